//! What the laws say is done.

use cards::{Card, Seat, Side, Suit};
use ruling::{ClauseSet, Information, Until};

use super::Table;
use crate::{
    clause::Clause,
    event::Did,
    laws::{calls, retraction, revoke, transfer},
    matter::{ClaimAnswer, Kind, Matter},
    state::{Followed, Revoke, TakeBack},
    story::{Deed, How},
    words::{Bridge, Effect, Ruling, Subject},
};

impl Table {
    /// The matter is ruled on and gone. What it was.
    pub(super) fn close(&mut self, i: usize) -> Option<Matter> {
        if i >= self.matters.len() {
            return None;
        }
        let matter = self.matters.remove(i);
        if let Kind::Claimed(claim) = &matter.kind
            && claim.answer == Some(ClaimAnswer::Agreed)
        {
            self.claimed = Some(claim.clone());
        }
        Some(matter)
    }

    /// A card that was laid with another, and that nobody has seen, stands for any: it goes back as one that is not known.
    pub(crate) fn stands_for_any(&mut self, card: Card) {
        self.state.unseen.insert(card);
    }

    /// The director has ruled where nothing has gone wrong at the table.
    pub(crate) fn has_ruled(&mut self, ruling: Ruling) {
        self.begin_step();
        self.apply(ruling);
    }

    /// Does what a ruling says.
    pub(super) fn apply(&mut self, ruling: Ruling) {
        for &clause in &ruling.clauses {
            self.applied.insert(clause);
        }
        if let Some(Kind::Revoke(r)) = self.just_ruled.as_ref().map(|ruled| &ruled.kind)
            && revoke::is_put_right(&ruling)
        {
            self.state.put_right = self.state.put_right.with(r.seat);
        }
        for &effect in &ruling.effects {
            self.take_effect(effect);
        }
        for &info in &ruling.information {
            self.information.retain(|old| (old.subject, old.who) != (info.subject, info.who));
            self.information.push(info);
        }
        self.look_at.extend(ruling.look_at.iter().copied().collect::<ClauseSet<Clause>>());
        self.weigh.extend(ruling.weigh.iter().copied().collect::<ClauseSet<Clause>>());
        for &clause in ruling.look_at.iter().chain(&ruling.weigh) {
            self.applied.insert(clause);
        }
        for &point in &ruling.debated {
            if !self.debated.contains(&point) {
                self.debated.push(point);
            }
        }
        // That play stops is said; no card is touched by it.
        let said = |effect: &Effect| matches!(effect, Effect::PlayStops(_) | Effect::PlayIsOver(_));
        let something = !ruling.effects.iter().all(said);
        self.rulings.push(ruling);
        if something {
            self.drop_overtaken();
        }
    }

    /// What another ruling has settled as well is wrong no longer: the card of it has gone back (47A).
    fn drop_overtaken(&mut self) {
        let matters = std::mem::take(&mut self.matters);
        self.matters = matters.into_iter().filter(|m| self.is_still_open(m)).collect();
    }

