//! The laws speak, and what they say is done.

use cards::{Card, Seat, Side};
use ruling::{ClauseSet, Information, Until};

use super::{Table, claims};
use crate::{
    clause::Clause,
    facts::Facts,
    laws::{self, dummy, lead_out_of_turn, penalty_card, premature, revoke, two_cards},
    matter::{Kind, Premature, Provisional},
    state::{Revoke, TakeBack, Trick},
    words::{Bridge, Effect, Pending, Ruling, Subject},
};

/// What the laws have to decide now.
enum Law {
    Matter(usize),
    ChoiceAboutLead,
    WhichPenaltyCard(Seat),
    LeadAfterWithdrawnCall(Seat),
}

impl Table {
    /// Lets the laws decide what they can; what they wait for is pending.
    pub(super) fn settle(&mut self) {
        self.pending = None;
        // Each ruling closes a matter or makes a choice, so this ends; the bound is for safety.
        for _ in 0..64 {
            let Some(law) = self.law_in_question() else {
                if self.end_auction() {
                    continue;
                }
                return;
            };
            if let Law::Matter(i) = law
                && matches!(self.matters.get(i).map(|m| &m.kind), Some(Kind::Lead(_)))
                && let Some((seat, _)) = self.face_down.take()
            {
                // 54 preamble: a face-down lead is taken back first.
                self.apply(Ruling::under(Clause::L54).does(Effect::ReturnUnseen(seat)));
            }
            match self.decide(&law) {
                Ok(ruling) => {
                    match law {
                        Law::Matter(i) => self.close(i, ruling),
                        Law::ChoiceAboutLead | Law::WhichPenaltyCard(_) => self.apply(ruling),
                        Law::LeadAfterWithdrawnCall(offender) => {
                            self.may_forbid.retain(|seat| *seat != offender);
                            self.apply(ruling);
                        }
                    }
                    self.told.forget_used();
                }
                Err(Pending::Question { question, clauses }) => {
                    let known = self.volunteered.iter().position(|v| v.answers(question));
                    match known.map(|i| self.volunteered.remove(i)) {
                        Some(volunteered) => self.told.answer(question, volunteered.with),
                        None => return self.wait_for(Pending::Question { question, clauses }),
                    }
                }
                Err(pending) => return self.wait_for(pending),
            }
        }
    }

    fn wait_for(&mut self, pending: Pending) {
        for &clause in pending.clauses() {
            self.applied.insert(clause);
        }
        if let Pending::Election(election) = &pending {
            for &point in &election.debated {
                if !self.debated.contains(&point) {
                    self.debated.push(point);
                }
            }
        }
        self.pending = Some(pending);
    }

    fn law_in_question(&self) -> Option<Law> {
        // A card played to a wrong lead is ruled on after the lead itself.
        if let Some(i) = self.matters.iter().rposition(|m| m.called) {
            let premature = self.matters.get(i).is_some_and(|m| matches!(m.kind, Kind::Premature(_)));
            let lead = || self.matters.iter().position(|m| m.called && matches!(m.kind, Kind::Lead(_)));
            return Some(Law::Matter(if premature { lead().unwrap_or(i) } else { i }));
        }
        if self.auction.is_some() || self.is_over() || self.lead_is_waiting() {
            return None;
        }
        if let Some(offender) = self.lead_after_withdrawn_call() {
            return Some(Law::LeadAfterWithdrawnCall(offender));
        }
        if !self.state.has_penalty_cards() {
            return None;
        }
        if self.choice_about_lead_is_due() {
            return Some(Law::ChoiceAboutLead);
        }
        let seat = self.state.trick.turn()?;
        self.state.penalty_cards_to_name_from(seat).map(|_| Law::WhichPenaltyCard(seat))
    }

    fn lead_is_waiting(&self) -> bool {
        self.matters
            .iter()
            .any(|m| matches!(&m.kind, Kind::Lead(lead) if lead.standing == Provisional::Waiting))
    }

