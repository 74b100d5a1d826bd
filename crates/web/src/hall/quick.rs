//! The form of the next game on the page of a list, and of a line that is put right: everything that an ordinary
//! game needs is one tap, and the page reckons by itself.

use serde::Serialize;
use tournament::{
    Change, Lap, Late, Line, List, ListError, Next, Override, Point, Position, Round, TableSize, TableState,
    Tournament, Written,
};
use wording::{Lexicon, capitalised, msg};

use super::{
    chips::{Choice, PartyView, choice, hows, kinds, parties, steps, values},
    entry::{Form, kept},
    glance::{at_position, short_names},
    list::kind,
    rows::change_label,
    tokens::How,
    typed::Typed,
    worth,
};
use crate::failure::Failure;

/// Which line a form is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    /// The next.
    Next,
    /// One that is put right, from 1 on.
    Line(usize),
    /// One that was forgotten, and is put in before this one.
    Before(usize),
}

impl About {
    /// As the address or the form says.
    pub fn read(from: &impl Typed) -> Result<About, Failure> {
        match (from.one("line"), from.one("before")) {
            ("", "") => Ok(About::Next),
            ("", text) => text.parse().map(About::Before).map_err(|_| Failure::NotFound),
            (text, _) => text.parse().map(About::Line).map_err(|_| Failure::NotFound),
        }
    }

    /// The line that is put right.
    pub fn line(self, list: &List) -> Option<&Line> {
        match self {
            About::Next | About::Before(_) => None,
            About::Line(number) => list.lines().get(number.checked_sub(1)?),
        }
    }

    /// The changes since the form was opened that came before its line: it is the form of another line now. `None` if
    /// there are none. With how many changes there were then.
    pub fn since<'a>(self, table: &'a TableState, from: &impl Typed) -> Option<(usize, &'a Change)> {
        let (About::Line(line) | About::Before(line)) = self else { return None };
        let seen = from.one("seen").parse().ok()?;
        let moves =
            |change: &&Change| change.number <= line && (change.before.is_none() || change.after.is_none());
        Some((seen, table.changes().iter().skip(seen).find(moves)?))
    }

    /// The place in the list that it has, or will have.
    pub fn place(self, list: &List) -> Option<Next> {
        match self {
            About::Next => list.round().next(),
            About::Line(_) => self.line(list).map(|line| line.place),
            About::Before(number) => Some(list.lines().get(number.checked_sub(1)?)?.place),
        }
    }

    /// The line that the form tells. What no form asks, a line that is put right keeps.
    ///
    /// # Errors
    /// What is missing, in words.
    pub fn written(self, form: &Form, list: &List, words: &Lexicon) -> Result<Written, String> {
        let place = self.place(list).ok_or_else(|| words.say(msg::ListOver))?;
        let told = |form: &Form| form.written(list.round().size(), place.sits_out, words);
        let Some(old) = self.line(list).map(|line| &line.written) else { return told(form) };
        // With penalty points that fall away goes what they were for.
        let without = |form: &Form| told(&Form { why: String::new(), ..form.clone() });
        let falls =
            old.why.as_ref() == Some(&form.why) && without(form).is_ok_and(|line| !line.is_penalised());
        Ok(kept(if falls { without(form)? } else { told(form)? }, old))
    }

    /// The line as it would stand in the list.
    ///
    /// # Errors
    /// It does not check, or cannot be.
    pub fn tried(self, list: &List, written: &Written) -> Result<Line, ListError> {
        let mut list = list.clone();
        match self {
            About::Next => list.enter(written.clone()).cloned(),
            About::Line(number) => {
                let index = number.checked_sub(1).ok_or(ListError::NoSuchLine(0))?;
                let note = Override { by: "-".to_owned(), reason: "-".to_owned() };
                list.correct_checked(index, written.clone(), &note)?;
                list.lines().get(index).cloned().ok_or(ListError::NoSuchLine(index))
            }
            About::Before(number) => {
                let index = number.checked_sub(1).ok_or(ListError::NoSuchLine(0))?;
                list.insert(index, written.clone(), None)?;
                list.lines().get(index).cloned().ok_or(ListError::NoSuchLine(index))
            }
        }
    }
}

/// A player, to be tapped.
pub struct Name {
    pub position: u8,
    pub name: String,
    pub full: String,
    pub total: String,
    pub on: bool,
    pub deals: bool,
    pub leads: bool,
    pub sits: bool,
    pub owes: bool,
    pub points: String,
    pub penalty: String,
    pub deduction: String,
}

