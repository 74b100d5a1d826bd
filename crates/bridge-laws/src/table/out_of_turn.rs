//! A card out of its turn: a lead by another hand and what is laid on it, a card before its turn, and what becomes of
//! them when play goes on.

use cards::{Card, Seat};

use super::Table;
use crate::{
    event::{Did, Then},
    laws::{
        lead_out_of_turn::{self, Weighs},
        legal::FOLLOW_SUIT,
        premature, revoke,
    },
    matter::{Kind, LeadOutOfTurn, Matter, Premature},
    story::{Deed, How},
};

impl Table {
    /// Another hand has won the trick before than it seemed: a lead that lies there is that hand's turn now.
    pub(super) fn now_it_is_his_lead(&mut self) {
        let (leader, number) = (self.state.trick.leader, self.state.trick_number());
        let mut in_turn = None;
        for m in &mut self.matters {
            if let Kind::Lead(lead) = &mut m.kind
                && m.trick == number
                && self.state.laid.contains(lead.card)
            {
                lead.due = leader;
                in_turn = in_turn.or(Some((lead.seat, lead.card)).filter(|(seat, _)| *seat == leader));
            }
        }
        if let Some((seat, card)) = in_turn {
            self.matters.retain(|m| !matches!(m.kind, Kind::Lead(lead) if lead.card == card));
            self.state.laid.remove(card);
            self.lay_in_order(seat, card, Did::Led, None);
        }
    }

    /// A lead by a hand that is not to lead.
    pub(super) fn open_lead_out_of_turn(&mut self, seat: Seat, card: Card) {
        self.lay_loose(seat, card);
        let state = &self.state;
        let number = state.trick_number();
        let established = state
            .revokes
            .iter()
            .any(|r| r.established.is_some() && r.seat.side() == seat.side() && r.trick + 1 == number);
        self.open(Kind::Lead(LeadOutOfTurn {
            seat,
            card,
            due: state.trick.leader,
            trick: number,
            opening: state.is_opening(),
            established,
            last_trick: state.is_last_trick(),
            excused: self.excused.contains(card),
        }));
    }

    /// A card laid while a lead out of turn lies there: what the laws say that it does to that is done.
    pub(super) fn lay_on_lead(
        &mut self,
        at: usize,
        lead: &LeadOutOfTurn,
        deed: Deed,
        seat: Seat,
        card: Card,
    ) {
        let weighs = lead_out_of_turn::weighs(&self.state, self.rules, &self.story, at, lead, &deed);
        let earlier: Vec<(Seat, Card)> = self.story.laid_since_to(at, lead.trick);
        self.story.tell(deed);
        match weighs {
            Weighs::Nothing => self.lay_loose(seat, card),
            Weighs::AnotherLead => self.open_lead_out_of_turn(seat, card),
            Weighs::Overtakes => self.lead_card(seat, card),
            Weighs::Condones => {
                if let Some((leader, proper)) = earlier.iter().copied().find(|(s, _)| *s == lead.due) {
                    self.state.laid.remove(proper);
                    self.play_card(leader, proper);
                }
                self.lay_in_order(seat, card, Did::Played, None);
            }
            Weighs::Accepts => {
                self.applied.insert(lead_out_of_turn::AS_CORRECT);
                self.stand_as_lead(lead.seat, lead.card);
                if !self.state.is_defender(lead.seat) {
                    // Declarer's two cards are both played (DP12).
                    let own = earlier
                        .iter()
                        .copied()
                        .find(|(s, c)| *s == lead.seat.partner() && self.state.laid.contains(*c));
                    if let Some((hand, own)) = own.filter(|_| seat != lead.seat.next()) {
                        self.state.laid.remove(own);
                        self.put(hand, own);
                        self.look_for_breach(hand, own);
                    }
                }
                if self.state.trick.turn() == Some(seat) {
                    self.play_card(seat, card);
                } else {
                    self.too_early(seat, card, None);
                }
            }
        }
    }

    /// The last trick is led to, and the card of whose turn it is lies there: there is no other to play.
    pub(super) fn play_the_last_cards(&mut self) {
        while self.state.is_last_trick()
            && let Some(seat) = self.state.trick.turn().filter(|_| !self.state.trick.is_empty())
            && let Some(card) = (self.state.hands[seat].known & self.state.laid).single()
        {
            self.state.laid.remove(card);
            self.matters.retain(|m| !m.kind.is_about(seat, card));
            self.play_card(seat, card);
        }
    }

    /// The lead out of turn is the lead to this trick.
    pub(super) fn stand_as_lead(&mut self, seat: Seat, card: Card) {
        let lies = self.state.trick.cards[seat];
        if lies != Some(card) && (lies.is_some() || !self.state.can_hold(seat, card)) {
            // Its trick has been quitted with it meanwhile, or the trick before it opened again: then it waits
            // for the next one.
            if lies.is_some() && self.state.laid.contains(card) && self.state.can_hold(seat, card) {
                self.state.next.led(seat, card);
            }
            return;
        }
        self.state.trick.leader = seat;
        // What is the lead is no failure to follow to another.
        self.state.revokes.retain(|r| (r.seat, r.card) != (seat, Some(card)));
        if lies.is_none() {
            self.state.laid.remove(card);
            if self.state.spread.is_none() {
                self.state.lay_open(self.state.dummy());
            }
            self.put(seat, card);
        } else {
            self.state.spend_restrictions(seat);
        }
    }

