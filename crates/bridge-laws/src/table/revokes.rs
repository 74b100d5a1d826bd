//! Revokes at the table: noted, found later, established, pointed out (61–63).

use cards::{Card, Seat, Suit};

use super::{Noticed, Table};
use crate::{
    clause::Clause,
    event::{Impossible, Refused},
    laws::{legal::FOLLOW_SUIT, premature::AT_HIS_TURN, revoke, transfer},
    matter::{Kind, Matter},
    state::{Revoke, State},
    words::Irregularity,
};

/// What this card breaks; it is not put down yet.
pub(super) fn revoke_of(then: &State, seat: Seat, card: Card, clause: Clause) -> Revoke {
    let suit = match clause == FOLLOW_SUIT {
        true => then.trick.led().unwrap_or(card.suit()),
        false => card.suit(),
    };
    let broke = then.restrictions.iter().find(|r| r.restriction.seat == seat && r.law == clause).copied();
    let dummys = seat == then.dummy();
    let open = then.penalty_cards(seat);
    Revoke {
        faced: dummys || open.contains(card),
        // 64B3 looks at the card that was not played.
        due_faced: dummys || broke.is_none() && open.has(suit),
        broke,
        passed_over: (clause == FOLLOW_SUIT || clause == AT_HIS_TURN) && then.passes_over_a_card(seat, card),
        ..Revoke::new(seat, then.trick_number(), Some(card), suit)
    }
}

impl Table {
    /// Notes a revoke before its card is put down; what is open about it then.
    pub(super) fn note_revoke(&mut self, seat: Seat, card: Card, clause: Clause) -> Option<Kind> {
        self.add_revoke(revoke_of(&self.state, seat, card, clause))
    }

    pub(super) fn add_revoke(&mut self, revoke: Revoke) -> Option<Kind> {
        if self.state.revoked_in(revoke.seat, revoke.trick) {
            return None;
        }
        // His side may have played to the next trick before this one was opened again.
        let on = self.has_played_on(revoke.seat, revoke.trick).then_some(revoke::BY_PLAY);
        let revoke = Revoke { established: revoke.established.or(on), ..revoke };
        self.state.revokes.push(revoke);
        self.applied.insert(revoke::REVOKED);
        Some(Kind::Revoke(revoke))
    }

    /// The director was told what else there was: this revoke before, and whether all that counts is known.
    pub(crate) fn is_told_of_revokes(&mut self, other: Option<(Seat, Suit)>, to_the_end: bool) {
        self.state.told_to_the_end = Some(to_the_end);
        self.state.revokes.extend(other.map(|(seat, suit)| Revoke {
            established: Some(revoke::BY_PLAY),
            attention: Some(transfer::attention_now(&self.state, seat)),
            ..Revoke::new(seat, self.state.before, None, suit)
        }));
    }

    /// A trick is over to which a defender has played before his turn: his card is played, and may be a revoke.
    pub(super) fn look_at_premature_cards(&mut self) {
        let number = self.state.trick_number() - 1;
        let early = |m: &Matter| match m.kind {
            Kind::Premature(p) if !p.lead && m.trick == number => Some((p.seat, p.card)),
            _ => None,
        };
        let early: Vec<(Seat, Card)> = self.matters.iter().filter_map(early).collect();
        for (seat, card) in early {
            self.look_for_breach(seat, card);
        }
    }

    /// A trick is over in which somebody has left a card that he might have taken back (62C1): it is played, and may
    /// be a revoke to the lead there is now. To a lead that dummy put out unnamed nobody had to follow (45D1).
    pub(super) fn look_at_cards_left(&mut self) {
        let Some(last) = self.state.history.iter().next_back().map(|last| last.trick) else { return };
        let lead = last.cards[last.leader];
        let unnamed = |m: &Matter| matches!(m.kind, Kind::WrongCard { put_out, .. } if lead == Some(put_out));
        if self.matters.iter().any(unnamed) {
            return;
        }
        let left = self.state.takebacks.iter().map(|t| (t.seat, t.card));
        // What was played to another lead is looked at with the lead there is now (44C).
        let followed = |&(seat, card): &(Seat, Card)| {
            let another =
                lead.is_some_and(|lead| self.story.followed_another((last.leader, lead), (seat, card)));
            self.last_quitted_has(seat, card) && !another
        };
        let left: Vec<(Seat, Card)> = left.filter(followed).collect();
        left.into_iter().for_each(|(seat, card)| self.look_for_revoke(seat, card));
    }

