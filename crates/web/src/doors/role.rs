//! Roles: each is given by a link, and holds until the link is revoked.

use serde::{Deserialize, Serialize};
use store::Stream;
use tournament::Number;
use wording::{Lexicon, msg};

use super::Id;

/// What somebody may do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "role", rename_all = "kebab-case")]
pub enum Role {
    /// Everything.
    Organiser,
    /// Rules everywhere, and keeps the book of rulings.
    Director,
    /// Directs one live table, and nothing else.
    TableDirector {
        /// The stream of the table.
        of: Stream,
    },
    /// Keeps the list of a table of a tournament.
    Table {
        /// The stream of the tournament.
        of: Stream,
        /// The number of the table.
        number: u16,
    },
    /// Plays at a live table.
    Seat {
        /// The stream of the table.
        of: Stream,
        /// Which seat, from 1 on.
        place: u8,
    },
    /// Watches a live table.
    Spectator {
        /// The stream of the table.
        of: Stream,
    },
}

impl Role {
    /// The page where somebody begins who has just been given this role.
    #[must_use]
    pub fn home(&self) -> String {
        let hall = |of: &Stream| tournament::Name::of_stream(of.as_str()).map(|name| format!("/hall/{name}"));
        let table = || crate::live::home(self);
        let home = match self {
            // What is going on, and the doors.
            Role::Organiser => None,
            Role::Table { of, number } => hall(of).map(|hall| format!("{hall}/table/{number}")),
            Role::Spectator { of } => hall(of).map(|hall| format!("{hall}/wall")).or_else(table),
            Role::Seat { .. } | Role::TableDirector { .. } => table(),
            Role::Director => None,
        };
        home.unwrap_or_else(|| "/".to_owned())
    }

    /// The role in words.
    #[must_use]
    pub fn named(&self, words: &Lexicon) -> String {
        match self {
            Role::Organiser => words.say(msg::WebRoleOrganiser),
            Role::Director => words.say(msg::WebRoleDirector),
            Role::Table { number, .. } => words.say(msg::WebRoleTable { n: usize::from(*number) }),
            Role::Seat { .. } => words.say(msg::WebRoleSeat),
            Role::TableDirector { .. } => words.say(msg::WebRoleTableDirector),
            Role::Spectator { .. } => words.say(msg::WebRoleSpectator),
        }
    }
}

/// Who has the device in his hand that came in by the code of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Holder {
    /// Nobody was asked yet, since nobody sat there.
    #[default]
    Unknown,
    /// It lies on the table, and stays there in every round.
    Table,
    /// The player of this number; it goes with him to his table of the next round.
    Player(Number),
}

/// A role of a device, and what it comes from: a link, or the password.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grant {
    /// The link.
    pub id: Id,
    /// What it gives.
    pub role: Role,
    /// Whose device it is, where the role is that of a table.
    pub holder: Holder,
}

impl Grant {
    /// A role, of a device of which no more is known.
    #[must_use]
    pub const fn new(id: Id, role: Role) -> Grant {
        Grant { id, role, holder: Holder::Unknown }
    }

    /// The table whose list it keeps in the tournament of this stream, by its code.
    #[must_use]
    pub fn table(&self, stream: &Stream) -> Option<usize> {
        match &self.role {
            Role::Table { of, number } if of == stream => Some(usize::from(*number)),
            _ => None,
        }
    }
}

/// The roles of a device.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Grants(Vec<Grant>);

impl Grants {
    /// So many roles one device can have; the oldest of a table gives way first.
    pub const MOST: usize = 8;

    /// These.
    pub fn new(grants: impl IntoIterator<Item = Grant>) -> Grants {
        Grants(grants.into_iter().take(Grants::MOST).collect())
    }

    /// Each, the newest first.
    pub fn iter(&self) -> impl Iterator<Item = &Grant> {
        self.0.iter()
    }

    /// The roles.
    pub fn roles(&self) -> impl Iterator<Item = &Role> {
        self.0.iter().map(|grant| &grant.role)
    }

    /// What they come from.
    pub fn ids(&self) -> impl Iterator<Item = &Id> {
        self.0.iter().map(|grant| &grant.id)
    }

    /// With one more. A device keeps the list of one table of a tournament: it leaves the other.
    #[must_use]
    pub fn with(mut self, grant: Grant) -> Grants {
        let leaves = |had: &Grant| match (&had.role, &grant.role) {
            (Role::Table { of: had, .. }, Role::Table { of, .. }) => had == of,
            _ => false,
        };
        self.0.retain(|had| had.id != grant.id && !leaves(had));
        self.0.insert(0, grant);
        if self.0.len() > Grants::MOST {
            // Who sits at many tables does not lose the house by it.
            let oldest = self.0.iter().rposition(|had| !matches!(had.role, Role::Organiser | Role::Director));
            self.0.remove(oldest.unwrap_or(Grants::MOST));
        }
        self
    }

    /// Who this is, for the log of events: the name of what the first role comes from.
    #[must_use]
    pub fn who(&self) -> String {
        self.0.first().map_or_else(|| "guest".to_owned(), |grant| grant.id.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_sits_at_many_tables_stays_the_organiser() {
        let grant = |role| Grant::new(Id::random().expect("chance"), role);
        let mut grants = Grants::default().with(grant(Role::Organiser));
        for n in 0..3 * Grants::MOST {
            let of = Stream::new(&format!("table/{n}")).expect("a stream");
            grants = grants.with(grant(Role::TableDirector { of: of.clone() }));
            grants = grants.with(grant(Role::Seat { of, place: 1 }));
        }
        assert_eq!(grants.roles().count(), Grants::MOST);
        assert!(grants.roles().any(|role| *role == Role::Organiser));
        assert!(matches!(grants.roles().next(), Some(Role::Seat { of, .. }) if of.as_str().ends_with("/23")));
    }
}