    fn is_still_open(&self, m: &Matter) -> bool {
        let state = &self.state;
        let lies = |seat: Seat, card: Card| {
            state.laid.contains(card)
                || !state.trick_of(seat, card).is_empty()
                || self.story.took_back(m.at, seat, card) && state.can_hold(seat, card)
        };
        match &m.kind {
            Kind::Lead(lead) => {
                let led = !state.trick_of(lead.seat, lead.card).is_empty();
                let waits = m.trick == state.trick_number();
                (led || waits)
                    && lies(lead.seat, lead.card)
                    && !state.penalty_cards(lead.seat).contains(lead.card)
            }
            Kind::Premature(p) => lies(p.seat, p.card) && !state.penalty_cards(p.seat).contains(p.card),
            Kind::Stray { seat, card, .. } | Kind::BeforeChoice { seat, card } => {
                m.trick <= state.trick_number()
                    && lies(*seat, *card)
                    && !state.penalty_cards(*seat).contains(*card)
            }
            Kind::NotPlayed { seat, card, .. } => {
                lies(*seat, *card) && !state.penalty_cards(*seat).contains(*card)
            }
            Kind::Revoke(r) => match r.card {
                Some(card) => {
                    let noted = |n: &Revoke| (n.seat, n.trick, n.card) == (r.seat, r.trick, r.card);
                    let repaired = self.story.took_back(m.at, r.seat, card) && state.can_hold(r.seat, card);
                    state.revokes.iter().any(noted)
                        || !state.knows(r.seat) && lies(r.seat, card)
                        || repaired && !state.penalty_cards(r.seat).contains(card)
                }
                None => true,
            },
            Kind::TwoCards { seat, cards, .. } => cards.iter().any(|card| {
                state.surplus.iter().any(|(s, c, _)| s == seat && c == card)
                    || !state.trick_of(*seat, *card).is_empty()
                    || self.story.took_back(m.at, *seat, *card)
            }),
            // What was named first may have gone back for another reason.
            Kind::Renamed { first, .. } => !state.trick_of(state.dummy(), *first).is_empty(),
            // The call in the place of another has gone itself.
            Kind::Replaced(instead) => self.calls().contains(&(instead.seat, instead.call)),
            Kind::Missing { seat, trick } => {
                state.trick_by_number(*trick).is_none_or(|trick| trick.cards[*seat].is_none())
            }
            Kind::WrongCard { put_out, .. } => lies(state.dummy(), *put_out),
            _ => true,
        }
    }

