//! Revokes at the table: noted, found later, established, pointed out (61–63).

use cards::{Card, Seat, Suit};

use super::{Noticed, Table};
use crate::{
    clause::Clause,
    event::{Impossible, Refused},
    matter::{Kind, Matter},
    state::{Moment, Revoke},
    words::Irregularity,
};

impl Table {
    pub(super) fn note_revoke(&mut self, seat: Seat, card: Card, clause: Clause) {
        let suit = match clause {
            Clause::L44C => self.state.trick.led().unwrap_or(card.suit()),
            _ => card.suit(),
        };
        let trick = self.state.trick_number();
        if self.state.revokes.iter().any(|r| r.seat == seat && r.trick == trick) {
            return;
        }
        let broke =
            self.state.restrictions.iter().find(|r| r.restriction.seat == seat && r.law == clause).copied();
        let faced_hand = seat == self.state.dummy() || self.state.penalty_cards(seat).contains(card);
        let revoke = Revoke::new(seat, trick, Some(card), suit);
        self.state.revokes.push(Revoke { faced_hand, broke, ..revoke });
        self.applied.insert(Clause::L61A);
        self.open(Kind::Revoke { seat, trick, suit });
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
                // 63A1: he plays to a later trick now.
                established: true,
                ..Revoke::new(seat, trick, quitted.trick.cards[seat], suit)
            })
            .collect();
        for revoke in found {
            if !self.state.revokes.iter().any(|r| r.seat == seat && r.trick == revoke.trick) {
                self.state.revokes.push(revoke);
                self.open(Kind::Revoke { seat, trick: revoke.trick, suit });
            }
        }
    }

    /// 63A1: a lead or play to the next trick establishes a revoke of that side.
    pub(super) fn establish_revokes(&mut self, seat: Seat) {
        if self.state.revokes.is_empty() {
            return;
        }
        let number = self.state.trick_number();
        for revoke in &mut self.state.revokes {
            if !revoke.established && revoke.trick < number && revoke.seat.side() == seat.side() {
                revoke.established = true;
                self.applied.insert(Clause::L63A1);
            }
        }
    }

    /// Attention is drawn to a revoke: from now on it counts (64B4, 64B5).
    pub(super) fn draw_attention(&mut self, kind: &Kind) {
        if let Kind::Revoke { seat, trick, .. } = kind {
            let end = self.state.moment_against(*seat);
            for revoke in &mut self.state.revokes {
                if revoke.seat == *seat && revoke.trick == *trick {
                    revoke.attention = revoke.attention.or(Some(end.max(Moment::Play)));
                }
            }
        }
    }

    pub(super) fn found_revoke(&mut self, seat: Seat, trick: u8, suit: Suit) {
        let card = self.state.trick_by_number(trick).and_then(|t| t.cards[seat]);
        let number = self.state.trick_number();
        let own_side = [seat, seat.partner()];
        let played_on = trick < number && own_side.iter().any(|&s| self.state.trick.cards[s].is_some());
        self.state.revokes.push(Revoke {
            established: played_on || trick + 1 < number,
            attention: Some(self.state.moment_against(seat)),
            faced_hand: seat == self.state.dummy(),
            ..Revoke::new(seat, trick, card, suit)
        });
        self.matters.push(Matter { kind: Kind::Revoke { seat, trick, suit }, called: true });
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

    fn suspect(&mut self, seat: Seat, trick: u8, suit: Suit) {
        // Showing out was only taken for granted.
        self.state.hands[seat].void = self.state.hands[seat].void.without(suit);
        self.matters.push(Matter { kind: Kind::Revoke { seat, trick, suit }, called: true });
        self.noticed = Some(Noticed { kind: Irregularity::Revoke, seat, card: None, call: None });
    }

    pub(super) fn call_about_revoke(&mut self, by: Seat, trick: u8) -> Result<(), Refused> {
        let known = self.state.revokes.iter().find(|r| r.seat == by && r.trick == trick).copied();
        if let Some(revoke) = known {
            let kind = Kind::Revoke { seat: by, trick, suit: revoke.suit };
            self.matters.retain(|m| m.kind != kind);
            self.open_called(kind);
            return Ok(());
        }
        let Some(laid) = self.state.trick_by_number(trick) else {
            return Err(Impossible::NoSuchTrick.into());
        };
        if let (Some(led), Some(card)) = (laid.led(), laid.cards[by])
            && led != card.suit()
        {
            if self.state.holds(by, led) == Some(true) {
                // It had stuck to another card and is back in the hand (67B2).
                self.found_revoke(by, trick, led);
                self.noticed =
                    Some(Noticed { kind: Irregularity::Revoke, seat: by, card: Some(card), call: None });
            } else if !self.state.hands[by].is_open_book() {
                self.suspect(by, trick, led);
            }
        }
        Ok(())
    }
}
