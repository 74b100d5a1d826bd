//! The laws speak, in their order of precedence, until nothing is open that can be decided.

use cards::{Card, Seat, SeatSet, Side};
use ruling::{Fact, Facts as Core};

use super::Table;
use crate::{
    event::Did,
    facts::Facts,
    laws::{
        calls::{self, FirstLead},
        lead_out_of_turn, penalty_card,
        precedence::{self, ORDER},
        premature, retraction, revoke, told,
    },
    matter::{Kind, Matter, Standing},
    story::Deed,
    words::{Answer, Bridge, Effect, Pending, Ruling},
};

/// What the laws have decided.
enum Decided {
    /// This matter is ruled on.
    Matter(usize, Ruling),
    /// A choice that the cards on the table bring with them is made.
    Choice(Ruling),
    /// Declarer has spoken about the first lead after a call was withdrawn.
    FirstLead(FirstLead, Ruling),
}

impl Table {
    /// Lets the laws decide what they can; what they wait for is pending.
    pub(super) fn settle(&mut self) {
        self.pending = None;
        self.drop_what_is_over();
        self.attention = true;
        self.settle_all();
        self.attention = false;
    }

    /// A lead of a trick that is over, to which nothing lies any more, is of no interest.
    fn drop_what_is_over(&mut self) {
        let number = self.state.trick_number();
        let matters = std::mem::take(&mut self.matters);
        let gone = |m: &Matter| match (&m.kind, self.standing(m)) {
            (Kind::Lead(lead), Standing::Accepted(seat, card)) => {
                m.trick < number
                    && self.state.trick_of(lead.seat, lead.card).is_empty()
                    && self.state.trick_of(seat, card).is_empty()
            }
            _ => false,
        };
        self.matters = matters.into_iter().filter(|m| !gone(m)).collect();
    }

