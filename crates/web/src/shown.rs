//! What a call shows, as a form: natural or not, suits, what it is for, how strong.

use bridge::Call;
use bridge_laws::words::{Meaning, Nonsense, Purpose, Span};
use cards::Suit;
use wording::{Lexicon, msg};

use crate::text::{self, Html};

/// The field of notrump, and what it says.
const NOTRUMP: &str = "NT";

/// Before a word of a meaning of which it was not clear what it says in the language in which it was typed.
const UNCLEAR: char = '?';

/// Something to choose.
pub struct Choosable {
    /// Its id.
    pub id: String,
    /// In words.
    pub text: Html,
    /// It was the answer before.
    pub was: bool,
}

/// What can be filled in.
pub struct Fields {
    /// Natural or not, or another answer.
    pub kinds: Vec<Choosable>,
    /// The suits and notrump, each with the name of its field.
    pub shown: Vec<(String, Choosable)>,
    /// The suits of which it may show one, each with the name of its field.
    pub either: Vec<(String, Choosable)>,
    /// What it is for.
    pub purposes: Vec<Choosable>,
    /// The points that were typed before.
    pub points: String,
}

/// Before what is wrong with the whole, where each word of it is clear.
const WRONG: &str = "??";

/// How strong it is was said twice: a length is taken for points, where no suit stands before it.
const TWICE: &str = "twice";

/// One suit was typed with two lengths.
const SUIT_TWICE: &str = "suit-twice";

/// A suit was typed with no card.
const NO_CARD: &str = "no-card";

/// Why something in what was filled in is not clear or cannot be, if that was so.
pub fn unclear(found: &str, words: &Lexicon) -> Option<String> {
    if let Some(wrong) = found.split(':').find_map(|part| part.strip_prefix(WRONG)) {
        let nonsense = Nonsense::ALL.into_iter().find(|nonsense| nonsense.id() == wrong);
        let example = format!("{}5 11-19", words.say(msg::SuitLetterHearts));
        return Some(match nonsense {
            Some(Nonsense::TooLong) => words.say(msg::MeaningTooLong),
            Some(Nonsense::TooStrong) => words.say(msg::MeaningTooStrong),
            Some(Nonsense::AllSuits) => words.say(msg::MeaningAllSuits),
            Some(Nonsense::OneOfOne) => words.say(msg::MeaningOneOfOne),
            Some(Nonsense::ShownAndOpen) => words.say(msg::MeaningShownAndOpen),
            Some(Nonsense::RelayShows) => words.say(msg::MeaningRelayShows),
            Some(Nonsense::NaturalPuppet) => words.say(msg::MeaningNaturalPuppet),
            Some(Nonsense::NotWhatItNames) => words.say(msg::MeaningNotNamed),
            Some(Nonsense::SuitForNotrump) => words.say(msg::MeaningSuitForNotrump),
            None if wrong == SUIT_TWICE => words.say(msg::MeaningSuitTwice { example: &example }),
            None if wrong == NO_CARD => words.say(msg::MeaningNoCard),
            None => words.say(msg::MeaningTwice { example: &example }),
        });
    }
    let word = found.split(':').find_map(|part| part.strip_prefix(UNCLEAR))?;
    words.parse_shown(word).err().map(|why| why.to_string())
}

/// The field of a suit.
fn of(suit: Suit) -> String {
    format!("shown-{}", suit.letter())
}

/// The field of a suit of which it is open whether it is the one.
fn or(suit: Suit) -> String {
    format!("one-of-{}", suit.letter())
}

