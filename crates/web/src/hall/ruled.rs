//! A ruling goes into the list of its table: what it costs is worked out anew from what was told at the desk.

use axum::{extract::Path, response::Response};
use doppelkopf_laws::{
    Desk,
    words::{Answer, Effect, Question as Asks},
};
use sheet::{Spoken as _, doppelkopf::offenders};
use tournament::{
    At, ByPosition, Event, Late, Noted, Outcome, Position, Ruled, Source, Stamp, TableState, Told as Line,
    Tournament, Warning, Written,
};
use wording::{Game, Lexicon, msg};

use super::{
    act::Trouble,
    asked::{Asked, at as place},
    glance::{at_position, short_names},
    list::{Said, show},
    typed::Pairs,
};
use crate::{
    body::Sent,
    clock,
    desk::state::Told,
    failure::Failure,
    page::{self, Question, onwards},
    person::words_at,
};

/// What becomes of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Then {
    /// It goes on, or is scored.
    GoesOn,
    /// 9.4: it is dealt again.
    NotPlayed,
    /// 9.4: the solo counts as played.
    AsPlayed(Position),
}

/// What a ruling puts into a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Costs {
    penalty: Option<ByPosition<i32>>,
    warned: Vec<Position>,
    then: Then,
    ruled: Option<Ruled>,
}

/// What the ruling at this desk costs; `None`, if there is none yet, or nothing of it belongs into a list.
pub fn costs(desk: &Desk) -> Option<Costs> {
    let ruling = desk.ruling()?;
    let has = |effect| ruling.effects.contains(&effect);
    let soloist = match desk.answer(Asks::Soloist) {
        Some(Answer::Position(soloist)) => Some(soloist),
        _ => None,
    };
    let warned = |effect: &Effect| match effect {
        Effect::Warning(position) => Some(*position),
        _ => None,
    };
    let costs = Costs {
        penalty: sheet::doppelkopf::penalty(ruling),
        warned: ruling.effects.iter().filter_map(warned).collect(),
        ruled: desk.kind().map(|kind| Ruled {
            act: kind.id().to_owned(),
            by: offenders(desk.offender(), Some(ruling)).into_iter().map(Position::number).collect(),
        }),
        then: match soloist {
            _ if has(Effect::NotPlayed) => Then::NotPlayed,
            Some(soloist) if has(Effect::AsPlayed) => Then::AsPlayed(soloist),
            _ => Then::GoesOn,
        },
    };
    (costs.penalty.is_some() || !costs.warned.is_empty()).then_some(costs)
}

impl Costs {
    /// What happens to the tournament by it.
    fn events(&self, tournament: &Tournament, at: At, why: &str) -> Result<Vec<Event>, Trouble> {
        let (table, late) = (tournament.table(at)?, self.late(tournament, at));
        let ruled = || self.ruled.clone();
        let mut events = Vec::new();
        if let Some(penalty) = self.penalty {
            let line = |outcome| {
                let told = Line::Points { outcome, points: ByPosition::default() };
                let line = Written { penalty, ..told.into() };
                let number = table.list().lines().len() + 1;
                vec![
                    Event::LineEntered { at, line, how: Source::Clerk, anyway: None, late },
                    Event::LineRuled { at, number, why: why.to_owned(), ruled: ruled() },
                ]
            };
            events.extend(match self.then {
                Then::NotPlayed => line(Outcome::NotPlayed),
                Then::AsPlayed(soloist) => line(Outcome::Solo(soloist)),
                Then::GoesOn => {
                    let size = table.list().round().size();
                    let penalty = size.positions().map(|position| penalty[position]).collect();
                    vec![Event::PenaltyNoted { at, penalty, why: why.to_owned(), ruled: ruled() }]
                }
            });
        }
        let player = |position: &Position| table.players().get(usize::from(position.number()) - 1).copied();
        let warned = self.warned.iter().filter_map(player);
        events.extend(warned.map(|player| {
            let why = why.to_owned();
            Event::Warned { player, round: at.round, why, ruled: ruled() }
        }));
        events.extend(tournament.call(at).map(|_| Event::RefereeDone { at }));
        Ok(events)
    }

    /// A game that is stopped after time is not dealt again, whenever it had begun (8.5.3): it is the last that counts.
    fn late(&self, tournament: &Tournament, at: At) -> Option<Late> {
        let playing = tournament.table(at).is_ok_and(TableState::has_games_to_strike);
        let stops = self.penalty.is_some() && self.then != Then::GoesOn;
        (stops && playing && bulletin::clock::is_over(tournament, at, clock::seconds()))
            .then_some(Late::Dealt)
    }