    fn decide(&self, law: &Law) -> Result<Ruling, Pending> {
        let f = self.facts();
        match law {
            Law::ChoiceAboutLead => penalty_card::choice_about_lead(&f),
            Law::WhichPenaltyCard(seat) => {
                penalty_card::which_penalty_card(&f, *seat, self.state.playable_penalty_cards(*seat))
            }
            Law::LeadAfterWithdrawnCall(offender) => {
                laws::calls::lead_after_withdrawn_call(&f, *offender, self.suits_bid_by(*offender))
            }
            Law::Matter(i) => match self.matters.get(*i) {
                Some(matter) => self.decide_on(&f, &matter.kind),
                None => Ok(Ruling::under(Clause::L68)),
            },
        }
    }

    /// Each matter goes to its law.
    fn decide_on(&self, f: &Facts, kind: &Kind) -> Result<Ruling, Pending> {
        Ok(match kind {
            Kind::Lead(m) => lead_out_of_turn::lead_out_of_turn(f, m)?,
            Kind::Premature(m) => premature::premature(f, m)?,
            Kind::AfterRetraction { seat, card } => premature::after_retraction(f, *seat, *card),
            Kind::BeforeChoice { seat, card, stands } => {
                penalty_card::before_choice(f, *seat, *card, *stands)
            }
            Kind::NotPlayed { seat, card, played_on } => {
                penalty_card::not_played(f, *seat, *card, *played_on)?
            }
            Kind::Exposed { cards, .. } if self.auction.is_some() => {
                let seat = cards.first().map_or(self.dealer, |(seat, _)| *seat);
                laws::auction::during(&self.seen_in_auction, seat)
            }
            Kind::Exposed { cards, how, seen_by_partner } => {
                penalty_card::exposed(f, cards, *how, *seen_by_partner)?
            }
            Kind::TwoCards { seat, cards, visible } => two_cards::two_cards(f, *seat, cards, visible)?,
            Kind::Revoke { seat, trick, suit } => revoke::revoke(f, *seat, *trick, *suit)?,
            // 41A: it lies there again, face down.
            Kind::TakenBack { seat, .. } if self.face_down() == Some(*seat) => {
                Ruling::under(Clause::L41A).and(Clause::L47F2)
            }
            Kind::TakenBack { seat, card, instead } => dummy::taken_back(f, *seat, *card, *instead),
            Kind::WrongCard { named, put_out } => dummy::wrong_card(f, *named, *put_out),
            Kind::Renamed { first, then } => dummy::renamed(f, *first, *then)?,
            Kind::Unclear { designation } => dummy::unclear(f, *designation)?,
            Kind::Suggested { .. } => dummy::suggested(),
            Kind::ShownByDeclarer { cards } => {
                penalty_card::shown_by_declarer(f, self.state.declarer, cards)?
            }
            Kind::Call(m) => laws::calls::irregular(f, m)?,
            Kind::Replaced(m) => laws::calls::replaced(f, m)?,
            Kind::Claimed(claim) => match claim.answer {
                Some(answer) => laws::claim::answered(f, claim, answer)?,
                None => laws::claim::made(claim),
            },
        })
    }

    /// The matter is ruled on and gone; what it leaves behind is done.
    fn close(&mut self, i: usize, mut ruling: Ruling) {
        if i < self.matters.len() {
            let matter = self.matters.remove(i);
            if let Kind::Claimed(claim) = &matter.kind {
                ruling = self.claim_ruled_on(claim, ruling);
            }
            if let Kind::Premature(Premature { seat, card, lead: true, .. }) = matter.kind {
                self.state.early_lead = self.state.early_lead.filter(|early| *early != (seat, card));
            }
            if let Kind::TwoCards { seat, cards, .. } = &matter.kind {
                let of_this = |(s, c, _): &(Seat, Card, u8)| s == seat && cards.contains(c);
                let (back, others): (Vec<_>, Vec<_>) =
                    std::mem::take(&mut self.state.surplus).into_iter().partition(of_this);
                self.state.surplus = others;
                for (seat, card, _) in back {
                    self.state.give_back(seat, card);
                }
            }
        }
        self.apply(ruling);
    }