/// The form, with what was told before, and what else may be the answer. What was `refused`, its kind and the rest, stays, to
/// be put right.
pub fn fields(
    was: Option<Meaning>,
    refused: Option<(&str, &str)>,
    others: Vec<Choosable>,
    words: &Lexicon,
) -> Fields {
    let choosable =
        |id: &str, text: &str, was| Choosable { id: id.to_owned(), text: text::rich(text, words), was };
    let kind = |meaning: Meaning, text: String| {
        let id = meaning.to_string();
        let before = was.is_some_and(|was| was.natural == meaning.natural);
        choosable(&id, &text, before || refused.is_some_and(|(kind, _)| kind == id))
    };
    // What is clear of what was refused is ticked again, and what was typed stands where it was typed.
    let parts = || refused.into_iter().flat_map(|(_, rest)| rest.split(':'));
    let is_typed = |part: &&str| part.starts_with(UNCLEAR) || part.contains(|c: char| c.is_ascii_digit());
    let was = match refused {
        Some((kind, _)) => {
            let clear = parts().filter(|part| !part.is_empty() && !part.starts_with(UNCLEAR));
            std::iter::once(kind).chain(clear).collect::<Vec<_>>().join(":").parse().ok()
        }
        None => was,
    };
    let suit = |suit: Suit| {
        let before = was.and_then(|was| was.suits.get(suit as usize).copied().flatten());
        let length = before.filter(|span| span.is_told() && refused.is_none());
        let length = length.map(|span| span.to_string()).unwrap_or_default();
        (of(suit), choosable(&format!("{}{length}", suit.letter()), &words.suit(suit), before.is_some()))
    };
    let shows_notrump = was.is_some_and(|was| was.notrump);
    let notrump = (NOTRUMP.to_owned(), choosable(NOTRUMP, &words.say(msg::SolveNotrump), shows_notrump));
    let open = |suit: Suit| {
        let before = was.is_some_and(|was| was.either.contains(suit));
        (or(suit), choosable(&suit.letter().to_string(), &words.suit(suit), before))
    };
    let none = choosable("", &words.say(msg::MeaningShowsAHand), false);
    let purpose = |purpose: Purpose| {
        let before = was.is_some_and(|was| was.purpose == Some(purpose));
        choosable(purpose.id(), &words.purpose(purpose), before)
    };
    let kinds = [
        kind(Meaning::NATURAL, words.say(msg::AnswerNatural)),
        kind(Meaning::ARTIFICIAL, words.say(msg::AnswerArtificial)),
    ];
    Fields {
        kinds: kinds.into_iter().chain(others).collect(),
        shown: Suit::ALL.into_iter().rev().map(suit).chain([notrump]).collect(),
        either: Suit::ALL.into_iter().rev().map(open).collect(),
        purposes: [none].into_iter().chain(Purpose::ALL.map(purpose)).collect(),
        points: match refused {
            Some(_) => {
                let typed = parts().filter(|part| !part.starts_with(WRONG)).filter(is_typed);
                typed.collect::<Vec<_>>().join(" ").replace(UNCLEAR, "")
            }
            None => was.and_then(|was| was.points).map(|points| points.to_string()).unwrap_or_default(),
        },
    }
}

/// What was filled in, as the text of a meaning of this call; how long the suits are may be typed with the points. What no
/// call can show is none.
pub fn written(field: &dyn Fn(&str) -> String, call: Option<Call>, words: &Lexicon) -> String {
    let kind = field("value").trim().to_owned();
    if kind.parse::<Meaning>().is_err() {
        return kind;
    }
    let mut parts = vec![kind];
    let suits: Vec<String> = Suit::ALL.into_iter().rev().map(|suit| field(&of(suit))).collect();
    parts.push(suits.concat());
    let either: Vec<String> =
        Suit::ALL.into_iter().rev().map(|suit| field(&or(suit))).filter(|suit| !suit.is_empty()).collect();
    // One alone is one of one, and not shown.
    parts.push(match either.as_slice() {
        [one] => format!("{one}/{one}"),
        several => several.join("/"),
    });
    parts.push(field(NOTRUMP));
    // `11 - 19` and `H5, 11+` are as clear.
    let typed = field("points").replace([',', ';'], " ").replace('–', "-");
    let typed = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let typed = typed.replace(" -", "-").replace("- ", "-").replace(" +", "+");
    let read = |word: &str| words.parse_shown(word).unwrap_or_else(|_| format!("{UNCLEAR}{word}"));
    let typed: Vec<String> = typed.split_whitespace().map(read).collect();
    let lengths = wrong_lengths(&typed);
    parts.extend(typed);
    parts.push(field("purpose"));
    parts.retain(|part| !part.is_empty());
    let told = parts.join(":");
    let Ok(meaning) = told.parse::<Meaning>() else { return told };
    let twice = parts.iter().filter(|part| part.parse::<Span>().is_ok()).count() > 1;
    let wrong = lengths.or(meaning.nonsense(call).map(Nonsense::id)).or(twice.then_some(TWICE));
    match wrong {
        Some(wrong) => format!("{told}:{WRONG}{wrong}"),
        None => meaning.to_string(),
    }
}

/// What is wrong with the lengths that were typed, as they were read: `H5`, `S5H4`.
fn wrong_lengths(typed: &[String]) -> Option<&'static str> {
    let words = || typed.iter().filter(|word| !word.starts_with(UNCLEAR) && !word.contains('/'));
    let of = |suit: Suit| words().flat_map(|word| word.chars()).filter(|c| *c == suit.letter()).count();
    let none =
        |word: &String| word.split(|c: char| c.is_ascii_alphabetic()).skip(1).any(|length| length == "0");
    match () {
        () if words().any(none) => Some(NO_CARD),
        () if Suit::ALL.into_iter().any(|suit| of(suit) > 1) => Some(SUIT_TWICE),
        () => None,
    }
}
