//! Who may say that what has happened: a player speaks of his own hand, and declarer of dummy's; the director
//! of what he has found.

use bridge_laws::{
    ClaimStands, Status, Table,
    event::{About, Event, Seen},
    words::QuestionId,
};
use cards::Seat;

use super::{Board, Told};
use crate::Refused;

impl Board {
    /// For whom somebody speaks: a player for himself, the director for declarer.
    #[must_use]
    pub fn speaker(&self, by: Option<Seat>) -> Seat {
        by.unwrap_or(self.table.state().declarer)
    }

    /// The event that somebody tells of, if it is his to tell.
    ///
    /// # Errors
    /// [`Refused`], if not. Whether it can happen now the laws say.
    pub fn understood(&self, by: Option<Seat>, told: &Told) -> Result<Event, Refused> {
        let event = match told {
            Told::Event(event) => event.clone(),
            Told::Earlier(act) => act.event(self, by)?,
        };
        match by {
            Some(seat) => self.may_player(seat, &event)?,
            None => self.may_director(&event)?,
        }
        Ok(event)
    }

    fn may_player(&self, seat: Seat, event: &Event) -> Result<(), Refused> {
        let chooses = self.may_choose(seat).is_ok();
        let calls = matches!(event, Event::CallDirector { about: About::ThisNow | About::AsSeen, .. });
        if self.is_frozen() && !matches!(event, Event::Choose(_)) || chooses && calls {
            return Err(if chooses { Refused::ChooseFirst } else { Refused::DirectorFirst });
        }
        let own = |hand: Seat| if hand == seat { Ok(()) } else { Err(Refused::NotYours) };
        match event {
            Event::Play { seat: hand, .. }
            | Event::Lead { seat: hand, .. }
            | Event::TwoCards { seat: hand, .. }
            | Event::Withdraw { seat: hand, .. } => self.may_lay(seat, *hand),
            // Here the card is known to its owner, and who turns it up turns up that one.
            Event::LeadFaceDown { seat: hand, card: Some(_) } => self.may_lay(seat, *hand).and(own(*hand)),
            Event::Face { seat: hand, card: None } => own(*hand),
            // On a screen everybody sees what one shows.
            Event::Expose { cards, seen: Seen::Everybody, .. } => {
                cards.iter().try_for_each(|(hand, _)| own(*hand).and(self.may_lay(seat, *hand)))
            }
            Event::Spread { seat: hand, .. } => own(*hand).and(self.may_lay(seat, *hand)),
            Event::Designate(_) | Event::DesignateInstead(_) => {
                own(self.table.state().declarer).and(self.dummy_lies_open())
            }
            Event::DummyPutsOut { seat: hand, .. } | Event::DummySuggests { seat: hand, .. } => {
                own(*hand).and(own(self.table.state().dummy())).and(self.dummy_lies_open())
            }
            Event::Call { seat: by, .. }
            | Event::ChangeCall { seat: by, .. }
            | Event::Request { by, .. }
            | Event::Alert { by, .. }
            | Event::Explain { by, .. }
            | Event::BreakInTempo { by, .. }
            | Event::TricksWon { by, .. }
            | Event::CallDirector { by, .. } => own(*by),
            Event::Choose(choices) => choices.iter().try_for_each(|(by, _)| own(*by)).and(self.may_choose(seat)),
            Event::Claim { by, .. } | Event::Concede { by, .. } => own(*by).and(self.may_claim(seat)),
            Event::Agree { by } => own(*by).and(self.about_claim(seat, Table::may_agree)),
            Event::Object { by } => own(*by).and(self.about_claim(seat, Table::may_object)),
            Event::LeadFaceDown { .. }
            | Event::Face { .. }
            | Event::Expose { .. }
            | Event::Simultaneous(_)
            // A bidding box on a screen ends at seven, and at one call a tap.
            | Event::AboveSeven { .. }
            | Event::CallsAtOnce(_)
            | Event::Spare { .. }
            | Event::Answer { .. }
            | Event::Award { .. }
            | Event::CorrectTricks { .. }
            | Event::Happens { .. } => Err(Refused::NotYours),
        }
    }

    fn may_director(&self, event: &Event) -> Result<(), Refused> {
        match (event, self.table.status()) {
            (Event::Answer { question, .. }, Status::Question(open))
                if *question == QuestionId::from(open) =>
            {
                Ok(())
            }
            (Event::Choose(choices), Status::Election(_)) if !choices.is_empty() => Ok(()),
            (Event::Answer { .. } | Event::Choose(_), _) => Err(Refused::NotOpen),
            // 58A: he has found that the last two fell at the same moment.
            (Event::Simultaneous(cards), _) => match self.last_two() {
                Some(two) if two.as_slice() == cards => Ok(()),
                _ => Err(Refused::NotOpen),
            },
            (
                Event::CallDirector { .. }
                | Event::Award { .. }
                | Event::CorrectTricks { .. }
                | Event::Spare { .. }
                | Event::Happens { .. },
                _,
            ) => Ok(()),
            _ => Err(Refused::NotYours),
        }
    }

    /// Who has nothing to choose is not told what another may choose from: it can be his hand (67).
    fn may_choose(&self, seat: Seat) -> Result<(), Refused> {
        match self.table.status() {
            Status::Election(election) if election.by.contains(&seat) => Ok(()),
            _ => Err(Refused::NotOpen),
        }
    }

    /// The hand from which a player lays a card: his own, or dummy's if he declares.
    pub(super) fn may_lay(&self, seat: Seat, hand: Seat) -> Result<(), Refused> {
        let state = self.table.state();
        let open = state.spread == Some(state.dummy());
        if hand == seat {
            return if open && seat == state.dummy() { Err(Refused::DeclarerPlaysDummy) } else { Ok(()) };
        }
        let declares = open && hand == state.dummy() && seat == state.declarer;
        if declares { Ok(()) } else { Err(Refused::NotYours) }
    }

    /// Who spoke of dummy's cards before would be told of them.
    fn dummy_lies_open(&self) -> Result<(), Refused> {
        let state = self.table.state();
        if state.spread == Some(state.dummy()) { Ok(()) } else { Err(Refused::NotOpen) }
    }

    fn may_claim(&self, seat: Seat) -> Result<(), Refused> {
        let state = self.table.state();
        let dummy = state.spread == Some(seat) && seat == state.dummy();
        if dummy { Err(Refused::DeclarerPlaysDummy) } else { Ok(()) }
    }

    /// Whether an answer to a claim is open the laws say (68, 69); who has made it is not asked.
    fn about_claim(&self, seat: Seat, may: fn(&Table, Seat) -> bool) -> Result<(), Refused> {
        match self.table.claim_made() {
            _ if may(&self.table, seat) => Ok(()),
            Some((by, ClaimStands::Open)) if by.side() == seat.side() => Err(Refused::NotYours),
            _ => Err(Refused::NotOpen),
        }
    }
}
