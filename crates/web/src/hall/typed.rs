//! The fields that a form or an address brings, read by their names.

use std::str::FromStr;

use wording::Lexicon;

use super::act::Trouble;
use crate::{body::Fields, text::no_number};

/// A number that somebody typed: what is none, or is too large to be one here, is said beside the field.
///
/// # Errors
/// [`Trouble::Typed`].
pub fn number<N: FromStr>(typed: &str, words: &Lexicon) -> Result<N, Trouble> {
    typed.trim().parse().map_err(|_| Trouble::Typed(no_number(typed.trim(), words)))
}

/// The fields that a form or an address brings.
pub trait Typed {
    /// A field; blank, if it was not sent.
    fn one(&self, name: &str) -> &str;
    /// All values of a field.
    fn every(&self, name: &str) -> Vec<&str>;
}

/// Pairs as they stand in an address.
pub struct Pairs(pub Vec<(String, String)>);

impl Pairs {
    /// The pairs of a query. More than any form of ours sends are left out.
    #[must_use]
    pub fn of(query: Option<&str>) -> Pairs {
        let pairs = form_urlencoded::parse(query.unwrap_or_default().as_bytes()).take(400);
        Pairs(pairs.map(|(key, value)| (key.into_owned(), value.into_owned())).collect())
    }
}

impl Typed for Pairs {
    fn one(&self, name: &str) -> &str {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str()).unwrap_or_default()
    }

    fn every(&self, name: &str) -> Vec<&str> {
        self.0.iter().filter(|(key, _)| key == name).map(|(_, value)| value.as_str()).collect()
    }
}

/// The fields of one form among several that are sent together: their names begin alike.
pub struct Among<'a, T> {
    /// All that is sent.
    pub all: &'a T,
    /// What the names begin with.
    pub prefix: String,
}

impl<T: Typed> Typed for Among<'_, T> {
    fn one(&self, name: &str) -> &str {
        self.all.one(&format!("{}{name}", self.prefix))
    }

    fn every(&self, name: &str) -> Vec<&str> {
        self.all.every(&format!("{}{name}", self.prefix))
    }
}

impl Typed for Fields {
    fn one(&self, name: &str) -> &str {
        self.get(name)
    }

    fn every(&self, name: &str) -> Vec<&str> {
        self.all(name).collect()
    }
}

/// The fields of a list of which some lines were put right, or left out at the beginning.
pub struct Fixed<'a, T> {
    /// All that is sent.
    pub all: &'a T,
    /// What stands in place of it.
    pub fixed: Vec<(String, String)>,
    /// So many lines are left out: the first is that which was the next.
    pub skipped: usize,
}

impl<T> Fixed<'_, T> {
    /// What the field was called when it was sent: `p3-1` is the first position of the fourth line.
    fn sent_as(&self, name: &str) -> String {
        let letter = name.strip_prefix(['k', 't', 'p', 'g']);
        let digits = letter.map_or(0, |rest| rest.bytes().take_while(u8::is_ascii_digit).count());
        let line = letter.and_then(|rest| rest.get(..digits)?.parse::<usize>().ok());
        match (line, name.get(..1), letter.and_then(|rest| rest.get(digits..))) {
            (Some(line), Some(letter), Some(rest)) => {
                format!("{letter}{}{rest}", line.saturating_add(self.skipped))
            }
            _ => name.to_owned(),
        }
    }
}

impl<T: Typed> Typed for Fixed<'_, T> {
    fn one(&self, name: &str) -> &str {
        let fixed = self.fixed.iter().find(|(key, _)| key == name);
        fixed.map_or_else(|| self.all.one(&self.sent_as(name)), |(_, value)| value.as_str())
    }

    fn every(&self, name: &str) -> Vec<&str> {
        self.all.every(&self.sent_as(name))
    }
}
