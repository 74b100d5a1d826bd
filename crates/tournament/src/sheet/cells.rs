//! What stands in the cells of a list.

use cards::Suit;
use doppelkopf::Trumps;
use doppelkopf_score::{ByParty, Kind, Special, add_special};

use super::{SheetProblem, head::Column};
use crate::{
    ByPosition, Duty, Made, Mark, Outcome, Played, Position, Told, Written, by_sign, played, read_points,
};

/// How a game is called in a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Word {
    NotPlayed,
    /// A kind that is no solo.
    Kind(Mark),
    /// A solo, as far as it is told which, and whether it was the one that was owed.
    Solo(Option<Trumps>, Option<Duty>),
}

const fn farbe(suit: Suit) -> Word {
    Word::Solo(Some(Trumps::Farbe(suit)), None)
}

/// The words for the kinds of game, German and English, and the letters of a hurried hand.
const KINDS: [(Word, &[&str]); 15] = [
    (Word::Kind(Mark::Normal), &["n", "normal", "normalspiel"]),
    (Word::Kind(Mark::Hochzeit), &["h", "hochzeit"]),
    (
        Word::Kind(Mark::HochzeitAlone),
        &["ha", "hochzeit allein", "hochzeit-allein", "hochzeit alone", "hochzeit-alone"],
    ),
    (Word::Kind(Mark::Still), &["sh", "st", "still", "stille hochzeit"]),
    (Word::Solo(None, None), &["s", "solo", "farbsolo"]),
    (Word::Solo(None, Some(Duty::Pflicht)), &["ps", "pflichtsolo", "pflicht"]),
    (Word::Solo(None, Some(Duty::Lust)), &["ls", "lustsolo", "lust"]),
    (Word::Solo(Some(Trumps::Damen), None), &["d", "damen", "damensolo", "queens"]),
    (Word::Solo(Some(Trumps::Buben), None), &["b", "buben", "bubensolo", "jacks"]),
    (Word::Solo(Some(Trumps::Fleischlos), None), &["f", "fl", "fleischlos", "fleischloser", "no trumps"]),
    (farbe(Suit::Clubs), &["kreuz", "kreuzsolo", "♣", "♣-solo", "clubs", "farbe:c"]),
    (farbe(Suit::Spades), &["pik", "piksolo", "♠", "♠-solo", "spades", "farbe:s"]),
    (farbe(Suit::Hearts), &["herz", "herzsolo", "♥", "♥-solo", "hearts", "farbe:h"]),
    (farbe(Suit::Diamonds), &["karo", "karosolo", "♦", "♦-solo", "diamonds", "farbe:d"]),
    (Word::NotPlayed, &["x", "-", "nicht gespielt", "abgebrochen", "not played", "not-played"]),
];

/// The cells of a line, by column.
#[derive(Debug, Default)]
pub(super) struct Cells {
    pub(super) number: Option<u8>,
    kind: Option<Word>,
    solo: Option<Position>,
    dealer: Option<Position>,
    re: Option<crate::Positions>,
    augen: Option<u8>,
    tricks: Option<u8>,
    clarified: Option<played::Clarified>,
    calls: Vec<Made>,
    special: ByParty<Special>,
    /// The first column that only a game with Augen has.
    needs_augen: Option<String>,
    pub(super) points: ByPosition<i32>,
    has_points: bool,
    penalty: ByPosition<i32>,
    deduction: ByPosition<u8>,
    reason: String,
}

impl Cells {
    /// Takes a cell in.
    pub(super) fn put(&mut self, column: Column, heading: &str, cell: &str) -> Result<(), SheetProblem> {
        let number = || SheetProblem::Number { column: heading.to_owned(), found: cell.to_owned() };
        let signed = || read_points(cell).ok_or_else(number);
        match column {
            Column::Points(position) => {
                self.points[position] = signed()?;
                self.has_points |= !cell.is_empty();
                return Ok(());
            }
            Column::Penalty(position) => self.penalty[position] = signed()?,
            Column::Deduction(position) => {
                self.deduction[position] = u8::try_from(signed()?.unsigned_abs()).map_err(|_| number())?;
            }
            Column::Note => {}
            Column::Reason => cell.clone_into(&mut self.reason),
            _ if cell.is_empty() => {}
            Column::Kind => self.kind = Some(kind(cell)?),
            Column::Number => self.number = Some(cell.trim_end_matches('.').parse().map_err(|_| number())?),
            Column::Solo => self.solo = Some(position(cell).ok_or_else(number)?),
            Column::Dealer => self.dealer = Some(position(cell).ok_or_else(number)?),
            Column::Re => self.re = Some(played::positions("re", cell).map_err(|_| number())?),
            Column::Augen => self.augen = Some(cell.parse().map_err(|_| number())?),
            Column::Tricks => self.tricks = Some(cell.parse().map_err(|_| number())?),
            Column::Clarified => {
                let trick = cell.parse().ok().and_then(played::Clarified::in_trick);
                self.clarified = Some(trick.ok_or_else(number)?);
            }
            Column::Calls => {
                for word in cell.split([' ', ',', '/']).filter(|word| !word.is_empty()) {
                    self.calls.push(played::made(&word.to_lowercase())?);
                }
            }
            Column::Special => special(cell, &mut self.special)?,
        }
        if matches!(column, Column::Tricks | Column::Clarified | Column::Calls | Column::Special)
            && !cell.is_empty()
        {
            self.needs_augen.get_or_insert_with(|| heading.to_owned());
        }
        Ok(())
    }

