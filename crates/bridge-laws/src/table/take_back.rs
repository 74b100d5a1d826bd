//! A player takes a card of his back: with a right to, to put right what he did wrong, or with none.

use cards::{Card, Seat};

use super::Table;
use crate::{
    event::{Did, Impossible, Refused},
    laws::{dummy, face_down, information, retraction, revoke},
    matter::{Kind, Matter, Standing},
    state::{Revoke, TakeBack, Trick},
    story::Deed,
    words::{Effect, Grade, Ruling},
};

impl Table {
    pub(super) fn withdraw(&mut self, seat: Seat, card: Option<Card>) -> Result<(), Refused> {
        if let Some(down) = self.face_down.filter(|down| down.seat == seat)
            && (card.is_none() || down.card.is_none() || down.card == card)
        {
            self.tell(Did::TookBack, seat, card);
            self.face_down = None;
            if down.may_change {
                return Ok(());
            }
            // 41A: a face-down lead may not simply be changed.
            self.applied.insert(face_down::LAID);
            self.open(Kind::FaceDownTakenBack { seat, card: down.card.or(card) });
            return Ok(());
        }
        let card = card.or_else(|| self.own_card(seat)).ok_or(Impossible::NothingToTakeBack)?;
        if self.is_stopped() {
            return Err(Impossible::PlayIsOver.into());
        }
        let right = self.state.takebacks.iter().find(|t| t.seat == seat && t.card == card).copied();
        if right.is_some() && self.state.laid.contains(card) {
            self.state.laid.remove(card);
            self.state.next.without(seat, card);
        } else if self.take_from_surplus(seat, card) {
            self.tell(Did::TookBack, seat, Some(card));
            return Ok(());
        } else if self.take_up(seat, card) {
            return Ok(());
        } else if !self.state.trick_of(seat, card).contains(&(seat, card)) {
            return self.withdraw_quitted(seat, card);
        }
        let noted = self.state.revokes.iter().find(|r| r.seat == seat && r.card == Some(card)).copied();
        let of_legal_cards = right.is_some_and(|right| dummy::is_for_legal_cards(right.law));
        let shows_a_revoke = of_legal_cards && noted.is_some();
        let suspect = self.could_be_a_revoke(seat, card);
        let later = self.played_after(seat, card);
        let accepted = self.is_accepted_lead(seat, card);
        let about = !accepted && self.matters.iter().any(|m| m.kind.is_about(seat, card));
        if self.state.trick.cards[seat] != Some(card) && self.last_quitted_has(seat, card) {
            self.state.reopen_trick();
        }
        self.state.unplay(seat, card);
        if self.designated.is_some_and(|named| seat == self.state.dummy() && named.card == card) {
            self.designated = None;
        }
        if let Some(right) = right.filter(|_| !shows_a_revoke) {
            self.tell(Did::TookBack, seat, Some(card));
            // What it was besides is of no interest any more.
            self.matters.retain(|m| !m.kind.is_about(seat, card));
            self.taken_back_by_right(right);
            self.follow_no_lead(seat);
            self.others_follow_the_lead();
            return Ok(());
        }
        match noted {
            // 63B: an established revoke may not be put right any more.
            Some(noted) if noted.established.is_some() => {
                self.tell(Did::TookBack, seat, Some(card));
                self.open(Kind::TakenBack { seat, card, grade: None });
            }
            _ if about => {
                // What he owes for it he owes still; the revoke itself is gone with the card (62A).
                self.tell(Did::TookBack, seat, Some(card));
                self.state.revokes.retain(|r| r.seat != seat || r.card != Some(card));
            }
            _ => match suspect {
                // A hand that nobody knows: whether it was a revoke is found out later.
                Some(possible) => {
                    self.open(Kind::Revoke(possible));
                    // What the story tells has happened since the card was laid, unless it tells of that as well.
                    let at = self.story.place_after((seat, card));
                    let of_it = |m: &&mut Matter| m.kind == Kind::Revoke(possible);
                    self.matters.iter_mut().filter(of_it).for_each(|m| m.at = at);
                    // While all seemed to be in order nothing was kept of this; 62C1 asks for it.
                    let others = |(by, _): &(Seat, Card)| by.side() != seat.side();
                    for (other, card) in later.into_iter().filter(others) {
                        if !self.story.since(0).iter().any(|deed| deed.laid() == Some((other, card))) {
                            self.tell(Did::Played, other, Some(card));
                        }
                    }
                    self.tell(Did::TookBack, seat, Some(card));
                }
                None => {
                    self.tell(Did::TookBack, seat, Some(card));
                    self.open(Kind::TakenBack { seat, card, grade: None });
                }
            },
        }
        if shows_a_revoke {
            // The director is there, and sees it now.
            self.state.takebacks.retain(|right| (right.seat, right.card) != (seat, card));
            let of_it = |(_, m): &(usize, &Matter)| {
                m.kind.is_about(seat, card)
                    || matches!(m.kind, Kind::TakenBack { card: back, .. } if back == card)
            };
            let of_it: Vec<usize> = self.matters.iter().enumerate().filter(of_it).map(|(i, _)| i).collect();
            self.call(&of_it);
        }
        Ok(())
    }

    /// He takes up a card of a trick before the last: it is of that trick all the same.
    fn withdraw_quitted(&mut self, seat: Seat, card: Card) -> Result<(), Refused> {
        let number = self.state.number_of(seat, card).ok_or(Impossible::NothingToTakeBack)?;
        if let Some(possible) = self.could_be_a_revoke(seat, card) {
            self.open_at(Kind::Revoke(possible), number);
            self.tell(Did::TookBack, seat, Some(card));
        } else {
            self.tell(Did::TookBack, seat, Some(card));
            self.open_at(Kind::TakenBack { seat, card, grade: None }, number);
        }
        Ok(())
    }

