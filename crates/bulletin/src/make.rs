//! The answers, made of what they are about.

use std::sync::Arc;

use doppelkopf_score::Score;
use tournament::{
    At, ByPosition, Call, Deal, Deduction, Entry, Flaw, Line, Mark, Next, Noted, Player, Ruled, Rules,
    Seated, Standing, Standings, TableSize, TableState, Tournament,
};
use wording::Lexicon;

use crate::json::{
    AppealJson, CallJson, ChangeJson, DeductionJson, EndedJson, ExportJson, FlawJson, FoundJson, GoneJson,
    ItemJson, LineJson, NextJson, NotedJson, PlayerJson, RankedJson, RankingJson, RoundJson, RuledJson,
    SeatsJson, SubstituteJson, TableJson, TakenBackJson, TeamJson, TournamentJson, WarningJson,
};
use crate::{say, show};

fn of_table<T: Copy>(values: &ByPosition<T>, size: TableSize) -> Vec<T> {
    size.positions().map(|p| values[p]).collect()
}

/// What a deal was, for programs.
const fn kind(deal: Deal) -> &'static str {
    match deal {
        Deal::NotPlayed => "not-played",
        Deal::Game => "game",
        Deal::Lustsolo(_) => "lustsolo",
        Deal::Pflichtsolo(_) => "pflichtsolo",
        Deal::Forced(_) => "forced",
    }
}

/// A player.
fn player(player: &Player, tournament: &Tournament, words: &Lexicon) -> PlayerJson {
    PlayerJson {
        number: player.number.0,
        name: player.name.clone(),
        club: player.club.clone(),
        from: player.from,
        until: player.until,
        misses: player.misses.iter().copied().collect(),
        disqualified: tournament.disqualified().get(&player.number).cloned(),
        deductions: tournament.deductions_of(player.number).map(deduction).collect(),
        warnings: tournament
            .warnings_of(player.number)
            .map(|one| WarningJson {
                round: one.round,
                who: one.stamp.who.clone(),
                when: one.stamp.when.clone(),
                why: say::ruled(&one.why, one.ruled.as_ref(), &|p| p.to_string(), words),
                ruled: ruled(one.ruled.as_ref()),
            })
            .collect(),
    }
}

fn ruled(ruled: Option<&Ruled>) -> Option<RuledJson> {
    ruled.map(|ruled| RuledJson { act: ruled.act.clone(), by: ruled.by.clone() })
}

fn deduction((number, one): (usize, &Deduction)) -> DeductionJson {
    DeductionJson {
        number,
        round: one.round,
        points: one.points,
        who: one.stamp.who.clone(),
        when: one.stamp.when.clone(),
        why: one.why.clone(),
        taken_back: one.taken_back.as_ref().map(|back| TakenBackJson {
            who: back.stamp.who.clone(),
            when: back.stamp.when.clone(),
            why: back.why.clone(),
        }),
    }
}

/// A round.
#[must_use]
pub fn round(round: usize, seated: &Seated) -> RoundJson {
    let table = |(table, number): (&Arc<TableState>, usize)| SeatsJson {
        table: number,
        players: table.players().iter().map(|n| n.0).collect(),
        springers: seated.springers(number).map(|(n, ..)| n.0).collect(),
        lines: table.list().lines().len(),
        complete: table.list().round().next().is_none(),
        disputed: table.disputed(),
    };
    RoundJson {
        round,
        seed: seated.seed,
        found: seated.found.map(|found| FoundJson {
            repeats: found.repeats,
            repeats_bound: found.repeats_bound,
            club_mates: found.club_mates,
            club_mates_bound: found.club_mates_bound,
            fives_again: found.fives_again,
        }),
        edited: seated.edited.is_some(),
        closed: seated.closed,
        tables: seated.tables.iter().zip(1..).map(table).collect(),
    }
}