    fn take_effect(&mut self, effect: Effect) {
        if let Effect::Return(seat, card) | Effect::ReturnUnnamed(seat, card) | Effect::PickUp(seat, card) =
            effect
        {
            self.seen_in_auction.retain(|seen| (seen.seat, seen.card) != (seat, card));
        }
        match effect {
            Effect::Return(seat, card) | Effect::ReturnUnnamed(seat, card) => self.return_card(seat, card),
            Effect::ReturnUnseen(seat) => self.return_unseen(seat),
            Effect::PenaltyCard(seat, card, grade) => {
                self.return_card(seat, card);
                // A card played to an earlier trick is played.
                if self.state.can_hold(seat, card) {
                    self.state.make_penalty_card(seat, card, grade);
                }
            }
            Effect::Stands(seat, card) => self.let_stand(seat, card),
            Effect::Played(seat, card) => self.count_as_played(seat, card),
            Effect::LeadStands(seat, card) => {
                self.stand_as_lead(seat, card);
                self.look_at_followers(seat, card);
                self.suspect_followers(seat, card);
            }
            Effect::MustBePlayed(seat, card) => {
                self.return_card(seat, card);
                // Which trick is in progress may change before it is his turn.
                let ruled = self.just_ruled.as_ref().map(|ruled| ruled.trick);
                let trick = ruled.unwrap_or(self.state.trick_number());
                self.state.must_play.push((seat, card, trick));
            }
            Effect::MayTakeBack(seat, card, law) => {
                let penalty = revoke::costs_a_defender(law);
                self.state.takebacks.push(TakeBack { seat, card, law, penalty });
            }
            Effect::LiesFaceDown(seat) => {
                let ruled = self.just_ruled.as_ref().map(|ruled| &ruled.kind);
                if let Some(&Kind::FaceDownTakenBack { card, .. }) = ruled {
                    let down = super::FaceDown { seat, card, may_change: false };
                    self.face_down = self.face_down.or(Some(down));
                }
            }
            Effect::MayChangeFaceDown(seat, _) => {
                if let Some(down) = self.face_down.as_mut().filter(|down| down.seat == seat) {
                    down.may_change = true;
                }
            }
            Effect::Revoked(seat, trick, suit) => self.found_revoke(seat, trick, suit),
            Effect::NotEstablished(seat) => {
                self.not_established(seat);
            }
            Effect::TakeOut(seat, card, trick) => self.take_out(seat, card, trick),
            Effect::TakeOutUnseen(seat, trick) => self.take_out_unseen(seat, trick),
            Effect::CountsAll(seat, trick, suit) => self.counts_as_revoke(seat, trick, suit, false),
            Effect::DeemedRevoke(seat, trick, suit) => self.counts_as_revoke(seat, trick, suit, true),
            Effect::BelongsToNext(seat, card, trick) => {
                self.belongs_to_next(seat, card, trick);
            }
            Effect::Supply(seat, card, trick) => self.supply(seat, card, trick),
            Effect::Agreed(side, tricks) => self.add_agreed(side, tricks),
            Effect::ClaimVoid(claimer) => {
                self.claimed = None;
                self.contested = false;
                self.state.agreed = None;
                self.matters.retain(|m| !matches!(&m.kind, Kind::Exposed(shown) if shown.seat == claimer));
                self.state.takes_up_all(claimer);
                revoke::not_established_by_void_claim(&mut self.state, claimer);
            }
            Effect::NotRectified(side) => self.leave_as_it_is(side),
            Effect::CallWithdrawn(..)
            | Effect::CallStands(..)
            | Effect::CallReplaced(..)
            | Effect::Replaces(..)
            | Effect::MayChangeCall(..)
            | Effect::MayForbidLead(_)
            | Effect::MayDirectLead(..)
            | Effect::MayBearOnLead(..)
            | Effect::LaterCallsCancelled
            | Effect::BidAboveSevenCancelled { .. }
            | Effect::CountsAsNotMade(..) => self.take_effect_on_calls(effect),
            Effect::PickUp(..)
            | Effect::Restrict(..)
            | Effect::Chosen(_)
            | Effect::ChoosesAgain(_)
            | Effect::Named(..)
            | Effect::ThenMayTakeBack(..)
            | Effect::TransferOpen(..)
            | Effect::NoTransfer(..)
            | Effect::ToLead(_)
            | Effect::Declarer(_)
            | Effect::Spread(_)
            | Effect::Retracted => self.state.apply(&effect),
            Effect::BindsPartner(seat, card) => {
                // It is about the trick to which the card was played, which may be over.
                let trick = self.just_ruled.as_ref().map_or(self.state.trick_number(), |ruled| ruled.trick);
                let matter = Matter { trick, ..self.matter(Kind::BindsPartner { seat, card }, true) };
                self.matters.push(matter);
            }
            Effect::StaysFaced(_, card) => self.state.show(card, Seat::ALL),
            Effect::PlayGoesOn => {
                // 48B2: declarer takes up what he has shown, all of it where he laid down his hand.
                if let Some(Kind::ShownByDeclarer { .. }) = self.just_ruled.as_ref().map(|ruled| &ruled.kind)
                {
                    self.state.takes_up_all(self.state.declarer);
                }
            }
            // The hand that is to play, and what is only said, follow from the table.
            Effect::Replace(..)
            | Effect::LastTwoExchanged(..)
            | Effect::NotToBeRefused(_)
            | Effect::DefendersName(_)
            | Effect::LeadIsFree(_)
            | Effect::FirstCallStands(..)
            | Effect::PlayStops(_)
            | Effect::PlayIsOver(_)
            | Effect::DesignationVoid(_)
            | Effect::Transfer(..)
            | Effect::Reopened(_)
            | Effect::RevokeIf(..)
            | Effect::LastTrickWaits
            | Effect::Established(_)
            | Effect::Owes(_)
            | Effect::Spared(..)
            | Effect::StillLies(..)
            | Effect::ToCall(_)
            | Effect::CallCancelled(..) => {}
        }
    }

    /// 47E1: the revokes of this side in the trick before are open again, and so they are settled as well.
    fn not_established(&mut self, seat: Seat) {
        let number = self.state.trick_number();
        let concerned = |r: &Revoke| r.seat.side() == seat.side() && r.trick + 1 == number;
        for revoke in self.state.revokes.iter_mut().filter(|r| concerned(r)) {
            revoke.established = None;
        }
        let open = |m: &Matter| matches!(&m.kind, Kind::Revoke(r) if concerned(r));
        let open: Vec<usize> =
            self.matters.iter().enumerate().filter(|(_, m)| open(m)).map(|(i, _)| i).collect();
        self.call(&open);
        // One that was ruled to be established is ruled on once more.
        let there = |m: &Matter, r: &Revoke| matches!(&m.kind, Kind::Revoke(n) if (n.seat, n.trick) == (r.seat, r.trick));
        let again: Vec<Revoke> = self.state.revokes.iter().filter(|r| concerned(r)).copied().collect();
        for revoke in again {
            if !self.matters.iter().any(|m| there(m, &revoke)) {
                self.open_called(Kind::Revoke(revoke));
            }
        }
    }

