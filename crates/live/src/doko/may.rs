//! Who may say that what has happened: a player speaks for himself, the referee of what he has found.

use doppelkopf_laws::{
    Status,
    event::Event,
    offence::{Act, ActKind, Offence},
};
use doppelkopf_rules::Position;

use super::{Deal, Told, setup::position};
use crate::{Chair, Refused};

/// What cards and calls do not show: the referee notes it where he hears or sees it.
pub const NOTED: [ActKind; 6] = [
    ActKind::Remark,
    ActKind::CountedAloud,
    ActKind::Warned,
    ActKind::UncoveredTricks,
    ActKind::BrokenOff,
    ActKind::Spectator,
];

impl Deal {
    /// For whom somebody speaks: a player for himself, the referee for the first of the table.
    #[must_use]
    pub fn speaker(&self, by: Option<Chair>) -> Position {
        by.map_or(Position::One, position)
    }

    /// The event that somebody tells of, if it is his to tell.
    ///
    /// # Errors
    /// [`Refused`], if not. Whether it can happen now the rules say.
    pub fn understood(&self, by: Option<Chair>, told: &Told) -> Result<Event, Refused> {
        let event = match told {
            Told::Event(event) => event.clone(),
            Told::Earlier(act) => act.event(self, by)?,
        };
        match by {
            Some(chair) => self.may_player(position(chair), &event)?,
            None => self.may_referee(&event)?,
        }
        Ok(event)
    }

    /// What a player does who asks whether something is wrong. That he asks is seen by all, whatever comes of it; and
    /// what nobody could have noticed comes to light only if he says who has done wrong, and is right (9.6.1, 9.6.2).
    ///
    /// What was stored before anybody asked like this stays what it was: this is for what is done now.
    #[must_use]
    pub fn asked(&self, by: Option<Chair>, event: Event) -> Event {
        // Nothing is hidden from the referee, and nothing after the end.
        if by.is_none() || self.is_over() {
            return event;
        }
        match event {
            Event::CallReferee { by } => Event::PointOut { by, about: None },
            Event::ClaimOffence { by, about } => match self.table.would_find(by, about) {
                Some(offender) => Event::ClaimOffence { by, about: Some(offender) },
                // Who may not claim it has pointed it out.
                None => self.pointed_out(by, about),
            },
            Event::PointOut { by, about } => self.pointed_out(by, about),
            other => other,
        }
    }

    /// 9.6.2: that this player has done wrong comes to light only if he has.
    fn pointed_out(&self, by: Position, about: Option<Position>) -> Event {
        Event::PointOut { by, about: about.filter(|&offender| self.table.would_point_at(offender)) }
    }

    fn may_player(&self, player: Position, event: &Event) -> Result<(), Refused> {
        if matches!(self.table.status(), Status::Question(_)) {
            return Err(Refused::DirectorFirst);
        }
        let own = |by: Position| if by == player { Ok(()) } else { Err(Refused::NotYours) };
        match *event {
            Event::Say { by, .. }
            | Event::Solo { by, .. }
            | Event::Name { by, .. }
            | Event::Play { by, .. }
            | Event::Announce { by, .. }
            | Event::Expose { by, .. }
            | Event::TakeBack { by, .. }
            | Event::TwoCards { by, .. }
            | Event::PointOut { by, .. }
            | Event::CallReferee { by }
            | Event::ClaimOffence { by, .. }
            | Event::PlayOn { by }
            | Event::AskPartner { by, .. }
            | Event::PartnerSays { by, .. }
            | Event::Choose { by, .. }
            | Event::Shorten { by, .. }
            | Event::HandOver { by }
            | Event::LeaveTricks { by }
            | Event::TakeIn { by } => own(by),
            // I41: he looks, and sees them.
            Event::Offence(Offence { by, act: Act::LookedAtTricks }) => {
                own(by)?;
                if self.won(by).is_empty() { Err(Refused::NotOpen) } else { Ok(()) }
            }
            // What cards and words show the table sees by itself, and it counts by itself.
            Event::Offence(_) | Event::ClaimAtOnce { .. } | Event::Answer { .. } | Event::Counted(_) => {
                Err(Refused::NotYours)
            }
        }
    }

    fn may_referee(&self, event: &Event) -> Result<(), Refused> {
        match (event, self.table.status()) {
            (Event::Answer { question, .. }, Status::Question(open)) if *question == open.into() => Ok(()),
            (Event::Choose { .. }, Status::Election(_)) => Ok(()),
            (Event::Answer { .. } | Event::Choose { .. }, _) => Err(Refused::NotOpen),
            (Event::Offence(offence), _) if NOTED.contains(&offence.act.kind()) => Ok(()),
            (Event::CallReferee { .. }, _) => Ok(()),
            _ => Err(Refused::NotYours),
        }
    }
}
