//! The texts as they are written in their files, so that those who speak the language can propose better ones, and a
//! patch of what they propose.

use std::{collections::BTreeSet, ops::Range};

use fluent_syntax::{ast::Entry, parser};
use similar::TextDiff;

use crate::{
    File, Lang,
    lexicon::source,
    pattern::{Needs, OPTIONAL},
};

/// A text of one language in its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// Where it stands.
    pub place: Place,
    /// What it says, as it is written there.
    pub text: &'static str,
    /// The heading it stands under: where it is used.
    pub heading: &'static str,
    /// Its place in the file.
    span: Range<usize>,
}

/// Which text: the same in every language.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The name of the file, without its ending.
    pub file: &'static str,
    /// The id of the message, with that of its attribute after a dot: `clause-50D2a.text`.
    pub id: String,
}

/// Somebody’s better text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    place: Place,
    text: String,
}

/// Why a text cannot be taken.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProposalError {
    /// There is no such text.
    #[error("there is no text `{0}`")]
    Unknown(String),
    /// It says nothing.
    #[error("the text is empty")]
    Empty,
    /// It is no text of this format: a brace is missing, or one too many.
    #[error("this cannot be read; look at the braces")]
    Unreadable,
    /// What the other text says is not in it.
    #[error("`{{ ${0} }}` is missing")]
    Missing(String),
    /// Nobody fills this in.
    #[error("`{0}` is not known here")]
    NotKnown(String),
}

/// All texts of a language, in the order of their files.
#[must_use]
pub fn written(lang: Lang) -> Vec<Written> {
    File::ALL.into_iter().flat_map(|file| in_file(lang, file)).collect()
}

/// The texts of a file. They are found line by line, as Fluent does: a message begins at the margin with its name, an
/// attribute with a dot, and what is indented goes on.
fn in_file(lang: Lang, file: File) -> Vec<Written> {
    let whole = source(lang, file);
    let mut found: Vec<Written> = Vec::new();
    let (mut heading, mut message, mut open) = ("", "", false);
    let mut at = 0;
    for line in whole.split_inclusive('\n') {
        let start = at;
        at += line.len();
        let begins = |name: &'static str, id: String, text: &'static str| {
            let from = start + (line.len() - text.len());
            (name, Written { place: Place { file: file.name(), id }, text: "", heading, span: from..from })
        };
        let next = match line.chars().next() {
            Some('#') => {
                heading = line.trim().strip_prefix("## ").unwrap_or(heading);
                open = false;
                None
            }
            Some(first) if first.is_ascii_alphabetic() => {
                open = false;
                line.split_once('=').map(|(name, text)| {
                    let name = name.trim();
                    begins(name, name.to_owned(), text)
                })
            }
            Some('-') => {
                (open, message) = (false, "");
                None
            }
            _ => line
                .trim_start()
                .strip_prefix('.')
                .and_then(|rest| rest.split_once('='))
                .map(|(name, text)| begins(message, format!("{message}.{}", name.trim()), text)),
        };
        if let Some((name, new)) = next {
            (message, open) = (name, !message.is_empty() || !name.is_empty());
            found.push(new);
        }
        if open
            && let Some(text) = found.last_mut()
            && !line.trim().is_empty()
        {
            text.span.end = at;
        }
    }
    for text in &mut found {
        let all = &whole[text.span.clone()];
        let from = text.span.start + (all.len() - all.trim_start().len());
        text.span = from..from + all.trim().len();
        text.text = &whole[text.span.clone()];
    }
    // A message that has only attributes says nothing itself.
    found.retain(|text| !text.text.is_empty());
    found
}

impl Proposal {
    /// A better text for this place, if it can be said with what is filled in there.
    ///
    /// # Errors
    /// [`ProposalError`]
    pub fn new(lang: Lang, id: &str, text: &str) -> Result<Proposal, ProposalError> {
        let all = written(lang);
        let old = all.iter().find(|written| written.place.id == id);
        let old = old.ok_or_else(|| ProposalError::Unknown(id.to_owned()))?;
        let text = indented(text);
        if text.is_empty() {
            return Err(ProposalError::Empty);
        }
        let needs = needs(&text).ok_or(ProposalError::Unreadable)?;
        // Every language fills in the same; some leave out what others need.
        let everywhere: Vec<Needs> = Lang::ALL
            .into_iter()
            .flat_map(written)
            .filter(|written| written.place == old.place)
            .filter_map(|written| self::needs(written.text))
            .collect();
        let known: BTreeSet<&String> = everywhere.iter().flat_map(|needs| &needs.variables).collect();
        if let Some(unknown) = needs.variables.iter().find(|variable| !known.contains(variable)) {
            return Err(ProposalError::NotKnown(format!("${unknown}")));
        }
        let must: BTreeSet<String> = self::needs(old.text).unwrap_or_default().variables;
        let missing = must.iter().find(|v| !OPTIONAL.contains(&v.as_str()) && !needs.variables.contains(*v));
        if let Some(missing) = missing {
            return Err(ProposalError::Missing(missing.clone()));
        }
        let used: BTreeSet<String> = all
            .iter()
            .filter(|written| written.place.file == old.place.file)
            .filter_map(|written| self::needs(written.text))
            .flat_map(|needs| needs.uses)
            .collect();
        if let Some(unknown) = needs.uses.iter().find(|name| !used.contains(*name)) {
            return Err(ProposalError::NotKnown(unknown.clone()));
        }
        Ok(Proposal { place: old.place.clone(), text })
    }

