//! What of a replayed game is written to the screen.

use doppelkopf::{Call, Form, Game, Party};
use doppelkopf_records::{Action, At, Difference, Fault, Found, Irregular, Judgement, Record, Taken, What};
use doppelkopf_rules::{ByPosition, Position, Rules, TableSize};
use wording::{Lexicon, msg};

use bulletin::say::{absage, party as name, reason};

use crate::screen::{self, BAD, DIM};

pub fn game(record: &Record, judgement: &Judgement, rules: Rules, words: &Lexicon) -> anyhow::Result<()> {
    let game = kind(judgement, words);
    screen::line(&words.say(msg::DokoReplayHead { name: &record.name, what: &game }))?;
    result(judgement, rules, words)?;
    for one in &record.faults {
        screen::styled(BAD, &screen::wrapped("  ", &fault(one, words)))?;
    }
    for found in &judgement.found {
        screen::styled(BAD, &screen::wrapped("  ", &irregular(*found, rules, words)))?;
    }
    for difference in &judgement.differences {
        screen::styled(BAD, &screen::wrapped("  ", &differs(difference, words)))?;
    }
    if !record.unread.is_empty() {
        let what = record.unread.join(", ");
        screen::styled(DIM, &screen::wrapped("  ", &words.say(msg::DokoReplayUnread { what: &what })))?;
    }
    if judgement.compared > 0 {
        let compared = words.say(msg::DokoReplayAllowedSame { n: judgement.compared });
        screen::styled(DIM, &format!("  {compared}"))?;
    }
    if judgement.differences.is_empty() && judgement.found.is_empty() && record.faults.is_empty() {
        screen::styled(DIM, &format!("  {}", words.say(msg::DokoReplaySame)))?;
    }
    Ok(())
}

fn result(judgement: &Judgement, rules: Rules, words: &Lexicon) -> anyhow::Result<()> {
    let Some(score) = &judgement.score else {
        return Ok(screen::line(&format!("  {}", words.say(msg::DokoReplayNoPoints)))?);
    };
    let re = judgement.course.result(judgement.seating).map(|result| result.re).unwrap_or_default();
    let augen = judgement.course.augen(Party::Re).to_string();
    let tricks = judgement.course.tricks(Party::Re).into();
    let re = re.iter().map(|position| position.to_string()).collect();
    screen::line(&format!(
        "  {}",
        words.say(msg::DokoReplayRe { re: &words.and(re), augen: &augen, tricks })
    ))?;
    let winner = match score.winner {
        Some(party) => words.say(msg::DokoWinner { what: name(party) }),
        None => words.say(msg::DokoNobody),
    };
    screen::line(&format!("  {winner} ({})", words.doko_cite(score.won_by, rules)))?;
    for item in &score.items {
        let points = words.say(msg::DokoPointsFor { points: &item.points.to_string(), what: name(item.to) });
        let clause = words.doko_cite(item.clause(), rules);
        screen::styled(DIM, &format!("    {points}: {} ({clause})", reason(*item, words)))?;
    }
    let points = four(&score.points, words);
    screen::line(&format!("  {}", words.say(msg::DokoReplayPoints { points: &points })))?;
    Ok(())
}

/// `+7 −7 −7 +7`.
fn four(points: &ByPosition<i16>, words: &Lexicon) -> String {
    TableSize::Four.positions().map(|p| words.signed(points[p].into())).collect::<Vec<_>>().join(" ")
}

pub fn kind(judgement: &Judgement, words: &Lexicon) -> String {
    match (judgement.game, judgement.course.form()) {
        (Game::Solo { trumps, .. }, _) => words.doko_solo(trumps),
        (_, Form::HochzeitAlone) => words.say(msg::DokoReplayHochzeitAlone),
        (Game::Hochzeit { .. }, _) => words.say(msg::DokoReplayHochzeit),
        (Game::Normal, Form::Still) => words.say(msg::DokoReplayStill),
        (Game::Normal, _) => words.say(msg::DokoReplayNormal),
    }
}

