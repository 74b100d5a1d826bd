//! Playing a recorded game again.

use doppelkopf::{
    ByPlace, Course, Duty, Finding, Game, Hand, Kind, Naming, Place, Play, Rules, Say, Seating, Stage, Trumps,
};
use doppelkopf_rules::Position;
use doppelkopf_score::Score;
use thiserror::Error;

use crate::{Action, Difference, Found, GameType, Irregular, Record, compare, run::Run};

/// What a recorded game comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judgement {
    /// The game that was found.
    pub game: Game,
    /// Who sat where.
    pub seating: Seating,
    /// The table at the end of the record.
    pub course: Course,
    /// The points; nothing if the game was not finished or cannot be reckoned.
    pub score: Option<Score>,
    /// What was irregular, in order. It was played on as if nobody had claimed it (9.6.3).
    pub found: Vec<Found>,
    /// Where the record says something else.
    pub differences: Vec<Difference>,
    /// At how many steps the record tells what was allowed.
    pub compared: usize,
}

/// Why a record cannot be judged.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum JudgeError {
    /// A Hochzeit of somebody who has not both ♣D.
    #[error("a Hochzeit of a player who does not hold both ♣D")]
    NoHochzeit,
    /// A solo, and nothing tells of whom.
    #[error("a solo is named, but not who plays it")]
    NoSoloist,
    /// A table of four has four positions.
    #[error("there is no player {0} at a table of four")]
    NoPlayer(Position),
}

/// Plays the game again under these rules.
pub fn judge(record: &Record, rules: Rules) -> Result<Judgement, JudgeError> {
    let table = Table::of(record, rules)?;
    let (mut run, mut first) = table.run()?;
    first.splice(0..0, table.found.iter().copied());
    run.found.splice(0..0, first);
    let score = run.course.result(table.seating).and_then(|result| result.score(rules).ok());
    let differences = compare::differences(&table, &run, score.as_ref());
    Ok(Judgement {
        game: run.game,
        seating: table.seating,
        course: run.course,
        score,
        found: run.found,
        differences,
        compared: record.steps.iter().filter(|step| step.allowed.is_some()).count(),
    })
}

/// Each card of the game with the position in which it was played, all calls whose moment is not told already
/// made; nothing of a record that does not tell all hands.
pub fn positions(record: &Record, rules: Rules) -> Result<Vec<(Play, Kind)>, JudgeError> {
    Ok(Table::of(record, rules)?.run()?.0.positions)
}

/// The record with its deal.
pub(crate) struct Table<'a> {
    pub(crate) record: &'a Record,
    pub(crate) rules: Rules,
    pub(crate) seating: Seating,
    /// Nothing where they are not known, or cannot be.
    pub(crate) hands: Option<ByPlace<Hand>>,
    /// How many ♣D each has, or has played.
    pub(crate) alten: ByPlace<usize>,
    /// What is wrong with the cards.
    found: Vec<Found>,
}

