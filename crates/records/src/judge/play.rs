//! The play: who won which trick, and what was wrong in it.

mod missing;
mod row;

use bridge_laws::cite;
use cards::{BySeat, Card, CardSet, Seat, SeatSet, Suit};

use self::row::{Row, Slot};
use super::{Broken, Found, Judgement, Kind, Law};
use crate::{
    Deal,
    board::{Cell, Order, Play},
};

/// Whose card it is, place by place.
pub(crate) type Seats = Vec<Option<Seat>>;

/// What the play needs to know while it goes on.
struct Judge<'a> {
    known: BySeat<bool>,
    /// What each hand still has; of a hand that is not known, what it is seen to play.
    hands: BySeat<CardSet>,
    declarer: Option<Seat>,
    trump: Option<Suit>,
    opening: bool,
    /// Every card that the record shows.
    shown: CardSet,
    deal: Deal,
    cells: &'a [Cell],
    /// From here on more than one course of the play is possible.
    doubt: bool,
    judgement: &'a mut Judgement,
}

pub(super) fn judge(deal: Deal, play: &Play, trump: Option<Suit>, judgement: &mut Judgement) -> Seats {
    let longest = Seat::ALL.into_iter().map(|seat| deal.hand(seat).len()).max().unwrap_or(0);
    let from_the_start = longest == 0 || longest >= 13;
    let declarer = judgement.declarer;
    let due = match play.order {
        Order::Columns(first) if !from_the_start => Some(first),
        Order::Columns(first) => Some(declarer.map_or(first, Seat::next)),
        Order::Played => declarer.map(Seat::next).or_else(|| first_holder(&deal, play)),
    };
    let known = BySeat::from_fn(|seat| deal.hands[seat].is_some());
    let hands = BySeat::from_fn(|seat| deal.hand(seat));
    let cards = play.cells.iter().filter_map(|cell| match *cell {
        Cell::Card { card, .. } => Some(card),
        _ => None,
    });
    let shown = cards.collect();
    let mut judge = Judge {
        known,
        hands,
        declarer,
        trump,
        opening: from_the_start,
        shown,
        deal,
        cells: &play.cells,
        doubt: false,
        judgement,
    };
    let mut seats = Seats::with_capacity(play.cells.len());
    match play.order {
        Order::Columns(first) => judge.columns(play, first, due, &mut seats),
        Order::Played => judge.in_order(play, due, &mut seats),
    }
    let more = play
        .cells
        .iter()
        .skip(52)
        .find_map(|cell| if let Cell::Card { card, .. } = cell { Some(*card) } else { None });
    if let Some(card) = more {
        // A fourteenth trick.
        let found = Found::new(Kind::NotInHand, None, Law::Clause(cite::ONE_CARD)).certain();
        judgement.irregularities.push(Found { trick: Some(14), card: Some(card), ..found });
    }
    seats
}

pub(super) fn first_holder(deal: &Deal, play: &Play) -> Option<Seat> {
    let first = play
        .cells
        .iter()
        .find_map(|cell| if let Cell::Card { card, .. } = cell { Some(*card) } else { None })?;
    Seat::ALL.into_iter().find(|&seat| deal.hand(seat).contains(first))
}

