//! The messages of one language, and whether the languages agree.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use fluent_syntax::{
    ast::{Entry, Pattern},
    parser,
};

use crate::{
    FILES, LANGS, may_be_missing,
    pattern::{Needs, OPTIONAL},
};

/// A message, or one attribute of a message (`clause-50D2a.text`).
#[derive(Debug, Default, Clone)]
pub struct Message {
    /// The file it stands in, one of [`FILES`].
    pub file: &'static str,
    /// What the caller has to give.
    pub variables: BTreeSet<String>,
    /// Messages, terms and functions that it uses.
    pub uses: BTreeSet<String>,
    /// The text, on one line, for the documentation.
    pub text: String,
}

/// All messages of one language by id.
pub type Catalogue = BTreeMap<String, Message>;

/// Reads the files of every language; all problems at once.
pub fn read(i18n: &Path) -> Result<Vec<Catalogue>, Vec<String>> {
    let mut problems = Vec::new();
    let mut catalogues = Vec::new();
    for lang in LANGS {
        let mut catalogue = Catalogue::new();
        for name in FILES {
            let path = i18n.join(lang).join(format!("{name}.ftl"));
            match fs::read_to_string(&path) {
                Ok(text) => read_file(lang, name, &text, &mut catalogue, &mut problems),
                Err(e) => problems.push(format!("{lang}/{name}.ftl: {e}")),
            }
        }
        catalogues.push(catalogue);
    }
    if problems.is_empty() { Ok(catalogues) } else { Err(problems) }
}

fn read_file(
    lang: &str,
    name: &'static str,
    text: &str,
    catalogue: &mut Catalogue,
    problems: &mut Vec<String>,
) {
    let resource = match parser::parse(text) {
        Ok(resource) => resource,
        Err((_, errors)) => {
            for error in errors {
                let line = text[..error.pos.start].lines().count().max(1);
                problems.push(format!("{lang}/{name}.ftl:{line}: {}", error.kind));
            }
            return;
        }
    };
    let mut local: Catalogue = Catalogue::new();
    let mut add = |id: String, pattern: &Pattern<&str>| {
        let Needs { variables, uses, text } = Needs::of(pattern);
        let message = Message { file: name, variables, uses, text };
        if local.insert(id.clone(), message).is_some() {
            problems.push(format!("{lang}/{name}.ftl: `{id}` stands there twice"));
        }
    };
    for entry in &resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(m) => (m.id.name.to_owned(), m.value.as_ref(), &m.attributes),
            Entry::Term(t) => (format!("-{}", t.id.name), Some(&t.value), &t.attributes),
            _ => continue,
        };
        if let Some(value) = value {
            add(id.clone(), value);
        }
        for attribute in attributes {
            add(format!("{id}.{}", attribute.id.name), &attribute.value);
        }
    }
    for (id, message) in &local {
        for used in &message.uses {
            let known = match used.strip_suffix("()") {
                Some("CAP") => true,
                Some("ONE") => lang == "en",
                Some(_) => false,
                None => local.contains_key(used),
            };
            if !known {
                problems.push(format!("{lang}/{name}.ftl: `{id}` uses `{used}`, which is not in this file"));
            }
        }
    }
    for (id, message) in local {
        if catalogue.contains_key(&id) {
            problems.push(format!("{lang}/{name}.ftl: `{id}` stands in another file too"));
        }
        catalogue.insert(id, message);
    }
}

/// The English catalogue, once every other language has the same messages with the same variables.
pub fn compare(catalogues: &[Catalogue]) -> Result<Catalogue, Vec<String>> {
    let mut problems = Vec::new();
    let Some((first, others)) = catalogues.split_first() else {
        return Ok(Catalogue::new());
    };
    let mut english = first.clone();
    for (lang, other) in LANGS[1..].iter().zip(others) {
        for (id, message) in english.iter_mut().filter(|(id, _)| !id.starts_with('-')) {
            let file = message.file;
            let Some(theirs) = other.get(id) else {
                if may_be_missing(id) {
                    continue;
                }
                problems.push(format!("{lang}/{file}.ftl: `{id}` is missing"));
                continue;
            };
            if theirs.file != message.file {
                problems.push(format!("{lang}: `{id}` belongs in {file}.ftl"));
            }
            let must = |m: &Message| {
                m.variables.iter().filter(|v| !OPTIONAL.contains(&v.as_str())).cloned().collect::<Vec<_>>()
            };
            if must(theirs) != must(message) {
                problems.push(format!(
                    "{lang}/{file}.ftl: `{id}` takes {:?}, in English {:?}",
                    must(theirs),
                    must(message)
                ));
            }
            message.variables.extend(theirs.variables.iter().cloned());
        }
        for (id, theirs) in other.iter().filter(|(id, _)| !id.starts_with('-')) {
            if !english.contains_key(id) && !may_be_missing(id) {
                problems.push(format!("{lang}/{}.ftl: `{id}` is missing in English", theirs.file));
            }
        }
    }
    english.retain(|id, _| !id.starts_with('-'));
    if problems.is_empty() { Ok(english) } else { Err(problems) }
}