    /// A card goes back to its hand, wherever it lies.
    fn return_card(&mut self, seat: Seat, card: Card) {
        self.excused.remove(card);
        self.story.sends_back(seat, card);
        self.state.laid.remove(card);
        self.state.no_longer_shown(card);
        self.state.next.without(seat, card);
        let lay = self.state.trick.cards[seat] == Some(card) || self.last_quitted_has(seat, card);
        if self.take_from_surplus(seat, card) {
            // It was one of several laid at once.
        } else if self.state.trick.cards[seat] == Some(card) {
            self.state.unplay(seat, card);
        } else if self.last_quitted_has(seat, card) {
            self.state.reopen_trick();
            self.state.unplay(seat, card);
        }
        if let Some(Kind::Renamed { .. }) = self.just_ruled.as_ref().map(|ruled| &ruled.kind)
            && let Some(due) = self.whose_lead_it_was(seat, card)
            && self.state.trick.cards.iter().all(|(_, card)| card.is_none())
        {
            // Nothing is played any more to what was accepted as a lead.
            self.state.trick.leader = due;
        }
        self.state.takebacks.retain(|t| t.card != card);
        // An established revoke stays, whatever its player has done with the card since; but where the lead has gone back,
        // too, there is nothing that it could have failed to follow (47E1).
        let stays = |r: &Revoke| r.established.is_some() && !lay;
        let (number, empty) = (self.state.trick_number(), self.state.trick.is_empty());
        let moot = |r: &Revoke| empty && r.trick >= number;
        self.state.revokes.retain(|r| !moot(r) && ((r.seat, r.card) != (seat, Some(card)) || stays(r)));
        if self.designated.is_some_and(|named| named.card == card) {
            self.designated = None;
        }
    }

    /// Whose lead it was to this trick when this hand led out of turn.
    fn whose_lead_it_was(&self, seat: Seat, card: Card) -> Option<Seat> {
        let number = self.state.trick_number();
        self.matters.iter().find_map(|m| match m.kind {
            Kind::Lead(lead) if (lead.seat, lead.card) == (seat, card) && m.trick == number => Some(lead.due),
            _ => None,
        })
    }

    /// A card laid together with another is in the hand again. Was it such a card?
    pub(super) fn take_from_surplus(&mut self, seat: Seat, card: Card) -> bool {
        let lay = |(s, c, _): &(Seat, Card, u8)| (*s, *c) == (seat, card);
        let was = self.state.surplus.iter().any(lay);
        if was {
            self.state.surplus.retain(|surplus| !lay(surplus));
            self.state.give_back(seat, card);
            if self.state.hands[seat].known.contains(card) {
                self.find_revokes_with(seat, card);
            }
        }
        was
    }

    /// What nobody has seen goes back: an opening lead face down, or what stuck to another card.
    fn return_unseen(&mut self, seat: Seat) {
        self.face_down = self.face_down.filter(|down| down.seat != seat);
        let trick = self.state.trick_number();
        let stuck: Vec<Card> = self
            .state
            .surplus
            .iter()
            .filter(|(owner, _, to)| *owner == seat && *to + 1 >= trick)
            .map(|(_, card, _)| *card)
            .collect();
        for card in stuck {
            self.take_from_surplus(seat, card);
        }
    }

    /// What this hand laid to this trick too many is in the hand again.
    fn take_out_unseen(&mut self, seat: Seat, trick: u8) {
        let of_trick = |surplus: &&(Seat, Card, u8)| (surplus.0, surplus.2) == (seat, trick);
        let stuck: Vec<Card> = self.state.surplus.iter().filter(of_trick).map(|(_, card, _)| *card).collect();
        for card in stuck {
            self.take_from_surplus(seat, card);
        }
    }

    pub(super) fn last_quitted_has(&self, seat: Seat, card: Card) -> bool {
        self.state.history.iter().next_back().is_some_and(|q| q.trick.cards[seat] == Some(card))
    }