/// What the script must know of the list at which the form was opened.
#[derive(Serialize)]
struct State {
    /// So many lines there were.
    lines: usize,
    size: u8,
    /// The number of the deal.
    number: u8,
    /// Counted games played before it.
    counted: u8,
    dealer: u8,
    sits: Vec<u8>,
    /// Who sits out in each lap, by who deals.
    scheme: Vec<Vec<Vec<u8>>>,
    /// Who has left: the deal passes on.
    gone: Vec<u8>,
    owing: Vec<u8>,
    totals: Vec<i32>,
    names: Vec<String>,
    /// The same player deals again after a Pflichtsolo.
    again: bool,
    /// Only Pflichtsoli are left: what comes next is for the server to say.
    last: bool,
}

/// The form.
pub struct Quick {
    pub base: String,
    pub heading: String,
    /// Is time up? Then it is asked what the game is, with these answers; none where nothing is to be asked.
    pub over: Option<bool>,
    pub lates: Vec<Choice>,
    /// An appeal is open, and nothing more is played before it is decided (9.6.7).
    pub rests: bool,
    /// Who must play alone now.
    pub forced: Option<String>,
    pub hows: Vec<Choice>,
    pub names: Vec<Name>,
    pub kinds: Vec<Choice>,
    pub solos: Vec<Choice>,
    /// How it ended: for Re as a rule, and for Kontra.
    pub re_steps: Vec<Choice>,
    pub kontra_steps: Vec<Choice>,
    pub parties: Vec<PartyView>,
    pub values: Vec<Choice>,
    pub value_typed: String,
    pub augen: String,
    /// What penalty points and deductions are for.
    pub penalty_why: String,
    pub dealers: Vec<Choice>,
    /// Something is told that stands further down.
    pub more: bool,
    /// What it comes to, or what is missing.
    pub sum: String,
    pub line: Option<usize>,
    pub before: Option<usize>,
    /// The appeal that is upheld by putting the line right.
    pub appeal: Option<usize>,
    pub expected: usize,
    /// So many changes of the list there were when the form was opened.
    pub seen: usize,
    pub why: String,
    pub worth: String,
    pub room: &'static str,
    pub state: String,
}

impl Quick {
    /// The form about this line, with what is typed; `None` if there is no next game.
    pub fn of(
        tournament: &Tournament,
        table: &TableState,
        (about, from, over): (About, &impl Typed, Option<bool>),
        base: String,
        words: &Lexicon,
    ) -> Option<Quick> {
        let list = table.list();
        let (place, typed) = (about.place(list)?, !from.one("how").is_empty());
        let form = match about.line(list) {
            _ if typed => Form::read(from),
            Some(old) => Form::of(&old.written),
            None => Form::fresh(&place),
        };
        let number = &place.number.to_string();
        let of = (place.number.saturating_sub(1) + list.round().left()).to_string();
        let heading = match about {
            About::Next => words.say(msg::HallGameOf { number, of: &of }),
            About::Line(line) => change_label(list, line, words),
            About::Before(_) => words.say(msg::HallInsertBefore { number }),
        };
        let (mut kinds, solos) = kinds(&form, words);
        let (values, value_typed) = values(&form);
        let [re_steps, kontra_steps] = steps(&form, words);
        let dealer = |p: Position| {
            choice(&p.to_string(), at_position(tournament, table, p), form.dealt == p.to_string())
        };
        let in_turn = choice("", words.say(msg::HallInTurn), form.dealt.is_empty());
        let size = list.round().size();
        let forced = place.forced.filter(|_| about == About::Next);
        // 4.1.9: who is made to play a Pflichtsolo plays nothing else.
        kinds.retain(|kind| forced.is_none() || kind.on);
        Some(Quick {
            heading,
            over: over.filter(|_| about == About::Next),
            lates: Late::ALL
                .map(|late| {
                    choice(late.word(), bulletin::say::late(late, words), from.one("late") == late.word())
                })
                .to_vec(),
            rests: about == About::Next && table.appeals_open().next().is_some(),
            forced: forced
                .map(|p| words.say(msg::HallForcedName { name: &at_position(tournament, table, p) })),
            hows: hows(&form, words),
            names: names(tournament, table, &place, &form, words),
            kinds,
            solos,
            re_steps,
            kontra_steps,
            parties: parties(&form, words),
            values,
            value_typed,
            dealers: std::iter::once(in_turn).chain(size.positions().map(dealer)).collect(),
            more: form.how == How::Nothing
                || !form.dealt.is_empty()
                || !form.augen.is_empty()
                || !form.why.is_empty()
                || [&form.points, &form.penalty, &form.deduction]
                    .into_iter()
                    .flatten()
                    .any(|t| !t.is_empty()),
            augen: form.augen.clone(),
            penalty_why: form.why.clone(),
            sum: match typed || about != About::Next {
                true => sum(tournament, table, about, &form, words),
                false => String::new(),
            },
            line: about.line(list).and(match about {
                About::Line(number) => Some(number),
                About::Next | About::Before(_) => None,
            }),
            before: match about {
                About::Before(number) => Some(number),
                About::Next | About::Line(_) => None,
            },
            appeal: from.one("appeal").parse().ok(),
            // A form that was refused keeps the number at which it was opened.
            expected: from.one("expected").parse().unwrap_or(list.lines().len()),
            seen: about.since(table, from).map_or(table.changes().len(), |(seen, _)| seen),
            why: from.one("why").chars().take(200).collect(),
            worth: worth::table(tournament.setup().rules),
            room: &worth::ROOM,
            state: state(tournament, table, &place),
            base,
        })
    }
}