pub fn irregular(found: Found, rules: Rules, words: &Lexicon) -> String {
    let what = told(found, words);
    let text = format!("{what} ({})", words.doko_cite(found.what.clause(), rules));
    match found.trick {
        Some(trick) => words.say(msg::ReplayAtTrick { trick: trick.into(), text: &text }),
        None => text,
    }
}

/// Of whom nobody can read who he is, and as whose his step counts.
pub fn fault(fault: &Fault, words: &Lexicon) -> String {
    let found = fault.found.as_str();
    let what = match fault.at {
        At::Step(n) => words.say(msg::DokoReplayNobodyStep { n, found }),
        At::Trick(n) => words.say(msg::DokoReplayNobodyTrick { n, found }),
    };
    let taken = match fault.taken {
        Taken::As(position) => words.say(msg::DokoReplayTakenAs { position: &position.to_string() }),
        Taken::InTurn => words.say(msg::DokoReplayTakenInTurn),
        Taken::LeftOut => words.say(msg::DokoReplayTakenLeftOut),
    };
    format!("{what}; {taken}")
}

fn told(found: Found, words: &Lexicon) -> String {
    let position = found.position.map(|position| position.to_string()).unwrap_or_default();
    let position = position.as_str();
    match found.what {
        Irregular::Lead { turn } => words.say(msg::DokoReplayLead { position, turn: &turn.to_string() }),
        Irregular::OutOfTurn { turn } => {
            words.say(msg::DokoReplayOutOfTurn { position, turn: &turn.to_string() })
        }
        Irregular::NotInHand(kind) => words.say(msg::DokoReplayNotInHand { position, card: kind.into() }),
        Irregular::MustFollow(kind) => words.say(msg::DokoReplayRevoke { position, card: kind.into() }),
        Irregular::Call { party, call, .. } => {
            let call = if call == Call::Won { name(party) } else { absage(call) };
            words.say(msg::DokoReplayCall { position, call })
        }
        Irregular::Query(_) => words.say(msg::DokoReplayQuery { position }),
        Irregular::ThirdCopy(kind) => words.say(msg::DokoReplayThirdCopy { card: kind.into() }),
        Irregular::WrongCount { cards } => words.say(msg::DokoReplayWrongCount { position, n: cards }),
        Irregular::TooManyCards => words.say(msg::DokoReplayTooMany),
        Irregular::Unfinished { cards } => words.say(msg::DokoReplayUnfinished { n: cards.into() }),
    }
}

pub fn differs(difference: &Difference, words: &Lexicon) -> String {
    let seat = |position: Position| words.say(msg::DokoReplayPosition { position: &position.to_string() });
    let augen = |by: &str| words.say(msg::DokoReplayWhatAugen { by });
    let points = |by: &str| words.say(msg::DokoReplayWhatPoints { by });
    let what = match &difference.what {
        What::Allowed { step } => return allowed(*step, difference, words),
        What::Game => words.say(msg::DokoReplayWhatGame),
        What::Re => words.say(msg::DokoReplayWhatRe),
        What::Augen(party) => augen(name(*party)),
        What::AugenOf(position) => augen(&seat(*position)),
        What::Points(party) => points(name(*party)),
        What::PointsOf(position) => points(&seat(*position)),
        What::Counted(item) => item.clone(),
    };
    let (ours, theirs) = (difference.ours.as_str(), difference.theirs.as_str());
    words.say(msg::DokoReplayDiffers { what: &what, ours, theirs })
}

fn allowed(step: usize, difference: &Difference, words: &Lexicon) -> String {
    let mut said = Vec::new();
    if !difference.ours.is_empty() {
        let what = actions(&difference.ours, words);
        said.push(words.say(msg::DokoReplayAlsoAllowed { n: step, what: &what }));
    }
    if !difference.theirs.is_empty() {
        let what = actions(&difference.theirs, words);
        said.push(words.say(msg::DokoReplayNotAllowed { n: step, what: &what }));
    }
    said.join("; ")
}

/// Cards as they are written in this language, anything else as the record has it.
fn actions(list: &str, words: &Lexicon) -> String {
    let one = |action: &str| match action.parse() {
        Ok(Action::Card(kind)) => words.card(kind.into()),
        _ => action.to_owned(),
    };
    list.split(' ').map(one).collect::<Vec<_>>().join(" ")
}
