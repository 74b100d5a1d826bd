//! Writes the module `msg`: a struct for each message, whose fields are its variables.

use std::fmt::Write as _;

use crate::{
    catalogue::{Catalogue, Message},
    may_be_missing,
};

/// Messages that are looked up by a value of the laws.
struct Family {
    /// How their ids begin.
    prefix: &'static str,
    /// The function from the value to the id.
    function: &'static str,
    /// The enum of the values.
    of: &'static str,
    /// What its variants are called before the rest of the id.
    before: &'static str,
    /// The attributes that each must have.
    attributes: &'static [&'static str],
    /// Those that some have.
    some: &'static [&'static str],
    /// They take variables: those of the value that they are looked up by.
    filled: bool,
}

const FAMILIES: [Family; 14] = [
    Family {
        prefix: "clause-",
        function: "clause_id",
        of: "crate::Clause",
        before: "L",
        attributes: &["text"],
        // What was otherwise in the older edition.
        some: &["older"],
        filled: false,
    },
    Family {
        prefix: "point-",
        function: "point_id",
        of: "crate::Point",
        before: "",
        attributes: &["first", "second"],
        some: &[],
        filled: false,
    },
    Family {
        prefix: "doko-clause-",
        function: "doko_clause_id",
        of: "doppelkopf_rules::Clause",
        before: "",
        attributes: &["text"],
        some: &[],
        filled: false,
    },
    Family {
        prefix: "doko-point-",
        function: "doko_point_id",
        of: "doppelkopf_rules::Point",
        before: "",
        attributes: &["first", "second"],
        some: &[],
        filled: false,
    },
    Family {
        prefix: "doko-topic-",
        function: "doko_topic_id",
        of: "doppelkopf_laws::Topic",
        before: "",
        attributes: &["also"],
        some: &[],
        filled: false,
    },
    Family {
        prefix: "doko-act-",
        function: "doko_act_id",
        of: "doppelkopf_laws::offence::ActKind",
        before: "",
        attributes: &[],
        some: &[],
        filled: false,
    },
    Family {
        prefix: "doko-class-",
        function: "doko_class_id",
        of: "doppelkopf_laws::words::Class",
        before: "",
        attributes: &[],
        some: &[],
        filled: false,
    },
    Family {
        prefix: "doko-until-",
        function: "doko_until_id",
        of: "doppelkopf_laws::claim::Until",
        before: "",
        attributes: &[],
        some: &[],
        filled: false,
    },
    Family {
        prefix: "topic-",
        function: "topic_id",
        of: "bridge_laws::Topic",
        before: "",
        // What else it is called.
        attributes: &["also"],
        some: &[],
        filled: false,
    },
    Family {
        prefix: "book-topic-",
        function: "book_topic_id",
        of: "bridge_book::Topic",
        before: "",
        attributes: &["also"],
        some: &[],
        filled: false,
    },
    Family {
        prefix: "book-q-",
        function: "book_question_id",
        of: "bridge_book::words::Question",
        before: "",
        // Whom to ask, where to look, or how sure to be.
        attributes: &["ask"],
        // Asked once more; how the answer is typed.
        some: &["more", "typed"],
        filled: false,
    },
    Family {
        prefix: "book-a-",
        function: "book_answer_id",
        of: "bridge_book::words::Pick",
        before: "",
        attributes: &[],
        some: &[],
        filled: false,
    },
    Family {
        prefix: "book-normal-",
        function: "book_normal_id",
        of: "claims::Normal",
        before: "",
        attributes: &[],
        some: &[],
        filled: false,
    },
    Family {
        prefix: "book-e-",
        function: "book_effect_id",
        of: "bridge_book::words::Effect",
        before: "",
        attributes: &[],
        some: &[],
        filled: true,
    },
];

/// How the ids of those messages begin that are looked up by what the command line is called by: the program
/// that has it knows which there must be.
const BY_NAME: &str = "help-";

/// The Rust type of a variable follows from its name.
fn rust_type(variable: &str) -> (&'static str, &'static str) {
    match variable {
        "seat" | "leader" | "offender" | "partner" | "declarer" | "dummy" | "owner" | "next" | "first"
        | "second" => ("cards::Seat", "lexicon.seat(self.{})"),
        "who" => ("cards::SeatSet", "lexicon.seats(self.{})"),
        "anywho" => ("cards::SeatSet", "lexicon.seats_or(self.{})"),
        "side" => ("cards::Side", "lexicon.side(self.{})"),
        "suit" => ("cards::Suit", "lexicon.suit(self.{})"),
        "suits" => ("cards::SuitSet", "lexicon.suits_and(self.{})"),
        "anysuits" => ("cards::SuitSet", "lexicon.suits_or(self.{})"),
        "card" => ("cards::Card", "lexicon.card(self.{})"),
        "cards" => ("cards::CardSet", "lexicon.cards_and(self.{})"),
        "anycards" => ("cards::CardSet", "lexicon.cards_or(self.{})"),
        "made" => ("bridge::Call", "lexicon.made(self.{})"),
        "withdrawn" => ("bridge_laws::words::Subject", "lexicon.withdrawn(self.{})"),
        "named" => ("bridge::Call", "lexicon.named(self.{})"),
        "called" => ("bridge::Call", "lexicon.called(self.{})"),
        "stage" => ("crate::Stage", "self.{}.key()"),
        "game" => ("crate::Game", "self.{}.key()"),
        // Does a clock run?
        "timed" => ("bool", "if self.{} { \"yes\" } else { \"no\" }"),
        "n" | "m" | "tricks" | "trick" | "total" | "failed" | "line" | "column" => ("usize", "self.{}"),
        _ => ("&'a str", "self.{}"),
    }
}

