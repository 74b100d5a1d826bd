//! The play: who won which trick, and what was wrong in it.

use bridge_laws::{Trick, cite};
use cards::{BySeat, Card, CardSet, Seat, Suit};

use super::{Found, Judgement, Kind, Law};
use crate::{
    Board, Deal,
    board::{Cell, Order, Play},
};

/// Whose card it is, place by place.
pub(crate) type Seats = Vec<Option<Seat>>;

/// A card in a trick.
#[derive(Debug, Clone, Copy)]
struct Slot {
    card: Card,
    revoke: bool,
    lead: bool,
}

/// A trick, seat by seat, whoever led.
#[derive(Debug, Clone, Copy, Default)]
struct Row {
    slots: BySeat<Option<Slot>>,
    /// The seat of each place of the record.
    seats: [Option<Seat>; 4],
    /// Cards that are not of the hand which the record gives them to.
    strange: bool,
}

impl Row {
    fn is_complete(&self) -> bool {
        self.slots.0.iter().all(Option::is_some)
    }

    fn led(&self, leader: Seat) -> Option<Suit> {
        self.slots[leader].map(|slot| slot.card.suit())
    }

    /// Is this card in `seat` a revoke if `leader` led?
    fn revokes(&self, seat: Seat, leader: Seat, hands: &BySeat<CardSet>) -> bool {
        match (self.led(leader), self.slots[seat]) {
            (Some(led), Some(slot)) => seat != leader && slot.card.suit() != led && hands[seat].has(led),
            _ => false,
        }
    }

    fn count_revokes(&self, leader: Seat, hands: &BySeat<CardSet>) -> usize {
        Seat::ALL.into_iter().filter(|&seat| self.revokes(seat, leader, hands)).count()
    }

    fn winner(&self, leader: Seat, trump: Option<Suit>) -> Seat {
        let cards = BySeat(self.slots.0.map(|slot| slot.map(|slot| slot.card)));
        Trick { leader, cards }.winner(trump)
    }
}

/// What the play needs to know while it goes on.
struct Judge<'a> {
    known: BySeat<bool>,
    /// What each hand still has; of a hand that is not known, what it is seen to play.
    hands: BySeat<CardSet>,
    declarer: Option<Seat>,
    trump: Option<Suit>,
    opening: bool,
    judgement: &'a mut Judgement,
}

pub(super) fn judge(board: &Board, play: &Play, trump: Option<Suit>, judgement: &mut Judgement) -> Seats {
    let deal = board.deal.unwrap_or_default();
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
    let mut judge = Judge { known, hands, declarer, trump, opening: from_the_start, judgement };
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
        let found = Found::new(Kind::NotInHand, None, Law::Clause(cite::ONE_CARD));
        judgement.irregularities.push(Found { trick: Some(14), card: Some(card), ..found });
    }
    seats
}

