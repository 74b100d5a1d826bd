//! Adjusted scores: 12.

use bridge::{
    Ending, Vulnerability, knockout, self_inflicted, weighted_imps, weighted_matchpoints, weighted_score,
};
use bridge_laws::{
    cite,
    clause::{Clause, Edition},
};
use cards::{BySide, Side};
use num_rational::Ratio;

use super::{director, no_result};
use crate::{
    facts::{Facts, Finds as _},
    words::{
        Adjusted, Answer, Branch, Effect, Hundredths, MOST_BRANCHES, Pending, Pick, Question, Ruling, Shares,
    },
};

/// The topic: why, and against whom; then the score.
pub(crate) fn ruled(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let (ruling, offenders) = match f.pick(Question::Ground, &[cite::NOTHING_PRESCRIBED])? {
        Pick::NotBalanced => {
            let own = f.part(Question::OwnScores, &[Clause::L12C4], |answer| match answer {
                Answer::OwnScores(own) => Some(own),
                _ => None,
            })?;
            let own = BySide(own.map(Hundredths::fraction));
            return Ok(balanced(Ruling::under(Clause::L12C4), own, imps));
        }
        Pick::DirectorsError => (director::own_error().and(cite::NOTHING_PRESCRIBED), None),
        ground => {
            let stands_for = GROUNDS.iter().find(|(_, it)| *it == ground);
            let clause = stands_for.map_or(cite::NOTHING_PRESCRIBED, |(clause, _)| *clause);
            (
                Ruling::under(clause).and(cite::NOTHING_PRESCRIBED),
                Some(f.side(Question::Offenders, &[clause])?),
            )
        }
    };
    if offenders.is_some() && !is_damaged(f)? {
        let ruling = ruling.and(Clause::L12B1).does(Effect::NoDamage);
        // 12B2: that a prescribed rectification was hard, or kind, is no ground at all.
        return Ok(match f.pick(Question::Ground, &[cite::NOTHING_PRESCRIBED])? {
            Pick::NothingPrescribed => ruling.and(Clause::L12B2).does(Effect::NotForBeingHard),
            _ => ruling,
        });
    }
    let learnt = f.pick(Question::Ground, &[cite::NOTHING_PRESCRIBED])? == Pick::Learnt;
    let score = match offenders.filter(|_| learnt) {
        Some(offenders) => score_without(f, offenders)?,
        None => score(f, offenders)?,
    };
    Ok(ruling.then(score))
}

/// The grounds that a law names, each under the clause by which it is looked at after the board; the first of several
/// is cited.
const GROUNDS: [(Clause, Pick); 13] = [
    (cite::TOO_LATE_FOR_A_CALL, Pick::Told),
    (cite::TOO_LATE_FOR_A_CARD, Pick::Told),
    (cite::AT_THE_END, Pick::Learnt),
    (cite::WITHDRAWN_FOR_OFFENDERS, Pick::Learnt),
    (cite::FROM_PARTNER, Pick::Learnt),
    (cite::COULD_HAVE_KNOWN, Pick::CouldHaveKnown),
    (cite::PENALTY_CARD_HELPED, Pick::PenaltyCardHelped),
    (cite::REVOKE_NOT_MADE_GOOD[0], Pick::RevokeNotMadeGood),
    (cite::REVOKE_NOT_MADE_GOOD[1], Pick::RevokeNotMadeGood),
    (cite::REVOKE_NOT_MADE_GOOD[2], Pick::RevokeNotMadeGood),
    (cite::WITHDRAWN_CALL_HELPED, Pick::WithdrawnCallHelped),
    (cite::INSUFFICIENT_BID_HELPED, Pick::InsufficientBidHelped),
    (cite::DUMMY_SUGGESTED, Pick::DummySuggested),
];

/// Why the score may have to be adjusted, where a ruling says that this is looked at after the board.
pub(crate) fn ground(looked_at: Clause) -> Option<Pick> {
    GROUNDS.iter().find(|(clause, _)| *clause == looked_at).map(|(_, ground)| *ground)
}

/// 12B1: is the result worse for the side that has not offended than could be expected without the infraction?
pub(crate) fn is_damaged(f: &Facts<'_>) -> Result<bool, Pending> {
    f.is_so(Question::Damaged, &[Clause::L12B1])
}

