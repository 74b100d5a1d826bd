//! Those who stand in a list, beside those who are in the tournament already.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Column, Columns, LONGEST, LineError, Listing, Number, Player, Roster, RosterError, listing::Row,
    printable,
};
use crate::Entrant;

/// Somebody who stands in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Applicant {
    /// The line of the file, from 1 on.
    pub line: usize,
    /// The name, first name first.
    pub name: String,
    /// The club.
    pub club: Option<String>,
    /// The number that the list gives.
    pub number: Option<Number>,
    /// Whose name this is as well.
    pub like: Option<Like>,
}

impl Applicant {
    /// Is this, as far as a list can tell, somebody who is there already? Such a one is added only if
    /// somebody says that they are two.
    #[must_use]
    pub const fn is_double(&self) -> bool {
        matches!(self.like, Some(Like::Player(_) | Like::Line(_) | Like::Perhaps(_) | Like::PerhapsLine(_)))
    }
}

/// Whose name an applicant has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Like {
    /// A player of this name and club is in the tournament.
    Player(Number),
    /// The same name and club stand in this line of the list, too.
    Line(usize),
    /// A player of this name is in the tournament; of one of the two the club is not known.
    Perhaps(Number),
    /// This name stands in this line of the list, too; of one of the two the club is not known.
    PerhapsLine(usize),
    /// A player of this name from another club is in the tournament.
    OtherClub(Number),
}

/// A name or a club as it is compared: small letters, no blanks too many.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// A name and a club, as they are compared.
type Person = (String, Option<String>);

fn person(name: &str, club: Option<&str>) -> Person {
    (plain(&as_spoken(name)), club.map(plain).filter(|club| !club.is_empty()))
}

/// "Müller, Jürgen" as it is spoken.
#[must_use]
pub fn as_spoken(name: &str) -> String {
    match name.split_once(',') {
        Some((last, first))
            if !first.contains(',') && !first.trim().is_empty() && !last.trim().is_empty() =>
        {
            format!("{} {}", first.trim(), last.trim())
        }
        _ => name.trim().trim_end_matches(',').to_owned(),
    }
}

impl Roster {
    /// Who is called so already, however it is written.
    #[must_use]
    pub fn called(&self, name: &str) -> Option<&Player> {
        let wanted = plain(&as_spoken(name));
        self.players().find(|player| plain(&as_spoken(&player.name)) == wanted)
    }
}

impl Listing {
    /// Everybody in the list, read by these columns, beside those who are in the tournament; and the lines
    /// in which nobody stands.
    #[must_use]
    pub fn applicants(&self, columns: &Columns, roster: &Roster) -> (Vec<Applicant>, Vec<RosterError>) {
        let (mut all, mut wrong) = (Vec::new(), self.wrong().to_vec());
        let mut seen = Seen::of(roster);
        for row in self.rows() {
            match applicant(row, columns) {
                Ok(one) => {
                    let like = seen.look(&one);
                    all.push(Applicant { like, ..one });
                }
                Err(what) => wrong.push(RosterError { line: row.line, what }),
            }
        }
        wrong.sort_by_key(|error| error.line);
        (all, wrong)
    }
}

/// What stands before the number of players below a list, in the languages of the program.
const SUMS: [&str; 10] =
    ["summe", "gesamt", "insgesamt", "anzahl", "total", "sum", "totaal", "aantal", "antal", "antall"];

/// "Summe: 31" or "Total" below a list: nobody is called so.
fn is_sum(name: &str) -> bool {
    let name = name.to_lowercase();
    let before = name.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end();
    let counts = before.len() < name.len();
    counts && before.ends_with(':') || SUMS.contains(&before.trim_end_matches(':'))
}

/// What stands in brackets behind a name and is no club.
const NO_CLUBS: [&str; 8] = ["jun", "sen", "jr", "sr", "junior", "senior", "jun.", "sen."];

/// A name and the club in brackets behind it, where a list has no column for clubs: "Klaus Töpfer (SV Blau)".
fn bracketed(name: &str) -> (String, Option<String>) {
    let parts = name.strip_suffix(')').and_then(|rest| rest.rsplit_once('('));
    match parts.map(|(name, club)| (name.trim(), club.trim())) {
        Some((name, club))
            if !name.is_empty()
                && club.chars().filter(|c| c.is_alphabetic()).count() > 1
                && !NO_CLUBS.contains(&club.to_lowercase().as_str()) =>
        {
            (name.to_owned(), Some(club.to_owned()))
        }
        _ => (name.to_owned(), None),
    }
}

