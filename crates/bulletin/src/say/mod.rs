//! Everything the libraries refuse, in the words of the hall.

mod file;
mod game;
mod happened;
mod line;
mod refused;

pub use file::{column, columns, columns_error, like, paper, roster, roster_line, sheet, team, unread};
pub use game::{Who, game, kind, named_points, penalised, written};
pub use happened::{happened, is_of_a_line};
pub use line::{
    absage, call, call_refused, close, doubt, fields, flaw, flaw_id, impossible, list_error, list_errors,
    party, played, word,
};
pub use refused::{draw, finding, found, payload, refused};

use crate::clock::{Date, DayError, written_day};
use doppelkopf_score::{Clause, Item, Rules, Score};
use tournament::{
    At, ByPosition, Decided, Late, LineName, List, Number, Position, Ruled, TableSize, Tie, Tournament,
    Verdict,
};
use wording::{Lexicon, msg};

/// The reason for points of a reckoning.
#[must_use]
pub fn reason(item: Item, words: &Lexicon) -> String {
    words.doko_reason(item)
}

/// S6.7: what was taken and does not count, since one plays alone.
#[must_use]
pub fn not_counted(score: &Score, rules: Rules, words: &Lexicon) -> Option<String> {
    let one = |item: &Item| format!("{} ({})", reason(*item, words), party(item.to));
    let what = (!score.not_counted.is_empty()).then(|| score.not_counted.iter().map(one).collect())?;
    let clause = words.doko_cite(Clause::S6_7, rules);
    Some(words.say(msg::DokoNotCounted { what: &words.and(what), clause: &clause }))
}

/// A number with its sign, the minus as score lists print it.
pub fn signed(points: i64, words: &Lexicon) -> String {
    words.signed(points)
}

/// What each position of a table has.
pub fn points(points: &ByPosition<i32>, size: TableSize, words: &Lexicon) -> String {
    size.positions().map(|p| signed(points[p].into(), words)).collect::<Vec<_>>().join(" ")
}

/// A player by number and name.
pub fn player(number: Number, tournament: Option<&Tournament>) -> String {
    match tournament.and_then(|tournament| tournament.roster().get(number)) {
        Some(player) => format!("{number} {}", player.name),
        None => number.to_string(),
    }
}

/// A table.
pub fn at(at: At, words: &Lexicon) -> String {
    words.say(msg::TournamentAt { round: &at.round.to_string(), table: &at.table.to_string() })
}

/// What a line of a list is called: by its game, and by what became of that.
#[must_use]
pub fn line_name(name: LineName, words: &Lexicon) -> String {
    let number = &name.game.to_string();
    match name.not_played {
        0 => words.say(msg::TournamentLine { number }),
        1 => words.say(msg::TournamentLineNotPlayed { number }),
        n => words.say(msg::TournamentLineNotAgain { number, n: n.into() }),
    }
}

/// The same of the line with this number, from 1 on; of one that is not there only that can be said.
#[must_use]
pub fn line(list: Option<&List>, number: usize, words: &Lexicon) -> String {
    match list.and_then(|list| list.name(number)) {
        Some(name) => line_name(name, words),
        None => words.say(msg::TournamentLineNumber { number: &number.to_string() }),
    }
}

/// What a ruling was for: in the language of whoever reads it, or in the words in which it was entered.
#[must_use]
pub fn ruled(why: &str, ruled: Option<&Ruled>, who: Who<'_>, words: &Lexicon) -> String {
    let position = |by: &u8| Position::try_from(*by).ok();
    let said = ruled.and_then(|ruled| {
        let by: Vec<String> = ruled.by.iter().filter_map(position).map(|by| named(by, who)).collect();
        words.doko_ruled(&ruled.act, &by)
    });
    said.unwrap_or_else(|| why.to_owned())
}

/// A position with the name of who sits there, where it is known: `2 (Berta)`.
fn named(position: Position, who: Who<'_>) -> String {
    match who(position) {
        name if name == position.to_string() => name,
        name => format!("{position} ({name})"),
    }
}

/// Numbers in a row.
pub fn numbers(numbers: &[usize]) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")
}

/// What a game is that was entered after time.
#[must_use]
pub fn late(late: Late, words: &Lexicon) -> String {
    match late {
        Late::Played => words.say(msg::HallLatePlayed),
        Late::Dealt => words.say(msg::HallLateDealt),
        Late::Pflichtsolo => words.say(msg::HallLatePflichtsolo),
    }
}

/// What became of an appeal, and why.
#[must_use]
pub fn verdict(verdict: Verdict, grounds: &str, words: &Lexicon) -> String {
    let said = match verdict {
        Verdict::Upheld => words.say(msg::AppealUpheld),
        Verdict::Dismissed => words.say(msg::AppealDismissed),
        Verdict::Withdrawn => words.say(msg::AppealWithdrawn),
    };
    match grounds.trim().is_empty() {
        true => said,
        false => words.say(msg::AppealGrounded { verdict: &said, grounds }),
    }
}

/// Why what somebody wrote is no day.
#[must_use]
pub fn day(error: DayError, found: &str, today: Date, words: &Lexicon) -> String {
    match error {
        DayError::NoSuchDay => words.say(msg::TournamentNoSuchDay { found }),
        DayError::NotADay => {
            words.say(msg::TournamentNotADay { found, example: &written_day(today, words.lang()) })
        }
    }
}

/// What parted two with the same sum.
pub fn decided(decided: Decided, words: &Lexicon) -> String {
    match decided {
        Decided::MoreRounds => words.say(msg::PaperTieMoreRounds),
        Decided::By(rule) => tie(rule, words),
    }
}

/// A rule that decided a tie.
pub fn tie(tie: Tie, words: &Lexicon) -> String {
    match tie {
        Tie::BestRound => words.say(msg::PaperTieBestRound),
        Tie::LastRound => words.say(msg::PaperTieLastRound),
        Tie::WonPflichtsoli => words.say(msg::PaperTieWonPflichtsoli),
        Tie::Lot => words.say(msg::PaperTieLot),
    }
}