    /// A card before its turn to the trick in progress.
    pub(super) fn too_early(&mut self, seat: Seat, card: Card, at_once: Option<Seat>) {
        self.too_early.push(card);
        let state = &self.state;
        let partner = seat.partner();
        let at = state.trick_number();
        let declarer_side = [state.declarer, state.dummy()];
        // What declarer has led from the wrong hand lies there as well, where a defender has followed to his right lead.
        let led = |hand: Seat| {
            self.matters
                .iter()
                .any(|m| matches!(m.kind, Kind::Lead(lead) if m.trick == at && lead.seat == hand))
        };
        let premature = Premature {
            seat,
            card,
            lead: false,
            led: state.trick.led(),
            turn: state.trick.turn().unwrap_or(seat),
            partner_had_played: state.trick.cards[partner].is_some(),
            both_hands: declarer_side.iter().all(|&hand| state.trick.cards[hand].is_some() || led(hand)),
            suggested: state.dummy_suggested,
            simultaneous: at_once.is_some(),
            with_partners_lead: at_once == Some(partner) && state.trick.leader == partner,
        };
        if state.is_defender(seat) {
            // Where it comes again with the lead to which it was, it is left there as what it is.
            self.state.takebacks.retain(|right| right.card != card);
            self.put(seat, card);
            self.open_at(Kind::Premature(premature), at);
            return;
        }
        let revoked = match revoke::failed_to_follow(&self.state, seat, card) {
            Some(_) => self.note_revoke(seat, card, FOLLOW_SUIT),
            None => None,
        };
        // Declarer's card is played and may not be changed.
        self.applied.insert(premature::DECLARERS_STANDS);
        if self.state.trick_number() == 1 && self.state.trick.leader != self.state.declarer.next() {
            self.applied.insert(lead_out_of_turn::SECOND_FROM_DUMMY);
        }
        self.put(seat, card);
        if let Some(kind) = revoked {
            self.open_at(kind, at);
        }
    }

    /// A lead to the next trick before this one is over.
    pub(super) fn next_trick_too_early(&mut self, seat: Seat, card: Card) {
        let next = self.state.trick_number() + 1;
        if !self.follows_declarers_other_lead(seat, card)
            && let Some(clause) = revoke::establish_by_play(&mut self.state, seat, next, false)
        {
            self.applied.insert(clause);
        }
        if let Some((leader, lead)) = self.state.next.lead()
            && leader != seat
        {
            return self.play_on_with_a_card_missing(leader, lead, seat, card);
        }
        if let Some((_, first)) = self.state.next.lead().filter(|_| !self.state.is_defender(seat)) {
            // Of two cards put out for the next trick the first is in the hand again.
            self.state.laid.remove(first);
            self.state.nothing_followed();
        }
        self.lay_loose(seat, card);
        self.state.next.led(seat, card);
        if self.state.is_defender(seat) {
            let state = &self.state;
            self.open(Kind::Premature(Premature {
                seat,
                card,
                lead: true,
                led: state.trick.led(),
                turn: state.trick.turn().unwrap_or(seat),
                partner_had_played: state.trick.cards[seat.partner()].is_some(),
                both_hands: false,
                suggested: false,
                simultaneous: false,
                with_partners_lead: false,
            }));
        }
    }

    /// Declarer has led to this trick from both hands, and this card follows to the lead of the other: it is none to the next.
    fn follows_declarers_other_lead(&self, seat: Seat, card: Card) -> bool {
        let number = self.state.trick_number();
        let led = |m: &Matter| matches!(m.kind, Kind::Lead(lead) if m.trick == number && lead.seat == seat);
        let other = self.state.trick.cards[seat.partner()];
        !self.state.is_defender(seat)
            && other.is_some_and(|other| other.suit() == card.suit())
            && self.matters.iter().any(led)
    }

    /// A second hand plays to the next trick: the one before stays defective (67).
    pub(super) fn play_on_with_a_card_missing(&mut self, leader: Seat, lead: Card, seat: Seat, card: Card) {
        self.state.next.take_lead();
        self.state.next.without(seat, card);
        self.state.laid.remove(lead);
        self.matters.retain(|m| !matches!(&m.kind, Kind::Premature(p) if p.card == lead));
        self.state.quit_trick();
        self.look_at_premature_cards();
        let number = self.state.trick_number();
        for by in [leader, seat] {
            revoke::establish_by_play(&mut self.state, by, number, false);
        }
        self.lay_in_order(leader, lead, Did::Led, None);
        self.lay_what_followed((leader, lead));
        match self.waiting_lead().map(|(m, lead)| (m.at, lead)) {
            // That was not his lead: the second card was laid on a lead out of turn.
            Some((at, wrong)) => {
                let what = Then { did: Did::Played, seat, card: Some(card) };
                let deed = Deed { what, trick: self.state.trick_number(), how: How::Alone };
                self.lay_on_lead(at, &wrong, deed, seat, card);
            }
            None => self.lay_in_order(seat, card, Did::Played, None),
        }
    }

    /// Who did nothing wrong plays to a later trick: what was open about an earlier one and can no longer be put
    /// right lapses (11A). What the side that erred does takes nothing from the others (60C).
    pub(super) fn lapse(&mut self, seat: Seat) {
        if self.matters.is_empty() {
            return;
        }
        let number = self.state.trick_number();
        let declarer = self.state.declarer;
        let matters = std::mem::take(&mut self.matters);
        self.matters = matters
            .into_iter()
            .filter(|m| {
                let over = m.trick < number && m.kind.innocent(declarer).contains(seat);
                m.called || !over || self.outlasts(m)
            })
            .collect();
    }
}