    /// Does what a ruling says.
    pub(super) fn apply(&mut self, ruling: Ruling) {
        for &clause in &ruling.clauses {
            self.applied.insert(clause);
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
        self.rulings.push(ruling);
    }

    fn take_effect(&mut self, effect: Effect) {
        match effect {
            Effect::Return(seat, card) => self.return_card(seat, card),
            Effect::ReturnUnseen(seat) => {
                self.face_down = self.face_down.filter(|(leader, _)| *leader != seat);
            }
            Effect::PenaltyCard(seat, card, grade) => {
                self.return_card(seat, card);
                // A card played to an earlier trick is played.
                if self.state.can_hold(seat, card) {
                    self.state.make_penalty_card(seat, card, grade);
                }
            }
            Effect::PickUp(seat, card) => self.state.pick_up(seat, card),
            Effect::Stands(seat, card) => {
                // Where he has played to the trick, it lies for the next one.
                if self.state.laid.contains(card) && self.state.trick.cards[seat].is_none() {
                    self.state.laid.remove(card);
                    self.state.choice_made = true;
                    self.put(seat, card);
                }
            }
            Effect::Played(seat, card) => self.count_as_played(seat, card),
            Effect::LeadStands(seat, card) => self.stand_as_lead(seat, card),
            Effect::MustBePlayed(seat, card) => {
                self.return_card(seat, card);
                self.state.must_play = Some((seat, card));
            }
            Effect::Named(_, card) => self.state.named = Some(card),
            Effect::Restrict(restriction, law) => {
                // A new restriction on the lead is declarer's choice for that lead alone.
                self.state.restrict(restriction, law);
            }
            Effect::Chosen(_) => self.state.choice_made = true,
            Effect::ToLead(seat) => self.hand_the_lead_to(seat),
            Effect::Replace(_) | Effect::PlayGoesOn | Effect::Transfer(..) => {}
            Effect::MayTakeBack(seat, card, law) => {
                self.state.takebacks.push(TakeBack { seat, card, law, penalty: false });
            }
            Effect::Declarer(seat) => self.state.declarer = seat,
            Effect::Spread(seat) => self.state.spread = Some(seat),
            Effect::Retracted => self.state.retracted = true,
            Effect::Revoked(seat, trick, suit) => self.found_revoke(seat, trick, suit),
            Effect::Established(_) => {}
            Effect::NotEstablished(seat) => {
                let number = self.state.trick_number();
                for revoke in &mut self.state.revokes {
                    if revoke.seat.side() == seat.side() && revoke.trick + 1 == number {
                        revoke.established = false;
                    }
                }
            }
            Effect::TakeOut(seat, card, trick) => self.take_out(seat, card, trick),
            Effect::Reopened(trick) => self.state.revokes.retain(|r| r.trick != trick),
            Effect::Supply(seat, trick) => self.supply(seat, trick),
            Effect::Agreed(side, tricks) => self.add_agreed(side, tricks),
            Effect::ClaimVoid(claimer) => {
                self.claimed = None;
                self.contested = false;
                self.matters.retain(|m| !claims::shown_by(&m.kind, claimer));
            }
            Effect::ToCall(_) | Effect::CallCancelled(..) => {}
            Effect::CallWithdrawn(..)
            | Effect::CallStands(..)
            | Effect::CallReplaced(..)
            | Effect::Replaces(..)
            | Effect::MayForbidLead(_) => self.take_effect_on_calls(effect),
        }
    }

    fn return_card(&mut self, seat: Seat, card: Card) {
        self.state.laid.remove(card);
        self.state.early_lead = self.state.early_lead.filter(|early| *early != (seat, card));
        if self.state.trick.cards[seat] == Some(card) {
            self.state.unplay(seat, card);
        } else if self.last_quitted_has(seat, card) {
            self.state.reopen_trick();
            self.state.unplay(seat, card);
        }
        self.state.takebacks.retain(|t| t.card != card);
        self.forget(seat, card);
    }

    /// A card that goes back has not been played: what else was wrong about it is wrong no longer
    /// (47A).
    fn forget(&mut self, seat: Seat, card: Card) {
        let revoked: Vec<u8> = self
            .state
            .revokes
            .iter()
            .filter(|r| r.seat == seat && r.card == Some(card))
            .map(|r| r.trick)
            .collect();
        self.state.revokes.retain(|r| r.seat != seat || r.card != Some(card));
        self.matters.retain(|m| match &m.kind {
            Kind::Revoke { seat: s, trick, .. } => *s != seat || !revoked.contains(trick),
            Kind::Premature(Premature { seat: s, card: c, .. })
            | Kind::AfterRetraction { seat: s, card: c }
            | Kind::BeforeChoice { seat: s, card: c, .. }
            | Kind::NotPlayed { seat: s, card: c, .. } => (*s, *c) != (seat, card),
            _ => true,
        });
    }

    fn last_quitted_has(&self, seat: Seat, card: Card) -> bool {
        self.state.history.iter().next_back().is_some_and(|q| q.trick.cards[seat] == Some(card))
    }

    /// The card counts as played; where it lies already, nothing changes.
    fn count_as_played(&mut self, seat: Seat, card: Card) {
        let lies = self.state.trick.cards[seat] == Some(card)
            || self.last_quitted_has(seat, card)
            || self.state.laid.contains(card) && self.is_in_question(card);
        if lies || !self.state.can_hold(seat, card) {
            return;
        }
        self.state.laid.remove(card);
        if self.state.trick.cards[seat].is_some() {
            return;
        }
        let _ = self.lay(seat, card, None);
    }

    /// This hand leads to the trick in progress, which is empty but for cards of others kept.
    fn hand_the_lead_to(&mut self, seat: Seat) {
        self.state.trick.leader = seat;
    }

    /// A card comes out of its trick: a revoke corrected (62), a surplus card found (67B2).
    fn take_out(&mut self, seat: Seat, card: Card, trick: u8) {
        if self.state.surplus.contains(&(seat, card, trick)) {
            self.state.surplus.retain(|s| *s != (seat, card, trick));
            self.state.give_back(seat, card);
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
        // What he did not obey he has to obey now.
        let broken =
            self.state.revokes.iter().find(|r| r.seat == seat && r.trick == trick).and_then(|r| r.broke);
        if let Some(broken) = broken.filter(|broken| !self.state.restrictions.contains(broken)) {
            self.state.restrictions.push(broken);
        }
        self.state.agreed = None;
    }

    /// 67B1: the hand faces a card, of the suit led if it can, and it belongs to that trick.
    fn supply(&mut self, seat: Seat, trick: u8) {
        let Some(n) = trick.checked_sub(self.state.before + 1) else { return };
        let Some(led) = self.state.trick_by_number(trick).and_then(Trick::led) else { return };
        let hand = self.state.candidates(seat);
        let own = if hand.has(led) { hand.of(led) } else { hand };
        let Some(card) = own.lowest() else { return };
        self.state.take_from_hand(seat, card);
        if let Some(quitted) = self.state.history.get_mut(n as usize) {
            quitted.trick.cards[seat] = Some(card);
        }
        // Deemed to have revoked: one trick under 64A2 at most.
        self.state.revokes.push(Revoke {
            established: true,
            attention: Some(self.state.moment_against(seat)),
            ..Revoke::new(seat, trick, None, led)
        });
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
                    return Some(*info);
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