    /// What the others have played since this card, to its trick and to the next.
    fn played_after(&self, seat: Seat, card: Card) -> Vec<(Seat, Card)> {
        let in_order = |trick: &Trick| -> Vec<(Seat, Card)> {
            trick.leader.round().into_iter().filter_map(|by| Some((by, trick.cards[by]?))).collect()
        };
        let now = &self.state.trick;
        let (its, next) = match self.state.history.iter().next_back() {
            _ if now.cards[seat] == Some(card) => (in_order(now), Vec::new()),
            Some(last) => (in_order(&last.trick), in_order(now)),
            None => return Vec::new(),
        };
        its.into_iter().skip_while(|played| *played != (seat, card)).skip(1).chain(next).collect()
    }

    /// The card of this hand that lies there: in the trick, loose, or as the only penalty card.
    fn own_card(&self, seat: Seat) -> Option<Card> {
        let loose = || (self.state.laid & self.state.hands[seat].known).single();
        let last = || self.state.history.iter().next_back().and_then(|q| q.trick.cards[seat]);
        loose().or(self.state.trick.cards[seat]).or_else(last)
    }

    /// Takes up a card that lies in no trick: a lead out of turn, a card shown, a penalty card. Did it lie there?
    fn take_up(&mut self, seat: Seat, card: Card) -> bool {
        if !self.state.hands[seat].known.contains(card) {
            return false;
        }
        if self.state.penalty_cards(seat).contains(card) {
            let grade = if self.state.minor[seat] == Some(card) { Grade::Minor } else { Grade::Major };
            self.state.pick_up(seat, card);
            self.tell(Did::TookBack, seat, Some(card));
            self.open(Kind::TakenBack { seat, card, grade: Some(grade) });
            return true;
        }
        let shown = |deed: &Deed| deed.what.did == Did::Spread && deed.what.seat == seat;
        let lies = self.state.laid.contains(card) || self.story.lately().iter().any(shown);
        if lies || self.matters.iter().any(|m| m.kind.is_about(seat, card)) {
            self.state.laid.remove(card);
            self.state.no_longer_shown(card);
            self.state.next.without(seat, card);
            self.tell(Did::TookBack, seat, Some(card));
            return true;
        }
        false
    }

    /// Is this card a lead out of turn that has been accepted by a card played to it, so that it is a proper one?
    fn is_accepted_lead(&self, seat: Seat, card: Card) -> bool {
        self.matters.iter().any(|m| {
            matches!(&m.kind, Kind::Lead(lead) if (lead.seat, lead.card) == (seat, card))
                && matches!(self.standing(m), Standing::Accepted(..))
        })
    }

    /// A hand nobody knows did not follow suit with this card: it may have been a revoke.
    fn could_be_a_revoke(&mut self, seat: Seat, card: Card) -> Option<Revoke> {
        let number = self.state.number_of(seat, card)?;
        let trick = self.state.trick_by_number(number)?;
        let led = trick.led().filter(|led| *led != card.suit() && trick.leader != seat)?;
        if self.state.knows(seat) || self.state.holds(seat, led) == Some(true) {
            return None;
        }
        // Showing out was only taken for granted.
        self.state.hands[seat].void = self.state.hands[seat].void.without(led);
        let established = self.has_played_on(seat, number).then_some(revoke::BY_PLAY);
        Some(Revoke { established, ..Revoke::new(seat, number, Some(card), led) })
    }

    /// 47, 62C: what follows where he had a right to take it back.
    fn taken_back_by_right(&mut self, right: TakeBack) {
        let TakeBack { seat, card, law, penalty } = right;
        self.applied.insert(law);
        self.state.takebacks.retain(|t| *t != right);
        self.state.revokes.retain(|r| r.seat != seat || r.card != Some(card));
        if penalty && self.state.is_defender(seat) {
            let f = self.facts();
            let ruling = revoke::partner_changes(&f, seat, card);
            let ruling = f.into_core().ruled(ruling);
            self.apply(ruling);
        } else if !penalty {
            // The other side's doing: what the card showed is for this side, not for that.
            let offending = seat.side().other();
            self.apply(information::withdrawn(Ruling::under(law), seat, card, offending));
        }
        if retraction::lets_the_next_change(law) {
            self.offer_next(seat, law);
        }
    }

    /// Whatever was played to a lead that its player may change goes back as well.
    fn follow_no_lead(&mut self, leader: Seat) {
        let trick = &self.state.trick;
        if trick.leader == leader && trick.cards[leader].is_none() && !trick.is_empty() {
            let ruling = retraction::lead_is_gone(&self.facts(), leader);
            self.apply(ruling);
        }
    }

    /// What was wrong with this card was all that was left: who had played to the lead before it was this one has to have
    /// followed.
    fn others_follow_the_lead(&mut self) {
        let number = self.state.trick_number();
        let leader = self.state.trick.leader;
        let wrong = |m: &Matter| m.trick == number && self.as_noticed(&m.kind).is_some();
        if let Some(lead) = self.state.trick.cards[leader].filter(|_| !self.matters.iter().any(wrong)) {
            self.look_at_followers(leader, lead);
        }
    }

    /// 62C2, 45D: an opponent has changed his card; the next of the other side may change his.
    fn offer_next(&mut self, changed: Seat, law: crate::clause::Clause) {
        if let Some((other, card)) = retraction::next_after(&self.state.trick, changed) {
            let law = revoke::next_may_change_under(law);
            self.applied.insert(law);
            self.apply(Ruling::under(law).does(Effect::MayTakeBack(other, card, law)));
        }
    }
}
