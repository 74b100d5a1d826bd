//! A position from the command line.

use anyhow::bail;
use doppelkopf::{ByPlace, Course, Duty, Game, Hand, Place, Play, Seating, SoFar, Trumps};
use doppelkopf_rules::{Position, Positions, Rules};
use wording::{Lexicon, msg};

use crate::{
    Usage,
    args::DokoSolveArgs,
    doko::{refused, score},
};

/// The four hands, of positions 1 to 4, and how the game stands. Position 1 is the first player.
pub fn position(
    hands: &str,
    args: &DokoSolveArgs,
    rules: Rules,
    words: &Lexicon,
) -> anyhow::Result<(Play, Seating)> {
    let refuse = |reason: String| Usage(words.say(msg::DokoSolveErrorPosition { reason: &reason }));
    let Some(seating) = Seating::of_four(Position::One) else {
        bail!(Usage(words.say(msg::DokoSolveErrorNothing)))
    };
    let hands: Vec<Hand> = hands
        .split('/')
        .map(|hand| hand.parse().map_err(|why| refuse(refused::hand(&why, words))))
        .collect::<Result<_, _>>()?;
    let Ok(hands) = <[Hand; 4]>::try_from(hands) else {
        let found = args.hands.as_deref().unwrap_or_default();
        bail!(Usage(words.say(msg::DokoSolveErrorHands { found })))
    };
    let hands = ByPlace(hands);
    let re: Positions = args.re.iter().map(|&n| score::position(n, words)).collect::<Result<_, _>>()?;
    let place = |position| seating.place(position).unwrap_or(Place::First);
    let so_far = SoFar {
        re: ByPlace::from_fn(|place| re.contains(seating.position(place))),
        leader: place(score::position(args.lead, words)?),
        augen_re: args.augen,
        tricks_re: args.tricks,
        calls: score::calls(&args.calls, words)?,
        special: score::special(&args.special, words)?,
    };
    let game = match (&args.solo, re.iter().next()) {
        (None, _) => Game::Normal,
        (Some(solo), by) => {
            let trumps: Trumps = solo.parse().map_err(|why| Usage(refused::solo(&why, words)))?;
            Game::Solo { by: place(by.unwrap_or(Position::One)), trumps, duty: Duty::Lust }
        }
    };
    let course = Course::midway(game, &hands, &so_far, rules)
        .map_err(|why| refuse(refused::so_far(why, seating, words)))?;
    let mut play = Play::resumed(hands, course);
    for card in &args.table {
        let kind = card.parse().map_err(|why| Usage(refused::kind(&why, words)))?;
        let turn = play.turn().unwrap_or(Place::First);
        play.play(turn, kind).map_err(|why| refuse(refused::play(why, turn, seating, words)))?;
    }
    Ok((play, seating))
}