impl<'a> Table<'a> {
    fn of(record: &'a Record, rules: Rules) -> Result<Table<'a>, JudgeError> {
        let seating = Seating::of_four(record.first).ok_or(JudgeError::NoPlayer(record.first))?;
        let played = ByPlace::from_fn(|place| played(record, seating.position(place)));
        let hands = record.hands.map(|hands| ByPlace::from_fn(|place| hands[seating.position(place)]));
        let dealt =
            hands.map_or_else(|| played.clone(), |hands| ByPlace(hands.0.map(|h| h.iter().collect())));
        let alten = ByPlace::from_fn(|place| dealt[place].iter().filter(|&&kind| kind == Kind::ALTE).count());
        // A record that stops tells the hands only in part.
        let is_whole = hands.is_some() || dealt.0.iter().map(Vec::len).sum::<usize>() >= 48;
        let found = if is_whole { faults(&dealt, seating) } else { Vec::new() };
        let hands = ByPlace(dealt.0.map(|cards| Hand::of(cards).unwrap_or_default()));
        let hands = (is_whole && found.is_empty()).then_some(hands);
        Ok(Table { record, rules, seating, hands, alten, found })
    }

    /// Played again; and what was irregular before the first card.
    fn run(&self) -> Result<(Run, Vec<Found>), JudgeError> {
        let (games, first) = self.games()?;
        // A record that does not name its game: the one of which it breaks the fewest rules.
        let runs = games.into_iter().map(|game| Run::of(self, game));
        let run = runs.min_by_key(|run| run.found.len()).ok_or(JudgeError::NoSoloist)?;
        Ok((run, first))
    }

    /// Who has both ♣D.
    fn both(&self) -> Option<Place> {
        Place::ALL.into_iter().find(|&place| self.alten[place] == 2)
    }

    pub(crate) fn place(&self, position: Position) -> Result<Place, JudgeError> {
        self.seating.place(position).ok_or(JudgeError::NoPlayer(position))
    }

    /// The game that was found, or those that it may be; and what was irregular in the query.
    fn games(&self) -> Result<(Vec<Game>, Vec<Found>), JudgeError> {
        let is_said = |action| matches!(action, Action::Gesund | Action::Hochzeit | Action::Solo(_));
        if self.record.steps.iter().any(|step| is_said(step.action)) {
            return self.query();
        }
        let alone = match self.record.given.re.map(|re| re.iter().collect::<Vec<_>>()).as_deref() {
            Some([alone]) => Some(self.place(*alone)?),
            _ => None,
        };
        let both = self.both();
        let solo = |by, trumps| Game::Solo { by, trumps, duty: self.duty(by) };
        let games = match (self.record.game, alone, both) {
            (Some(GameType::Normal), ..) => vec![Game::Normal],
            (Some(GameType::Hochzeit), _, Some(by)) => vec![Game::Hochzeit { by }],
            (Some(GameType::Hochzeit), _, None) => return Err(JudgeError::NoHochzeit),
            (Some(GameType::Solo(trumps)), Some(by), _) => vec![solo(by, trumps)],
            (Some(GameType::Solo(_)), None, _) => return Err(JudgeError::NoSoloist),
            (None, Some(by), _) => {
                let quiet = (both == Some(by)).then_some(Game::Normal);
                quiet.into_iter().chain(Trumps::ALL.map(|trumps| solo(by, trumps))).collect()
            }
            (None, None, Some(by)) => vec![Game::Hochzeit { by }, Game::Normal],
            (None, None, None) => vec![Game::Normal],
        };
        Ok((games, Vec::new()))
    }

    /// What a solo was in the books. Untold, it shows in who led to the first trick: in a Pflichtsolo the
    /// soloist does (S2.9, S2.10).
    fn duty(&self, by: Place) -> Duty {
        let is_card = |action| matches!(action, Action::Card(_));
        let lead = self.record.steps.iter().find(|step| is_card(step.action));
        let leads = lead.and_then(|step| self.seating.place(step.position?)) == Some(by);
        match self.record.duty {
            Some(duty) => duty,
            None if leads && by != Place::First => Duty::Pflicht,
            None => Duty::Lust,
        }
    }

    /// The query: each says at once what he has, and it is asked and named as the rules want it.
    fn query(&self) -> Result<(Vec<Game>, Vec<Found>), JudgeError> {
        let mut said: ByPlace<Option<Action>> = ByPlace::default();
        let mut found = Vec::new();
        let wants = |said: &ByPlace<Option<Action>>, place| match said[place] {
            Some(Action::Solo(_)) => Some(self.duty(place) != Duty::Lust),
            _ => None,
        };
        for step in &self.record.steps {
            if let Action::Gesund | Action::Hochzeit | Action::Solo(_) = step.action
                && let Some(position) = step.position
            {
                said[self.place(position)?] = Some(step.action);
            }
        }
        let owes = ByPlace::from_fn(|place| wants(&said, place).unwrap_or(false));
        let both = self.both();
        let mut finding = Finding::new(owes, ByPlace::from_fn(|place| Some(both == Some(place))));
        for step in &self.record.steps {
            let say = match step.action {
                Action::Gesund => Say::Gesund,
                Action::Hochzeit | Action::Solo(_) => Say::Vorbehalt,
                _ => continue,
            };
            let Some(position) = step.position else { continue };
            let place = self.place(position)?;
            if let Err(refusal) = finding.say(place, say) {
                let what = Irregular::Query(refusal);
                found.push(Found { what, position: Some(position), trick: None });
                finding.say_stands(place, say);
            }
        }
        loop {
            let name = match finding.stage() {
                // Of whom nothing is told, he has nothing.
                Stage::Ask(place) => finding.say(place, Say::Gesund),
                Stage::AskPflicht(place) | Stage::AskLust(place) => {
                    finding.claim(place, matches!(said[place], Some(Action::Solo(_))))
                }
                Stage::Name { by, .. } => finding.name(by, naming(said[by], owes[by])),
                Stage::Found(game) => return Ok((vec![game], found)),
            };
            // Nothing but a Hochzeit can fail here: a solo anybody may have.
            name.map_err(|_| JudgeError::NoHochzeit)?;
        }
    }
}

fn naming(said: Option<Action>, owes: bool) -> Naming {
    match said {
        Some(Action::Solo(trumps)) if owes => Naming::Pflichtsolo(trumps),
        Some(Action::Solo(trumps)) => Naming::Lustsolo(trumps),
        _ => Naming::Hochzeit,
    }
}

/// The cards that a player has played.
fn played(record: &Record, position: Position) -> Vec<Kind> {
    let cards = record.steps.iter().filter(|step| step.position == Some(position));
    cards.filter_map(|step| if let Action::Card(kind) = step.action { Some(kind) } else { None }).collect()
}

/// What of these cards cannot be: S1.6, 3.3.9.
fn faults(dealt: &ByPlace<Vec<Kind>>, seating: Seating) -> Vec<Found> {
    let mut found = Vec::new();
    for kind in Kind::all() {
        if dealt.0.iter().flatten().filter(|&&card| card == kind).count() > 2 {
            found.push(Found { what: Irregular::ThirdCopy(kind), position: None, trick: None });
        }
    }
    for (place, cards) in dealt.iter().filter(|(_, cards)| cards.len() != 12) {
        let what = Irregular::WrongCount { cards: cards.len() };
        found.push(Found { what, position: Some(seating.position(place)), trick: None });
    }
    found
}
