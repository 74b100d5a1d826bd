//! What is done to a list once it is in, and what the Schiedsgericht decides.

use anyhow::bail;
use tournament::{At, Event, Number, Reading, Refused};
use wording::{Lexicon, msg};

use super::{
    args::{
        CloseArgs, CorrectArgs, DeductArgs, DisqualifyArgs, ReopenArgs, SettleArgs, TakeBackArgs, TimeUpArgs,
        WhichReading,
    },
    done, line,
    pen::Pen,
    refused, say, show,
};
use crate::{Exit, Usage, clock};

pub fn run(args: &CorrectArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let (at, why) = (args.place.at(), args.reason.clone());
    let what = words.say(msg::TournamentWhatCorrection);
    if args.strike == args.line.is_told() {
        bail!(Usage(what));
    }
    let mut pen = Pen::open(words, &args.of, args.signed.by.as_deref())?;
    let tournament = &pen.tournament;
    let table = tournament.table(at).map_err(|e| refused(&e, tournament, words))?;
    let size = table.list().round().size();
    let number = line::number(table.list(), at, &args.number, words)?;
    let old = table.list().lines().get(number - 1);
    let Some(old) = old else {
        return Err(refused(&Refused::NoSuchLine { at, number }, tournament, words));
    };
    let before = old.written.clone();
    let was = show::entry(&old.entry, size, words);
    let (place, deal) = (say::at(at, words), say::line(Some(table.list()), number, words));
    if args.strike {
        pen.write(words, vec![Event::LineStruck { at, number, before, why }])?;
        let said = words.say(msg::TournamentStruck { at: &place, deal: &deal, before: &was });
        return done(&args.signed, vec![said]);
    }
    let after = line::corrected(&args.line, &before, &what, words)?;
    let anyway = args.anyway;
    if after == before && !anyway {
        let said = words.say(msg::TournamentAsBefore);
        return done(&args.signed, [vec![said], disputed(&pen, at, number, words)].concat());
    }
    pen.write(words, vec![Event::LineCorrected { at, number, before, after, why, anyway }])?;
    let now = line_now(&pen, at, number, words);
    let said = words.say(msg::TournamentCorrected { at: &place, deal: &deal, before: &was, after: &now });
    done(&args.signed, [vec![said], disputed(&pen, at, number, words)].concat())
}

/// That two readings of this line still differ, if they do: then it does not count, whatever it was corrected to.
fn disputed(pen: &Pen, at: At, number: usize, words: &Lexicon) -> Vec<String> {
    let table = pen.tournament.table(at).ok().filter(|table| table.disputed().contains(&number));
    table.map(|table| show::disputed(table, number, words)).into_iter().flatten().collect()
}

fn line_now(pen: &Pen, at: At, number: usize, words: &Lexicon) -> String {
    let table = pen.tournament.table(at).ok();
    let line = table.and_then(|table| Some((table, table.list().lines().get(number.checked_sub(1)?)?)));
    line.map(|(table, line)| show::entry(&line.entry, table.list().round().size(), words)).unwrap_or_default()
}

pub fn settle(args: &SettleArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let mut pen = Pen::open(words, &args.of, args.signed.by.as_deref())?;
    let (at, why) = (args.place.at(), args.reason.clone());
    let table = pen.tournament.table(at).map_err(|e| refused(&e, &pen.tournament, words))?;
    let number = line::number(table.list(), at, &args.number, words)?;
    let deal = say::line(Some(table.list()), number, words);
    let reading = match args.reading {
        WhichReading::First => Reading::First,
        WhichReading::Second => Reading::Second,
    };
    pen.write(words, vec![Event::Settled { at, number, reading, why }])?;
    let said = words.say(msg::TournamentSettled {
        at: &say::at(at, words),
        deal: &deal,
        after: &line_now(&pen, at, number, words),
    });
    done(&args.signed, vec![said])
}

pub fn close(args: &CloseArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let mut pen = Pen::open(words, &args.of, args.signed.by.as_deref())?;
    pen.write(words, vec![Event::RoundClosed { round: args.round }])?;
    done(&args.signed, vec![words.say(msg::TournamentRoundClosed { round: &args.round.to_string() })])
}

