//! Recording what happened.

use doppelkopf::{Kind, Place};
use doppelkopf_rules::{Position, Positions};
use ruling::ClauseSet;

use super::{
    NotRecorded, Proof, Table,
    claimed::Searches,
    story::{Done, Step},
};
use crate::{
    event::{Event, Impossible, Refused},
    matter::Matter,
    offence::{Act, Offence},
    words::Pending,
};

impl Table {
    /// Records what happened. Whether a soloist's claim is true the table searches by itself, which may take seconds.
    ///
    /// # Errors
    /// [`Refused`], if it cannot have happened; the table is as it was.
    pub fn record(&mut self, event: &Event) -> Result<(), Refused> {
        let before = self.clone();
        let result = self.try_record(event);
        if result.is_err() {
            *self = before;
        }
        result
    }

    /// The same without a search: with what was proved before of the claims that this event leads to.
    ///
    /// # Errors
    /// [`NotRecorded`], if it cannot have happened, or something has to be proved first; the table is as it was.
    pub fn record_proved(&mut self, event: &Event, proofs: &[Proof]) -> Result<(), NotRecorded> {
        let before = self.clone();
        self.searches = Searches::apart(proofs);
        let result = self.try_record(event);
        let unproved = std::mem::take(&mut self.searches).unproved();
        let result = match (result, unproved) {
            (Err(refused), _) => Err(NotRecorded::Refused(refused)),
            (Ok(()), Some(claimed)) => Err(NotRecorded::Unproved(claimed)),
            (Ok(()), None) => Ok(()),
        };
        if result.is_err() {
            *self = before;
        }
        result
    }

    fn try_record(&mut self, event: &Event) -> Result<(), Refused> {
        self.may_happen(event)?;
        self.now += 1;
        self.applied = ClauseSet::EMPTY;
        self.debated.clear();
        self.rulings.clear();
        self.noticed = None;
        match *event {
            Event::Say { by, say } => self.say(by, say)?,
            Event::Solo { by, yes } => self.solo(by, yes)?,
            Event::Name { by, naming } => self.name(by, naming)?,
            Event::Play { by, card } => self.play(by, card)?,
            Event::Announce { by, spoken, cards } => self.announce(by, spoken, cards)?,
            Event::Expose { by, ref cards } => self.expose(by, cards)?,
            Event::TakeBack { by, card } => self.take_back(by, card)?,
            Event::TwoCards { by, card, other } => self.two_cards(by, card, other)?,
            Event::Offence(offence) => self.offence(offence)?,
            Event::PointOut { by, about } => self.point_out(by, about)?,
            Event::CallReferee { by } => self.call_referee(by)?,
            Event::ClaimOffence { by, about } => self.claim_offence(by, about)?,
            Event::ClaimAtOnce { ref claims } => self.claim_at_once(claims)?,
            Event::PlayOn { by } => self.play_on(by)?,
            Event::AskPartner { by, partner } => self.ask_partner(by, partner)?,
            Event::PartnerSays { by, choice } => self.partner_says(by, choice)?,
            Event::Answer { question, seat, with } => self.answer(question, seat, with)?,
            Event::Choose { by, choice } => self.choose(by, choice)?,
            Event::Shorten { by, ref line } => self.shorten(by, line.as_deref())?,
            Event::HandOver { by } => self.hand_over(by)?,
            Event::LeaveTricks { by } => self.leave_tricks(by)?,
            Event::TakeIn { by } => self.take_in(by)?,
            Event::Counted(ref counted) => self.counted(counted)?,
        }
        self.settle();
        Ok(())
    }

    /// 9.6.1: after a claim nothing goes on before the ruling. After the end only what is left to claim,
    /// and to find out, can happen.
    fn may_happen(&self, event: &Event) -> Result<(), Refused> {
        let is_of_play = matches!(
            event,
            Event::Say { .. }
                | Event::Solo { .. }
                | Event::Name { .. }
                | Event::Play { .. }
                | Event::Announce { .. }
                | Event::Expose { .. }
                | Event::TakeBack { .. }
                | Event::TwoCards { .. }
                | Event::Shorten { .. }
                | Event::HandOver { .. }
                | Event::LeaveTricks { .. }
                | Event::TakeIn { .. }
                | Event::Counted(_)
        );
        let frozen = matches!(self.pending, Some(Pending::Question { .. }));
        match (is_of_play, frozen) {
            (true, true) => Err(Impossible::Frozen.into()),
            (true, false) if self.ending.is_some() && !self.may_still_call(event) => {
                Err(Impossible::Over.into())
            }
            _ => Ok(()),
        }
    }

    /// The place of a player who has cards in this deal.
    pub(super) fn player(&self, by: Position) -> Result<Place, Refused> {
        self.place(by).ok_or_else(|| Impossible::NoCards(by).into())
    }

    /// The place of a player who can hold these cards.
    pub(super) fn holder(&self, by: Position, cards: &[Kind]) -> Result<Place, Refused> {
        let place = self.player(by)?;
        if self.hands.can_hold_all(place, cards) {
            return Ok(place);
        }
        let missing = cards.iter().copied().find(|&card| !self.hands.can_hold(place, card));
        match missing.or_else(|| cards.last().copied()) {
            Some(card) => Err(Refused::NotInHand { by, card }),
            None => Err(Impossible::NoCard.into()),
        }
    }

    /// 9.6.3: a player goes on and loses his right to claim what lay open before.
    pub(super) fn went(&mut self, by: Position) {
        let now = self.now;
        for matter in self.matters.iter_mut().filter(|m| m.at < now && m.claimed.is_none()) {
            matter.goes_on(by);
        }
    }

    /// Something is wrong, and everybody can notice it.
    pub(super) fn open(&mut self, offence: Offence) {
        self.open_at(offence, self.now);
    }

    /// Something that was done earlier shows itself.
    pub(super) fn open_at(&mut self, offence: Offence, at: u32) {
        self.push(self.matter(offence, at));
    }

    /// What was wrong at this event.
    fn matter(&self, offence: Offence, at: u32) -> Matter {
        let turned_up = offence.act == Act::TurnedUp && offence.by == self.dealer();
        let for_referee = turned_up || !self.players().contains(offence.by);
        Matter { for_referee, ..Matter::hidden(offence, at, self.parties_before(at)) }
    }

    pub(super) fn push(&mut self, mut matter: Matter) {
        matter.appears(self.claiming(matter.at));
        self.matters.push(matter);
    }

    /// 5.4: those at the table but for a soloist who has shortened since, claiming the rest or giving it up: what was done
    /// before that he claims no more, whenever it shows.
    pub(super) fn claiming(&self, at: u32) -> Positions {
        let shortened = |step: &&Step| step.at > at && matches!(step.done, Done::Shortened(_));
        let soloists = self.steps.iter().filter(shortened).map(|step| self.position(step.place));
        soloists.fold(self.players(), Positions::without)
    }

    /// Something is wrong that nobody can have noticed yet.
    pub(super) fn hide(&mut self, offence: Offence) {
        self.hide_at(offence, self.now);
    }

    pub(super) fn hide_at(&mut self, offence: Offence, at: u32) {
        self.matters.push(self.matter(offence, at));
    }

    /// Everybody can notice it now.
    pub(super) fn appears(&mut self, i: usize) {
        let Some(at) = self.matters.get(i).map(|matter| matter.at) else { return };
        let claiming = self.claiming(at);
        if let Some(matter) = self.matters.get_mut(i) {
            matter.appears(claiming);
        }
    }
}
