//! What can be answered, and which question takes which answers.

use std::{fmt, str::FromStr};

use bridge::Call;
use cards::{Card, CardSet, Seat};

use super::{Meaning, NotAllowed, ParseWordError, Question, Said};
use crate::{
    clause::Clause,
    event::{Moment, Then},
};

/// An answer that the director has found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Answer {
    No,
    Yes,
    /// His own partner as well as an opponent.
    Both,
    Follow,
    Lead,
    Spread,
    Accident,
    /// He showed it.
    Shown,
    /// He only said that he has it.
    Named,
    /// He took it back when he put a revoke right.
    PutRight,
    Up,
    Down,
    /// A hand has a card more than it should.
    TooMany,
    /// A hand has a card less than it should.
    TooFew,
    /// It is not known yet: play goes on.
    NotYet,
    /// His side has; the other has not, and has not followed suit to the trick before either.
    OnlyHisSide,
    /// His side has claimed or conceded.
    Claimed,
    /// His side has agreed to a claim or concession of the other.
    Agreed,
    /// The same player has revoked in the same suit before.
    SameSuitBefore,
    /// The other side has revoked as well.
    OtherSideToo,
    /// The trick of this number, from 1.
    Trick(u8),
    Card(Card),
    /// Several, at least one.
    Cards(CardSet),
    Said(Said),
    Seat(Seat),
    Call(Call),
    /// A call shows this.
    Meaning(Meaning),
    /// A call is not allowed because of this.
    NotAllowed(NotAllowed),
    /// This happened next.
    Then(Then),
    /// Nothing more has happened.
    ThatWasAll,
    /// The board had gone so far.
    At(Moment),
}

impl Answer {
    /// What a call shows, if that was answered.
    #[must_use]
    pub const fn meaning(self) -> Option<Meaning> {
        match self {
            Answer::Meaning(meaning) => Some(meaning),
            _ => None,
        }
    }
}

/// Which answers a question takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Wants {
    /// Yes or no.
    YesNo,
    /// No, yes, or both the partner and an opponent.
    Told,
    /// What a card was put down as.
    Meant,
    /// Up or down.
    Face,
    /// Too many or too few.
    Count,
    /// No, yes, or that it is not known yet.
    YesNoOpen,
    /// No, yes, or that it was claimed, or agreed to.
    PlayedOn,
    /// No, or which other revoke there was.
    OtherRevoke,
    /// The number of a trick.
    Trick,
    /// A card.
    Card,
    /// A card, or no.
    CardOrNo,
    /// Cards, or no.
    Cards,
    /// What declarer said.
    Said,
    /// A seat.
    Seat,
    /// A seat, or no.
    SeatOrNo,
    /// A call.
    Call,
    /// A call, or no.
    CallOrNo,
    /// What a call shows.
    Meaning,
    /// Why a call is not allowed.
    NotAllowed,
    /// What happened next, or that that was all.
    Then,
    /// How far the board had gone.
    Moment,
}

impl Wants {
    /// Is it an answer of this sort?
    #[must_use]
    pub const fn takes(self, answer: Answer) -> bool {
        matches!(
            (self, answer),
            (
                Wants::YesNo
                    | Wants::YesNoOpen
                    | Wants::PlayedOn
                    | Wants::OtherRevoke
                    | Wants::Told
                    | Wants::CardOrNo
                    | Wants::Cards
                    | Wants::SeatOrNo
                    | Wants::CallOrNo,
                Answer::No
            ) | (Wants::YesNo | Wants::YesNoOpen | Wants::PlayedOn | Wants::Told, Answer::Yes)
                | (Wants::YesNoOpen, Answer::NotYet)
                | (Wants::PlayedOn, Answer::OnlyHisSide | Answer::Claimed | Answer::Agreed)
                | (Wants::OtherRevoke, Answer::SameSuitBefore | Answer::OtherSideToo)
                | (Wants::Told, Answer::Both)
                | (
                    Wants::Meant,
                    Answer::Follow
                        | Answer::Lead
                        | Answer::Spread
                        | Answer::Accident
                        | Answer::Shown
                        | Answer::Named
                        | Answer::PutRight
                )
                | (Wants::Face, Answer::Up | Answer::Down)
                | (Wants::Count, Answer::TooMany | Answer::TooFew)
                | (Wants::Trick, Answer::Trick(1..=13))
                | (Wants::Card | Wants::CardOrNo | Wants::Cards, Answer::Card(_))
                | (Wants::Cards, Answer::Cards(_))
                | (Wants::Said, Answer::Said(_))
                | (Wants::Seat | Wants::SeatOrNo, Answer::Seat(_))
                | (Wants::Call | Wants::CallOrNo, Answer::Call(_))
                | (Wants::Meaning, Answer::Meaning(_))
                | (Wants::NotAllowed, Answer::NotAllowed(_))
                | (Wants::Then, Answer::Then(_) | Answer::ThatWasAll)
                | (Wants::Moment, Answer::At(_))
        )
    }

