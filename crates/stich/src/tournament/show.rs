//! `stich tournament show`.

use bulletin::show::{changes, kind, played, score};
pub use bulletin::show::{disputed, entry, read, state};
use tournament::{At, ByPosition, Line, Position, Rules, Seated, Source, TableSize, TableState, Tournament};
use wording::{Lexicon, capitalised, msg};

use super::{
    answer,
    args::ShowArgs,
    draw,
    json::{self, Answer},
    pen, refused, say,
};
use crate::{
    Exit, clock,
    screen::{self, BAD, DIM, HEAD},
};

pub fn run(args: &ShowArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let tournament = pen::read(words, &args.of)?;
    let Some(round) = args.round else { return whole(&tournament, args.json, words) };
    let seated = tournament.round(round).map_err(|e| refused(&e, &tournament, words))?;
    let Some(table) = args.table else {
        if args.json {
            return answer(&Answer::Round(json::round(round, seated)));
        }
        draw::show(&tournament, round, seated, words)?;
        states(seated, words)?;
        return Ok(Exit::Fine);
    };
    let at = At { round, table };
    let of = tournament.table(at).map_err(|e| refused(&e, &tournament, words))?;
    if args.json {
        let rules = tournament.setup().rules;
        return answer(&Answer::Table(Box::new(json::table(at, of, rules, words))));
    }
    list(&tournament, at, of, args.trace, words)?;
    Ok(Exit::Fine)
}

fn whole(tournament: &Tournament, as_json: bool, words: &Lexicon) -> anyhow::Result<Exit> {
    if as_json {
        return answer(&Answer::Tournament(json::tournament(tournament, words)));
    }
    let setup = tournament.setup();
    screen::styled(
        HEAD,
        &format!("{}, {}", setup.name, bulletin::clock::stored_day(&setup.date, words.lang())),
    )?;
    screen::line(&words.say(msg::TournamentRules {
        rules: &setup.rules.preset.to_string(),
        n: setup.rounds,
        seed: &setup.seed.to_string(),
    }))?;
    if let Some(clock) = setup.clock {
        let (four, five) = (&clock.four.to_string(), &clock.five.to_string());
        screen::line(&words.say(msg::TournamentClock { four, five }))?;
    }
    screen::line(&words.say(msg::TournamentPlayersTotal { n: tournament.roster().players().count() }))?;
    for round in 1..=setup.rounds {
        let heading = words.say(msg::TournamentHeadingRound { round: &round.to_string() });
        let state = bulletin::show::round(tournament.round(round).ok(), words);
        screen::line(&format!("{heading}: {state}"))?;
    }
    Ok(Exit::Fine)
}

fn states(seated: &Seated, words: &Lexicon) -> anyhow::Result<()> {
    for (table, number) in seated.tables.iter().zip(1_usize..) {
        let heading = words.say(msg::TournamentHeadingTable { table: &number.to_string() });
        let state = state(table, words);
        screen::line(&screen::wrapped(&format!("  {heading}  "), &state.join("; ")))?;
    }
    Ok(())
}

fn list(
    tournament: &Tournament,
    at: At,
    table: &TableState,
    trace: bool,
    words: &Lexicon,
) -> anyhow::Result<()> {
    let list = table.list();
    let (size, rules) = (list.round().size(), tournament.setup().rules);
    screen::styled(HEAD, &say::at(at, words))?;
    for (player, position) in table.players().iter().zip(Position::ALL) {
        screen::line(&format!("  {position}: {}", say::player(*player, Some(tournament))))?;
    }
    for springer in bulletin::show::springers(tournament, at, words) {
        screen::line(&format!("  {springer}"))?;
    }
    let named = |number| say::player(number, Some(tournament));
    for changed in bulletin::show::changed_seats(table, &named, words) {
        screen::line(&format!("  {changed}"))?;
    }
    for appeal in table.appeals() {
        screen::line(&format!("  {}", bulletin::show::appeal(table, appeal, &named, words)))?;
    }
    head(size, words)?;
    let name = |p: Position| {
        let player = table.players().get(usize::from(p.number() - 1));
        let player = player.and_then(|number| tournament.roster().get(*number));
        player.map_or_else(|| p.to_string(), |player| player.name.clone())
    };
    let penalties = bulletin::show::penalties(table, &name, words);
    for ((line, running), number) in list.lines().iter().zip(table.running()).zip(1_usize..) {
        let name = list.name(number).map(|name| name.to_string()).unwrap_or_default();
        row((&name, line), &running, size, words)?;
        for flaw in &line.flaws {
            screen::styled(
                BAD,
                &format!("      {}", say::flaw(flaw, size, rules, &|p| p.to_string(), words)),
            )?;
        }
        if let Some(accepted) = &line.accepted
            && !line.flaws.is_empty()
        {
            let text = words.say(msg::TournamentAccepted { by: &accepted.by, why: &accepted.reason });
            screen::styled(DIM, &format!("      {text}"))?;
        }
        for (_, why) in penalties.iter().filter(|(line, _)| *line == number) {
            screen::styled(DIM, &format!("      {why}"))?;
        }
        if trace {
            reckoning(line, size, rules, words)?;
            entered(table, number, words)?;
        }
    }
    let totals = say::points(&table.points(), size, words);
    screen::styled(HEAD, &format!("{}: {totals}", words.say(msg::TournamentTotal)))?;
    if trace {
        for change in changes(table, &name, (words, clock::zone())) {
            screen::line(&change)?;
        }
    }
    for line in state(table, words) {
        screen::line(&line)?;
    }
    next(list, words)
}

