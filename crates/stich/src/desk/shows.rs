//! What a call shows: natural or not, which suits, how strong, what it is for.

use bridge_laws::words::{Meaning, Purpose};
use wording::{Lexicon, msg};

use super::{
    console::{Console, Keys, Numbered, Typed},
    sheet as on_screen,
};
use crate::screen;

/// What was told of a call.
pub enum Shown {
    /// This it shows.
    Meaning(Meaning),
    /// The other answer at this place.
    Other(usize),
}

/// Asks what a call shows, or whether it is one of the other answers. What was told before need not be told again.
pub fn ask(
    before: Option<Meaning>,
    others: &[String],
    console: &Console<'_>,
) -> anyhow::Result<Result<Shown, Typed>> {
    let words = console.words;
    let kinds = [
        (words.say(msg::AnswerNatural), Shown::Meaning(Meaning::NATURAL)),
        (words.say(msg::AnswerArtificial), Shown::Meaning(Meaning::ARTIFICIAL)),
    ];
    let others = others.iter().enumerate().map(|(at, text)| (text.clone(), Shown::Other(at)));
    let before = before.map(|before| (words.meaning(before), Shown::Meaning(before)));
    let known = before.is_some();
    let kinds: Vec<(String, Shown)> = kinds.into_iter().chain(others).chain(before).collect();
    let default = known.then(|| kinds.len() - 1);
    loop {
        let n = match pick(&kinds, default, console)? {
            Ok(n) => n,
            Err(key) => return Ok(Err(key)),
        };
        let kind = match kinds.get(n) {
            None => continue,
            Some((_, Shown::Other(at))) => return Ok(Ok(Shown::Other(*at))),
            Some((_, Shown::Meaning(before))) if default == Some(n) => {
                return Ok(Ok(Shown::Meaning(*before)));
            }
            Some((_, Shown::Meaning(kind))) => *kind,
        };
        match complete(kind, console)? {
            Ok(meaning) => return Ok(Ok(Shown::Meaning(meaning))),
            // One step back is back to the list.
            Err(Typed::Back) => {}
            Err(key) => return Ok(Err(key)),
        }
    }
}

/// Asks for the rest: of what is natural only the strength, since it shows what it names.
fn complete(kind: Meaning, console: &Console<'_>) -> anyhow::Result<Result<Meaning, Typed>> {
    let words = console.words;
    let mut meaning = kind;
    let mut prompts = vec![words.say(msg::MeaningStrength)];
    if !kind.natural {
        prompts.insert(0, words.say(msg::MeaningTypeSuits));
    }
    for prompt in prompts {
        on_screen::heading(&prompt)?;
        meaning = loop {
            match console.read(">")? {
                Typed::Text(text) => match and(meaning, &text, words) {
                    Ok(meaning) => break meaning,
                    Err(why) => screen::line(&why)?,
                },
                key => return Ok(Err(key)),
            }
        };
    }
    if !kind.natural {
        on_screen::heading(&words.say(msg::MeaningPurpose))?;
        meaning.purpose = match purpose(words, console)? {
            Ok(purpose) => purpose,
            Err(key) => return Ok(Err(key)),
        };
    }
    Ok(Ok(meaning))
}

/// The meaning with what was typed besides: suits, points.
fn and(meaning: Meaning, text: &str, words: &Lexicon) -> Result<Meaning, String> {
    let parts = text.split_whitespace().map(|part| words.parse_shown(part).map_err(|why| why.to_string()));
    let whole = std::iter::once(Ok(meaning.to_string())).chain(parts).collect::<Result<Vec<_>, _>>()?;
    whole.join(":").parse().map_err(|_| words.say(msg::WebNoSuchAnswer { found: text }))
}

fn purpose(words: &Lexicon, console: &Console<'_>) -> anyhow::Result<Result<Option<Purpose>, Typed>> {
    let mut all = vec![(words.say(msg::MeaningShowsAHand), None)];
    all.extend(Purpose::ALL.map(|purpose| (words.purpose(purpose), Some(purpose))));
    Ok(pick(&all, Some(0), console)?.map(|n| all.get(n).and_then(|(_, purpose)| *purpose)))
}

fn pick<T>(
    all: &[(String, T)],
    default: Option<usize>,
    console: &Console<'_>,
) -> anyhow::Result<Result<usize, Typed>> {
    let texts: Vec<String> = all.iter().map(|(text, _)| text.clone()).collect();
    let keys = Keys::of(&texts, texts.clone(), console.words);
    for (i, line) in texts.iter().enumerate() {
        let mark = if Some(i) == default { "*" } else { " " };
        screen::line(&screen::wrapped(&format!("{mark}{:>2} ", i + 1), line))?;
    }
    Ok(match console.one_of(&keys, default)? {
        Numbered::Number(n) => Ok(n),
        Numbered::Key(key) => Err(key),
    })
}