    /// What is expected, for an error.
    #[must_use]
    pub const fn expected(self) -> &'static str {
        match self {
            Wants::YesNo => "`yes` or `no`",
            Wants::Told => "`no`, `yes` or `both`",
            Wants::Meant => "`follow`, `lead`, `spread`, `accident`, `shown`, `named` or `put-right`",
            Wants::Face => "`up` or `down`",
            Wants::Count => "`too-many` or `too-few`",
            Wants::YesNoOpen => "`yes`, `no` or `not-yet`",
            Wants::PlayedOn => "`yes`, `no`, `only-his-side`, `claimed` or `agreed`",
            Wants::OtherRevoke => "`no`, `same-suit-before` or `other-side-too`",
            Wants::Trick => "the number of a trick, `1–13`",
            Wants::Card => "a card, such as `D7`",
            Wants::CardOrNo => "`no` or a card, such as `D7`",
            Wants::Cards => "`no` or cards, such as `H9,H5`",
            Wants::Said => "`suit`, `rank`, `high`, `low`, `win`, `anything` or `not-there`",
            Wants::Seat => "a seat: `N`, `E`, `S` or `W`",
            Wants::SeatOrNo => "`no` or a seat: `N`, `E`, `S` or `W`",
            Wants::Call => "a call, such as `1NT`",
            Wants::CallOrNo => "`no` or a call, such as `1NT`",
            Wants::Meaning => super::meaning::EXPECTED,
            Wants::NotAllowed => super::not_allowed::EXPECTED,
            Wants::Then => "what happened next, such as `play:S:H8`, or `that-was-all`",
            Wants::Moment => "`in-play`, `hands-returned`, `next-board-called` or `round-ended`",
        }
    }
}

impl ruling::Asks for Question {
    type Answer = Answer;
    type Clause = Clause;

    fn fit(self, answer: Answer) -> Option<Answer> {
        self.wants().takes(answer).then_some(answer)
    }

    fn judged(self) -> Option<Clause> {
        match self {
            Question::ComparableCall(..) => Some(Clause::L23A),
            Question::Contained(_) => Some(Clause::L27B1b),
            _ => None,
        }
    }
}