fn head(size: TableSize, words: &Lexicon) -> anyhow::Result<()> {
    let positions: String = size.positions().map(|p| format!("{:>6}", p.number())).collect();
    let number = words.say(msg::TournamentColumnNumber);
    let dealer = words.say(msg::TournamentColumnDealer);
    let game = words.say(msg::TournamentColumnGame);
    screen::styled(
        DIM,
        &format!("{number:>4} {dealer:>6}  {game:30}{positions}   {}", words.say(msg::TournamentTotal)),
    )?;
    Ok(())
}

fn row(
    (number, line): (&str, &Line),
    running: &ByPosition<i32>,
    size: TableSize,
    words: &Lexicon,
) -> anyhow::Result<()> {
    let cell = |points: i32| format!("{:>6}", say::signed(points.into(), words));
    let sits = |p: Position| line.place.sits_out.contains(p);
    let total = line.entry.total();
    let points: String =
        size.positions().map(|p| if sits(p) { format!("{:>6}", "·") } else { cell(total[p]) }).collect();
    let running = say::points(running, size, words);
    let (dealer, kind) = (line.place.dealer.number(), kind(line, &|p| p.to_string(), words));
    screen::line(&format!("{number:>4} {dealer:>6}  {kind:30}{points}   {running}"))?;
    Ok(())
}

fn reckoning(line: &Line, size: TableSize, rules: Rules, words: &Lexicon) -> anyhow::Result<()> {
    if let Some(played) = played(line) {
        screen::styled(DIM, &format!("      {played}"))?;
    }
    let Some(score) = score(line, size, rules) else { return Ok(()) };
    for item in json::items(&score, rules, words) {
        let points = words.say(msg::DokoPointsFor { points: &item.points.to_string(), what: item.to });
        screen::styled(DIM, &format!("      {points}: {} ({})", item.reason, item.clause))?;
    }
    if let Some(said) = say::not_counted(&score, rules, words) {
        screen::styled(DIM, &format!("      {said}"))?;
    }
    Ok(())
}

fn entered(table: &TableState, number: usize, words: &Lexicon) -> anyhow::Result<()> {
    let Some(entered) = number.checked_sub(1).and_then(|i| table.entered().get(i)) else { return Ok(()) };
    let how = match entered.how {
        Source::Phone => words.say(msg::TournamentHowPhone),
        Source::Paper => words.say(msg::TournamentHowPaper),
        Source::Clerk => words.say(msg::TournamentHowClerk),
    };
    let text = words.say(msg::TournamentTraceEntered {
        deal: &capitalised(&say::line(Some(table.list()), number, words)),
        by: &entered.stamp.who,
        when: &clock::shown(&entered.stamp.when, words),
        how: &how,
    });
    screen::styled(DIM, &format!("      {text}"))?;
    if let Some(late) = entered.late {
        let text = words.say(msg::HallLateWas { what: &say::late(late, words) });
        screen::styled(DIM, &format!("      {text}"))?;
    }
    Ok(())
}

fn next(list: &tournament::List, words: &Lexicon) -> anyhow::Result<()> {
    let size = list.round().size();
    if let Some(next) = list.round().next() {
        let lead = next.forced.unwrap_or(next.first);
        let mut said = vec![words.say(msg::TournamentNextDeal {
            number: &next.number.to_string(),
            dealer: &next.dealer.to_string(),
            lead: &lead.to_string(),
        })];
        if !next.sits_out.is_empty() {
            let (n, positions) = (next.sits_out.len().into(), &next.sits_out.to_string());
            said.push(words.say(msg::TournamentNextSits { n, positions }));
        }
        if let Some(forced) = next.forced {
            said.push(words.say(msg::TournamentNextForced { position: &forced.to_string() }));
        }
        screen::line(&said.join(" "))?;
        let owing = list.round().owing();
        if !owing.is_empty() {
            screen::line(&words.say(msg::TournamentOwing { positions: &owing.to_string() }))?;
        }
        screen::line(&words.say(msg::TournamentKeepsList { position: &size.keeps_list().to_string() }))?;
    }
    Ok(())
}
