//! The book of links: made, revoked, the password, the key of the cookies.

use std::collections::{HashMap, HashSet};

use archive::House;
use serde::{Deserialize, Serialize};
use store::{New, Stream};

use super::{
    Grant, Grants, Holder, Id, Password, Role, Token, cookie,
    token::{hex, unhex},
};
use crate::fold::Fold;

/// What happens in the book of links.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DoorEvent {
    /// The key of the house, which signs cookies and files: one for all servers on the same database.
    Key {
        /// 32 bytes in hexadecimal figures.
        secret: String,
    },
    /// A link was made.
    Made {
        /// Its id.
        id: Id,
        /// What it gives.
        #[serde(flatten)]
        role: Role,
        /// For whom it is.
        name: String,
        /// The hash of its token.
        hash: String,
    },
    /// A link opens nothing any more.
    Revoked {
        /// Which.
        id: Id,
    },
    /// A link that was revoked opens again.
    Restored {
        /// Which.
        id: Id,
    },
    /// A tournament may be watched by everybody who comes, or no longer.
    Public {
        /// Its stream.
        of: Stream,
        /// May it?
        open: bool,
    },
    /// Files that this house has signed are taken in without asking.
    HouseKnown {
        /// What its signatures are checked with.
        house: String,
    },
    /// They are asked about again.
    HouseForgotten {
        /// Which.
        house: String,
    },
    /// The organiser's password was set, or removed.
    Password {
        /// Its hash; `None`: there is none any more.
        hash: Option<Password>,
    },
}

/// A link.
#[derive(Debug, Clone)]
pub struct Link {
    /// Its id.
    pub id: Id,
    /// What it gives.
    pub role: Role,
    /// For whom it is.
    pub name: String,
    /// When it was made.
    pub at: String,
    /// Does it still open anything?
    pub in_force: bool,
}

/// All links, the password and the key.
#[derive(Default)]
pub struct Doors {
    key: Option<[u8; 32]>,
    links: Vec<Link>,
    /// From the id of a link to its place in `links`.
    ids: HashMap<Id, usize>,
    /// From the hash of a token to its place in `links`.
    tokens: HashMap<String, usize>,
    password: Option<(u64, Password)>,
    public: HashSet<Stream>,
    /// Other houses whose files are taken in, and since when.
    houses: Vec<(House, String)>,
}

impl Fold for Doors {
    type Event = DoorEvent;
    // 2: links that were revoked can be restored. 3: other houses are known.
    const FORMAT: u32 = 3;

    fn happened(&mut self, number: u64, stored: &New, event: DoorEvent) {
        let at = &stored.at;
        match event {
            DoorEvent::Key { secret } => {
                self.key = unhex(&secret).and_then(|bytes| bytes.try_into().ok()).or(self.key);
            }
            DoorEvent::Made { id, role, name, hash } => {
                self.tokens.insert(hash, self.links.len());
                self.ids.insert(id.clone(), self.links.len());
                self.links.push(Link { id, role, name, at: at.to_owned(), in_force: true });
            }
            DoorEvent::Revoked { id } => self.set_in_force(&id, false),
            DoorEvent::Restored { id } => self.set_in_force(&id, true),
            DoorEvent::Public { of, open: true } => _ = self.public.insert(of),
            DoorEvent::Public { of, open: false } => _ = self.public.remove(&of),
            DoorEvent::HouseKnown { house } => {
                self.houses.extend(House::parse(&house).map(|house| (house, at.to_owned())));
            }
            DoorEvent::HouseForgotten { house } => {
                self.houses.retain(|(known, _)| Some(*known) != House::parse(&house));
            }
            DoorEvent::Password { hash } => self.password = hash.map(|hash| (number, hash)),
        }
    }
}

/// The event of a new key.
pub fn new_key(bytes: &[u8; 32]) -> DoorEvent {
    DoorEvent::Key { secret: hex(bytes) }
}

impl Doors {
    /// The key of the house; `None` before the first start.
    #[must_use]
    pub fn key(&self) -> Option<[u8; 32]> {
        self.key
    }

    /// May everybody watch this?
    #[must_use]
    pub fn is_public(&self, stream: &Stream) -> bool {
        self.public.contains(stream)
    }

    /// Other houses whose files are taken in without asking, and since when.
    #[must_use]
    pub fn houses(&self) -> &[(House, String)] {
        &self.houses
    }

    /// Is this one of them?
    #[must_use]
    pub fn knows(&self, house: House) -> bool {
        self.houses.iter().any(|(known, _)| *known == house)
    }

    /// The token of a link that was made with [`Token::derived`], so that its code can be shown again.
    #[must_use]
    pub fn again(&self, link: &Link) -> Option<Token> {
        let token = Token::derived(&self.key?, &link.id)?;
        self.open(&token).filter(|opened| opened.id == link.id).map(|_| token.clone())
    }

    /// All links, also those revoked, in the order in which they were made.
    #[must_use]
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// The link that this token opens.
    #[must_use]
    pub fn open(&self, token: &Token) -> Option<&Link> {
        self.tokens.get(&token.hash()).and_then(|&i| self.links.get(i)).filter(|link| link.in_force)
    }

    /// The password, with the id of what it opens.
    #[must_use]
    pub fn password(&self) -> Option<(Id, &Password)> {
        self.password.as_ref().map(|(number, hash)| (Id::password(*number), hash))
    }

    /// What a cookie gives: every role whose link is in force.
    #[must_use]
    pub fn grants(&self, cookie: &str) -> Grants {
        let held = self.key.and_then(|key| cookie::read(cookie, &key)).unwrap_or_default();
        let grant = |(id, holder): (Id, Holder)| {
            let role = self.role(&id)?;
            Some(Grant { id, role, holder })
        };
        Grants::new(held.into_iter().filter_map(grant))
    }

    /// Those of these roles whose links are still in force.
    #[must_use]
    pub fn held(&self, grants: &Grants) -> Grants {
        Grants::new(grants.iter().filter(|grant| self.role(&grant.id).is_some()).cloned())
    }

    fn set_in_force(&mut self, id: &Id, in_force: bool) {
        if let Some(link) = self.ids.get(id).and_then(|&i| self.links.get_mut(i)) {
            link.in_force = in_force;
        }
    }

    fn role(&self, id: &Id) -> Option<Role> {
        let link = self.ids.get(id).and_then(|&i| self.links.get(i)).filter(|link| link.in_force);
        let password = || self.password().filter(|(of, _)| of == id).map(|_| Role::Organiser);
        link.map(|link| link.role.clone()).or_else(password)
    }
}