/// The tournament as a whole.
#[must_use]
pub fn tournament(of: &Tournament, words: &Lexicon) -> TournamentJson {
    let setup = of.setup();
    TournamentJson {
        name: setup.name.clone(),
        date: setup.date.clone(),
        rules: setup.rules.preset.to_string(),
        rounds: setup.rounds,
        seed: setup.seed,
        tie_breaks: setup.tie_breaks.iter().map(|tie| tie.word().to_owned()).collect(),
        minutes: setup.clock.map(|clock| [clock.four, clock.five]),
        players: of.roster().players().map(|one| player(one, of, words)).collect(),
        drawn: of.rounds().iter().zip(1..).map(|(seated, number)| round(number, seated)).collect(),
        calls: of.calls().iter().map(call).collect(),
    }
}

fn call(one: &Call) -> CallJson {
    CallJson {
        round: one.at.round,
        table: one.at.table,
        who: one.called.who.clone(),
        when: one.called.when.clone(),
        comes: one.comes.as_ref().map(|stamp| stamp.who.clone()),
    }
}

fn noted((one, number): (&Noted, usize), size: TableSize, words: &Lexicon) -> NotedJson {
    NotedJson {
        number,
        penalty: of_table(&one.penalty, size),
        who: one.stamp.who.clone(),
        when: one.stamp.when.clone(),
        why: show::noted_why(one, &|p| p.to_string(), words),
        ruled: ruled(one.ruled.as_ref()),
    }
}

/// Flaws.
fn flaws(flaws: &[Flaw], size: TableSize, rules: Rules, words: &Lexicon) -> Vec<FlawJson> {
    let one = |flaw: &Flaw| FlawJson {
        id: say::flaw_id(flaw),
        text: say::flaw(flaw, size, rules, &|p| p.to_string(), words),
        clause: flaw.clause().under(rules),
    };
    flaws.iter().map(one).collect()
}

fn next(next: Next) -> NextJson {
    NextJson {
        number: next.number,
        dealer: next.dealer.number(),
        sits_out: next.sits_out.iter().map(tournament::Position::number).collect(),
        forced: next.forced.map(tournament::Position::number),
        leads: next.forced.unwrap_or(next.first).number(),
    }
}

/// The points of a reckoning.
#[must_use]
pub fn items(score: &Score, rules: Rules, words: &Lexicon) -> Vec<ItemJson> {
    score.items.iter().map(|one| item(one, rules, words)).collect()
}

/// One of them.
#[must_use]
pub fn item(item: &doppelkopf_score::Item, rules: Rules, words: &Lexicon) -> ItemJson {
    ItemJson {
        reason: words.doko_reason(*item),
        to: say::party(item.to),
        points: item.points,
        clause: item.clause().under(rules),
    }
}

fn line(
    line: &Line,
    running: &ByPosition<i32>,
    (size, rules): (TableSize, Rules),
    words: &Lexicon,
) -> LineJson {
    let Entry { game, penalty, deduction, .. } = &line.entry;
    let score = show::score(line, size, rules);
    LineJson {
        number: line.place.number,
        dealer: line.place.dealer.number(),
        kind: kind(line.deal),
        soloist: line.deal.soloist().map(tournament::Position::number),
        played: line
            .written
            .kind()
            .and_then(|(kind, trumps)| Mark::of(kind, trumps))
            .map(|mark| mark.to_string()),
        game: show::played(line).map(ToString::to_string),
        points: of_table(game, size),
        penalty: of_table(penalty, size),
        deduction: of_table(deduction, size),
        penalty_reason: line.written.why.clone(),
        winners: line.entry.winners().iter().map(tournament::Position::number).collect(),
        running: of_table(running, size),
        items: score.map(|score| items(&score, rules, words)).unwrap_or_default(),
        flaws: flaws(&line.flaws, size, rules, words),
        accepted_by: line.accepted.as_ref().map(|a| a.by.clone()),
        reason: line.accepted.as_ref().map(|a| a.reason.clone()),
        entered_by: None,
        entered_at: None,
    }
}

