//! Answers, and which sort of answer a question wants.

use std::{fmt, str::FromStr};

use doppelkopf_rules::{Position, Positions, TableSize};
use doppelkopf_score::Party;

use super::{ParseWordError, Question};
use crate::offence::ActKind;

/// An answer that the referee has found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Answer {
    /// No.
    No,
    /// Yes.
    Yes,
    /// None of them.
    Nobody,
    /// It was put right, and the others accepted that.
    Corrected,
    /// This one.
    Position(Position),
    /// These, at least two.
    Positions(Positions),
    /// This side.
    Party(Party),
    /// So many.
    Number(u8),
    /// This was done.
    Act(ActKind),
}

impl From<Positions> for Answer {
    /// Nobody, one, or several.
    fn from(positions: Positions) -> Answer {
        match (positions.len(), positions.iter().next()) {
            (_, None) => Answer::Nobody,
            (1, Some(one)) => Answer::Position(one),
            _ => Answer::Positions(positions),
        }
    }
}

/// The sort of answer that a question wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Wants {
    /// Yes or no.
    YesNo,
    /// Who has, nobody, or put right.
    Claimed,
    /// 4 to 7.
    Table,
    /// One position.
    Player,
    /// One position or none.
    PlayerOrNobody,
    /// Any number of positions.
    Players,
    /// Re or Kontra.
    Party,
    /// Re, Kontra or neither.
    PartyOrNobody,
    /// 0 to 4.
    Absagen,
    /// Any number.
    Number,
    /// A kind of act.
    Act,
}

impl Wants {
    /// The answer in the form that the rules read, if it is of this sort: `2` is a position to one question
    /// and a number to another.
    #[must_use]
    pub fn fit(self, answer: Answer) -> Option<Answer> {
        let fits = match (self, answer) {
            (Wants::YesNo | Wants::Claimed, Answer::Yes | Answer::No)
            | (Wants::Claimed, Answer::Corrected)
            | (
                Wants::Player | Wants::PlayerOrNobody | Wants::Players | Wants::Claimed,
                Answer::Position(_),
            )
            | (Wants::PlayerOrNobody | Wants::Players | Wants::PartyOrNobody, Answer::Nobody)
            | (Wants::Players, Answer::Positions(_))
            | (Wants::Party | Wants::PartyOrNobody, Answer::Party(_))
            | (Wants::Act, Answer::Act(_)) => true,
            (Wants::Table, Answer::Number(n)) => TableSize::of(n.into()).is_some(),
            (Wants::Absagen, Answer::Number(n)) => n <= 4,
            (Wants::Number, Answer::Number(_)) => true,
            (Wants::Table | Wants::Absagen | Wants::Number, Answer::Position(position)) => {
                return self.fit(Answer::Number(position.number()));
            }
            _ => false,
        };
        fits.then_some(answer)
    }

    /// What is expected, for an error.
    #[must_use]
    pub const fn expected(self) -> &'static str {
        match self {
            Wants::YesNo => "`yes` or `no`",
            Wants::Claimed => "a position, `1–7`, `no` or `corrected`",
            Wants::Table => "`4`, `5`, `6` or `7`",
            Wants::Player => "a position, `1–7`",
            Wants::PlayerOrNobody => "`none` or a position, `1–7`",
            Wants::Players => "`none` or positions, such as `2+3`",
            Wants::Party => "`re` or `kontra`",
            Wants::PartyOrNobody => "`none`, `re` or `kontra`",
            Wants::Absagen => "a number, `0–4`",
            Wants::Number => "a number",
            Wants::Act => "what was done, such as `call-late`",
        }
    }
}

impl ruling::Asks for Question {
    type Answer = Answer;
    type Clause = doppelkopf_rules::Clause;

    fn fit(self, answer: Answer) -> Option<Answer> {
        self.wants().fit(answer)
    }
}

impl Question {
    /// Reads the answer to this question.
    ///
    /// # Errors
    /// [`ParseWordError`], if it is no answer, or not one to this question.
    pub fn read(self, text: &str) -> Result<Answer, ParseWordError> {
        let answer = text.parse().ok().and_then(|answer| self.wants().fit(answer));
        answer.ok_or_else(|| ParseWordError { found: text.to_owned(), expected: self.wants().expected() })
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::No => f.write_str("no"),
            Answer::Yes => f.write_str("yes"),
            Answer::Nobody => f.write_str("none"),
            Answer::Corrected => f.write_str("corrected"),
            Answer::Position(position) => write!(f, "{position}"),
            Answer::Positions(positions) => {
                for (i, position) in positions.iter().enumerate() {
                    write!(f, "{}{position}", if i == 0 { "" } else { "+" })?;
                }
                Ok(())
            }
            Answer::Party(Party::Re) => f.write_str("re"),
            Answer::Party(Party::Kontra) => f.write_str("kontra"),
            Answer::Number(number) => write!(f, "{number}"),
            Answer::Act(kind) => f.write_str(kind.id()),
        }
    }
}

impl FromStr for Answer {
    type Err = ParseWordError;

    /// A digit from 1 to 7 is read as a position; [`Question::read`] knows what is wanted.
    fn from_str(s: &str) -> Result<Answer, ParseWordError> {
        let known = match s {
            "no" => Some(Answer::No),
            "yes" => Some(Answer::Yes),
            "none" => Some(Answer::Nobody),
            "corrected" => Some(Answer::Corrected),
            "re" => Some(Answer::Party(Party::Re)),
            "kontra" => Some(Answer::Party(Party::Kontra)),
            _ => None,
        };
        let several = || {
            let all: Result<Positions, _> = s.split('+').map(str::parse).collect();
            all.ok().filter(|all| all.len() > 1).map(Answer::Positions)
        };
        known
            .or_else(|| s.parse().ok().map(Answer::Position))
            .or_else(|| s.parse().ok().map(Answer::Number))
            .or_else(several)
            .or_else(|| ActKind::from_id(s).map(Answer::Act))
            .ok_or_else(|| ParseWordError {
                found: s.to_owned(),
                expected: "an answer: yes, no, none, corrected, re, kontra, a number, a position or an act",
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_read_back() {
        for text in ["no", "yes", "none", "corrected", "re", "kontra", "3", "0", "2+3", "call-late"] {
            let answer: Answer = text.parse().unwrap();
            assert_eq!(answer.to_string(), text);
        }
        for text in ["", "maybe", "8+1", "2+", "300"] {
            assert!(text.parse::<Answer>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_question_knows_what_it_wants() {
        assert_eq!(Question::AbsagenAgainst(Position::One).read("2"), Ok(Answer::Number(2)));
        assert_eq!(Question::Soloist.read("2"), Ok(Answer::Position(Position::Two)));
        assert_eq!(Question::Soloist.read("none"), Ok(Answer::Nobody));
        assert_eq!(Question::Table.read("5"), Ok(Answer::Number(5)));
        assert_eq!(Question::Claimed.read("3"), Ok(Answer::Position(Position::Three)));
        for (question, text) in [
            (Question::Table, "3"),
            (Question::AbsagenAgainst(Position::One), "5"),
            (Question::Dealer, "none"),
            (Question::Clarified, "2"),
            (Question::PartyOf(Position::One), "none"),
        ] {
            assert!(question.read(text).is_err(), "{} {text}", question.id());
        }
    }
}