    /// The card counts as played; where it lies already, nothing changes.
    fn count_as_played(&mut self, seat: Seat, card: Card) {
        let lies = self.state.trick.cards[seat] == Some(card) || self.last_quitted_has(seat, card);
        self.take_from_surplus(seat, card);
        if lies {
            self.look_for_revoke(seat, card);
            self.suspect_discard(seat, card);
            return self.look_at_followers(seat, card);
        }
        if !self.state.can_hold(seat, card) {
            return;
        }
        let ruled = self.just_ruled.as_ref().map(|ruled| ruled.trick);
        if self.state.next.lead().is_some() && ruled.is_some_and(|trick| trick > self.state.trick_number()) {
            // The trick before has been opened again: what is played to the next one waits with its lead.
            self.state.laid.insert(card);
            self.state.next.follow(Followed { seat, card, revoked: false });
            return;
        }
        self.state.laid.remove(card);
        if self.state.trick.cards[seat].is_some() {
            // Another card has taken its place, so it is in the hand again.
            self.state.next.without(seat, card);
            return;
        }
        // It had been taken back, or laid to another trick since.
        let number = self.state.trick_number();
        let elsewhere = |deed: &Deed| deed.laid() == Some((seat, card)) && deed.trick != number;
        if self.story.took_back(0, seat, card) || self.story.since(0).iter().any(elsewhere) {
            self.tell_how(Did::Played, seat, Some(card), How::PutBack);
        }
        let _ = self.lay_again(seat, card);
        self.suspect_discard(seat, card);
        if self.state.trick_of(seat, card).first() == Some(&(seat, card)) {
            self.nobody_failed_to_follow_another(seat, card);
        }
        // What was played while it was away has to follow it.
        self.look_at_followers(seat, card);
    }

    /// This card is the lead to its trick now, whatever lay in its place.
    fn nobody_failed_to_follow_another(&mut self, leader: Seat, lead: Card) {
        let number = self.state.number_of(leader, lead);
        let moot = |r: &Revoke| Some(r.trick) == number && revoke::was_to_another_lead(r, lead.suit());
        self.state.revokes.retain(|r| !moot(r));
        self.matters.retain(|m| !matches!(&m.kind, Kind::Revoke(r) if moot(r)));
    }

    /// Where this card is the lead now, whoever had played to the trick before has to have followed it.
    pub(super) fn look_at_followers(&mut self, seat: Seat, card: Card) {
        match retraction::had_no_such_lead(&self.facts(), seat, card) {
            Ok(Some(ruling)) => self.apply(ruling),
            Ok(None) => {}
            // Of a hand that nobody knows it has to be asked first.
            Err(_) => self.lead_is_back |= self.attention,
        }
    }

    /// The card stands where it was laid; for the next trick where its owner has played to this one.
    fn let_stand(&mut self, seat: Seat, card: Card) {
        if self.state.trick.cards[seat].is_none() && self.state.can_hold(seat, card) {
            self.state.laid.remove(card);
            self.state.choice_made = true;
            self.put(seat, card);
        }
        self.look_for_breach(seat, card);
        self.suspect_discard(seat, card);
    }

    /// A card comes out of its trick: a revoke corrected (62), a surplus card found (67B2).
    fn take_out(&mut self, seat: Seat, card: Card, trick: u8) {
        if self.take_from_surplus(seat, card) {
            return;
        }
        if self.state.trick_by_number(trick).is_none_or(|t| t.cards[seat] != Some(card)) {
            return;
        }
        while self.state.trick_number() > trick && self.state.trick.cards[seat] != Some(card) {
            let number = self.state.trick_number();
            self.state.reopen_trick();
            if self.state.trick_number() == number {
                break;
            }
        }
        self.state.unplay(seat, card);
        self.keep_as_early_lead();
        // What he did not obey he has to obey now.
        let broken =
            self.state.revokes.iter().find(|r| r.seat == seat && r.trick == trick).and_then(|r| r.broke);
        if let Some(broken) = broken.filter(|broken| !self.state.restrictions.contains(broken)) {
            self.state.restrictions.push(broken);
        }
        self.state.revokes.retain(|r| (r.seat, r.card) != (seat, Some(card)));
        self.state.takebacks.retain(|t| t.card != card);
        self.state.agreed = None;
    }

