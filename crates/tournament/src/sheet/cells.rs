//! What stands in the cells of a list.

use doppelkopf_score::{ByParty, Kind, Special, add_special};

use super::{SheetProblem, head::Column};
use crate::{ByPosition, Made, Outcome, Played, Position, Told, Written, played, read_points};

/// How a game is called in a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Word {
    NotPlayed,
    Kind(Kind),
}

/// The words for the kinds of game, German and English, and the letters of a hurried hand.
const KINDS: [(Word, &[&str]); 6] = [
    (Word::Kind(Kind::Normal), &["", "n", "normal", "normalspiel"]),
    (Word::Kind(Kind::Hochzeit), &["h", "hochzeit"]),
    (Word::Kind(Kind::HochzeitAlone), &["ha", "hochzeit allein", "hochzeit-allein", "hochzeit-alone"]),
    (Word::Kind(Kind::Still), &["sh", "st", "still", "stille hochzeit"]),
    (
        Word::Kind(Kind::Solo),
        &[
            "s",
            "solo",
            "pflichtsolo",
            "lustsolo",
            "ps",
            "ls",
            "damensolo",
            "bubensolo",
            "farbsolo",
            "fleischloser",
            "damen",
            "buben",
            "kreuzsolo",
            "piksolo",
            "herzsolo",
            "karosolo",
        ],
    ),
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
            Column::Kind => self.kind = Some(kind(cell)?),
            Column::Note => {}
            _ if cell.is_empty() => {}
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

    /// The line that the cells make.
    pub(super) fn line(self) -> Result<Written, SheetProblem> {
        let Cells { dealer, penalty, deduction, .. } = self;
        Ok(Written { dealt_by: dealer, penalty, deduction, ..self.told()?.into() })
    }

    fn told(self) -> Result<Told, SheetProblem> {
        let outcome = |outcome| Ok(Told::Points { outcome, points: self.points });
        let solo = self.kind == Some(Word::Kind(Kind::Solo)) || self.solo.is_some();
        match (self.kind, self.augen) {
            (Some(Word::NotPlayed), _) => outcome(Outcome::NotPlayed),
            (_, Some(augen)) => {
                let kind = match self.kind {
                    _ if solo => Kind::Solo,
                    Some(Word::Kind(kind)) => kind,
                    _ => Kind::Normal,
                };
                let re = self.re.or_else(|| Some([self.solo?].into_iter().collect()));
                let played = Played {
                    kind,
                    re: re.ok_or(SheetProblem::NoRe)?,
                    augen,
                    tricks: self.tricks,
                    clarified: self.clarified,
                    calls: self.calls,
                    special: self.special,
                };
                Ok(Told::Game { played, points: self.has_points.then_some(self.points) })
            }
            (_, None) => match self.needs_augen {
                Some(column) => Err(SheetProblem::NoAugen(column)),
                None if solo => {
                    let soloist = self.solo.or_else(|| alone(self.points)).ok_or(SheetProblem::WhoseSolo)?;
                    outcome(Outcome::Solo(soloist))
                }
                None => outcome(Outcome::Game),
            },
        }
    }
}

fn position(cell: &str) -> Option<Position> {
    cell.parse::<u8>().ok().and_then(|number| Position::try_from(number).ok())
}

fn kind(cell: &str) -> Result<Word, SheetProblem> {
    let word = cell.to_lowercase();
    let known = KINDS.iter().find(|(_, words)| words.contains(&word.as_str()));
    known.map(|(kind, _)| *kind).ok_or_else(|| SheetProblem::Kind(cell.to_owned()))
}

/// `Fuchs Re, Karlchen Kontra`, also in English.
fn special(cell: &str, to: &mut ByParty<Special>) -> Result<(), SheetProblem> {
    for words in cell.split([',', '/', '+']).map(str::trim).filter(|words| !words.is_empty()) {
        let words = words.to_lowercase().replace("fuchs", "fox");
        add_special(to, &words).map_err(crate::PlayedError::from)?;
    }
    Ok(())
}

/// Who has three times what the others lose, or the reverse: the one with the other sign.
fn alone(points: ByPosition<i32>) -> Option<Position> {
    let with = |sign: i32| -> Vec<Position> {
        points.iter().filter(|(_, points)| points.signum() == sign).map(|(position, _)| position).collect()
    };
    match (with(1).as_slice(), with(-1).as_slice()) {
        ([one], [_, _, _]) | ([_, _, _], [one]) => Some(*one),
        _ => None,
    }
}
