//! What a claimer stated about how the tricks are won (68C, 70B1), step by step. It is followed as far as it can be: a
//! step that cannot be carried out, or that has proved wrong in front of everybody, ends it, and from there on nothing
//! was stated.

use std::{fmt, str::FromStr};

use cards::{Card, CardSet, Seat, Suit};
use thiserror::Error;

use crate::scene::{Claim, Scene};

/// Nobody states more.
pub const MOST_STEPS: usize = 12;
/// No step is in force, and the first comes with the first lead of the claimer's side.
pub(super) const NOT_BEGUN: u8 = 30;
/// The statement has ended.
const ENDED: u8 = 31;

/// A step of a statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// This card is played: led, or led towards, or played to what the opponents lead.
    Card(Card),
    /// This suit is played from the top, to its end.
    Suit(Suit),
    /// Trumps are drawn until the opponents have none.
    Trumps,
    /// A round of trumps.
    TrumpRound,
    /// A card of this suit is led and ruffed in this hand.
    Ruff(Suit, Seat),
    /// What the other hand can ruff is led, as long as there is any.
    Crossruff,
    /// This opponent is finessed for this card.
    Finesse(Card, Seat),
    /// A card of this suit is led to this hand, which wins it.
    To(Suit, Seat),
    /// This card is thrown away on what is played before.
    Throw(Card),
    /// A trick is given up in this suit.
    Lose(Suit),
}

impl Step {
    /// It may take several tricks.
    const fn goes_on(self) -> bool {
        matches!(self, Step::Suit(_) | Step::Trumps | Step::Crossruff | Step::Finesse(..))
    }

    /// It says of trumps that they are out.
    #[must_use]
    pub const fn draws_trumps(self) -> bool {
        matches!(self, Step::Trumps | Step::TrumpRound)
    }

    /// A trick lost by it proves nothing wrong.
    pub(super) const fn may_lose(self) -> bool {
        matches!(self, Step::Card(_) | Step::Lose(_))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Step::Card(card) => card.fmt(f),
            Step::Suit(suit) => write!(f, "{}", suit.letter()),
            Step::Trumps => f.write_str("trumps"),
            Step::TrumpRound => f.write_str("round"),
            Step::Ruff(suit, seat) => write!(f, "ruff:{}:{seat}", suit.letter()),
            Step::Crossruff => f.write_str("crossruff"),
            Step::Finesse(card, seat) => write!(f, "finesse:{card}:{seat}"),
            Step::To(suit, seat) => write!(f, "to:{}:{seat}", suit.letter()),
            Step::Throw(card) => write!(f, "throw:{card}"),
            Step::Lose(suit) => write!(f, "lose:{}", suit.letter()),
        }
    }
}

/// Why a text is no statement.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BadStatement {
    /// This word is no step.
    #[error("`{0}` is no step of a statement")]
    Step(String),
    /// Nothing is said, or more than anybody states.
    #[error("a statement has 1 to {MOST_STEPS} steps")]
    Length,
}

impl FromStr for Step {
    type Err = BadStatement;

    fn from_str(text: &str) -> Result<Step, BadStatement> {
        let bad = || BadStatement::Step(text.to_owned());
        let suit = |text: &str| {
            let mut letters = text.chars();
            let suit = letters.next().and_then(Suit::from_char);
            suit.filter(|_| letters.next().is_none())
        };
        let words: Vec<&str> = text.split(':').collect();
        let step = match words.as_slice() {
            ["trumps"] => Some(Step::Trumps),
            ["round"] => Some(Step::TrumpRound),
            ["crossruff"] => Some(Step::Crossruff),
            ["ruff", of, hand] => suit(of).zip(hand.parse().ok()).map(|(suit, seat)| Step::Ruff(suit, seat)),
            ["to", of, hand] => suit(of).zip(hand.parse().ok()).map(|(suit, seat)| Step::To(suit, seat)),
            ["finesse", card, seat] => {
                card.parse().ok().zip(seat.parse().ok()).map(|(card, seat)| Step::Finesse(card, seat))
            }
            ["throw", card] => card.parse().ok().map(Step::Throw),
            ["lose", of] => suit(of).map(Step::Lose),
            [one] => suit(one).map(Step::Suit).or_else(|| one.parse().ok().map(Step::Card)),
            _ => None,
        };
        step.ok_or_else(bad)
    }
}

/// The steps in order; none: nothing was stated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Statement([Option<Step>; MOST_STEPS]);

impl Statement {
    /// These steps; `None`: more than anybody states.
    #[must_use]
    pub fn new(steps: &[Step]) -> Option<Statement> {
        let mut stated = Statement::default();
        let mut places = stated.0.iter_mut();
        for &step in steps {
            *places.next()? = Some(step);
        }
        Some(stated)
    }