    /// Who has entered this ruling here already, and when: the same costs for the same.
    fn stands<'a>(&self, tournament: &'a Tournament, at: At, why: &str) -> Option<&'a Stamp> {
        let table = tournament.table(at).ok()?;
        // Whatever the language in which it was entered.
        let same = |ruled: &Option<Ruled>, said: &str| match ruled {
            Some(_) => *ruled == self.ruled,
            None => said == why,
        };
        let costs = |noted: &&Noted| {
            noted.taken_back.is_none()
                && same(&noted.ruled, &noted.why)
                && Some(noted.penalty) == self.penalty
        };
        let warned = |warning: &&Warning| {
            let sits = table.players().iter().zip(Position::ALL).find(|(one, _)| **one == warning.player);
            warning.round == at.round
                && same(&warning.ruled, &warning.why)
                && sits.is_some_and(|(_, p)| self.warned.contains(&p))
        };
        let noted = table.noted().iter().rev().find(costs).map(|noted| &noted.stamp);
        noted.or_else(|| tournament.warnings().iter().rev().find(warned).map(|warning| &warning.stamp))
    }

    /// The same in words, with the names of the table.
    fn said(&self, tournament: &Tournament, at: At, words: &Lexicon) -> Result<Vec<String>, Trouble> {
        let table = tournament.table(at)?;
        let who = |position| at_position(tournament, table, position);
        let mut lines = Vec::new();
        if let Some(penalty) = self.penalty {
            let next = table.list().round().next();
            let next = next.ok_or_else(|| Trouble::Typed(words.say(msg::RefereeGameOver)))?;
            lines.push(points(&short_names(tournament, table), &penalty, words));
            let late = self.late(tournament, at);
            lines.push(match self.then {
                Then::NotPlayed if late.is_some() => words.say(msg::RefereeNotAgain),
                Then::GoesOn => words.say(msg::RefereeGoesOn { number: &next.number.to_string() }),
                Then::NotPlayed => words.say(msg::RefereeNotPlayed { name: &who(next.dealer) }),
                Then::AsPlayed(soloist) => words.say(msg::RefereeAsPlayed { name: &who(soloist) }),
            });
        }
        lines.extend(self.warned.iter().map(|p| words.say(msg::RefereeWarns { name: &who(*p) })));
        lines.extend(tournament.call(at).map(|_| words.say(msg::RefereeCallEnds)));
        Ok(lines)
    }
}

/// How far a table is: what a ruling was shown at.
fn so_far(table: &TableState) -> String {
    format!("{}+{}", table.list().lines().len(), table.noted().len())
}

/// Penalty points with the names of who has them.
pub fn points(names: &[String], penalty: &ByPosition<i32>, words: &Lexicon) -> String {
    let named = names.iter().zip(Position::ALL).filter(|(_, position)| penalty[*position] != 0);
    let one = |(name, position): (&String, Position)| {
        format!("{name} {}", bulletin::say::signed(penalty[position].into(), words))
    };
    named.map(one).collect::<Vec<_>>().join(", ")
}

/// `POST /hall/{name}/{round}/{table}/ruling`: what it costs is shown and asked about, and then entered.
pub async fn enter(
    asked: Asked,
    Path((_, round, table)): Path<(String, String, String)>,
    sent: Sent,
) -> Result<Response, Failure> {
    asked.only(asked.rights.directs)?;
    let at = place(&round, &table)?;
    let told = Told::<Desk>::read(sent.fields.get("topic"), sent.fields.get("told"))?;
    let desk = told.walk()?.desk;
    let words = words_at(asked.words().lang(), Game::Doppelkopf);
    let why = desk.happened(words).unwrap_or_else(|| crate::desk::topic::<Desk>(&told.topic, words));
    let costs = costs(&desk);
    let fits = |tournament: &Tournament| -> Result<Costs, Trouble> {
        let n = tournament.table(at)?.players().len();
        let costs = costs.clone().ok_or_else(|| Trouble::Typed(words.say(msg::RefereeNothing)))?;
        let here = costs.penalty.is_none() || desk.seats().len() == n;
        here.then_some(costs).ok_or_else(|| Trouble::Typed(words.say(msg::RefereeOtherTable { n })))
    };
    let page = asked.to(&format!("/{}/{}", at.round, at.table));
    let (_, now) = asked.open.now().await?;
    let question = fits(&now).and_then(|costs| costs.said(&now, at, words));
    let done = match question {
        Err(trouble) => Err(trouble),
        Ok(lines) if !sent.fields.is_sure() => {
            let heading = words.say(msg::RefereeAsks { at: &bulletin::say::at(at, words) });
            let stands = fits(&now).ok().and_then(|costs| costs.stands(&now, at, &why).cloned());
            let yes = match stands {
                Some(_) => words.say(msg::RefereeEnterAgain),
                None => words.say(msg::RefereeEnter),
            };
            let already = stands.map(|stamp| {
                let at = &clock::of_day(&stamp.when, &asked.person.zone, words.lang());
                words.say(msg::RefereeStands { by: &stamp.who, at })
            });
            let question = Question { heading, lines: already.into_iter().chain(lines).collect(), yes };
            let fields = sent.fields.with("expected", &so_far(now.table(at).map_err(|_| Failure::NotFound)?));
            return page::look_again(asked.person, question, &fields, (format!("{page}/ruling"), page));
        }
        Ok(_) => {
            let expected = sent.fields.sent("expected")?;
            asked
                .act("", sent.key.clone(), |tournament| {
                    // Meanwhile the table has entered a game, or somebody a ruling: which game it was about is asked again.
                    if so_far(tournament.table(at)?) != expected {
                        return Err(Trouble::Meanwhile);
                    }
                    fits(tournament)?.events(tournament, at, &why)
                })
                .await
                .map(|_| ())
        }
    };
    let Err(trouble) = done else { return Ok(onwards(&page)) };
    let said = Said { trouble: vec![asked.why(trouble).await?], ..Said::default() };
    show(asked, at, &Pairs(Vec::new()), said).await
}