/// 12C: the score instead of that of the table. Without offenders both sides are taken not to have offended.
pub(crate) fn score(f: &Facts<'_>, offenders: Option<Side>) -> Result<Ruling, Pending> {
    scored(f, offenders, Weighing::AsFound)
}

/// The same where what these did was not allowed (16B1a): what it has brought has weight only as far as it could be
/// reached without it.
pub(crate) fn score_without(f: &Facts<'_>, offenders: Side) -> Result<Ruling, Pending> {
    scored(f, Some(offenders), Weighing::WithoutWhatWasForbidden)
}

/// The same where all of the damage is the innocent side's own doing: these lose what they have gained by it (12C1e).
pub(crate) fn score_of_own_making(f: &Facts<'_>, offenders: Side) -> Result<Ruling, Pending> {
    scored(f, Some(offenders), Weighing::AllOwnMaking)
}

/// What is known of a damage before it is weighed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Weighing {
    AsFound,
    WithoutWhatWasForbidden,
    AllOwnMaking,
}

fn scored(f: &Facts<'_>, offenders: Option<Side>, weighing: Weighing) -> Result<Ruling, Pending> {
    if !f.is_so(Question::CanBeAssigned, &[Clause::L12C1d])? {
        // 12C1d: too much could have happened.
        let artificial = match offenders {
            Some(offenders) => no_result::artificial_against(f, offenders)?,
            None => no_result::artificial_for_innocent(f)?,
        };
        return Ok(Ruling::under(Clause::L12C1d).then(artificial));
    }
    let mut board = Board::asked(f, true)?;
    if weighing == Weighing::WithoutWhatWasForbidden {
        board.leave_out_what_was_forbidden(f)?;
    }
    let ruling = board.ended();
    let (Some(offenders), Some(table)) = (offenders, board.table) else {
        return Ok(board.for_both(ruling));
    };
    let innocent = offenders.other();
    // From here on everything is seen from the side that did not offend.
    let table = board.worth(innocent, &[(1.into(), table)]);
    let without = board.worth(innocent, &board.legal());
    if without <= table {
        // 12B1: the result is no worse than it would have been.
        let no_worse = Effect::NoWorse(innocent, board.adjusted(without), board.adjusted(table));
        return Ok(Ruling::under(Clause::L12B1).does(no_worse).does(Effect::NoDamage));
    }
    let better = match weighing {
        Weighing::AllOwnMaking => Some(without),
        _ => without_own_error(f)?.map(|better| board.worth(innocent, &[(1.into(), better)])),
    };
    let Some(better) = better else { return Ok(board.for_both(ruling)) };
    let ruling = ruling.and(Clause::L12C1e);
    if better <= table {
        // It has cost nothing.
        return Ok(board.for_both(ruling));
    }
    let (offending, own) = self_inflicted(without, table, better);
    let ruling = ruling.does(match better >= without {
        true => Effect::AllOwnMaking(innocent),
        false => Effect::OwnMaking(innocent),
    });
    // What the offenders lose is told from their own side: of matchpoints they have what is left.
    let offending = board.mirrored(-offending);
    let both = BySide(Side::ALL.map(|side| if side == innocent { own } else { offending }));
    if board.scoring != Pick::Matchpoints && !in_balance(f, both)? {
        return Ok(balanced(ruling, both, |worth| board.adjusted(worth)));
    }
    let gets = |side| Effect::Gets(side, board.adjusted(both[side]));
    Ok(ruling.does(gets(innocent)).does(gets(offenders)))
}

/// 12C1e: how the board would have ended without an error of the innocent side that has nothing to do with the infraction,
/// if it made one.
fn without_own_error(f: &Facts<'_>) -> Result<Option<Ending>, Pending> {
    let own_error = match f.edition(Clause::L12C1e) {
        Edition::E2007 => Question::OwnErrorOrWild,
        Edition::E2017 => Question::OwnError,
    };
    if f.pick(own_error, &[Clause::L12C1e])? == Pick::NoError {
        return Ok(None);
    }
    f.part(Question::WithoutError, &[Clause::L12C1e], ending).map(Some)
}

/// 12C4: may these scores stand, each seen from its own side? In a knock-out one side loses what the other wins.
pub(super) fn in_balance(f: &Facts<'_>, own: BySide<Ratio<i64>>) -> Result<bool, Pending> {
    let sum: Ratio<i64> = Side::ALL.into_iter().map(|side| own[side]).sum();
    Ok(sum == Ratio::from(0) || !f.is_so(Question::KnockOut, &[Clause::L12C4])?)
}