    /// Where it would stand.
    #[must_use]
    pub const fn place(&self) -> &Place {
        &self.place
    }

    /// What it would say.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// Lines after the first are indented, or they would be another message.
fn indented(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty()).enumerate();
    let lines = lines.map(|(at, line)| match line.chars().next() {
        _ if at == 0 => line.to_owned(),
        Some('}') => line.to_owned(),
        Some('*') => format!("   {line}"),
        _ => format!("    {line}"),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// What a text needs; none if it is no text, or more than one.
fn needs(text: &str) -> Option<Needs> {
    let whole = format!("text = {text}\n");
    let resource = parser::parse(whole.as_str()).ok()?;
    match resource.body.as_slice() {
        [Entry::Message(message)] if message.attributes.is_empty() && message.comment.is_none() => {
            message.value.as_ref().map(Needs::of)
        }
        _ => None,
    }
}

/// The texts that were proposed, as a patch of the files of the language.
#[must_use]
pub fn patch(lang: Lang, proposals: &[Proposal]) -> String {
    let mut patch = String::new();
    for file in File::ALL {
        let old = source(lang, file);
        let mut new = old.to_owned();
        // From the end on, so that what comes before stays where it is.
        for written in in_file(lang, file).iter().rev() {
            let proposed = proposals.iter().rfind(|proposal| proposal.place == written.place);
            if let Some(proposal) = proposed {
                new.replace_range(written.span.clone(), &proposal.text);
            }
        }
        if new != old {
            let name = format!("crates/wording/i18n/{}/{}.ftl", lang.code(), file.name());
            let diff = TextDiff::from_lines(old, &new);
            let unified = diff.unified_diff().header(&format!("a/{name}"), &format!("b/{name}")).to_string();
            patch.push_str(&unified);
        }
    }
    patch
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_found_as_fluent_reads_it() {
        for lang in Lang::ALL {
            for file in File::ALL {
                let resource = parser::parse(source(lang, file)).expect("the build has read it");
                let mut ours = in_file(lang, file).into_iter();
                for entry in &resource.body {
                    let Entry::Message(message) = entry else { continue };
                    let own = message.value.as_ref().map(|value| (message.id.name.to_owned(), value));
                    let parts = message.attributes.iter();
                    let parts =
                        parts.map(|part| (format!("{}.{}", message.id.name, part.id.name), &part.value));
                    for (id, value) in own.into_iter().chain(parts) {
                        let text = ours.next().expect(&id);
                        assert_eq!(text.place.id, id, "{lang:?}");
                        assert_eq!(needs(text.text), Some(Needs::of(value)), "{lang:?} {id}");
                    }
                }
                assert_eq!(ours.next(), None, "{lang:?} {}", file.name());
            }
        }
    }

    #[test]
    fn every_text_can_be_proposed_as_it_is() {
        for lang in Lang::ALL {
            for file in File::ALL {
                let texts = in_file(lang, file);
                for text in texts.iter().step_by(61) {
                    let proposal = Proposal::new(lang, &text.place.id, text.text).expect(&text.place.id);
                    assert_eq!(proposal.text, text.text, "{lang:?}");
                    assert_eq!(patch(lang, &[proposal]), "");
                }
            }
        }
    }

    #[test]
    fn what_cannot_be_said_there_is_refused() {
        let id = "say-as-if-unseen";
        for (text, error) in [
            ("  ", ProposalError::Empty),
            ("{ $who }, forget { $card", ProposalError::Unreadable),
            ("{ $who }, forget { $card }\n.more = this", ProposalError::Unreadable),
            ("{ $who }, forget it", ProposalError::Missing("card".into())),
            ("{ $who }, forget { $card } of { $owner }", ProposalError::NotKnown("$owner".into())),
            ("{ LOUD($who) }, forget { $card }", ProposalError::NotKnown("LOUD()".into())),
            ("{ $who }, forget { $card } { another-text }", ProposalError::NotKnown("another-text".into())),
        ] {
            assert_eq!(Proposal::new(Lang::En, id, text), Err(error), "{text}");
        }
        let unknown = ProposalError::Unknown("no-such".into());
        assert_eq!(Proposal::new(Lang::En, "no-such", "text"), Err(unknown));
    }

    #[test]
    fn a_patch_changes_that_text_and_no_other() {
        let text = "{ $who }, { $n ->\n  [one] du glemmer\n *[other] I glemmer\n } { $card }.";
        let proposal = Proposal::new(Lang::Da, "say-as-if-unseen", text).expect("it can be said");
        let patch = patch(Lang::Da, &[proposal]);
        assert!(
            patch.starts_with(
                "--- a/crates/wording/i18n/da/laws.ftl\n+++ b/crates/wording/i18n/da/laws.ftl\n"
            )
        );
        let changed: Vec<&str> = patch.lines().skip(2).filter(|line| line.starts_with(['+', '-'])).collect();
        assert!(
            changed.contains(&"+    [one] du glemmer") && changed.contains(&"+   *[other] I glemmer"),
            "{patch}"
        );
        assert!(changed.contains(&"+} { $card }."), "{patch}");
        assert!(changed.len() <= 8, "{patch}");
    }
}