/// The text of the module.
pub fn module(english: &Catalogue) -> Result<String, Vec<String>> {
    let mut out = String::new();
    let mut problems = Vec::new();
    let mut plain = 0;
    for family in &FAMILIES {
        lookup(&mut out, english, family, &mut problems);
    }
    for (id, message) in english {
        if id.starts_with(BY_NAME) && !message.variables.is_empty() {
            problems.push(format!("`{id}` takes variables, but is looked up without"));
        }
        if id.starts_with(BY_NAME) || FAMILIES.iter().any(|family| id.starts_with(family.prefix)) {
            continue;
        }
        if id.contains('.') {
            problems.push(format!("`{id}`: only {:?} have attributes", FAMILIES.map(|family| family.prefix)));
        } else {
            structure(&mut out, id, message, &mut plain);
        }
    }
    _ = writeln!(out, "/// So many messages take no variables.\npub(crate) const PLAIN: usize = {plain};");
    if problems.is_empty() { Ok(out) } else { Err(problems) }
}

/// A function from the enum to the id. Its `match` has an arm for each message and no other arm,
/// so a value without a message, or a message without a value, does not compile.
fn lookup(out: &mut String, english: &Catalogue, family: &Family, problems: &mut Vec<String>) {
    let Family { prefix, function, of, before, attributes, some, filled } = *family;
    if may_be_missing(prefix) {
        out.push_str("#[allow(unreachable_patterns, clippy::match_single_binding, reason = \"some values have a message\")]\n");
    }
    // One pattern for variants with values and without.
    out.push_str("#[allow(clippy::unneeded_struct_pattern, reason = \"some variants have values\")]\n");
    _ = writeln!(out, "pub(crate) const fn {function}(value: &{of}) -> &'static str {{\n    match value {{");
    for (id, message) in english.iter().filter(|(id, _)| id.starts_with(prefix)) {
        if !filled && !message.variables.is_empty() {
            problems.push(format!("`{id}` takes variables, but is looked up without"));
        }
        if let Some((id, attribute)) = id.split_once('.') {
            let known = attributes.contains(&attribute) || some.contains(&attribute);
            if !known || !english.contains_key(id) {
                problems.push(format!("`{id}.{attribute}`: expected `{id}` with {attributes:?}"));
            }
            continue;
        }
        for attribute in attributes {
            if !english.contains_key(&format!("{id}.{attribute}")) && !may_be_missing(id) {
                problems.push(format!("`{id}` has no `.{attribute}`"));
            }
        }
        let variant = format!("{before}{}", &id[prefix.len()..]);
        _ = writeln!(out, "        {of}::{variant} {{ .. }} => \"{id}\",");
    }
    if may_be_missing(prefix) {
        println!("cargo::warning=messages `{prefix}…` may be missing for now (build/main.rs)");
        out.push_str("        _ => \"\",\n");
    }
    out.push_str("    }\n}\n\n");
}

/// `plain`: so many messages without variables came before.
fn structure(out: &mut String, id: &str, message: &Message, plain: &mut usize) {
    let name: String = id
        .split('-')
        .flat_map(|word| word[..1].to_uppercase().chars().chain(word[1..].chars()).collect::<Vec<_>>())
        .collect();
    let borrowed = message.variables.iter().any(|v| rust_type(v).0.starts_with('&'));
    let (declare, elided) = if borrowed { ("<'a>", "<'_>") } else { ("", "") };
    _ = writeln!(out, "/// `{id}`: {}", message.text.trim().replace(['[', ']', '<', '>', '`'], ""));
    _ = writeln!(out, "#[derive(Clone, Copy)]");
    if message.variables.is_empty() {
        _ = writeln!(out, "pub struct {name};");
    } else {
        _ = writeln!(out, "pub struct {name}{declare} {{");
        for variable in &message.variables {
            _ = writeln!(out, "    pub {variable}: {},", rust_type(variable).0);
        }
        _ = writeln!(out, "}}");
    }
    let file = message.file;
    let file = file[..1].to_uppercase() + &file[1..];
    _ = writeln!(out, "impl crate::Message for {name}{elided} {{");
    let place = if message.variables.is_empty() { format!("Some({plain})") } else { "None".to_owned() };
    _ = writeln!(
        out,
        "    fn entry(&self) -> crate::Entry {{\n        \
         crate::Entry {{ file: crate::File::{file}, id: \"{id}\", plain: {place} }}\n    }}"
    );
    if message.variables.is_empty() {
        *plain += 1;
    } else {
        _ = writeln!(
            out,
            "    fn fill(&self, lexicon: &crate::Lexicon, args: &mut fluent_bundle::FluentArgs<'_>) {{"
        );
        for variable in &message.variables {
            let value = rust_type(variable).1.replace("{}", variable);
            let owned = if rust_type(variable).0.starts_with('&') { ".to_owned()" } else { "" };
            _ = writeln!(out, "        args.set(\"{variable}\", {value}{owned});");
        }
        _ = writeln!(out, "        _ = lexicon;\n    }}");
    }
    _ = writeln!(out, "}}\n");
}