fn first_holder(deal: &Deal, play: &Play) -> Option<Seat> {
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

    /// 44B: a card that did not come in rotation.
    fn out_of_turn(&mut self, seat: Seat, trick: usize, card: Card) {
        self.found(Kind::PlayOutOfTurn, seat, trick, Some(card), Law::Clause(cite::IN_ROTATION), false);
    }

    fn found(&mut self, kind: Kind, seat: Seat, trick: usize, card: Option<Card>, clause: Law, marked: bool) {
        let trick = u8::try_from(trick + 1).ok();
        self.judgement.irregularities.push(Found { kind, seat: Some(seat), trick, card, clause, marked });
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
            let mut leader = due;
            let marked = row.slots.iter().find_map(|(seat, slot)| slot.filter(|s| s.lead).map(|_| seat));
            if let Some(seat) = marked {
                if Some(seat) == due {
                    self.found(Kind::UnfoundedMark, seat, trick, None, lead_law(None, seat, false), true);
                } else {
                    self.wrong_lead(trick, row, Some(seat), true);
                }
                leader = Some(seat);
            } else if let Some((other, only)) = due.and_then(|due| self.likelier(row, due)) {
                self.wrong_lead(trick, row, only, false);
                leader = Some(other);
            }
            if row.strange {
                self.strangers(trick, first, row, play.cells.get(trick * 4..).unwrap_or_default());
            }
            let Some(leader) = leader else { break };
            let cells = play.cells.get(trick * 4..).unwrap_or_default();
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
                self.found(Kind::PlayOutOfTurn, seat, trick, Some(slot.card), law, false);
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
        for (i, column, slot) in cards() {
            let by_column =
                turned.round().get(usize::from(first.steps_to(column))).copied().unwrap_or(column);
            let seat = if fits { by_column } else { self.holder(slot.card).unwrap_or(by_column) };
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

    fn wrong_lead(&mut self, trick: usize, row: &Row, seat: Option<Seat>, marked: bool) {
        let opening = trick == 0 && self.opening;
        let kind = if opening { Kind::OpeningLeadOutOfTurn } else { Kind::LeadOutOfTurn };
        let card = seat.and_then(|seat| row.slots[seat]).map(|slot| slot.card);
        let clause =
            seat.map_or(Law::Clause(cite::WINNER_LEADS), |seat| lead_law(self.declarer, seat, opening));
        let trick = u8::try_from(trick + 1).ok();
        self.judgement.irregularities.push(Found { kind, seat, trick, card, clause, marked });
    }

    fn strangers(&mut self, trick: usize, first: Seat, row: &Row, cells: &[Cell]) {
        for (seat, cell) in first.round().into_iter().zip(cells) {
            let Cell::Card { card, .. } = *cell else { continue };
            if row.slots[seat].is_some() && self.known[seat] && !self.hands[seat].contains(card) {
                self.found(Kind::NotInHand, seat, trick, Some(card), Law::Clause(cite::ONE_CARD), false);
            }
        }
    }

    /// As the cards fell: the leader is the winner of the trick before, unless the deal says otherwise.
    fn in_order(&mut self, play: &Play, mut due: Option<Seat>, seats: &mut Seats) {
        for (trick, cells) in play.cells.chunks(4).enumerate().take(13) {
            let mut row = Row::default();
            let mut leader = None;
            let mut turn = None;
            for (i, cell) in cells.iter().enumerate() {
                let Cell::Card { card, revoke, lead } = *cell else {
                    seats.push(None);
                    continue;
                };
                let expected = turn.or(due);
                let holder = self.holder(card);
                let Some(seat) = holder.or(expected) else { return };
                if holder.is_none() && self.known[seat] {
                    self.found(Kind::NotInHand, seat, trick, Some(card), Law::Clause(cite::ONE_CARD), false);
                    row.strange = true;
                }
                seats.push(Some(seat));
                if row.slots[seat].is_some() {
                    self.out_of_turn(seat, trick, card);
                    row.strange = true;
                    turn = Some(seat.next());
                    continue;
                }
                row.slots[seat] = Some(Slot { card, revoke, lead });
                if i == 0 {
                    leader = Some(seat);
                    if due.is_some_and(|due| due != seat) {
                        self.wrong_lead(trick, &row, Some(seat), false);
                    }
                } else if turn.is_some_and(|turn| turn != seat) {
                    self.out_of_turn(seat, trick, card);
                }
                turn = Some(seat.next());
            }
            let Some(leader) = leader else { return };
            due = self.trick(trick, &row, leader);
        }
    }

    /// Revokes and winner of a trick; none if it is not complete.
    fn trick(&mut self, trick: usize, row: &Row, leader: Seat) -> Option<Seat> {
        for seat in leader.round() {
            let Some(slot) = row.slots[seat] else { continue };
            let revokes = !row.strange && row.revokes(seat, leader, &self.hands);
            // A hand that is not known may well hold what the mark says it does.
            let marked_only = slot.revoke && !revokes && (!self.known[seat] || row.led(leader).is_none());
            if revokes || (marked_only && row.led(leader) != Some(slot.card.suit())) {
                let law = Law::Clause(cite::REVOKE);
                self.found(Kind::Revoke, seat, trick, Some(slot.card), law, slot.revoke);
            } else if slot.revoke {
                let law = Law::Clause(cite::REVOKE);
                self.found(Kind::UnfoundedMark, seat, trick, Some(slot.card), law, true);
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
