//! Appeals to the Schiedsgericht, and what became of them.

use anyhow::bail;
use tournament::{Against, Event, Number, Refused, Verdict};
use wording::{Lexicon, msg};

use super::{
    args::{AppealArgs, Became, DecideArgs},
    done, line,
    pen::Pen,
    refused, say,
};
use crate::{Exit, Usage};

pub fn lodge(args: &AppealArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let mut pen = Pen::open(words, &args.of, args.signed.by.as_deref())?;
    let (at, player, why) = (args.place.at(), Number(args.appellant), args.reason.clone());
    let table = pen.tournament.table(at).map_err(|e| refused(&e, &pen.tournament, words))?;
    let against = match (&args.line, args.penalty_points) {
        (Some(name), _) => Against::Line { line: line::number(table.list(), at, name, words)? },
        (None, Some(penalty)) => Against::Penalty { penalty },
        (None, None) => Against::Ruling,
    };
    write(&mut pen, &[Event::AppealLodged { at, against, player, why }], words)
        .and_then(|said| done(&args.signed, said))
}

pub fn decide(args: &DecideArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let (at, number, why) = (args.place.at(), args.appeal, args.reason.clone());
    let verdict = match args.verdict {
        Became::Upheld => Verdict::Upheld,
        Became::Dismissed => Verdict::Dismissed,
        Became::Withdrawn => Verdict::Withdrawn,
    };
    let changes = args.strike || args.line.is_told();
    let two = args.strike && args.line.is_told();
    if two || args.line.is_half_told() || changes && verdict != Verdict::Upheld {
        bail!(Usage(words.say(msg::TournamentWhatCorrection)));
    }
    let mut pen = Pen::open(words, &args.of, args.signed.by.as_deref())?;
    let table = pen.tournament.table(at).map_err(|e| refused(&e, &pen.tournament, words))?;
    let mut events = Vec::new();
    if changes {
        let appeal = table.appeals_open().find(|(one, _)| *one == number);
        let found = appeal.and_then(|(_, appeal)| table.line_of(appeal));
        let line = found.and_then(|line| Some((line, table.list().lines().get(line.checked_sub(1)?)?)));
        let Some((line, old)) = line else {
            return Err(refused(&Refused::NoSuchAppeal { at, number }, &pen.tournament, words));
        };
        let (before, why) = (old.written.clone(), why.clone());
        events.push(match args.strike {
            true => Event::LineStruck { at, number: line, before, why },
            false => {
                let what = words.say(msg::TournamentWhatCorrection);
                let after = line::corrected(&args.line, &before, &what, words)?;
                Event::LineCorrected { at, number: line, before, after, why, anyway: false }
            }
        });
    }
    let appeal = table.appeals_open().find(|(one, _)| *one == number).map(|(_, appeal)| appeal.against);
    if verdict == Verdict::Upheld
        && let Some(penalty) = appeal.and_then(|against| table.waiting(against))
    {
        events.push(Event::PenaltyTakenBack { at, number: penalty, why: why.clone() });
    }
    events.push(Event::AppealDecided { at, number, verdict, why });
    let said = write(&mut pen, &events, words)?;
    done(&args.signed, said)
}

/// Lets it happen, and says what has.
fn write(pen: &mut Pen, events: &[Event], words: &Lexicon) -> anyhow::Result<Vec<String>> {
    let before = pen.tournament.clone();
    pen.write(words, events.to_vec())?;
    let (before, after) = (Some(&before), Some(&pen.tournament));
    Ok(events.iter().map(|event| say::happened(event, (before, after), words)).collect())
}