/// A table with its list.
#[must_use]
pub fn table(at: At, of: &TableState, rules: Rules, words: &Lexicon) -> TableJson {
    let list = of.list();
    let size = list.round().size();
    let lines =
        list.lines().iter().zip(of.running()).zip(of.entered()).map(|((one, running), entered)| LineJson {
            entered_by: Some(entered.stamp.who.clone()),
            entered_at: Some(entered.stamp.when.clone()),
            ..line(one, &running, (size, rules), words)
        });
    let changes = of.changes().iter().chain(of.settled()).map(|change| ChangeJson {
        line: change.number,
        who: change.stamp.who.clone(),
        when: change.stamp.when.clone(),
        why: change.why.clone(),
        before: change.before.as_ref().map(|before| say::written(before, size, &|p| p.to_string(), words)),
        after: change.after.as_ref().map(|after| say::written(after, size, &|p| p.to_string(), words)),
    });
    TableJson {
        round: at.round,
        table: at.table,
        players: of.players().iter().map(|n| n.0).collect(),
        keeps_list: show::keeper(of).unwrap_or(size.keeps_list()).number(),
        ended: of.ended().map(|ended| EndedJson {
            who: ended.stamp.who.clone(),
            when: ended.stamp.when.clone(),
            why: ended.why.clone(),
            left: ended.left,
            owing: ended.owing.iter().map(tournament::Position::number).collect(),
        }),
        extra_minutes: of.extra_minutes(),
        next: list.round().next().map(next),
        owing: list.round().owing().iter().map(tournament::Position::number).collect(),
        lines: lines.collect(),
        disputed: of.disputed(),
        totals: of_table(&of.points(), size),
        changes: changes.collect(),
        noted: of
            .noted()
            .iter()
            .zip(1..)
            .filter(|(one, _)| one.is_open())
            .map(|one| noted(one, size, words))
            .collect(),
        appeals: of
            .appeals()
            .iter()
            .map(|one| AppealJson {
                player: one.player.0,
                against: show::against(of, one, words),
                line: of.line_of(one),
                who: one.stamp.who.clone(),
                when: one.stamp.when.clone(),
                why: one.why.clone(),
                verdict: one.decided.as_ref().map(|(verdict, _)| verdict.word()),
                grounds: one.decided.as_ref().map(|(_, decided)| decided.why.clone()),
            })
            .collect(),
        gone: of
            .gone()
            .map(|gone| GoneJson {
                player: gone.player.0,
                who: gone.stamp.who.clone(),
                when: gone.stamp.when.clone(),
                why: gone.why.clone(),
            })
            .collect(),
        substitutes: of
            .substitutes()
            .map(|one| SubstituteJson {
                player: one.player.0,
                name: one.name.clone().unwrap_or_default(),
                who: one.stamp.who.clone(),
                when: one.stamp.when.clone(),
            })
            .collect(),
    }
}

/// A ranking.
#[must_use]
pub fn ranking(
    after_round: usize,
    standings: &Standings,
    teams: Vec<TeamJson>,
    of: &Tournament,
) -> RankingJson {
    let one = |standing: &Standing| {
        let player = of.roster().get(standing.results.player);
        RankedJson {
            rank: standing.rank,
            number: standing.results.player.0,
            name: player.map(|p| p.name.clone()).unwrap_or_default(),
            club: player.and_then(|p| p.club.clone()),
            rounds: standing.results.rounds.iter().map(|round| round.map(|r| r.points)).collect(),
            deduction: standing.results.deduction,
            sum: standing.sum,
        }
    };
    RankingJson {
        after_round,
        is_final: standings.is_final(),
        disputed: standings.disputed,
        players: standings.ranked.iter().map(one).collect(),
        disqualified: standings.out.iter().map(|results| results.player.0).collect(),
        teams,
    }
}

/// Everything there is, ranked after the last round that has begun.
#[must_use]
pub fn export(of: &Tournament, words: &Lexicon) -> ExportJson {
    let (rules, after) = (of.setup().rules, of.begun());
    let rounds = of.rounds().iter().zip(1..);
    let tables = rounds.flat_map(|(seated, round)| {
        let tables = seated.tables.iter().zip(1..);
        tables.map(move |(state, number)| table(At { round, table: number }, state, rules, words))
    });
    ExportJson {
        tournament: tournament(of, words),
        tables: tables.collect(),
        ranking: ranking(after, &of.standings(after), Vec::new(), of),
    }
}
