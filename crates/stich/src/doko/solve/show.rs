//! What `stich doko solve` shows.

use bulletin::say::{party as name, reason};
use doppelkopf::{Kind, Place, Play, Seating};
use doppelkopf_score::ByParty;
use doppelkopf_solver::{Solution, Step};
use wording::{Lexicon, msg};

use super::{
    Asked,
    json::{GameJson, LineJson, PositionJson},
};
use crate::screen::{self, BAD, DIM, GOOD, HEAD};

/// The points that a player has in the list if the game is worth this to Re.
pub(super) fn own(play: &Play, seating: Seating, place: Place, value: i16) -> i16 {
    // Augen and tricks do not matter here, only who is alone.
    let game = play.course().reckoned(seating, 120, 6, ByParty::default());
    game.map_or(value, |game| game.points(value)[seating.position(place)])
}

pub fn solution(asked: &Asked, solution: &Solution, json: bool, words: &Lexicon) -> anyhow::Result<()> {
    let Asked { play, seating, rules, .. } = asked;
    let own = |value| own(play, *seating, solution.turn, value);
    if json {
        let line = LineJson::Position(PositionJson::of(asked, solution, words));
        return Ok(screen::line(&serde_json::to_string(&line)?)?);
    }
    if let Some(name) = &asked.name {
        screen::styled(HEAD, name)?;
    }
    let points = words.signed(own(solution.value).into());
    let position = seating.position(solution.turn).to_string();
    screen::styled(HEAD, &words.say(msg::DokoSolveTurn { position: &position, points: &points }))?;
    let mut cards = solution.cards.clone();
    cards.sort_by_key(|card| std::cmp::Reverse(own(card.value)));
    for group in cards.chunk_by(|a, b| a.value == b.value) {
        let Some(first) = group.first() else { continue };
        let shown: Vec<String> = group.iter().map(|card| words.card(card.kind.into())).collect();
        screen::line(&screen::wrapped(
            &format!("{:>5}  ", words.signed(own(first.value).into())),
            &shown.join(" "),
        ))?;
    }
    screen::styled(DIM, &words.say(msg::DokoSolveLine))?;
    for (trick, cards) in tricks(play, &solution.line) {
        let played = |(place, kind): &(Place, Kind)| {
            let position = seating.position(*place).to_string();
            words.say(msg::DokoSolvePlayed { position: &position, card: (*kind).into() })
        };
        let text = cards.iter().map(played).collect::<Vec<_>>().join("  ");
        screen::line(&format!("  {}", words.say(msg::DokoSolveTrick { trick: trick.into(), text: &text })))?;
    }
    for item in &solution.score.items {
        let points = words.say(msg::DokoPointsFor { points: &item.points.to_string(), what: name(item.to) });
        let clause = words.doko_cite(item.clause(), *rules);
        screen::styled(DIM, &format!("  {points}: {} ({clause})", reason(*item, words)))?;
    }
    Ok(())
}

/// A line, trick by trick, with the number of each.
fn tricks(play: &Play, line: &[(Place, Kind)]) -> Vec<(u8, Vec<(Place, Kind)>)> {
    let mut play = *play;
    let mut tricks: Vec<(u8, Vec<(Place, Kind)>)> = Vec::new();
    for &(place, kind) in line {
        let number = play.course().tricks_done() + 1;
        match tricks.last_mut() {
            Some((last, cards)) if *last == number => cards.push((place, kind)),
            _ => tricks.push((number, vec![(place, kind)])),
        }
        if play.play(place, kind).is_err() {
            break;
        }
    }
    tricks
}

/// A record of which not all hands are known.
pub fn no_hands(game: &str, json: bool, words: &Lexicon) -> anyhow::Result<()> {
    if json {
        let line = LineJson::Unknown { game: game.to_owned(), error: "hands not known".to_owned() };
        return Ok(screen::line(&serde_json::to_string(&line)?)?);
    }
    Ok(screen::styled(DIM, &words.say(msg::DokoSolveNoHands { name: game }))?)
}

/// The cards of a game that cost points, as far back as it could be looked at.
pub fn analysis(
    game: &str,
    steps: &[Step],
    played: &[(Play, Kind)],
    seating: Seating,
    json: bool,
    words: &Lexicon,
) -> anyhow::Result<()> {
    // The factor of a single player is the same in all positions of a game.
    let cost =
        |step: &Step| played.first().map_or(0, |(play, _)| own(play, seating, step.place, step.loss()).abs());
    if json {
        let line = LineJson::Game(GameJson::of(game, steps, seating, cost));
        return Ok(screen::line(&serde_json::to_string(&line)?)?);
    }
    screen::styled(HEAD, game)?;
    let Some(first) = steps.first() else {
        return Ok(screen::styled(DIM, &words.say(msg::DokoSolveTooLarge))?);
    };
    screen::styled(DIM, &words.say(msg::DokoSolveExact { trick: first.trick.into() }))?;
    for step in steps.iter().filter(|step| step.loss() > 0) {
        let better: Vec<String> = step.better.iter().map(|&kind| words.card(kind.into())).collect();
        let text = words.say(msg::DokoSolveCost {
            trick: step.trick.into(),
            position: &seating.position(step.place).to_string(),
            card: step.kind.into(),
            n: usize::from(cost(step).unsigned_abs()),
            better: &words.or(better),
        });
        screen::styled(BAD, &screen::wrapped("  ", &text))?;
    }
    if steps.iter().all(|step| step.loss() == 0) {
        screen::styled(GOOD, &format!("  {}", words.say(msg::DokoSolveNoCost)))?;
    }
    Ok(())
}