    /// The line that the cells make, and what is said there of a solo besides.
    pub(super) fn line(self) -> Result<(Written, Option<Duty>), SheetProblem> {
        let Cells { dealer, penalty, deduction, .. } = self;
        let why = self.reason.clone();
        let duty = match self.kind {
            Some(Word::Solo(_, duty)) => duty,
            _ => None,
        };
        let (told, mark) = self.told()?;
        let written = Written { mark, dealt_by: dealer, penalty, deduction, ..told.into() };
        Ok((written.because(&why)?, duty))
    }

    /// What its points are worth without the rest of the line, where that cannot be read; whose solo it was, the
    /// points show. Nothing, if there are none.
    pub(super) fn points_alone(&self) -> Option<Written> {
        let outcome = match self.solo.or_else(|| by_sign(self.points)) {
            _ if self.kind == Some(Word::NotPlayed) => Outcome::NotPlayed,
            Some(soloist) => Outcome::Solo(soloist),
            None => Outcome::Game,
        };
        let told = Told::Points { outcome, points: self.points };
        let &Cells { dealer, penalty, deduction, .. } = self;
        self.has_points.then(|| Written { dealt_by: dealer, penalty, deduction, ..told.into() })
    }

    /// A line of which nobody knows the points: a deal, so that those after it have their dealers.
    pub(super) fn no_points() -> Written {
        Told::Points { outcome: Outcome::Game, points: ByPosition::default() }.into()
    }

    fn told(self) -> Result<(Told, Option<Mark>), SheetProblem> {
        let points = |outcome| Told::Points { outcome, points: self.points };
        if let (Some(Word::Kind(_) | Word::NotPlayed), Some(soloist)) = (self.kind, self.solo) {
            return Err(SheetProblem::NoSolo(soloist));
        }
        let (mark, trumps) = match self.kind {
            Some(Word::NotPlayed) => return Ok((points(Outcome::NotPlayed), None)),
            Some(Word::Kind(mark)) => (Some(mark), None),
            Some(Word::Solo(trumps, _)) => (None, trumps),
            None => (None, None),
        };
        let solo = matches!(self.kind, Some(Word::Solo(..))) || self.solo.is_some();
        if let Some(augen) = self.augen {
            let re = self.re.or_else(|| Some([self.solo?].into_iter().collect()));
            let played = Played {
                kind: if solo { Kind::Solo } else { mark.map_or(Kind::Normal, |mark| mark.kind().0) },
                trumps,
                re: re.ok_or(SheetProblem::NoRe)?,
                augen,
                tricks: self.tricks,
                clarified: self.clarified,
                calls: self.calls,
                special: self.special,
            };
            return Ok((Told::Game { played, points: self.has_points.then_some(self.points) }, None));
        }
        match self.needs_augen {
            Some(column) => Err(SheetProblem::NoAugen(column)),
            None if solo => {
                let soloist = self.solo.or_else(|| by_sign(self.points)).ok_or(SheetProblem::WhoseSolo)?;
                Ok((points(Outcome::Solo(soloist)), trumps.map(Mark::Solo)))
            }
            None => Ok((points(Outcome::Game), mark)),
        }
    }
}

fn position(cell: &str) -> Option<Position> {
    cell.parse::<u8>().ok().and_then(|number| Position::try_from(number).ok())
}

/// The kind of game that people call so in a list.
#[must_use]
pub fn kind_as_written(text: &str) -> Option<Kind> {
    match kind(text.trim()).ok()? {
        Word::NotPlayed => None,
        Word::Kind(mark) => Some(mark.kind().0),
        Word::Solo(..) => Some(Kind::Solo),
    }
}

fn kind(cell: &str) -> Result<Word, SheetProblem> {
    let word = cell.to_lowercase();
    // `Pflichtsolo Damen`, `S Herz`: how it came about, and which it was.
    let known = |word: &str| {
        let listed = KINDS.iter().find(|(_, words)| words.contains(&word)).map(|(kind, _)| *kind);
        listed.or_else(|| Some(Word::Solo(Some(word.parse().ok()?), None)))
    };
    let both = || {
        let (first, rest) = word.split_once([' ', '/', ','])?;
        match (known(first)?, known(rest.trim())?) {
            (Word::Solo(None, duty), Word::Solo(trumps, None))
            | (Word::Solo(trumps, None), Word::Solo(None, duty)) => Some(Word::Solo(trumps, duty)),
            _ => None,
        }
    };
    known(&word).or_else(both).ok_or_else(|| SheetProblem::Kind(cell.to_owned()))
}

/// `Fuchs Re, Karlchen Kontra`, also in English.
fn special(cell: &str, to: &mut ByParty<Special>) -> Result<(), SheetProblem> {
    for words in cell.split([',', '/', '+']).map(str::trim).filter(|words| !words.is_empty()) {
        let words = words.to_lowercase().replace("fuchs", "fox");
        add_special(to, &words).map_err(crate::PlayedError::from)?;
    }
    Ok(())
}