fn names(
    tournament: &Tournament,
    table: &TableState,
    place: &Next,
    form: &Form,
    words: &Lexicon,
) -> Vec<Name> {
    let list = table.list();
    let (totals, owing) = (table.points(), list.round().owing());
    let of =
        |typed: &[String], p: Position| typed.get(usize::from(p.number() - 1)).cloned().unwrap_or_default();
    let full = |p: Position| {
        let player = table.players().get(usize::from(p.number() - 1));
        player.map(|number| super::glance::name(tournament, *number)).unwrap_or_default()
    };
    let one = |(name, position): (String, Position)| Name {
        position: position.number(),
        name,
        full: full(position),
        total: bulletin::say::signed(totals[position].into(), words),
        on: form.who.contains(&position),
        deals: place.dealer == position,
        leads: place.forced.unwrap_or(place.first) == position,
        sits: place.sits_out.contains(position),
        owes: owing.contains(position),
        points: of(&form.points, position),
        penalty: of(&form.penalty, position),
        deduction: of(&form.deduction, position),
    };
    short_names(tournament, table).into_iter().zip(Position::ALL).map(one).collect()
}

fn state(tournament: &Tournament, table: &TableState, place: &Next) -> String {
    let list = table.list();
    let (round, totals) = (list.round(), table.points());
    let state = State {
        lines: list.lines().len(),
        size: round.size().players(),
        number: place.number,
        counted: round.counted(),
        dealer: place.dealer.number(),
        scheme: scheme(round),
        gone: round.gone().iter().map(Position::number).collect(),
        sits: place.sits_out.iter().map(Position::number).collect(),
        owing: round.owing().iter().map(Position::number).collect(),
        totals: round.size().positions().map(|p| totals[p]).collect(),
        names: short_names(tournament, table),
        again: !tournament.setup().rules.is_other_way(Point::A2),
        last: place.forced.is_some() || round.left() <= round.owing().len() + 1,
    };
    serde_json::to_string(&state).unwrap_or_default()
}

/// Who sits out in each lap, by who deals.
fn scheme(round: &Round) -> Vec<Vec<Vec<u8>>> {
    let size = round.size();
    if !round.gone().is_empty() {
        let sits = |dealer| round.sits_out(dealer).iter().map(Position::number).collect();
        return vec![size.positions().map(sits).collect()];
    }
    let sits = |lap, dealer| size.sits_out(dealer, lap).iter().map(Position::number).collect();
    let lap = |lap: Lap| size.positions().map(|dealer| sits(lap, dealer)).collect();
    Lap::ALL.into_iter().map(lap).collect()
}

/// What the game comes to, as the bar says it: `Käthe, Dieter +6`; or what is missing.
pub fn sum(
    tournament: &Tournament,
    table: &TableState,
    about: About,
    form: &Form,
    words: &Lexicon,
) -> String {
    let list = table.list();
    match about.written(form, list, words) {
        Err(missing) => missing,
        Ok(written) => match about.tried(list, &written) {
            Ok(line) => worth_said(tournament, table, &line, words),
            Err(error) => {
                let (size, rules): (TableSize, _) = (list.round().size(), tournament.setup().rules);
                let who = |position| at_position(tournament, table, position);
                capitalised(&bulletin::say::list_error(&error, size, rules, &who, words))
            }
        },
    }
}

/// Who has won and how much; of a lost solo, who lost it.
pub fn worth_said(tournament: &Tournament, table: &TableState, line: &Line, words: &Lexicon) -> String {
    let game = &line.entry.game;
    let name = |p: Position| at_position(tournament, table, p);
    let won: Vec<Position> = line.entry.winners().iter().collect();
    let lost = || game.iter().filter(|(_, p)| **p < 0).map(|(position, _)| position).collect::<Vec<_>>();
    let who = if won.len() == 3 { lost() } else { won };
    match who.first() {
        Some(first) => {
            let points = bulletin::say::signed(game[*first].into(), words);
            format!("{} {points}", who.iter().map(|p| name(*p)).collect::<Vec<_>>().join(", "))
        }
        None => kind(tournament, table, line, words),
    }
}
