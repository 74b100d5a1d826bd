//! And then? What happened before the director came, from a list, or by what, whose and which card.

use bridge_laws::{
    Desk, Likely,
    event::{Did, Then},
    words::{Answer, Question},
};
use cards::{Card, Rank, Seat, Suit};
use ruling::Interview as _;
use sheet::Spoken as _;
use wording::{Lexicon, msg};

use super::{
    console::{Console, Numbered, Typed},
    sheet as on_screen,
};
use crate::screen;

/// Either what was told, or a key.
type Told<T> = Result<T, Typed>;

/// Reads `play:S:H8` with seat and card as the language writes them.
pub fn read(text: &str, words: &Lexicon) -> Option<Then> {
    let (id, rest) = text.split_once(':')?;
    let did = Did::from_id(id)?;
    let (seat, card) = match rest.split_once(':') {
        Some((seat, card)) => (seat, Some(words.parse_card(card).ok()?)),
        None => (rest, None),
    };
    Likely { did, seat: Some(words.parse_seat(seat).ok()?), card }.told()
}

/// Asks what happened next.
pub fn ask(
    desk: &Desk,
    question: Question,
    remembered: Option<Answer>,
    console: &Console<'_>,
) -> anyhow::Result<Told<Answer>> {
    let words = console.words;
    let likely = desk.likely();
    let all = desk.answers(question).into_iter().find(|answer| *answer == Answer::ThatWasAll);
    let mut lines: Vec<(String, Option<Answer>)> =
        all.into_iter().map(|all| (Desk::answer(question, all, words), Some(all))).collect();
    let first = lines.len();
    for &one in &likely {
        lines.push((words.likely(one), one.told().map(Answer::Then)));
    }
    // What was told before stays there, so that it need not be told again.
    if let Some(before) = remembered.filter(|before| lines.iter().all(|(_, answer)| *answer != Some(*before)))
    {
        lines.push((Desk::answer(question, before, words), Some(before)));
    }
    let default = remembered.and_then(|before| lines.iter().position(|(_, answer)| *answer == Some(before)));
    lines.push((words.say(msg::SinceOther), None));
    loop {
        for (i, (line, _)) in lines.iter().enumerate() {
            let mark = if Some(i) == default { "*" } else { " " };
            screen::line(&screen::wrapped(&format!("{mark}{:>2} ", i + 1), line))?;
        }
        let n = match console.number(lines.len(), default)? {
            Numbered::Number(n) => n,
            Numbered::Key(key) => return Ok(Err(key)),
        };
        if let Some((_, Some(answer))) = lines.get(n) {
            return Ok(Ok(*answer));
        }
        let one = n.checked_sub(first).and_then(|n| likely.get(n)).copied();
        match complete(desk, one, console)? {
            Ok(then) => return Ok(Ok(Answer::Then(then))),
            // One step back is back to the list.
            Err(Typed::Back) => {}
            Err(key) => return Ok(Err(key)),
        }
    }
}

/// Asks for what is missing: what it was, whose card, which.
fn complete(desk: &Desk, one: Option<Likely>, console: &Console<'_>) -> anyhow::Result<Told<Then>> {
    let words = console.words;
    let did = match one {
        Some(one) => one.did,
        None => {
            on_screen::heading(&words.say(msg::SinceWhat))?;
            let all: Vec<Did> = Did::all().collect();
            match pick(&all, |did| words.deed(did), console)? {
                Ok(did) => did,
                Err(key) => return Ok(Err(key)),
            }
        }
    };
    let only = desk.declarer().and_then(|declarer| did.only_by(declarer));
    let seat = match one.and_then(|one| one.seat).or(only) {
        Some(seat) => seat,
        None => {
            on_screen::heading(&words.say(msg::SinceWhose))?;
            match pick(&Seat::ALL, |seat| words.seat(seat), console)? {
                Ok(seat) => seat,
                Err(key) => return Ok(Err(key)),
            }
        }
    };
    if matches!(did, Did::LedFaceDown | Did::Spread) {
        return Ok(Ok(Then { did, seat, card: None }));
    }
    let example = words.card(Card::new(Suit::Hearts, Rank::Queen));
    let prompt = words.say(msg::DeskPromptCard { example: &example });
    loop {
        let text = match console.read(&prompt)? {
            Typed::Text(text) => text,
            key => return Ok(Err(key)),
        };
        if text.is_empty() && did.needs_no_card() {
            return Ok(Ok(Then { did, seat, card: None }));
        }
        match words.parse_card(&text) {
            Ok(card) => return Ok(Ok(Then { did, seat, card: Some(card) })),
            Err(error) => screen::line(&error.to_string())?,
        }
    }
}

fn pick<T: Copy>(all: &[T], line: impl Fn(T) -> String, console: &Console<'_>) -> anyhow::Result<Told<T>> {
    for (i, &one) in all.iter().enumerate() {
        screen::line(&screen::wrapped(&format!("{:>3} ", i + 1), &line(one)))?;
    }
    loop {
        match console.number(all.len(), None)? {
            Numbered::Number(n) => {
                if let Some(&one) = all.get(n) {
                    return Ok(Ok(one));
                }
            }
            Numbered::Key(key) => return Ok(Err(key)),
        }
    }
}
