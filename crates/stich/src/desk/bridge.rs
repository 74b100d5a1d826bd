//! The desk for bridge.

use bridge_laws::{
    Desk, Topic,
    words::{Answer, Choice, Election, Question},
};
use cards::{Card, Rank, Seat, SeatSet, Suit};
use ruling::{Interview as _, Step};
use serde_json::Value;
use wording::{Asking, Lexicon, msg};

use super::{
    console::{Console, Numbered, Typed},
    sheet,
    talk::{self, Talk},
};
use crate::screen;

impl Talk for Desk {
    fn topics(words: &Lexicon) -> Vec<talk::Topic> {
        let text = |id: &str| words.topic(id).unwrap_or_else(|| id.to_owned());
        Topic::ALL.into_iter().map(|topic| (topic.id(), text(topic.id()))).collect()
    }

    fn greeting(words: &Lexicon) -> (String, Vec<String>) {
        (words.say(msg::DeskTitle), vec![words.say(msg::DeskStop), words.say(msg::DeskOwnTable)])
    }

    fn farewell(&self, words: &Lexicon) -> Vec<String> {
        vec![words.say(msg::DeskReview), words.say(msg::DeskWriteDown)]
    }

    fn id(question: Question) -> &'static str {
        question.id()
    }

    fn may_be_asked(id: &str) -> bool {
        let seat = Seat::North;
        [
            Question::ToldItWasHisTurn(seat),
            Question::MeantAs(seat),
            Question::DesignationUnintended,
            Question::Incontrovertible,
            Question::HeldAsPlayed(seat),
            Question::IntendedCard(seat),
            Question::CouldDeclarerSeeDummy,
            Question::MeantAsClaim(seat),
            Question::CouldHaveBeenAware(seat),
            Question::HoldsSuit(seat, Suit::Clubs),
        ]
        .iter()
        .any(|question| question.id() == id)
    }

    fn question(question: Question, words: &Lexicon) -> String {
        words.question(&question)
    }

    fn asking(question: Question, words: &Lexicon) -> Asking {
        words.who_to_ask(&question)
    }

    fn answer(question: Question, answer: Answer, words: &Lexicon) -> String {
        words.answer(&question, &answer)
    }

    fn fact(answer: Answer) -> String {
        answer.to_string()
    }

    fn read(&self, question: Question, text: &str, words: &Lexicon) -> Option<Answer> {
        let offered = self.answers(question);
        let wants_seat = offered.iter().any(|a| matches!(a, Answer::Seat(_)));
        let wants_card = offered.iter().any(|a| matches!(a, Answer::Card(_)));
        if wants_seat && let Ok(seat) = words.parse_seat(text) {
            return Some(Answer::Seat(seat));
        }
        if wants_card && let Ok(card) = words.parse_card(text) {
            return Some(Answer::Card(card));
        }
        text.parse().ok()
    }

    fn example(&self, question: Question, remembered: Option<Answer>, words: &Lexicon) -> Option<String> {
        let any_card =
            || self.table().is_none() && self.answers(question).iter().any(|a| matches!(a, Answer::Card(_)));
        (question == Question::Incontrovertible || any_card()).then(|| {
            words.card(match remembered {
                Some(Answer::Card(card)) => card,
                _ => Card::new(Suit::Hearts, Rank::Queen),
            })
        })
    }

    fn typed(&self, question: Question, text: &str, words: &Lexicon) -> Result<Answer, String> {
        let no = text.is_empty() || text.eq_ignore_ascii_case(&words.say(msg::DeskKeyNo));
        if question == Question::Incontrovertible && no {
            return Ok(Answer::No);
        }
        words.parse_card(text).map(Answer::Card).map_err(|error| error.to_string())
    }

    fn seat(text: &str, words: &Lexicon) -> Option<Seat> {
        words.parse_seat(text).ok()
    }

    fn read_choice(text: &str) -> Option<Choice> {
        text.parse().ok()
    }

    fn choice(choice: Choice) -> String {
        choice.to_string()
    }

    fn print_ruling(&self, words: &Lexicon) -> anyhow::Result<()> {
        sheet::ruling(self, words)
    }

    fn print_election(&self, election: &Election, ascii: bool, words: &Lexicon) -> anyhow::Result<()> {
        sheet::what_happened(self, words)?;
        sheet::heading(&words.say(msg::DeskReadAloud))?;
        sheet::said(&sheet::before_choice(self, election, words))?;
        sheet::heading(&sheet::chooses(election, words))?;
        sheet::options(self, election, ascii, words)?;
        sheet::basis(self, words)
    }

    fn choose(
        &self,
        election: &Election,
        console: &Console<'_>,
    ) -> anyhow::Result<Result<(Desk, String), Typed>> {
        let words = console.words;
        screen::line("")?;
        sheet::what_happened(self, words)?;
        sheet::heading(&words.say(msg::DeskReadAloud))?;
        sheet::said(&sheet::before_choice(self, election, words))?;
        sheet::heading(&words.say(msg::DeskOptions))?;
        sheet::options(self, election, console.ascii, words)?;
        sheet::basis(self, words)?;
        let Some(by) = (match who(&election.by, console)? {
            Ok(by) => by,
            Err(key) => return Ok(Err(key)),
        }) else {
            return Ok(Err(Typed::Quit));
        };
        sheet::heading(&words.say(msg::DeskWhatChosen { anywho: SeatSet::only(by) }))?;
        let Some(scene) = sheet::scene(self, Some(election)) else { return Ok(Err(Typed::Quit)) };
        let texts: Vec<(Choice, String)> =
            election.options.iter().map(|&option| (option, words.choice(&option, &scene))).collect();
        for (i, (_, text)) in texts.iter().enumerate() {
            screen::line(&screen::wrapped(&format!("{:>3} ", i + 1), text))?;
        }
        loop {
            let n = match console.number(texts.len(), None)? {
                Numbered::Number(n) => n,
                Numbered::Key(key) => return Ok(Err(key)),
            };
            let Some((choice, text)) = texts.get(n) else { continue };
            if let Some(then) = self.after(Step::Choose(by, *choice)) {
                screen::line(&words.say(msg::DeskChosen { who: SeatSet::only(by), choice: text }))?;
                return Ok(Ok((then, text.clone())));
            }
        }
    }

    /// The desk stays with the table while a penalty card lies there.
    fn what_next(&self, console: &Console<'_>) -> anyhow::Result<Result<Option<Desk>, Typed>> {
        let words = console.words;
        let mut leads: Vec<(Seat, Desk)> = Vec::new();
        for seat in Seat::ALL {
            if let Some(then) = self.next_lead(seat) {
                leads.push((seat, then));
            }
        }
        let Some(table) = self.table().filter(|_| !leads.is_empty()) else { return Ok(Ok(None)) };
        sheet::heading(&words.say(msg::DeskWhatNext))?;
        let mut lines: Vec<String> =
            leads.iter().map(|(seat, _)| words.say(msg::DeskNextPartner { seat: *seat })).collect();
        lines.extend(
            table
                .penalty_cards()
                .iter()
                .map(|p| words.say(msg::DeskNextPlayed { seat: p.seat, card: p.card })),
        );
        lines.push(words.say(msg::DeskNextOver));
        for (i, line) in lines.iter().enumerate() {
            screen::line(&screen::wrapped(&format!("{:>3} ", i + 1), line))?;
        }
        Ok(match console.number(lines.len(), None)? {
            Numbered::Number(n) => match leads.into_iter().nth(n) {
                Some((_, then)) => Ok(Some(then)),
                None => match table
                    .penalty_cards()
                    .get(n.wrapping_sub(lines.len() - 1 - table.penalty_cards().len()))
                {
                    Some(played) => Ok(self.without_penalty_card(played.card)),
                    None => Ok(None),
                },
            },
            Numbered::Key(key) => Err(key),
        })
    }

    fn as_json(&self, words: &Lexicon) -> anyhow::Result<Value> {
        Ok(serde_json::to_value(::sheet::report(self, words))?)
    }

    fn must_be_judged(&self) -> bool {
        self.table().is_some_and(|table| !table.weigh().is_empty())
    }
}

/// Which of several has spoken.
fn who(by: &[Seat], console: &Console<'_>) -> anyhow::Result<Result<Option<Seat>, Typed>> {
    if by.len() < 2 {
        return Ok(Ok(by.first().copied()));
    }
    let words = console.words;
    sheet::heading(&words.say(msg::DeskWhoSpoke))?;
    for (i, seat) in by.iter().enumerate() {
        screen::line(&format!("{:>3} {}", i + 1, words.seat(*seat)))?;
    }
    Ok(match console.number(by.len(), None)? {
        Numbered::Number(n) => Ok(by.get(n).copied()),
        Numbered::Key(key) => Err(key),
    })
}