fn applicant(row: &Row, columns: &Columns) -> Result<Applicant, LineError> {
    let cell = |column: Column| columns.place(column).map(|at| row.cell(at)).unwrap_or_default();
    let cut = |text: &str| match columns.place(Column::Club) {
        None => bracketed(text),
        Some(_) => (text.to_owned(), None),
    };
    let ((last, of_last), (first, of_first)) = (cut(cell(Column::Name)), cut(cell(Column::First)));
    let name = if first.is_empty() || last.is_empty() { as_spoken(&last) } else { format!("{first} {last}") };
    let name = if last.is_empty() { first } else { name };
    let club =
        Some(cell(Column::Club)).filter(|club| !club.is_empty()).map(str::to_owned).or(of_first).or(of_last);
    if !name.chars().any(char::is_alphanumeric) {
        return Err(LineError::NoName);
    }
    if is_sum(&name) {
        return Err(LineError::Sum);
    }
    [Some(&name), club.as_ref()].into_iter().flatten().try_for_each(|text| printable(text, LONGEST))?;
    let number = match cell(Column::Number).trim_end_matches('.') {
        "" => None,
        text => match text.parse() {
            Ok(number @ 1..) => Some(Number(number)),
            _ => return Err(LineError::NotANumber(text.chars().take(40).collect())),
        },
    };
    Ok(Applicant { line: row.line, name, club, number, like: None })
}

/// Who was met so far: in the tournament and in the list.
struct Seen {
    /// Players of a name and club who are not met in the list yet: father and son are two in both.
    waiting: BTreeMap<Person, Vec<Number>>,
    /// The players of a name, with their clubs.
    names: BTreeMap<String, Vec<(Option<String>, Number)>>,
    /// The lines of a name and club, with the numbers given there.
    lines: BTreeMap<Person, Vec<(usize, Option<Number>)>>,
}

impl Seen {
    fn of(roster: &Roster) -> Seen {
        let mut seen = Seen { waiting: BTreeMap::new(), names: BTreeMap::new(), lines: BTreeMap::new() };
        for player in roster.players() {
            let key = person(&player.name, player.club.as_deref());
            seen.names.entry(key.0.clone()).or_default().push((key.1.clone(), player.number));
            seen.waiting.entry(key).or_default().push(player.number);
        }
        seen
    }

    fn look(&mut self, one: &Applicant) -> Option<Like> {
        let key = person(&one.name, one.club.as_deref());
        // Given two numbers, they are two.
        let same = |(_, number): &&(usize, Option<Number>)| {
            number.is_none() || *number == one.number || one.number.is_none()
        };
        let again = self.lines.get(&key).and_then(|lines| lines.iter().find(same)).map(|(line, _)| *line);
        let of_name = self.lines.range((key.0.clone(), None)..).take_while(|((name, _), _)| *name == key.0);
        let of_name = of_name.filter(|((_, club), _)| club.is_none() != key.1.is_none());
        let perhaps_line = of_name.flat_map(|(_, lines)| lines).find(same).map(|(line, _)| *line);
        self.lines.entry(key.clone()).or_default().push((one.line, one.number));
        let waiting = self.waiting.get_mut(&key).filter(|waiting| !waiting.is_empty());
        if let Some(waiting) = waiting {
            let his = waiting.iter().position(|number| Some(*number) == one.number).unwrap_or(0);
            return Some(Like::Player(waiting.remove(his)));
        }
        if let Some(line) = again {
            return Some(Like::Line(line));
        }
        if let Some(line) = perhaps_line {
            return Some(Like::PerhapsLine(line));
        }
        let namesakes = self.names.get(&key.0)?;
        let perhaps = |(club, _): &&(Option<String>, Number)| club.is_none() != key.1.is_none();
        let found = namesakes.iter().find(perhaps).map(|(_, number)| Like::Perhaps(*number));
        let other = |(club, _): &&(Option<String>, Number)| *club != key.1;
        found.or_else(|| namesakes.iter().find(other).map(|(_, number)| Like::OtherClub(*number)))
    }
}

impl Roster {
    /// These applicants as they come into the tournament, from this round on: with the numbers of their list
    /// where those are free, else with the next after the last.
    #[must_use]
    pub fn entrants(&self, applicants: &[Applicant], from: usize) -> Vec<Entrant> {
        let mut taken: BTreeSet<Number> = self.players().map(|player| player.number).collect();
        let mut first = BTreeSet::new();
        let kept: Vec<Option<Number>> = applicants
            .iter()
            .map(|one| one.number.filter(|number| !taken.contains(number) && first.insert(*number)))
            .collect();
        let mut next = taken.last().map_or(1, |last| last.0.saturating_add(1));
        taken.extend(first);
        let mut free = || {
            while taken.contains(&Number(next)) && next < u32::MAX {
                next += 1;
            }
            // The highest number there is was given: the highest free one.
            while taken.contains(&Number(next)) && next > 1 {
                next -= 1;
            }
            taken.insert(Number(next));
            Number(next)
        };
        let entrant = |(one, number): (&Applicant, Option<Number>)| Entrant {
            number: number.unwrap_or_else(&mut free),
            name: one.name.clone(),
            club: one.club.clone(),
            from,
        };
        applicants.iter().zip(kept).map(entrant).collect()
    }
}