impl Judge<'_> {
    fn holder(&self, card: Card) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.known[seat] && self.hands[seat].contains(card))
    }

    fn found(&mut self, trick: usize, card: Option<Card>, found: Found) {
        self.judgement.irregularities.push(Found { trick: u8::try_from(trick + 1).ok(), card, ..found });
    }

    /// The record is at fault, and from here on it cannot be said for sure what went on.
    fn broken(&mut self, trick: usize, card: Option<Card>, broken: Broken, seat: Option<Seat>) {
        if broken == Broken::TwoOfOneHand && self.is_of_another_deal() {
            return self.broken(trick, None, Broken::OtherDeal, None);
        }
        let found = Found::broken(broken, seat);
        let certain =
            matches!(broken, Broken::TwoOfOneHand | Broken::OtherDeal) && self.shows_all() && !self.doubt;
        self.found(trick, card, Found { certain, ..found });
        self.doubt = true;
    }

    /// A card that was left out makes a trick of three cards, and those behind it are of four hands again. Of cards that have
    /// nothing to do with these hands, four in a row are of four hands once in eleven times.
    fn is_of_another_deal(&self) -> bool {
        const ENOUGH: usize = 2;
        let holder = |cell: &Cell| match *cell {
            Cell::Card { card, .. } => {
                Seat::ALL.into_iter().find(|&seat| self.deal.hand(seat).contains(card))
            }
            _ => None,
        };
        let holders: Vec<Option<Seat>> = self.cells.iter().map(holder).collect();
        let of_different_hands = |from: usize, cards: usize| {
            holders.get(from..from + cards).is_some_and(|trick| {
                Seat::ALL.into_iter().filter(|&seat| trick.contains(&Some(seat))).count() == cards
            })
        };
        // How many tricks of four hands there are behind a card, at best.
        let mut fitting = vec![0; holders.len() + 1];
        for from in (0..holders.len()).rev() {
            let behind = |cards: usize| fitting.get(from + cards).copied().unwrap_or(0);
            let whole = behind(4) + usize::from(of_different_hands(from, 4));
            let short = if of_different_hands(from, 3) { behind(3) } else { 0 };
            if let Some(here) = fitting.get_mut(from) {
                *here = whole.max(short);
            }
        }
        let fitting = fitting.first().copied().unwrap_or(0);
        let tricks = holders.len() / 4;
        self.known.0.iter().all(|&known| known) && tricks >= ENOUGH && 2 * fitting < tricks
    }

    /// Where columns were copied all tricks are out of order; one tells it.
    fn out_of_order(&mut self, trick: usize, card: Option<Card>) {
        let kind = Kind::RecordBroken(Broken::OrderOfTrick);
        if self.judgement.irregularities.iter().all(|found| found.kind != kind) {
            self.broken(trick, card, Broken::OrderOfTrick, None);
        }
    }

    /// All cards of all hands were recorded, so no trick is missing.
    fn shows_all(&self) -> bool {
        self.shown.len() == 52
    }

    /// Rows of four columns.
    fn columns(&mut self, play: &Play, first: Seat, mut due: Option<Seat>, seats: &mut Seats) {
        let mut rows = [Row::default(); 13];
        let count = play.cells.len().div_ceil(4).min(13);
        let unplayed = self.hands;
        for (row, cells) in rows.iter_mut().zip(play.cells.chunks(4)) {
            *row = self.lay(cells, first);
            seats.extend(row.seats.iter().take(cells.len()));
            for (seat, slot) in row.slots.iter() {
                if let Some(slot) = slot {
                    self.hands[seat].remove(slot.card);
                }
            }
        }
        self.hands = unplayed;
        self.add_seen(&rows);
        for (trick, row) in rows.iter().enumerate().take(count) {
            let cells = play.cells.get(trick * 4..).unwrap_or_default();
            if row.strange {
                self.strange(trick, row, first, cells);
                break;
            }
            let mut leader = due;
            let marked = row.slots.iter().find_map(|(seat, slot)| slot.filter(|s| s.lead).map(|_| seat));
            if let Some(seat) = marked {
                let law = lead_law(self.declarer, seat, self.opening && trick == 0);
                if Some(seat) == due {
                    let law = lead_law(None, seat, false);
                    let found = Found::new(Kind::UnfoundedMark, Some(seat), law).certain();
                    self.found(trick, None, Found { marked: true, ..found });
                } else {
                    let card = row.slots[seat].map(|slot| slot.card);
                    let found = Found::new(self.wrong_lead_kind(trick), Some(seat), law).certain();
                    self.found(trick, card, Found { marked: true, ..found });
                }
                leader = Some(seat);
            } else if let Some((due, (other, only))) =
                due.and_then(|due| Some((due, self.likelier(row, due)?)))
            {
                self.wrong_lead(trick, row, due, other, only);
                leader = Some(other);
            }
            let Some(leader) = leader else { break };
            if let Some((awaited, _)) =
                first.round().into_iter().zip(cells).find(|(_, cell)| **cell == Cell::Awaited)
            {
                self.too_soon(trick, row, leader, awaited);
            }
            due = self.trick(trick, row, leader);
        }
    }

    /// Cards played after the one that is still awaited.
    fn too_soon(&mut self, trick: usize, row: &Row, leader: Seat, awaited: Seat) {
        for seat in leader.round() {
            if let Some(slot) = row.slots[seat].filter(|_| leader.steps_to(seat) > leader.steps_to(awaited)) {
                let law = Law::Clause(cite::IN_ROTATION);
                self.found(
                    trick,
                    Some(slot.card),
                    Found::new(Kind::PlayOutOfTurn, Some(seat), law).certain(),
                );
            }
        }
    }

    /// Places the cards of a row: by their holders, so that it does not matter where the row begins.
    fn lay(&self, cells: &[Cell], first: Seat) -> Row {
        let mut row = Row::default();
        let columns = first.round();
        let cards = || {
            columns.into_iter().zip(cells).enumerate().filter_map(|(i, (column, cell))| match *cell {
                Cell::Card { card, revoke, lead } => Some((i, column, Slot { card, revoke, lead })),
                _ => None,
            })
        };
        // All in their columns is the rule; a turned row is turned as a whole.
        let mut turn = None;
        let mut fits = true;
        for (_, column, slot) in cards() {
            if let Some(holder) = self.holder(slot.card) {
                fits &= *turn.get_or_insert(column.steps_to(holder)) == column.steps_to(holder);
            } else if self.known[column] && self.known.0.iter().all(|&known| known) {
                row.strange = true;
            }
        }
        let turned = columns.get(usize::from(turn.unwrap_or(0))).copied().unwrap_or(first);
        // In the column of a known hand that does not hold it, a card is that of a hand which nobody has seen.
        let is_strangers = |column: Seat, slot: Slot| self.known[column] && self.holder(slot.card).is_none();
        let placed = cards().filter(|&(_, column, slot)| !is_strangers(column, slot));
        let own: SeatSet = placed.map(|(_, column, slot)| self.holder(slot.card).unwrap_or(column)).collect();
        let mut unseen = columns.into_iter().filter(|&seat| !self.known[seat] && !own.contains(seat));
        for (i, column, slot) in cards() {
            let by_column =
                turned.round().get(usize::from(first.steps_to(column))).copied().unwrap_or(column);
            let seat = match self.holder(slot.card) {
                _ if fits => by_column,
                Some(holder) => holder,
                None if is_strangers(column, slot) => unseen.next().unwrap_or(column),
                None => by_column,
            };
            if row.slots[seat].is_some() {
                row.strange = true;
                continue;
            }
            row.slots[seat] = Some(slot);
            if let Some(place) = row.seats.get_mut(i) {
                *place = Some(seat);
            }
        }
        if row.strange {
            // Two cards of one hand: then the columns are all there is to go by.
            row.slots = BySeat::default();
            for (i, column, slot) in cards() {
                row.slots[column] = Some(slot);
                if let Some(place) = row.seats.get_mut(i) {
                    *place = Some(column);
                }
            }
        }
        row
    }

    /// Of a hand that is not known, the cards it plays are known afterwards.
    fn add_seen(&mut self, rows: &[Row]) {
        for seat in Seat::ALL.into_iter().filter(|&seat| !self.known[seat]) {
            let seen = rows.iter().filter_map(|row| row.slots[seat]).map(|slot| slot.card);
            self.hands[seat] = seen.collect();
        }
    }

    /// Who led instead of the due hand, where several hands would revoke on its lead and none on another's: a hand that
    /// makes sense as leader, and the leader if it can be only one.
    fn likelier(&self, row: &Row, due: Seat) -> Option<(Seat, Option<Seat>)> {
        let marked = row.slots.0.iter().flatten().any(|slot| slot.revoke);
        if row.strange || marked || row.count_revokes(due, &self.hands) < 2 {
            return None;
        }
        let sensible = |&seat: &Seat| row.led(seat).is_some() && row.count_revokes(seat, &self.hands) == 0;
        let mut others = due.round().into_iter().skip(1).filter(sensible);
        let first = others.next()?;
        let second = others.next();
        // If several could have led, the trick is clear only if they all played the same suit.
        let clear = second.into_iter().chain(others).all(|seat| row.led(seat) == row.led(first));
        clear.then_some((first, if second.is_none() { Some(first) } else { None }))
    }

    fn wrong_lead_kind(&self, trick: usize) -> Kind {
        if trick == 0 && self.opening { Kind::OpeningLeadOutOfTurn } else { Kind::LeadOutOfTurn }
    }

    /// `leader` led though it was `due` to; `who` is named if it can be only one. Unless all cards are there a trick may be
    /// missing before it; where it is plain that one can be, that is what is found.
    fn wrong_lead(&mut self, trick: usize, row: &Row, due: Seat, leader: Seat, who: Option<Seat>) {
        let all_known = self.known.0.iter().all(|&known| known);
        if all_known && missing::trick(&self.hands, self.shown, due, leader, self.trump) {
            self.broken(trick, None, Broken::MissingTrick, None);
            // Which cards it had nobody knows; those that are shown it had not.
            for hand in &mut self.hands.0 {
                *hand = *hand & self.shown;
            }
            return;
        }
        let card = who.and_then(|seat| row.slots[seat]).map(|slot| slot.card);
        let opening = trick == 0 && self.opening;
        let law = who.map_or(Law::Clause(cite::WINNER_LEADS), |seat| lead_law(self.declarer, seat, opening));
        let certain = self.shows_all() && !self.doubt;
        self.found(trick, card, Found { certain, ..Found::new(self.wrong_lead_kind(trick), who, law) });
        // What follows rests on who led.
        self.doubt |= !certain;
    }

    /// A row with two cards of one hand, or with one of no hand: after it nothing can be told.
    fn strange(&mut self, trick: usize, row: &Row, first: Seat, cells: &[Cell]) {
        let mut seen = BySeat::<bool>::default();
        for (column, cell) in first.round().into_iter().zip(cells) {
            let Cell::Card { card, .. } = *cell else { continue };
            match self.holder(card) {
                None if self.known[column] && row.slots[column].is_some() => {
                    self.not_in_hand(trick, column, card);
                    return;
                }
                Some(holder) if seen[holder] => {
                    self.broken(trick, Some(card), Broken::TwoOfOneHand, Some(holder));
                    return;
                }
                Some(holder) => seen[holder] = true,
                None => seen[column] = true,
            }
        }
        self.broken(trick, None, Broken::TwoOfOneHand, None);
    }

    fn not_in_hand(&mut self, trick: usize, seat: Seat, card: Card) {
        let found = Found::new(Kind::NotInHand, Some(seat), Law::Clause(cite::ONE_CARD));
        self.found(trick, Some(card), found.certain());
        self.doubt = true;
    }

    /// As the cards fell: the leader is the winner of the trick before, unless the deal says otherwise.
    fn in_order(&mut self, play: &Play, mut due: Option<Seat>, seats: &mut Seats) {
        for (trick, cells) in play.cells.chunks(4).enumerate().take(13) {
            let mut row = Row::default();
            let mut first = None;
            let mut turn = None;
            let mut in_rotation = true;
            for cell in cells {
                let Cell::Card { card, revoke, lead } = *cell else {
                    seats.push(None);
                    continue;
                };
                let holder = self.holder(card);
                let Some(seat) = holder.or(turn).or(due) else { return };
                if holder.is_none() && self.known[seat] {
                    self.not_in_hand(trick, seat, card);
                    return;
                }
                seats.push(Some(seat));
                if row.slots[seat].is_some() {
                    self.broken(trick, Some(card), Broken::TwoOfOneHand, Some(seat));
                    return;
                }
                row.slots[seat] = Some(Slot { card, revoke, lead });
                in_rotation &= turn.is_none_or(|turn| turn == seat);
                first.get_or_insert(seat);
                turn = Some(seat.next());
            }
            let Some(first) = first else { return };
            let leader = self.leader(trick, &row, due.unwrap_or(first), first, in_rotation);
            due = self.trick(trick, &row, leader);
        }
    }

    /// Who led to a trick in which this hand’s card stands first. That tells less than which lead makes a regular trick of
    /// it: where columns were copied, any hand’s card may stand first.
    fn leader(&mut self, trick: usize, row: &Row, due: Seat, first: Seat, in_rotation: bool) -> Seat {
        if let Some((other, only)) = self.likelier(row, due).filter(|_| first == due || !in_rotation) {
            self.wrong_lead(trick, row, due, other, only);
            return other;
        }
        let led_by_due = row.led(due).is_some() && row.count_revokes(due, &self.hands) == 0;
        let card = row.slots[first].map(|slot| slot.card);
        if first == due && !in_rotation && !row.is_complete() {
            self.broken(trick, None, Broken::MissingCard, None);
        } else if !in_rotation || (first != due && led_by_due) {
            self.out_of_order(trick, card);
        } else if first != due {
            self.wrong_lead(trick, row, due, first, Some(first));
            return first;
        }
        if row.led(due).is_some() { due } else { first }
    }

    /// Revokes and winner of a trick; none if it is not complete.
    fn trick(&mut self, trick: usize, row: &Row, leader: Seat) -> Option<Seat> {
        let marked = row.slots.0.iter().flatten().any(|slot| slot.revoke);
        // Two do not revoke on one card: it was another one that was led.
        let other_led = !marked && row.count_revokes(leader, &self.hands) > 1;
        if other_led {
            self.broken(trick, row.slots[leader].map(|slot| slot.card), Broken::CardLed, Some(leader));
        }
        for seat in leader.round() {
            let Some(slot) = row.slots[seat].filter(|_| !other_led) else { continue };
            let revokes = row.revokes(seat, leader, &self.hands);
            // A hand that is not known may well hold what the mark says it does.
            let marked_only = slot.revoke && !revokes && (!self.known[seat] || row.led(leader).is_none());
            if revokes || (marked_only && row.led(leader) != Some(slot.card.suit())) {
                // It had a card of the suit for sure if it played one later.
                let could_follow =
                    row.led(leader).is_some_and(|led| (self.hands[seat] & self.shown).has(led));
                let certain = slot.revoke || (could_follow && !self.doubt);
                let found = Found::new(Kind::Revoke, Some(seat), Law::Clause(cite::REVOKE));
                self.found(trick, Some(slot.card), Found { certain, marked: slot.revoke, ..found });
            } else if slot.revoke {
                let found = Found::new(Kind::UnfoundedMark, Some(seat), Law::Clause(cite::REVOKE)).certain();
                self.found(trick, Some(slot.card), Found { marked: true, ..found });
            }
        }
        for slot in row.slots.0.iter().flatten() {
            for hand in &mut self.hands.0 {
                hand.remove(slot.card);
            }
        }
        if !row.is_complete() {
            return None;
        }
        let winner = row.winner(leader, self.trump);
        if let Some(place) = self.judgement.winners.get_mut(trick) {
            *place = Some(winner);
        }
        self.judgement.won[winner.side()] += 1;
        self.judgement.whole = trick == 12;
        Some(winner)
    }
}

/// The law on a lead by this hand at the wrong time.
fn lead_law(declarer: Option<Seat>, seat: Seat, opening: bool) -> Law {
    let declaring = declarer.is_some_and(|declarer| declarer.side() == seat.side());
    Law::Clause(match (opening, declaring) {
        (true, true) => cite::OPENING_LEAD_BY_DECLARING_SIDE,
        (true, false) => cite::OPENING_LEAD_OUT_OF_TURN,
        (false, true) => cite::LEAD_BY_DECLARER,
        (false, false) => cite::LEAD_OUT_OF_TURN,
    })
}