    /// A hand nobody knew shows a suit that it should have followed with before.
    pub(super) fn find_old_revokes(&mut self, seat: Seat, card: Card) {
        let suit = card.suit();
        let first = self.state.before + 1;
        let found: Vec<Revoke> = (first..)
            .zip(self.state.history.iter())
            .filter(|(_, quitted)| {
                let trick = &quitted.trick;
                trick.leader != seat
                    && trick.led() == Some(suit)
                    && trick.cards[seat].is_some_and(|c| c.suit() != suit)
            })
            .map(|(trick, quitted)| Revoke {
                // He plays to a later trick now.
                established: Some(revoke::BY_PLAY),
                ..Revoke::new(seat, trick, quitted.trick.cards[seat], suit)
            })
            .collect();
        for revoke in found {
            if !self.state.revoked_in(seat, revoke.trick) {
                self.state.revokes.push(revoke);
                self.open(Kind::Revoke(revoke));
            }
        }
    }

    /// This card is in the hand again, and was there all the time (67B2): where its suit was led since and the hand
    /// did not follow, it has revoked.
    pub(super) fn find_revokes_with(&mut self, seat: Seat, card: Card) {
        let led = card.suit();
        for number in self.state.before + 1..=self.state.trick_number() {
            let Some(trick) = self.state.trick_by_number(number) else { continue };
            let failed = |own: &Card| trick.leader != seat && trick.led() == Some(led) && own.suit() != led;
            let Some(own) = trick.cards[seat].filter(failed) else { continue };
            if self.state.revoked_in(seat, number) {
                continue;
            }
            let dummys = seat == self.state.dummy();
            let revoke = Revoke {
                established: self.has_played_on(seat, number).then_some(revoke::BY_PLAY),
                faced: dummys || self.state.was_penalty_card(own),
                due_faced: dummys,
                ..Revoke::new(seat, number, Some(own), led)
            };
            self.state.revokes.push(revoke);
            self.applied.insert(revoke::REVOKED);
            self.open_at(Kind::Revoke(revoke), number);
        }
    }

    /// Has this hand or its partner played to a trick after the one of this number?
    pub(super) fn has_played_on(&self, seat: Seat, trick: u8) -> bool {
        let number = self.state.trick_number();
        let lies = || Seat::ALL.into_iter().filter(|&by| self.state.trick.cards[by].is_some());
        let waits = || self.state.next.cards().map(|(by, _)| by);
        let own = |by: Seat| by.side() == seat.side();
        trick + 1 < number || trick < number && lies().any(own) || trick == number && waits().any(own)
    }

    /// Attention is drawn to a matter: the revoke counts from now on (64B4, 64B5).
    pub(super) fn note(&mut self, kind: &Kind) {
        if let Some(noticed) = self.as_noticed(kind) {
            self.noticed.push(noticed);
        }
        if let Kind::Revoke(r) = kind {
            transfer::draw_attention(&mut self.state, r.seat, r.trick);
        }
    }

    /// The director sees that this card was a revoke, if one was noted.
    pub(super) fn notice_revoke(&mut self, seat: Seat, card: Card) {
        let noted = |m: &Matter| m.is_unnoticed() && m.kind.is_about(seat, card);
        if let Some(place) = self.matters.iter().position(noted) {
            self.call(&[place]);
        }
    }

    pub(super) fn found_revoke(&mut self, seat: Seat, trick: u8, suit: Suit) {
        let card = self.state.trick_by_number(trick).and_then(|t| t.cards[seat]);
        let dummys = seat == self.state.dummy();
        let revoke = Revoke {
            established: match self.has_played_on(seat, trick) {
                true => Some(revoke::BY_PLAY),
                false => self.claimed.as_ref().and_then(|claim| match claim.by.side() == seat.side() {
                    true => Some(revoke::BY_CLAIM),
                    false => revoke::established_by_agreement(&self.state, claim.by, seat),
                }),
            },
            attention: Some(transfer::attention_now(&self.state, seat)),
            faced: dummys,
            due_faced: dummys,
            ..Revoke::new(seat, trick, card, suit)
        };
        self.state.revokes.push(revoke);
        let matter = self.matter(Kind::Revoke(revoke), true);
        self.matters.push(matter);
    }

    /// Called, and nothing is wrong as far as the cards show: it may be that a hand nobody knows
    /// did not follow suit.
    pub(super) fn suspect_revoke(&mut self) {
        let Some((seat, card)) = self.last_play else { return };
        let Some(led) = self.state.trick.led().filter(|_| self.state.trick.cards[seat] == Some(card)) else {
            return;
        };
        if card.suit() != led && !self.state.hands[seat].is_open_book() && seat != self.state.trick.leader {
            self.suspect(seat, self.state.trick_number(), led);
        }
    }