    fn settle_all(&mut self) {
        // Each ruling closes a matter or makes a choice, so this ends; the bound is for safety.
        let mut ruled = std::mem::take(&mut self.unfinished);
        // Words of declarer's that are not clear are no error: what lies there besides nobody has called about.
        let mut error = ruled;
        let (mut erred, mut beside) = (std::mem::take(&mut self.erred), SeatSet::EMPTY);
        for _ in 0..64 {
            if std::mem::take(&mut self.lead_is_back) {
                // Who had followed to another is looked at before anything else, as with a hand that is seen.
                if self.follow_the_lead_there_is() {
                    continue;
                }
                if self.pending.is_some() {
                    (self.unfinished, self.erred, self.lead_is_back) = (true, erred, true);
                    return;
                }
            }
            self.face_down_first();
            let decided = match self.decide() {
                Ok(Some(decided)) => decided,
                Ok(None) if self.matters.iter().any(|m| m.called) => {
                    // No law has anything to say about it any more.
                    self.matters.retain(|m| !m.called);
                    continue;
                }
                Ok(None) if self.make_waiting_call() => continue,
                Ok(None) if self.end_auction() => {
                    // 39: one that waited comes after the last pass.
                    self.make_waiting_call();
                    continue;
                }
                Ok(None) if ruled && self.follow_the_lead_there_is() => continue,
                Ok(None) if self.pending.is_some() => {
                    (self.unfinished, self.erred) = (true, erred);
                    return;
                }
                Ok(None) if self.may_not_be_played_any_more() => continue,
                // A card that has come back may be the one that is missing elsewhere.
                Ok(None) if error && self.ask_who_is_short() => continue,
                Ok(None) if error && self.rule_on_what_is_left(erred, &mut beside) => continue,
                Ok(None) if self.pending.is_some() => {
                    (self.unfinished, self.erred) = (true, erred);
                    return;
                }
                Ok(None) => {
                    self.excuse_what_waits(erred);
                    return self.end_of_story();
                }
                Err(pending) => {
                    self.excuse_what_waits(erred);
                    if self.matters.iter().any(|m| m.called) {
                        self.erred = erred;
                    }
                    return self.wait_for(pending);
                }
            };
            let (closed, ruling) = match decided {
                Decided::Matter(i, ruling) => (self.close(i), ruling),
                Decided::Choice(ruling) => (None, ruling),
                Decided::FirstLead(first, ruling) => {
                    self.first_leads.retain(|other| other.offender != first.offender);
                    (None, ruling)
                }
            };
            ruled = true;
            error |= !closed.as_ref().is_some_and(|matter| matches!(matter.kind, Kind::Unclear { .. }));
            let wrong = closed.as_ref().and_then(|matter| self.who_erred(&matter.kind));
            // 47E1: who was misled has not erred; that an opponent spoke brought no card there.
            let wrong = wrong.filter(|_| !told::was_misled(&ruling));
            erred = wrong.map_or(erred, |seat| erred.with(seat));
            if let Some(Kind::Renamed { .. }) = closed.as_ref().map(|matter| &matter.kind) {
                // 47D: no error, but what has come to a card of theirs that is gone costs the others nothing.
                erred = erred.with(self.state.declarer);
            }
            self.forget(&ruling);
            if let Some(Kind::Unclear { .. }) = closed.as_ref().map(|matter| &matter.kind) {
                self.declarer_has_said_which(&ruling);
            }
            let owed =
                closed.as_ref().map(|matter| (matter.at, penalty_card::owed_since(&matter.kind, &ruling)));
            if let Some(Kind::Replaced(replaced)) = closed.as_ref().map(|matter| &matter.kind) {
                self.has_brought(replaced, &ruling);
            }
            self.just_ruled = closed;
            self.apply(ruling.clone());
            let closed = self.just_ruled.take();
            if let Some(Kind::Claimed(_)) = closed.as_ref().map(|matter| &matter.kind) {
                self.has_been_played_on();
            }
            self.found_to_be_a_claim(closed.as_ref(), &ruling);
            if let Some(Kind::ToWhichTrick { seat, card, .. }) = closed.as_ref().map(|matter| &matter.kind) {
                self.to_which_trick.retain(|it| (&it.seat, &it.card) != (seat, card));
            }
            self.named_card_lies_there(closed.as_ref());
            if let Some(Kind::Lead(lead)) = closed.as_ref().map(|matter| &matter.kind)
                && let Some((seat, card)) =
                    lead_out_of_turn::led_after_no_lead(&self.state, lead, &ruling.facts)
            {
                self.open_lead_out_of_turn(seat, card);
            }
            if let Some(&Kind::Renamed { first, then }) = closed.as_ref().map(|matter| &matter.kind) {
                self.named_by_a_slip(first, then, &ruling);
                // The director is there, and sees what else is wrong with what lies there.
                let open = self.to_settle_as_seen_by(self.state.declarer);
                self.call(&open);
            }
            self.drop_what_was_taken_back_rightly(closed.as_ref());
            self.drop_what_has_gone_back(&ruling);
            if let Some((at, cards)) = owed {
                cards.into_iter().for_each(|(seat, card)| self.look_back(at, seat, card));
            }
        }
    }

    /// Whose error it was. It was his lead until the others took a card back: then it was none of his.
    fn who_erred(&self, kind: &Kind) -> Option<Seat> {
        let excused = matches!(kind, Kind::Lead(lead) if lead.excused);
        self.as_noticed(kind).filter(|_| !excused).map(|wrong| wrong.seat)
    }

    /// 47D: an error of the others has opened a trick again, and what this side had played to the next one in turn
    /// waits. It costs nothing, should it be another hand’s lead then.
    fn excuse_what_waits(&mut self, erred: SeatSet) {
        let by = |side: Side| erred.iter().any(|seat| seat.side() == side);
        for (seat, card) in self.state.next.cards() {
            if by(seat.side().other()) && !by(seat.side()) {
                self.excused.insert(card);
            }
        }
    }

    /// Nothing is to be ruled on: what happened before is of no interest any more, unless something is still open.
    pub(super) fn end_of_story(&mut self) {
        if self.matters.is_empty() {
            self.story.end();
        } else if self.matters.iter().all(|m| self.is_hidden(m)) {
            self.story.seems_in_order();
        }
    }

    /// Is it nothing to who does not see the hand? A card that was taken back lately everybody has seen, and a penalty card
    /// that was not played.
    fn is_hidden(&self, m: &Matter) -> bool {
        let lately = m.trick + 1 >= self.state.trick_number();
        let passed_over = matches!(m.kind, Kind::Revoke(revoke) if revoke.passed_over);
        m.is_unnoticed() && !(lately && (passed_over || self.standing(m) != Standing::Open))
    }

