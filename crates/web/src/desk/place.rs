//! The desk for a table of a tournament: where it happened, and who sits there. Both stand in the address.

use doppelkopf_rules::Position;
use tournament::{At, Name};
use wording::{Lexicon, msg};

/// A name that is longer is cut.
const LONGEST: usize = 80;

/// A table of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    name: Name,
    at: At,
    who: Vec<String>,
}

impl Place {
    /// What this query says of it: `of=herbst/2/3`, and `who=` for each position.
    #[must_use]
    pub fn read(query: &str) -> Option<Place> {
        let mut place = None;
        let mut who = Vec::new();
        for (key, value) in form_urlencoded::parse(query.as_bytes()) {
            match &*key {
                "of" => place = place_of(&value),
                "who" if who.len() < Position::ALL.len() => {
                    let clean = value.chars().map(|c| if c.is_control() { ' ' } else { c });
                    who.push(clean.take(LONGEST).collect::<String>().trim().to_owned());
                }
                _ => {}
            }
        }
        place.map(|(name, at)| Place { name, at, who })
    }

    /// As it stands in an address.
    pub fn write(&self, out: &mut form_urlencoded::Serializer<'_, String>) {
        out.append_pair("of", &format!("{}/{}/{}", self.name, self.at.round, self.at.table));
        for name in &self.who {
            out.append_pair("who", name);
        }
    }

    /// The list of the table.
    #[must_use]
    pub fn list(&self) -> String {
        format!("/hall/{}/{}/{}", self.name, self.at.round, self.at.table)
    }

    /// Its number.
    #[must_use]
    pub const fn table(&self) -> usize {
        self.at.table
    }

    /// Round and table, and who sits there.
    #[must_use]
    pub fn said(&self, words: &Lexicon) -> String {
        let (round, table) = (self.at.round.to_string(), self.at.table.to_string());
        let at = format!(
            "{}, {}",
            words.say(msg::TournamentHeadingRound { round: &round }),
            words.say(msg::TournamentHeadingTable { table: &table })
        );
        let names = self.who.iter().filter(|name| !name.is_empty()).cloned().collect::<Vec<_>>();
        if names.is_empty() { at } else { format!("{at}: {}", names.join(" · ")) }
    }

    /// Who sits there.
    #[must_use]
    pub fn name(&self, position: Position) -> Option<&str> {
        let index = usize::from(position.number()).checked_sub(1)?;
        self.who.get(index).map(String::as_str).filter(|name| !name.is_empty())
    }
}

fn place_of(text: &str) -> Option<(Name, At)> {
    let mut parts = text.split('/');
    let name = parts.next()?.parse().ok()?;
    let (round, table) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    parts.next().is_none().then_some((name, At { round, table }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_says_where_it_was_and_who_sits_there() {
        let query = "of=herbst/2/3&who=K%C3%A4the&who=&who=Otto&table=4";
        let place = Place::read(query).expect("a place");
        assert_eq!(place.list(), "/hall/herbst/2/3");
        let mut out = form_urlencoded::Serializer::new(String::new());
        place.write(&mut out);
        assert_eq!(Place::read(&out.finish()), Some(place.clone()));
        assert_eq!([Position::One, Position::Two].map(|p| place.name(p)), [Some("Käthe"), None]);
        for bad in ["", "of=herbst", "of=herbst/1", "of=herbst/1/2/3", "of=/1/1", "of=herbst/x/1", "who=A"] {
            assert_eq!(Place::read(bad), None, "{bad}");
        }
    }
}
