//! What was proposed, as the events tell it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use wording::{Lang, Proposal};

use store::{Damage, New};

use crate::fold::Fold;

/// What happens to the texts.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WordEvent {
    /// Somebody proposed a better text. Who proposes the text that is there has taken his back.
    Proposed {
        /// The code of the language.
        lang: String,
        /// The id of the text.
        id: String,
        /// The text.
        text: String,
    },
}

/// A text that was proposed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposed {
    /// The text.
    pub text: String,
    /// By whom.
    pub who: String,
    /// When, in RFC 3339.
    pub at: String,
}

/// All that was proposed, the newest for each text.
#[derive(Default)]
pub struct Words {
    proposed: BTreeMap<(String, String), Proposed>,
}

impl Fold for Words {
    type Event = WordEvent;
    const FORMAT: u32 = 1;

    /// One proposal is lost, and no other depends on it.
    fn damaged(&mut self, _number: u64, _damage: &Damage, _payload: &str) -> bool {
        true
    }

    fn happened(&mut self, _number: u64, stored: &New, event: WordEvent) {
        let WordEvent::Proposed { lang, id, text } = event;
        let (who, at) = (stored.who.clone(), stored.at.clone());
        self.proposed.insert((lang, id), Proposed { text, who, at });
    }
}

impl Words {
    /// What is proposed for this text.
    #[must_use]
    pub fn of(&self, lang: Lang, id: &str) -> Option<&Proposed> {
        self.proposed.get(&(lang.code().to_owned(), id.to_owned()))
    }

    /// How many texts of a language somebody has proposed.
    #[must_use]
    pub fn count(&self, lang: Lang) -> usize {
        self.proposed.keys().filter(|(code, _)| code == lang.code()).count()
    }

    /// What was proposed for a language and can still be said there: the texts of a newer program may be others.
    #[must_use]
    pub fn proposals(&self, lang: Lang) -> Vec<Proposal> {
        let of_lang = self.proposed.iter().filter(|((code, _), _)| code == lang.code());
        of_lang.filter_map(|((_, id), proposed)| Proposal::new(lang, id, &proposed.text).ok()).collect()
    }
}