    /// He might take this card back, as has just been ruled: what it was besides is of no interest any more.
    fn drop_what_was_taken_back_rightly(&mut self, closed: Option<&Matter>) {
        if let Some(Kind::TakenBack { seat, card, .. }) = closed.map(|matter| matter.kind.clone())
            && self.state.can_hold(seat, card)
        {
            self.matters.retain(|m| !m.kind.is_about(seat, card));
        }
    }

    /// What has gone back with the lead that it was laid on, its owner need not have taken back: he had done it before.
    fn drop_what_has_gone_back(&mut self, ruling: &Ruling) {
        let (number, trick) = (self.state.trick_number(), &self.state.trick);
        let gone = |m: &Matter| match m.kind {
            Kind::TakenBack { seat, card, grade: None } => Some((seat, card)),
            // Not one that counts.
            Kind::Revoke(r) if !self.state.revoked_in(r.seat, r.trick) => r.card.map(|card| (r.seat, card)),
            _ => None,
        };
        let gone = |m: &Matter| {
            m.trick == number
                && gone(m).is_some_and(|(seat, card)| ruling.effects.contains(&Effect::Return(seat, card)))
        };
        if trick.is_empty() {
            self.matters.retain(|m| !gone(m));
        }
    }

    /// Something has been ruled on, and the lead of the trick in progress may be another than it was: what cannot
    /// lie on it comes back. Did anything?
    fn follow_the_lead_there_is(&mut self) -> bool {
        let now = &self.state.trick;
        let last = self.state.history.iter().next_back().map(|quitted| &quitted.trick);
        let leads: Vec<(Seat, Card)> = [Some(now), last]
            .into_iter()
            .flatten()
            .filter_map(|trick| Some((trick.leader, trick.cards[trick.leader]?)))
            .collect();
        for (leader, lead) in leads {
            let f = self.facts();
            match retraction::had_no_such_lead(&f, leader, lead) {
                Ok(None) => {}
                Ok(Some(ruling)) => {
                    let ruling = Core::ruled(f.into_core(), ruling);
                    self.forget(&ruling);
                    self.apply(ruling);
                    return true;
                }
                Err(pending) => {
                    self.wait_for(pending);
                    return false;
                }
            }
        }
        false
    }

    /// What was shown too early and was to be played to this trick may not be played to it now. Was there such a card?
    fn may_not_be_played_any_more(&mut self) -> bool {
        let ruling = premature::may_not_be_played_any_more(&self.facts());
        let some = ruling.is_some();
        ruling.into_iter().for_each(|ruling| self.apply(ruling));
        some
    }

    /// All that was wrong is ruled on, and a card lies there that was laid meanwhile and belongs to nothing of it. Was
    /// there one? `erred`: whose errors have just been ruled on; `beside`: whose cards have lain there like that.
    fn rule_on_what_is_left(&mut self, erred: SeatSet, beside: &mut SeatSet) -> bool {
        self.drop_what_is_over();
        if self.is_over() {
            return false;
        }
        let waits = |laid: &(Seat, Card)| {
            self.state.next.cards().any(|waiting| waiting == *laid)
                || self.state.takebacks.iter().any(|t| (t.seat, t.card) == *laid)
        };
        let lies = |laid: &(Seat, Card)| {
            self.state.laid.contains(laid.1) && !waits(laid) && !self.is_in_question(laid.0, laid.1)
        };
        // In the order in which they were laid, as far as the story goes.
        let told = self.story.laid_since(0).into_iter().find(|laid| lies(laid));
        let open = |seat: Seat| {
            (self.state.laid & self.state.hands[seat].known).iter().map(move |card| (seat, card))
        };
        let anywhere =
            || self.state.trick.leader.round().into_iter().flat_map(open).filter(|laid| lies(laid));
        let Some((seat, card)) = told.or_else(|| anywhere().next()) else { return false };
        if self.state.trick.turn() == Some(seat) && self.state.legal(seat).breach(card).is_none() {
            // It is his turn, and there it lies; but of a hand that nobody knows it is asked whether it could follow.
            match revoke::could_follow_with_another(&self.facts(), (seat, card)) {
                Ok(false) => {
                    self.state.laid.remove(card);
                    self.play_card(seat, card);
                    return true;
                }
                Ok(true) => {}
                Err(pending) => {
                    self.wait_for(pending);
                    return false;
                }
            }
        }
        let noticed = self.matters.iter().filter(|m| !m.is_unnoticed());
        let wrong = noticed.filter_map(|m| self.who_erred(&m.kind));
        let erred = erred.iter().chain(wrong).collect();
        *beside = beside.iter().chain(anywhere().map(|(other, _)| other)).collect();
        let excused = self.excused.contains(card);
        let ruling = retraction::lies_there(&self.facts(), (seat, card), excused, erred, *beside);
        self.apply(ruling);
        true
    }