/// 12C4: each side gets the mean of the two scores.
pub(super) fn balanced(
    ruling: Ruling,
    own: BySide<Ratio<i64>>,
    shown: impl Fn(Ratio<i64>) -> Adjusted,
) -> Ruling {
    let mean = knockout(own[Side::NorthSouth], own[Side::EastWest]);
    ruling
        .and(Clause::L12C4)
        .does(Effect::Balanced)
        .does(Effect::Gets(Side::NorthSouth, shown(mean)))
        .does(Effect::Gets(Side::EastWest, shown(-mean)))
}

pub(super) fn imps(worth: Ratio<i64>) -> Adjusted {
    Adjusted::Imps(Hundredths::of_fraction(worth))
}

/// 86B1: a score for a board that was not played here: nothing to compare it with at this table.
pub(crate) fn assigned(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let board = Board::asked(f, false)?;
    Ok(board.for_both(board.ended()))
}

fn ending(answer: Answer) -> Option<Ending> {
    match answer {
        Answer::Ending(ending) => Some(ending),
        _ => None,
    }
}

/// What the score of a board is reckoned from.
struct Board {
    scoring: Pick,
    vulnerable: Vulnerability,
    /// Nothing, where it was not played.
    table: Option<Ending>,
    branches: Vec<Branch>,
    /// The scores of North-South elsewhere.
    others: Vec<i32>,
}

impl Board {
    fn asked(f: &Facts<'_>, played: bool) -> Result<Board, Pending> {
        let law = &[Clause::L12C1b, Clause::L12C1c];
        let scoring = f.pick(Question::Scoring, law)?;
        let vulnerable = f.part(Question::Vulnerable, law, |answer| match answer {
            Answer::Vulnerable(who) => Some(who),
            _ => None,
        })?;
        let table = played.then(|| f.part(Question::TableResult, law, ending)).transpose()?;
        let mut branches = Vec::new();
        for n in 0..MOST_BRANCHES {
            match f.ask(Question::Branch(n), law)? {
                Answer::Branch(branch) => branches.push(branch),
                _ => break,
            }
            if weight(&branches) == WHOLE {
                break;
            }
        }
        let others = match scoring {
            Pick::TotalPoints => Vec::new(),
            _ => f.part(Question::OtherTables, law, |answer| match answer {
                Answer::Scores(field) => Some(field.scores()),
                _ => None,
            })?,
        };
        Ok(Board { scoring, vulnerable, table, branches, others })
    }

    /// 12C1c: the result of the table is among those that are weighed.
    fn leave_out_what_was_forbidden(&mut self, f: &Facts<'_>) -> Result<(), Pending> {
        let table = self.table;
        let mut as_played =
            self.branches.iter_mut().filter(|b| b.legal && Some(b.ending) == table).peekable();
        if as_played.peek().is_some() && !f.is_so(Question::TableResultWithout, &[Clause::L12C1c])? {
            as_played.for_each(|branch| branch.legal = false);
        }
        Ok(())
    }

    /// 12C1a to c: how it would have ended.
    fn ended(&self) -> Ruling {
        let illegal = self.branches.iter().filter(|branch| !branch.legal);
        let ruling = Ruling::under(Clause::L12C1a).and(Clause::L12C1b).and(Clause::L12C1c);
        let ruling =
            illegal.fold(ruling, |ruling, branch| ruling.does(Effect::IllegalWithoutWeight(branch.ending)));
        let shares = self.legal();
        let sum: Ratio<i64> = shares.iter().map(|(weight, _)| weight).sum();
        let shares =
            shares.into_iter().map(|(weight, ending)| (ending, Hundredths::of_fraction(weight / sum * 100)));
        let shares = Shares(shares.collect());
        ruling.does(match self.table {
            Some(_) => Effect::WouldHaveEnded(shares),
            None => Effect::MightHaveEnded(shares),
        })
    }

    /// Both sides get what that is worth.
    fn for_both(&self, ruling: Ruling) -> Ruling {
        let legal = self.legal();
        Side::ALL.into_iter().fold(ruling, |ruling, side| {
            ruling.does(Effect::Gets(side, self.adjusted(self.worth(side, &legal))))
        })
    }

    /// 12C1c: what could be reached legally, with its weight.
    fn legal(&self) -> Vec<(Ratio<i64>, Ending)> {
        let legal = self.branches.iter().filter(|branch| branch.legal);
        legal.map(|branch| (i64::from(branch.weight).into(), branch.ending)).collect()
    }

