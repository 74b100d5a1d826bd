//! Calls, in time or not (chapter 6 of the TSR, S5).

use doppelkopf::{CallRefusal, Party, Place, Spoken};
use doppelkopf_rules::Position;

use super::{Table, story::Done};
use crate::{
    event::{Event, Impossible, Refused},
    offence::{Act, Offence, WrongCall},
};

impl Table {
    /// 5.4.7: after the soloist has handed his cards over Kontra may still call.
    pub(super) fn may_still_call(&self, event: &Event) -> bool {
        let open = self.course.is_some_and(|course| course.shift(Party::Kontra).is_ok());
        matches!(event, Event::Announce { .. }) && open && self.is_shortened()
    }

    pub(super) fn announce(&mut self, by: Position, spoken: Spoken, told: Option<u8>) -> Result<(), Refused> {
        let place = self.player(by)?;
        let cards = self.cards_at_call(by, place, told)?;
        let side = self.side_of_call(by, place, spoken)?;
        let heard = self.wrong_call(place, spoken, side, cards)?;
        self.went(by);
        self.goes_with_lead(by);
        let act = |wrong| Offence { by, act: Act::Call { spoken, wrong } };
        // Who hears it cannot know yet that the side is wrong, and hears all the same that it comes too late.
        if heard != Some(WrongCall::Early) && self.is_for_other(place, side) && !self.is_certain(place) {
            self.hide(act(WrongCall::OtherParty));
        }
        match heard {
            // Noise: nothing was wrong.
            None | Some(WrongCall::SaidAgain) => {}
            Some(wrong) => self.open(act(wrong)),
        }
        self.see(place, Done::Call { spoken, party: side, cards }, self.now);
        Ok(())
    }

    /// I31: a lead out of turn with a call is more than one without.
    fn goes_with_lead(&mut self, by: Position) {
        let last = self.last_card().map(|(.., at)| at);
        for matter in self.matters.iter_mut().filter(|m| m.offence.by == by && Some(m.at) == last) {
            if let Act::LeadOutOfTurn { with_call, .. } = &mut matter.offence.act {
                *with_call = true;
            }
        }
    }

    /// How many cards the speaker holds. Where nobody records the cards, he has to be believed.
    fn cards_at_call(&self, by: Position, place: Place, told: Option<u8>) -> Result<u8, Refused> {
        let held = self.hands.count(place);
        match told {
            None => Ok(held),
            Some(told) if told == held => Ok(held),
            Some(told) if told < held && self.steps.iter().all(|s| !matches!(s.done, Done::Card(_))) => {
                Ok(told)
            }
            Some(told) => Err(Impossible::CardsInHand { by, held, told }.into()),
        }
    }

    /// The side for which a call counts: the one that was said, or else his own. Before the game is found
    /// a call without a side is for the one to which he will belong.
    fn side_of_call(&self, by: Position, place: Place, spoken: Spoken) -> Result<Option<Party>, Refused> {
        let Some(course) = &self.course else { return Ok(spoken.party) };
        match spoken.party.or(course.party(place)) {
            Some(party) => Ok(Some(party)),
            None => Err(Impossible::WhichSide(by).into()),
        }
    }

    fn is_certain(&self, place: Place) -> bool {
        self.course.is_some_and(|course| course.known().of(place).is_some())
    }

    /// Is it for the other side than his own?
    fn is_for_other(&self, place: Place, side: Option<Party>) -> bool {
        let own = self.course.and_then(|course| course.party(place));
        own.is_some_and(|own| side.is_some_and(|side| side != own))
    }

    /// What is wrong with a call as everybody hears it, if something is.
    fn wrong_call(
        &self,
        place: Place,
        spoken: Spoken,
        side: Option<Party>,
        cards: u8,
    ) -> Result<Option<WrongCall>, Refused> {
        let (Some(course), Some(side)) = (&self.course, side) else { return Ok(Some(WrongCall::Early)) };
        let refusal = course.check_call(side, spoken.call, cards).err();
        let is_known = refusal != Some(CallRefusal::NotClarified) && self.is_certain(place);
        if is_known && self.is_for_other(place, Some(side)) {
            return Ok(Some(WrongCall::OtherParty));
        }
        match refusal {
            None => Ok(None),
            Some(CallRefusal::NotClarified) => Ok(Some(WrongCall::Early)),
            Some(CallRefusal::Repeat) if self.has_called(place, spoken) => Ok(Some(WrongCall::SaidAgain)),
            Some(CallRefusal::Repeat) => Ok(Some(WrongCall::Repeated)),
            Some(refusal @ CallRefusal::Shortened) => Err(Impossible::Call(refusal).into()),
            Some(_) => Ok(Some(WrongCall::Late)),
        }
    }

    /// 6.4.7, I54: did he say this before, by itself or as a level that he skipped (S5.8)? A soloist has no partner who could.
    fn has_called(&self, place: Place, now: Spoken) -> bool {
        self.steps.iter().any(|step| match step.done {
            Done::Call { spoken, .. } => step.place == place && spoken.call >= now.call,
            _ => false,
        })
    }

    /// The calls that count, as they were spoken, in order.
    pub fn calls(&self) -> impl Iterator<Item = (Position, Spoken)> + '_ {
        self.steps.iter().filter_map(|step| match step.done {
            Done::Call { spoken, .. } => Some((self.position(step.place), spoken)),
            _ => None,
        })
    }
}