    /// The trick before has been opened again: what was led to the next one, rightly or not, waits for it.
    fn keep_as_early_lead(&mut self) {
        let number = self.state.trick_number();
        let led = |m: &Matter| match &m.kind {
            Kind::Lead(lead) if m.trick > number => Some((lead.seat, lead.card)),
            Kind::BeforeChoice { seat, card } if m.trick > number => Some((*seat, *card)),
            _ => None,
        };
        let led = self.matters.iter().find_map(led).filter(|(_, card)| self.state.laid.contains(*card));
        if let Some((seat, card)) = led.filter(|_| self.state.next.lead().is_none()) {
            self.state.next.led(seat, card);
        }
    }

    /// A card is added to a trick that lacked it.
    fn supply(&mut self, seat: Seat, card: Card, trick: u8) {
        if !self.state.can_hold(seat, card) {
            return;
        }
        if trick == self.state.trick_number() {
            // The same ruling has opened the trick again: it is played to it in turn.
            self.state.must_play.push((seat, card, trick));
        } else {
            let anew = trick + 1 == self.state.trick_number() && self.state.trick.is_empty();
            self.state.complete(trick, seat, card, anew);
            if anew {
                // It may be another hand's lead than it was.
                self.now_it_is_his_lead();
            }
            self.look_for_revoke(seat, card);
        }
    }

    /// This counts as an established revoke to which attention was drawn.
    fn counts_as_revoke(&mut self, seat: Seat, trick: u8, suit: Suit, deemed: bool) {
        let attention = Some(transfer::attention_now(&self.state, seat));
        let revoke = match deemed {
            true => transfer::deemed(&self.state, seat, trick, suit),
            false => Revoke { established: Some(revoke::REVOKED), ..Revoke::new(seat, trick, None, suit) },
        };
        self.state.revokes.push(Revoke { attention, ..revoke });
    }

    /// 43B3: what this side did wrong stays as it is.
    fn leave_as_it_is(&mut self, side: Side) {
        let of_side = |m: &Matter| {
            let wrong = m.kind.irregularity(self.state.dummy());
            wrong.is_some_and(|(_, seat, _)| seat.side() == side)
        };
        let (gone, left): (Vec<Matter>, Vec<Matter>) =
            std::mem::take(&mut self.matters).into_iter().partition(of_side);
        self.matters = left;
        for m in gone {
            if let Kind::Lead(lead) = m.kind {
                self.stand_as_lead(lead.seat, lead.card);
            }
        }
    }

    /// Who may know what now. What held while a card lay on the table is over once it is picked
    /// up; once it is played everybody has seen it played (16A).
    #[must_use]
    pub fn information_now(&self) -> Vec<Information<Bridge>> {
        let played = |seat: Seat, card: Card| !self.state.trick_of(seat, card).is_empty();
        self.information
            .iter()
            .filter_map(|info| {
                let (Subject::Card(seat, card) | Subject::DutyToPlay(seat, card)) = info.subject else {
                    return Some(match info.subject {
                        Subject::Call(seat, call) if self.must_call_again(seat) == Some(call) => {
                            calls::of_one_to_be_repeated(*info, call)
                        }
                        _ => *info,
                    });
                };
                if info.until == Until::EndOfBoard || self.state.penalty_cards(seat).contains(card) {
                    Some(*info)
                } else if matches!(info.subject, Subject::Card(..)) && played(seat, card) {
                    Some(Information { authorised: true, until: Until::EndOfBoard, ..*info })
                } else {
                    None
                }
            })
            .collect()
    }

    /// The side that gets tricks for revokes, and how many, net.
    #[must_use]
    pub fn net_transfer(&self) -> Option<(Side, u8)> {
        let to = self.transfer();
        let (ns, ew) = (to[Side::NorthSouth], to[Side::EastWest]);
        match ns.cmp(&ew) {
            std::cmp::Ordering::Greater => Some((Side::NorthSouth, ns - ew)),
            std::cmp::Ordering::Less => Some((Side::EastWest, ew - ns)),
            std::cmp::Ordering::Equal => None,
        }
    }
}