    /// 46: which card it was that declarer named, is known now.
    fn declarer_has_said_which(&mut self, ruling: &Ruling) {
        for effect in &ruling.effects {
            if let Effect::Played(dummy, card) = *effect
                && self.state.trick.cards[dummy].is_none()
            {
                self.tell(Did::Named, dummy, Some(card));
                self.designated =
                    Some(super::Designated { card, trick: self.state.trick_number(), meant: false });
            }
        }
    }

    /// 45C4b: what was named by a slip of the tongue is as if it had never been named.
    fn named_by_a_slip(&mut self, first: Card, then: Card, ruling: &Ruling) {
        let dummy = self.state.dummy();
        if ruling.effects.contains(&Effect::Played(dummy, then)) {
            let back = |effect: &Effect| {
                if let Effect::Return(seat, card) = *effect { Some((seat, card)) } else { None }
            };
            let back: Vec<(Seat, Card)> = ruling.effects.iter().filter_map(back).collect();
            self.story.was_meant(dummy, first, then, &back);
        }
    }

    /// 45D, 45C4b: the card that was named lies there after all; until declarer plays on he may say that he meant another.
    fn named_card_lies_there(&mut self, ruled: Option<&Matter>) {
        let dummy = self.state.dummy();
        if let Some(&Kind::Renamed { first, then }) = ruled.map(|matter| &matter.kind) {
            match (self.state.number_of(dummy, then), &mut self.designated) {
                (Some(trick), _) => {
                    self.designated = Some(super::Designated { card: then, trick, meant: false });
                }
                (None, Some(named)) if named.card == first => named.meant = true,
                _ => {}
            }
        }
        let Some(Matter { kind: Kind::WrongCard { named, put_out, .. }, trick, at, .. }) = ruled else {
            return;
        };
        let lies = self.state.trick_of(dummy, *named).contains(&(dummy, *named));
        let since = self.story.laid_since(*at);
        let played_on = |&(seat, card): &(Seat, Card)| {
            !self.state.is_defender(seat)
                && (seat, card) != (dummy, *put_out)
                && (seat, card) != (dummy, *named)
        };
        if lies && !since.iter().any(played_on) {
            self.designated = Some(super::Designated { card: *named, trick: *trick, meant: false });
        }
    }

    /// What a ruling rests on is true of it alone; what a call means it means to the end of the board.
    fn forget(&mut self, ruling: &Ruling) {
        let of_it_alone = |fact: &&Fact<Bridge>| !matches!(fact, Fact::Told(_, Answer::Meaning(_)));
        let facts: Vec<Fact<Bridge>> = ruling.facts.iter().filter(of_it_alone).cloned().collect();
        self.told.forget(&facts);
        for fact in &facts {
            if let Fact::Told(question, _) = fact
                && let Some(i) = self.volunteered.iter().position(|v| v.answers(*question))
            {
                self.volunteered.remove(i);
            }
        }
    }

    fn wait_for(&mut self, pending: Pending) {
        if let Pending::Election(election) = &pending {
            for &point in &election.debated {
                if !self.debated.contains(&point) {
                    self.debated.push(point);
                }
            }
        }
        self.pending = Some(pending);
    }

    /// 54: an opening lead that lies face down is taken back before one faced out of turn is dealt with.
    fn face_down_first(&mut self) {
        let a_lead = |m: &Matter| m.called && matches!(m.kind, Kind::Lead(_));
        if self.matters.iter().any(a_lead)
            && let Some(down) = self.face_down.take()
        {
            self.apply(Ruling::under(lead_out_of_turn::OPENING).does(Effect::ReturnUnseen(down.seat)));
        }
    }