    /// What these endings are worth to a side: each is turned into matchpoints or IMPs first.
    fn worth(&self, side: Side, endings: &[(Ratio<i64>, Ending)]) -> Ratio<i64> {
        let own = |score: i32| if side == Side::NorthSouth { score } else { -score };
        let weighted: Vec<(Ratio<i64>, i32)> =
            endings.iter().map(|(weight, ending)| (*weight, own(ending.score(self.vulnerable)))).collect();
        let others: Vec<i32> = self.others.iter().map(|&score| own(score)).collect();
        match (self.scoring, others.first()) {
            (Pick::Imps, Some(&other)) => weighted_imps(&weighted, other),
            (Pick::Matchpoints, _) => weighted_matchpoints(&weighted, &others),
            _ => weighted_score(&weighted),
        }
    }

    /// All matchpoints there are to be had.
    fn top(&self) -> u32 {
        u32::try_from(self.others.len() * 2).unwrap_or(u32::MAX)
    }

    /// The same for the opponents: of matchpoints they have what is left, of anything else the opposite.
    fn mirrored(&self, worth: Ratio<i64>) -> Ratio<i64> {
        match self.scoring {
            Pick::Matchpoints => Ratio::from(i64::from(self.top())) - worth,
            _ => -worth,
        }
    }

    fn adjusted(&self, worth: Ratio<i64>) -> Adjusted {
        match self.scoring {
            Pick::Matchpoints => Adjusted::Matchpoints(Hundredths::of_fraction(worth), self.top()),
            Pick::Imps => imps(worth),
            _ => Adjusted::Points(Hundredths::of_fraction(worth)),
        }
    }
}

/// All that can have happened, in percent.
const WHOLE: u32 = 100;

fn weight(branches: &[Branch]) -> u32 {
    branches.iter().map(|branch| u32::from(branch.weight)).sum()
}

/// Percent that the outcomes told so far leave.
pub(crate) fn left(told: impl Fn(Question) -> Option<Answer>) -> u32 {
    WHOLE.saturating_sub(weight(&branches(MOST_BRANCHES, &told)))
}

/// Outcomes that fit what was told so far, as examples: the last one takes what is left.
pub(crate) fn outcomes(n: u8, told: impl Fn(Question) -> Option<Answer>) -> Option<Answer> {
    let left = u8::try_from(left(told)).ok()?;
    let ending = if n == 0 { "4SS-1" } else { "4SS=" };
    Some(Answer::Branch(Branch::of(ending.parse().ok()?, left)))
}

fn branches(before: u8, told: &impl Fn(Question) -> Option<Answer>) -> Vec<Branch> {
    let branch = |n| match told(Question::Branch(n)) {
        Some(Answer::Branch(branch)) => Some(branch),
        _ => None,
    };
    (0..before).filter_map(branch).collect()
}

/// Something must have been reachable legally, the outcomes make up a whole, and two teams have one other table.
pub(crate) fn can_be_weighed(
    question: Question,
    answer: Answer,
    told: &impl Fn(Question) -> Option<Answer>,
) -> bool {
    match (question, answer) {
        (Question::Branch(n), Answer::Branch(branch)) => {
            let mut all = branches(n, told);
            all.push(branch);
            let is_last = n + 1 == MOST_BRANCHES;
            match weight(&all) {
                WHOLE => all.iter().any(|branch| branch.legal),
                weight => weight < WHOLE && !is_last,
            }
        }
        // Less than all of it was told.
        (Question::Branch(_), Answer::NoMore) => false,
        (Question::TableResultWithout, Answer::No) => {
            let table = match told(Question::TableResult) {
                Some(Answer::Ending(ending)) => Some(ending),
                _ => None,
            };
            let others = branches(MOST_BRANCHES, told);
            others.iter().any(|branch| branch.legal && Some(branch.ending) != table)
        }
        // 12C2: no artificial score is told in total points.
        (Question::Scoring, Answer::Pick(Pick::TotalPoints)) => {
            told(Question::CanBeAssigned) != Some(Answer::No) && told(Question::FaultNorthSouth).is_none()
        }
        (Question::OtherTables, Answer::Scores(field)) => {
            told(Question::Scoring) != Some(Answer::Pick(Pick::Imps)) || field.scores().len() == 1
        }
        _ => true,
    }
}
