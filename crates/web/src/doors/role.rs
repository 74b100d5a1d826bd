//! Roles: each is given by a link, and holds until the link is revoked.

use serde::{Deserialize, Serialize};
use store::Stream;
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
            Role::Organiser => Some("/house".to_owned()),
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

/// The roles of a device, each with what it comes from: a link, or the password.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Grants(Vec<(Id, Role)>);

impl Grants {
    /// So many roles one device can have; the oldest gives way.
    pub const MOST: usize = 8;

    /// These.
    pub fn new(grants: impl IntoIterator<Item = (Id, Role)>) -> Grants {
        Grants(grants.into_iter().take(Grants::MOST).collect())
    }

    /// The roles.
    pub fn roles(&self) -> impl Iterator<Item = &Role> {
        self.0.iter().map(|(_, role)| role)
    }

    /// What they come from.
    pub fn ids(&self) -> impl Iterator<Item = &Id> {
        self.0.iter().map(|(id, _)| id)
    }

    /// With one more.
    #[must_use]
    pub fn with(mut self, id: Id, role: Role) -> Grants {
        self.0.retain(|(had, _)| *had != id);
        self.0.insert(0, (id, role));
        self.0.truncate(Grants::MOST);
        self
    }

    /// Who this is, for the log of events: the name of what the first role comes from.
    #[must_use]
    pub fn who(&self) -> String {
        self.0.first().map_or_else(|| "guest".to_owned(), |(id, _)| id.to_string())
    }
}