    /// A lead out of turn stands: who has laid a card of another suit since, and whose hand nobody knows, may have
    /// revoked.
    pub(super) fn suspect_followers(&mut self, leader: Seat, lead: Card) {
        let followed = self.state.trick_of(leader, lead);
        for (seat, card) in followed.into_iter().filter(|(_, card)| card.suit() != lead.suit()) {
            let since = self.story.came_after((leader, lead), (seat, card)) == Some(true);
            let unknown = seat != self.state.dummy() && !self.state.knows(seat);
            if since && unknown && self.state.trick.cards[seat] == Some(card) {
                self.suspect(seat, self.state.trick_number(), lead.suit());
            }
        }
    }

    /// A ruling lets a card lie that is not of the suit led, of a hand that nobody knows: it may be a revoke.
    pub(super) fn suspect_discard(&mut self, seat: Seat, card: Card) {
        if self.state.knows(seat)
            || self.just_ruled.as_ref().is_some_and(|m| matches!(m.kind, Kind::Revoke(_)))
        {
            return;
        }
        let Some(number) = self.state.number_of(seat, card) else { return };
        let Some(trick) = self.state.trick_by_number(number).filter(|trick| trick.leader != seat) else {
            return;
        };
        let Some(led) = trick.led().filter(|led| *led != card.suit()) else { return };
        if !self.told_void[seat].contains(led) {
            self.suspect(seat, number, led);
        }
    }

    fn suspect(&mut self, seat: Seat, trick: u8, suit: Suit) {
        // Showing out was only taken for granted.
        self.state.hands[seat].void = self.state.hands[seat].void.without(suit);
        let card = self.state.trick_by_number(trick).and_then(|laid| laid.cards[seat]);
        let matter = self.matter(Kind::Revoke(Revoke::new(seat, trick, card, suit)), true);
        self.matters.push(matter);
        self.noticed.push(Noticed { kind: Irregularity::Revoke, seat, card, call: None });
    }

    pub(super) fn call_about_revoke(&mut self, by: Seat, trick: u8) -> Result<(), Refused> {
        if self.was_played_to_another_lead(by, trick) {
            // Which is a matter of its own.
            self.settle_what_is_meant(by, false);
            return Ok(());
        }
        let known = self.state.revokes.iter().find(|r| r.seat == by && r.trick == trick).copied();
        if let Some(noted) = known {
            let of_this = |m: &Matter| matches!(&m.kind, Kind::Revoke(r) if r.seat == by && r.trick == trick);
            self.matters.retain(|m| !of_this(m));
            self.open_called(Kind::Revoke(noted));
            return Ok(());
        }
        // He has put it right himself: the matter is there, the revoke is not.
        let put_right = |m: &Matter| matches!(&m.kind, Kind::Revoke(r) if r.seat == by && r.trick == trick);
        if let Some(i) = self.matters.iter().position(put_right) {
            self.call(&[i]);
            return Ok(());
        }
        let Some(laid) = self.state.trick_by_number(trick) else {
            // A trick before was opened again, and this one waits until it is complete.
            let waits =
                trick == self.state.trick_number() + 1 && self.state.next.cards().any(|(of, _)| of == by);
            return if waits { Ok(()) } else { Err(Impossible::NoSuchTrick.into()) };
        };
        if let (Some(led), Some(card)) = (laid.led(), laid.cards[by])
            && led != card.suit()
        {
            if self.state.holds(by, led) == Some(true) {
                // It had stuck to another card and is back in the hand (67B2).
                self.found_revoke(by, trick, led);
                self.noticed.push(Noticed {
                    kind: Irregularity::Revoke,
                    seat: by,
                    card: Some(card),
                    call: None,
                });
            } else if !self.state.hands[by].is_open_book() {
                self.suspect(by, trick, led);
            }
        }
        Ok(())
    }

    /// Has his card, of another suit than the lead that lies there, been laid when that did not lie there?
    fn was_played_to_another_lead(&self, by: Seat, trick: u8) -> bool {
        let Some(laid) = self.state.trick_by_number(trick) else { return false };
        let (Some(lead), Some(card)) = (laid.cards[laid.leader], laid.cards[by]) else { return false };
        card.suit() != lead.suit() && self.story.followed_another((laid.leader, lead), (by, card))
    }
}