pub fn reopen(args: &ReopenArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let mut pen = Pen::open(words, &args.of, args.signed.by.as_deref())?;
    pen.write(words, vec![Event::RoundReopened { round: args.round, why: args.reason.clone() }])?;
    done(&args.signed, vec![words.say(msg::TournamentRoundReopened { round: &args.round.to_string() })])
}

pub fn time_up(args: &TimeUpArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let mut pen = Pen::open(words, &args.of, args.signed.by.as_deref())?;
    let tournament = &pen.tournament;
    let seated = tournament.round(args.round).map_err(|e| refused(&e, tournament, words))?;
    let wanted = |at: At| match (&args.tables[..], seated.clock(), tournament.setup().clock) {
        ([], Some(_), Some(_)) => bulletin::clock::is_over(tournament, at, clock::seconds()),
        ([], ..) => true,
        (tables, ..) => tables.contains(&at.table),
    };
    let (tables, not_yet): (Vec<At>, Vec<At>) =
        tournament.still_playing(args.round).map(|(at, _)| at).partition(|at| wanted(*at));
    // Games that could still be played are struck for a reason (8.5.1).
    let early =
        |at: &&At| seated.clock().is_none() || !bulletin::clock::is_over(tournament, **at, clock::seconds());
    if tournament.is_timed() && args.reason.is_none() && tables.iter().any(|at| early(&at)) {
        return Err(refused(&Refused::NoReason, tournament, words));
    }
    // Who names no tables is told where time is not up.
    let not_yet: Vec<String> = match args.tables.is_empty() {
        true => not_yet.iter().map(|at| say::refused(&Refused::InTime(*at), None, words)).collect(),
        false => Vec::new(),
    };
    let running = |at: &At| args.running.contains(&at.table);
    let event = |at: &At| Event::TimeUp { at: *at, why: args.reason.clone(), running: running(at) };
    let events: Vec<Event> = tables.iter().map(event).collect();
    if !events.is_empty() {
        pen.write(words, events)?;
    }
    let said = |at: &At| {
        let place = &say::at(*at, words);
        match running(at) {
            true => words.say(msg::TournamentTimeUpRunning { at: place }),
            false => words.say(msg::TournamentTimeUp { at: place }),
        }
    };
    let said: Vec<String> = tables.iter().map(said).chain(not_yet).collect();
    let nobody = said.is_empty().then(|| words.say(msg::CourseAllTimeUpNobody));
    done(&args.signed, said.into_iter().chain(nobody).collect())
}

pub fn deduct(args: &DeductArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let mut pen = Pen::open(words, &args.of, args.signed.by.as_deref())?;
    let (player, round, points) = (Number(args.player), args.round, args.points);
    pen.write(words, vec![Event::Deducted { player, round, points, why: args.reason.clone() }])?;
    let said = words.say(msg::TournamentDeducted {
        player: &say::player(player, Some(&pen.tournament)),
        n: points.into(),
        round: &round.to_string(),
    });
    done(&args.signed, vec![said])
}

pub fn take_back(args: &TakeBackArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let mut pen = Pen::open(words, &args.of, args.signed.by.as_deref())?;
    let (player, number, why) = (Number(args.player), args.deduction, args.reason.clone());
    pen.write(words, vec![Event::DeductionTakenBack { player, number, why }])?;
    let said = words.say(msg::TournamentTakenBack {
        player: &say::player(player, Some(&pen.tournament)),
        number: &number.to_string(),
    });
    done(&args.signed, vec![said])
}

pub fn disqualify(args: &DisqualifyArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let mut pen = Pen::open(words, &args.of, args.signed.by.as_deref())?;
    let player = Number(args.player);
    let drawn = pen.tournament.rounds().len();
    pen.write(words, vec![Event::Disqualified { player, why: args.reason.clone() }])?;
    let player = &say::player(player, Some(&pen.tournament));
    let mut said = vec![words.say(msg::TournamentDisqualified { player })];
    said.extend(super::players::undrawn(drawn, &pen.tournament, words));
    done(&args.signed, said)
}
