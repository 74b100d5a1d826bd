//! The deal as it is played: the table of the rules, and what must be remembered to show it.

use doppelkopf::{Hand, Kind, Naming, Say};
use doppelkopf_laws::{
    Outcome, Proof, SetupError, Status, Table,
    event::Event,
    offence::{Act as Wrong, Offence},
    words::Ruling,
};
use doppelkopf_rules::Position;

use super::{BadDeal, DealSetup};
use crate::{Chair, Refused, Watching};

/// What was said to find the game: everybody has heard it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    /// Gesund or Vorbehalt.
    Say(Say),
    /// Yes or no to the question for a solo.
    Solo(bool),
    /// A game.
    Name(Naming),
}

/// Something the referee deals with, from its first word to the last.
#[derive(Debug, Clone)]
pub(super) struct Affair {
    pub noticed: Option<Offence>,
    pub rulings: Vec<Ruling>,
    last: usize,
}

/// A deal in play.
#[derive(Debug, Clone)]
pub struct Deal {
    pub(crate) table: Table,
    pub(super) dealt: [Vec<Kind>; 4],
    pub(super) words: Vec<(Chair, Word)>,
    pub(super) affair: Option<Affair>,
    in_vain: Option<(Chair, usize)>,
    /// Who has looked at his tricks, and when.
    looked: Option<(Chair, usize)>,
    acts: usize,
}

impl Deal {
    /// Sits down.
    ///
    /// # Errors
    /// [`BadDeal`], if the deal cannot be played.
    pub fn new(setup: &DealSetup, watching: Watching) -> Result<Deal, BadDeal> {
        let dealt = setup.hands.clone().map(|hand| hand.into_iter().map(|card| card.0).collect());
        let wrong = miscounts(&dealt).next().filter(|_| !setup.misdealt);
        let table = match (Table::new(&setup.ready(watching)?), wrong) {
            // Cards that are typed in or dealt by the program are counted.
            (Ok(_) | Err(SetupError::Count { .. }), Some((chair, cards))) => {
                return Err(BadDeal::Count(chair, cards));
            }
            (table, _) => table?,
        };
        Ok(Deal { table, dealt, words: Vec::new(), affair: None, in_vain: None, looked: None, acts: 0 })
    }

    /// Is it over?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.table.status() == Status::Over
    }

    /// How many tricks are over.
    #[must_use]
    pub fn tricks(&self) -> usize {
        self.table.course().map_or(0, |course| course.tricks_done().into())
    }

    /// Who was dealt another number of cards than twelve, and how many. For the referee's eyes.
    pub(super) fn miscounts(&self) -> impl Iterator<Item = (Chair, usize)> + use<> {
        miscounts(&self.dealt)
    }

    /// Who deals once more, where the deal is over and was no game.
    #[must_use]
    pub fn deals_again(&self) -> Option<Chair> {
        let not_played = self.table.outcome() == Some(Outcome::NotPlayed);
        let dealer = self.table.next_dealer().filter(|_| not_played)?;
        Chair::new(dealer.number())
    }

    /// The table of the rules. Not for players' eyes.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Has nothing happened since the referee dealt with it?
    pub(super) fn is_fresh(&self) -> bool {
        self.affair.as_ref().is_some_and(|affair| affair.last == self.acts)
    }

    /// Who has just called the referee in vain.
    pub(super) fn called_in_vain(&self) -> Option<Chair> {
        self.in_vain.filter(|(_, at)| *at == self.acts).map(|(chair, _)| chair)
    }

    /// Who has just looked at his tricks.
    pub(super) fn looked(&self) -> Option<Chair> {
        self.looked.filter(|(_, at)| *at == self.acts).map(|(chair, _)| chair)
    }

    /// This happens. `by`: told by a player; nobody: by the referee. `proofs`: what was proved of the claims that it
    /// leads to; nothing is searched here.
    ///
    /// # Errors
    /// [`Refused`]; the deal is as it was.
    pub fn act(&mut self, by: Option<Chair>, event: &Event, proofs: &[Proof]) -> Result<(), Refused> {
        let was_open = self.is_open();
        self.table.record_proved(event, proofs)?;
        self.acts += 1;
        match (by, event) {
            (Some(chair), Event::Say { say, .. }) => self.words.push((chair, Word::Say(*say))),
            (Some(chair), Event::Solo { yes, .. }) => self.words.push((chair, Word::Solo(*yes))),
            (Some(chair), Event::Name { naming, .. }) => self.words.push((chair, Word::Name(*naming))),
            (Some(chair), Event::Offence(Offence { act: Wrong::LookedAtTricks, .. })) => {
                self.looked = Some((chair, self.acts));
            }
            _ => {}
        }
        self.note(was_open, by, event);
        Ok(())
    }

    /// The cards in a player's tricks.
    pub(super) fn won(&self, by: Position) -> Hand {
        let won = self.table.course().zip(self.table.place(by)).map(|(course, place)| course.won(place));
        won.unwrap_or_default()
    }

    fn is_open(&self) -> bool {
        matches!(self.table.status(), Status::Question(_) | Status::Election(_)) && self.affair.is_some()
    }

    fn note(&mut self, was_open: bool, by: Option<Chair>, event: &Event) {
        let pending = matches!(self.table.status(), Status::Question(_) | Status::Election(_));
        let rulings = self.table.rulings();
        if was_open || pending || !rulings.is_empty() {
            let mut affair = self.affair.take().filter(|_| was_open).unwrap_or(Affair {
                noticed: None,
                rulings: Vec::new(),
                last: 0,
            });
            affair.rulings.extend_from_slice(rulings);
            affair.noticed = self.table.noticed().or(affair.noticed);
            affair.last = self.acts;
            self.affair = Some(affair);
        } else if let (Event::CallReferee { .. } | Event::PointOut { .. }, Some(chair)) = (event, by) {
            self.in_vain = Some((chair, self.acts));
        }
    }
}

/// 3.3.9: who was dealt another number of cards than twelve, and how many.
fn miscounts(dealt: &[Vec<Kind>; 4]) -> impl Iterator<Item = (Chair, usize)> + use<> {
    let counts = dealt.each_ref().map(Vec::len);
    Chair::ALL.into_iter().zip(counts).filter(|(_, cards)| *cards != 12)
}