    /// The first decision that is due: on what attention was drawn to, and where that is settled, what the cards
    /// on the table bring with them.
    fn decide(&self) -> Result<Option<Decided>, Pending> {
        let called: Vec<usize> = (0..self.matters.len()).filter(|&i| self.is_called(i)).collect();
        if !called.is_empty() {
            return self.decide_on(&called);
        }
        if self.auction.is_some() || self.is_over() || self.lead_is_waiting() {
            return Ok(None);
        }
        let of_core = |rule: &dyn Fn(&Facts) -> Result<Ruling, Pending>| {
            let f = self.facts();
            let ruling = rule(&f)?;
            Ok(Core::ruled(f.into_core(), ruling))
        };
        if let Some(first) = self.lead_after_withdrawn_call() {
            let legal = self.calls_of(first.offender);
            let ruling =
                of_core(&|f| calls::lead_after_withdrawn_call(f, first, &legal, !self.auction_in_part))?;
            return Ok(Some(Decided::FirstLead(first, ruling)));
        }
        if !self.state.has_penalty_cards() {
            return Ok(None);
        }
        if self.state.choice_about_lead_is_due() {
            return Ok(Some(Decided::Choice(of_core(&penalty_card::choice_about_lead)?)));
        }
        let Some(seat) = self.state.trick.turn() else { return Ok(None) };
        match self.state.penalty_cards_to_name_from(seat) {
            Some(_) => Ok(Some(Decided::Choice(of_core(&|f| penalty_card::which_penalty_card(f, seat))?))),
            None => Ok(None),
        }
    }

    fn is_called(&self, i: usize) -> bool {
        self.matters.get(i).is_some_and(|m| m.called)
    }

    /// Each law is asked about everything that is open, before the next one is.
    fn decide_on(&self, called: &[usize]) -> Result<Option<Decided>, Pending> {
        // What one law has asked about a matter, the next has been told: it all counts for the ruling.
        let mut open: Vec<(usize, &Matter, Facts)> =
            called.iter().filter_map(|&i| self.matters.get(i).map(|m| (i, m, self.facts()))).collect();
        let Some((place, ruling)) = self.first_to_speak(&open)? else { return Ok(None) };
        let (i, m, f) = open.swap_remove(place);
        let ruling = f.into_core().ruled(ruling);
        let rests_on = self.story.before(m.at).into_iter().chain(self.what_it_came_to(m));
        Ok(Some(Decided::Matter(i, rests_on.fold(ruling, |ruling, &deed| ruling.because_of(deed)))))
    }

    /// The deeds that made of a matter what it is now: what accepted or overtook it, what repaired it.
    fn what_it_came_to(&self, m: &Matter) -> Vec<&Deed> {
        let standing = self.standing(m);
        let decisive = |deed: &&Deed| match standing {
            Standing::Open => false,
            Standing::Accepted(seat, card)
            | Standing::Overtaken(seat, card)
            | Standing::Condoned(seat, card) => deed.laid() == Some((seat, card)),
            Standing::Repaired(seat) => deed.what.seat == seat,
        };
        self.story.since(m.at).iter().filter(decisive).collect()
    }

    fn first_to_speak(&self, open: &[(usize, &Matter, Facts)]) -> Result<Option<(usize, Ruling)>, Pending> {
        for (place, (_, m, f)) in open.iter().enumerate() {
            if let Some(ruling) = precedence::in_the_auction_period(f, m, &self.seen_in_auction)? {
                return Ok(Some((place, ruling)));
            }
        }
        for (_, say) in ORDER {
            for (place, (_, m, f)) in open.iter().enumerate() {
                if let Some(ruling) = say(f, m)? {
                    return Ok(Some((place, ruling)));
                }
            }
        }
        Ok(None)
    }

    /// Does a lead out of turn lie there that nobody has called about, so that no choice about the proper lead
    /// is due yet?
    fn lead_is_waiting(&self) -> bool {
        let waits = |m: &Matter| match &m.kind {
            Kind::Lead(lead) => {
                let standing =
                    lead_out_of_turn::standing_of(&self.state, self.rules, &self.story, m.at, lead);
                standing == Standing::Open && m.trick == self.state.trick_number()
            }
            _ => false,
        };
        self.matters.iter().any(waits)
    }

    /// What has become of a matter since.
    pub(super) fn standing(&self, m: &Matter) -> Standing {
        if let Kind::Lead(lead) = &m.kind {
            return lead_out_of_turn::standing_of(&self.state, self.rules, &self.story, m.at, lead);
        }
        let repaired = self.story.since(m.at).iter().filter_map(Deed::taken_back);
        match repaired.into_iter().find(|&(seat, card)| m.kind.is_about(seat, card)) {
            Some((seat, _)) => Standing::Repaired(seat),
            None => Standing::Open,
        }
    }
}