    /// The steps in order.
    pub fn steps(&self) -> impl Iterator<Item = Step> + '_ {
        self.0.iter().copied().flatten()
    }

    /// Nothing was stated.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.first().is_none_or(Option::is_none)
    }

    /// As far as he can do what he said: to the first card that is among these, which others hold.
    pub(super) fn without_cards_of(self, others: CardSet) -> Statement {
        let can = |step: &Step| !matches!(step, Step::Card(card) if others.contains(*card));
        let steps: Vec<Step> = self.steps().take_while(can).collect();
        Statement::new(&steps).unwrap_or_default()
    }

    pub(super) fn at(&self, place: u8) -> Option<Step> {
        self.0.get(usize::from(place)).copied().flatten()
    }

    /// Where the next step stands after this one; what is thrown away belongs to the step before it.
    fn after(&self, place: u8) -> u8 {
        let mut next = place + 1;
        while matches!(self.at(next), Some(Step::Throw(_))) {
            next += 1;
        }
        next
    }

    /// The cards that are thrown away on this step.
    pub(super) fn thrown(&self, place: u8) -> CardSet {
        let first = if self.at(place).is_some_and(|step| !matches!(step, Step::Throw(_))) {
            place + 1
        } else {
            place
        };
        let thrown = (first..).map_while(|place| match self.at(place) {
            Some(Step::Throw(card)) => Some(card),
            _ => None,
        });
        thrown.collect()
    }

    /// N8: the cards that he needs for this step and those that follow.
    pub(super) fn needs(&self, place: u8) -> CardSet {
        let rest = (place..).map_while(|place| self.at(place));
        rest.fold(CardSet::EMPTY, |needed, step| {
            needed
                | match step {
                    Step::Card(card) => CardSet::from_iter([card]),
                    Step::Suit(suit) | Step::To(suit, _) => CardSet::suit(suit),
                    Step::Finesse(card, _) => CardSet::suit(card.suit()),
                    _ => CardSet::EMPTY,
                }
        })
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps: Vec<String> = self.steps().map(|step| step.to_string()).collect();
        f.write_str(&steps.join(","))
    }
}

impl FromStr for Statement {
    type Err = BadStatement;

    fn from_str(text: &str) -> Result<Statement, BadStatement> {
        let words = text.split([' ', ',']).filter(|word| !word.is_empty());
        let steps: Vec<Step> = words.map(str::parse).collect::<Result<_, _>>()?;
        Statement::new(&steps).filter(|stated| !stated.is_empty()).ok_or(BadStatement::Length)
    }
}

/// How a step stands when the claimer's side leads.
enum Standing {
    Now,
    Done,
    /// It cannot be carried out, or everybody sees that it is pointless.
    Fails,
}

/// The step that is in force for the lead of the hand in turn.
pub(super) fn due(claim: &Claim, scene: &Scene) -> u8 {
    let mut place = if scene.step == NOT_BEGUN { 0 } else { scene.step };
    while let Some(step) = claim.stated.at(place) {
        match standing(claim, scene, step) {
            Standing::Now => return place,
            Standing::Done => place = claim.stated.after(place),
            Standing::Fails => return ENDED,
        }
    }
    ENDED
}

/// Where the statement stands when a trick is over that was led by this step.
pub(super) fn after_trick(claim: &Claim, place: u8, lost: bool) -> u8 {
    match claim.stated.at(place) {
        Some(step) if lost && !step.may_lose() => ENDED,
        Some(step) if !step.goes_on() => claim.stated.after(place),
        _ => place,
    }
}

/// Is this the hand from which the finesse is taken?
pub(super) fn finesses(seat: Seat, against: Seat) -> bool {
    seat.next() == against
}

fn standing(claim: &Claim, scene: &Scene, step: Step) -> Standing {
    use Standing::{Done, Fails, Now};
    let seat = scene.position.turn();
    let (hand, other) = (scene.position.hands()[seat], scene.partners(claim, seat));
    let (own, theirs, trump) = (hand | other, scene.held_by(claim.others()), claim.strain.trump());
    let now = |so: bool| if so { Now } else { Fails };
    // Somebody has shown out, so all can see that a higher card is still there.
    let sees_higher =
        |suit: Suit| scene.is_marked(suit) && theirs.of(suit).highest() > own.of(suit).highest();
    let ruffs = |suit: Suit| {
        hand.has(suit) && !other.has(suit) && trump.is_some_and(|trump| suit != trump && other.has(trump))
    };
    match step {
        Step::Throw(_) => Done,
        Step::Card(card) if !own.contains(card) => Done,
        Step::Card(card) => now(hand.contains(card) || hand.has(card.suit())),
        Step::Suit(suit) if !own.has(suit) => Done,
        Step::Suit(suit) => now(hand.has(suit) && !sees_higher(suit)),
        Step::Trumps => match trump.filter(|&trump| theirs.has(trump)) {
            None => Done,
            Some(trump) => now(hand.has(trump) && !sees_higher(trump)),
        },
        Step::TrumpRound => now(trump.is_some_and(|trump| hand.has(trump))),
        Step::Ruff(suit, by) => now(seat.partner() == by && ruffs(suit)),
        Step::Crossruff if Suit::ALL.into_iter().any(ruffs) => Now,
        Step::Crossruff => Done,
        Step::Finesse(card, _) if !theirs.contains(card) => Done,
        Step::Finesse(card, against) => {
            let suit = card.suit();
            let proved_wrong = scene.is_marked(suit) && !scene.position.hands()[against].has(suit);
            let reached = finesses(seat, against) || other.of(suit).highest() > theirs.of(suit).highest();
            now(hand.has(suit) && other.has(suit) && !proved_wrong && reached)
        }
        Step::To(_, to) if seat == to => Done,
        Step::To(suit, _) => now(hand.has(suit) && !other.is_empty()),
        Step::Lose(suit) => now(hand.has(suit)),
    }
}
