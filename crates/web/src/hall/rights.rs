//! Who may do what in a tournament. Pages and programs ask here, and nowhere else.

use store::Stream;
use tournament::{At, ByPosition, Event, Number, Source, Tournament, Written};

use crate::{
    app::App,
    doors::{Grant, Holder, Id, Role},
    failure::Failure,
    person::Person,
};

/// What somebody is in a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Rights {
    /// Everything.
    pub organises: bool,
    /// Sees everything, and puts lists right.
    pub directs: bool,
    /// Keeps the list of the table that has this code, or of the one at which the player sits whose device it
    /// is.
    pub table: Option<(usize, Holder)>,
    /// Sees the ranking and the seating.
    pub watches: bool,
}

impl Rights {
    /// What this person is in the tournament of this stream.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn of(app: &App, person: &Person, stream: &Stream) -> Result<Rights, Failure> {
        let table = |grant: &Grant| grant.table(stream).map(|table| (table, grant.holder));
        let table = person.grants.iter().find_map(table);
        let spectator = person.grants.roles().any(|role| *role == Role::Spectator { of: stream.clone() });
        let watches = person.directs()
            || spectator
            || table.is_some()
            || app.doors.with(|doors| doors.is_public(stream)).await?;
        Ok(Rights { organises: person.organises(), directs: person.directs(), table, watches })
    }

    /// The player whose device it is.
    #[must_use]
    pub fn player(&self) -> Option<Number> {
        match self.table {
            Some((_, Holder::Player(player))) => Some(player),
            _ => None,
        }
    }

    /// May they see where everybody stands? While the ranking is covered for the prize-giving, only the
    /// tournament management does.
    #[must_use]
    pub fn sees_ranking(&self, tournament: &Tournament) -> bool {
        self.directs || self.watches && tournament.announced().is_none()
    }

    /// Is this the list that they keep in its round?
    #[must_use]
    pub fn keeps(&self, at: At, tournament: &Tournament) -> bool {
        match self.table {
            Some((_, Holder::Player(player))) => {
                tournament.seats(at.round, player).any(|(sits, _)| sits == at)
            }
            Some((table, Holder::Table | Holder::Unknown)) => table == at.table,
            None => false,
        }
    }

    /// May they see this list? Those who keep lists see theirs, of every round.
    #[must_use]
    pub fn sees(&self, at: At, tournament: &Tournament) -> bool {
        self.directs || self.keeps(at, tournament)
    }

    /// May they bring this about? A table writes into its own list in the running round, and puts its last
    /// line right; a list that is older, or a line that does not check, is for the tournament management.
    #[must_use]
    pub fn may(&self, event: &Event, tournament: &Tournament) -> bool {
        if self.organises {
            return true;
        }
        let own = |at: At| self.keeps(at, tournament) && tournament.running() == Some(at.round);
        let itself = |at: At, number: usize, after: Option<&Written>| {
            own(at) && tournament.table(at).is_ok_and(|table| table.may_change_itself(number, after))
        };
        match event {
            // Who rules enters a game that his ruling has stopped; all others are the table’s.
            Event::LineEntered { at, line, how, anyway: None, .. } => match how {
                Source::Phone => own(*at) && (self.directs || line.deduction == ByPosition::default()),
                Source::Clerk => self.directs && line.is_stopped(),
                Source::Paper => false,
            },
            Event::RefereeCalled { at } => self.directs || own(*at),
            // Also of a round that is over: it is nothing that counts.
            Event::GameLeft { at, .. } | Event::GameLeftDone { at, .. } => {
                self.directs || self.keeps(*at, tournament)
            }
            Event::RefereeCallTakenBack { at } => self.directs || self.keeps(*at, tournament),
            Event::LineCorrected { at, number, after, anyway, .. } => {
                self.directs || !anyway && itself(*at, *number, Some(after))
            }
            Event::LineStruck { at, number, .. } => self.directs || itself(*at, *number, None),
            Event::KeeperNamed { at, .. } => self.directs || own(*at),
            Event::Settled { .. }
            | Event::LineInserted { .. }
            | Event::ListEnded { .. }
            | Event::ListResumed { .. }
            | Event::LeftTable { .. }
            | Event::LeftTableTakenBack { .. }
            | Event::SubstituteSeated { .. }
            | Event::TimeAdded { .. }
            | Event::RefereeComes { .. }
            | Event::RefereeDone { .. }
            | Event::LineRuled { .. }
            | Event::PenaltyNoted { .. }
            | Event::PenaltyTakenBack { .. }
            | Event::AppealLodged { .. }
            | Event::AppealDecided { .. }
            | Event::Warned { .. }
            | Event::Deducted { .. }
            | Event::DeductionTakenBack { .. }
            | Event::Disqualified { .. }
            | Event::DisqualificationTakenBack { .. } => self.directs,
            _ => false,
        }
    }
}

/// Why somebody may not bring this about: what the referee has entered a table asks him to change, and what is
/// under appeal the tournament management; neither is a matter of links.
#[must_use]
pub fn refused(rights: &Rights, event: &Event, tournament: &Tournament) -> Failure {
    let running = |at: At| tournament.running() == Some(at.round) && rights.keeps(at, tournament);
    let last = |at: At, number: usize| {
        running(at) && tournament.table(at).is_ok_and(|table| table.list().lines().len() == number)
    };
    if let Event::LineCorrected { at, number, .. } | Event::LineStruck { at, number, .. } = event
        && running(*at)
        && tournament.table(*at).is_ok_and(|table| table.is_appealed(*number))
    {
        return Failure::UnderAppeal;
    }
    let of_referee = match event {
        Event::LineEntered { at, how: Source::Phone, anyway: None, .. } => running(*at),
        Event::LineCorrected { at, number, anyway: false, .. } | Event::LineStruck { at, number, .. } => {
            last(*at, *number)
        }
        _ => false,
    };
    if of_referee { Failure::OfReferee } else { Failure::Forbidden }
}

/// Who this is, as the log keeps it: the name on the link, or the role where the link has none.
///
/// # Errors
/// The store does not answer.
pub async fn who(app: &App, person: &Person) -> Result<String, Failure> {
    let ids: Vec<_> = person.grants.ids().cloned().collect();
    let named = app
        .doors
        .with(|doors| {
            let name =
                |id: &Id| doors.links().iter().find(|link| link.id == *id).map(|link| link.name.clone());
            ids.iter().filter_map(name).find(|name| !name.trim().is_empty())
        })
        .await?;
    let role = || person.grants.roles().next().map(|role| role.named(person.words()));
    Ok(named.or_else(role).unwrap_or_else(|| person.grants.who()))
}