impl Question {
    /// Reads the answer to this question.
    ///
    /// # Errors
    /// [`ParseWordError`], if it is no answer, or not one to this question.
    pub fn read(self, text: &str) -> Result<Answer, ParseWordError> {
        let answer = text.parse().ok().filter(|answer| self.wants().takes(*answer));
        answer.ok_or_else(|| ParseWordError { found: text.to_owned(), expected: self.wants().expected() })
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::No => f.write_str("no"),
            Answer::Yes => f.write_str("yes"),
            Answer::Both => f.write_str("both"),
            Answer::Follow => f.write_str("follow"),
            Answer::Lead => f.write_str("lead"),
            Answer::Spread => f.write_str("spread"),
            Answer::Accident => f.write_str("accident"),
            Answer::Shown => f.write_str("shown"),
            Answer::Named => f.write_str("named"),
            Answer::PutRight => f.write_str("put-right"),
            Answer::Up => f.write_str("up"),
            Answer::Down => f.write_str("down"),
            Answer::TooMany => f.write_str("too-many"),
            Answer::TooFew => f.write_str("too-few"),
            Answer::NotYet => f.write_str("not-yet"),
            Answer::OnlyHisSide => f.write_str("only-his-side"),
            Answer::Claimed => f.write_str("claimed"),
            Answer::Agreed => f.write_str("agreed"),
            Answer::SameSuitBefore => f.write_str("same-suit-before"),
            Answer::OtherSideToo => f.write_str("other-side-too"),
            Answer::Trick(number) => write!(f, "{number}"),
            Answer::Card(card) => write!(f, "{card}"),
            Answer::Cards(cards) => {
                // As they lie in dummy: spades first, high cards first.
                let mut cards: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
                cards.reverse();
                f.write_str(&cards.join(","))
            }
            Answer::Said(said) => write!(f, "{said}"),
            Answer::Seat(seat) => write!(f, "{seat}"),
            Answer::Call(call) => write!(f, "{call}"),
            Answer::Meaning(meaning) => write!(f, "{meaning}"),
            Answer::NotAllowed(why) => write!(f, "{why}"),
            Answer::Then(then) => write!(f, "{then}"),
            Answer::ThatWasAll => f.write_str("that-was-all"),
            Answer::At(moment) => f.write_str(moment.id()),
        }
    }
}

impl FromStr for Answer {
    type Err = ParseWordError;

    fn from_str(s: &str) -> Result<Answer, ParseWordError> {
        Ok(match s {
            "no" => Answer::No,
            "yes" => Answer::Yes,
            "both" => Answer::Both,
            "follow" => Answer::Follow,
            "lead" => Answer::Lead,
            "spread" => Answer::Spread,
            "accident" => Answer::Accident,
            "shown" => Answer::Shown,
            "named" => Answer::Named,
            "put-right" => Answer::PutRight,
            "up" => Answer::Up,
            "down" => Answer::Down,
            "too-many" => Answer::TooMany,
            "too-few" => Answer::TooFew,
            "not-yet" => Answer::NotYet,
            "only-his-side" => Answer::OnlyHisSide,
            "claimed" => Answer::Claimed,
            "agreed" => Answer::Agreed,
            "same-suit-before" => Answer::SameSuitBefore,
            "other-side-too" => Answer::OtherSideToo,
            _ if let Ok(number) = s.parse() => Answer::Trick(number),
            "that-was-all" => Answer::ThatWasAll,
            _ if let Some(moment) = Moment::from_id(s) => Answer::At(moment),
            _ if s.starts_with("natural") || s.starts_with("artificial") => Answer::Meaning(s.parse()?),
            _ if s.contains(',') => {
                let cards: Result<CardSet, _> = s.split(',').map(str::trim).map(str::parse::<Card>).collect();
                let cards = cards.map_err(|_| unknown(s))?;
                // A card named twice is one card.
                cards.single().map_or(Answer::Cards(cards), Answer::Card)
            }
            _ => match (s.parse(), s.parse(), s.parse(), s.parse()) {
                (Ok(card), ..) => Answer::Card(card),
                (_, Ok(seat), ..) => Answer::Seat(seat),
                (_, _, Ok(call), _) => Answer::Call(call),
                (_, _, _, Ok(then)) => Answer::Then(then),
                _ => match s.parse() {
                    Ok(why) => Answer::NotAllowed(why),
                    Err(_) => Answer::Said(s.parse().map_err(|_| unknown(s))?),
                },
            },
        })
    }
}

fn unknown(text: &str) -> ParseWordError {
    ParseWordError {
        found: text.to_owned(),
        expected: "an answer: `no`, `yes`, `both`, `follow`, `lead`, `spread`, `accident`, `shown`, `named`, `put-right`, `up`, `down`, `too-many`, `too-few`, `not-yet`, `claimed`, `agreed`, `same-suit-before`, `other-side-too`, the number of a trick, cards, a seat, a call, what a call shows, what declarer said, how far the board had gone, or what happened next",
    }
}
