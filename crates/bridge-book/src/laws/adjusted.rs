//! Adjusted scores: 12.

use bridge::{
    Ending, Vulnerability, knockout, self_inflicted, weighted_imps, weighted_matchpoints, weighted_score,
};
use bridge_laws::{
    cite,
    clause::{Clause, Edition, Point},
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
    // 84D: where both are taken not to have offended, each has the doubt in its favour. DP39: where one has, some weigh with
    // sympathy, and others the same for both.
    let played = match offenders.is_none() || f.reads_other_way(Point::DP39) {
        true => Played::HereWeighedForEach,
        false => Played::Here,
    };
    let mut board = Board::asked(f, played)?;
    if weighing == Weighing::WithoutWhatWasForbidden {
        board.leave_out_what_was_forbidden(f)?;
    }
    let ruling = board.ended();
    let legally = board.legally();
    let (Some(offenders), Some(table)) = (offenders, board.table) else {
        return board.gets(f, ruling, legally);
    };
    let innocent = offenders.other();
    // From here on everything is seen from the side that did not offend.
    let table = board.worth(innocent, &[(1.into(), table)]);
    let without = legally[innocent];
    if without <= table {
        // 12B1: the result is no worse than it would have been.
        let no_worse = Effect::NoWorse(innocent, board.adjusted(without), board.adjusted(table));
        return Ok(Ruling::under(Clause::L12B1).does(no_worse).does(Effect::NoDamage));
    }
    let better = match weighing {
        Weighing::AllOwnMaking => Some(without),
        _ => without_own_error(f)?.map(|better| board.worth(innocent, &[(1.into(), better)])),
    };
    let Some(better) = better else { return board.gets(f, ruling, legally) };
    let ruling = ruling.and(Clause::L12C1e);
    if better <= table {
        // It has cost nothing.
        return board.gets(f, ruling, legally);
    }
    let (_, own) = self_inflicted(without, table, better);
    let ruling = ruling.does(match better >= without {
        true => Effect::AllOwnMaking(innocent),
        false => Effect::OwnMaking(innocent),
    });
    let both = BySide(Side::ALL.map(|side| if side == innocent { own } else { legally[side] }));
    board.gets(f, ruling, both)
}

/// 12C1e: how the board would have ended without an error of the innocent side that has nothing to do with the infraction,
/// if it made one.
fn without_own_error(f: &Facts<'_>) -> Result<Option<Ending>, Pending> {
    let own_error = match f.edition(Clause::L12C1e) {
        Edition::E2007 => Question::OwnErrorOrWild,
        Edition::E2017 => Question::OwnError,
    };
    let is_one = match f.pick(own_error, &[Clause::L12C1e])? {
        Pick::NoError => false,
        // DP29: a safe line not taken, a bad double: never, or by what players of this class do.
        Pick::Misjudgement => {
            f.reads_other_way(Point::DP29) && f.is_so(Question::ExtremeForTheClass, &[Clause::L12C1e])?
        }
        _ => true,
    };
    if !is_one {
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
    let board = Board::asked(f, Played::Elsewhere)?;
    board.gets(f, board.ended(), board.legally())
}

fn ending(answer: Answer) -> Option<Ending> {
    match answer {
        Answer::Ending(ending) => Some(ending),
        _ => None,
    }
}

/// Where a board was played of which the outcomes are weighed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Played {
    /// Not at this table.
    Elsewhere,
    /// With the same weights for both sides.
    Here,
    /// Each side may have weights of its own.
    HereWeighedForEach,
}

/// What the score of a board is reckoned from.
struct Board {
    scoring: Pick,
    vulnerable: Vulnerability,
    /// Nothing, where it was not played.
    table: Option<Ending>,
    /// How else it might have ended. What is weighed for both sides stands for each.
    branches: BySide<Vec<Branch>>,
    /// Have the sides weights of their own?
    differ: bool,
    /// The scores of North-South elsewhere.
    others: Vec<i32>,
}

impl Board {
    fn asked(f: &Facts<'_>, played: Played) -> Result<Board, Pending> {
        let law = &[Clause::L12C1b, Clause::L12C1c];
        let scoring = f.pick(Question::Scoring, law)?;
        let vulnerable = f.part(Question::Vulnerable, law, |answer| match answer {
            Answer::Vulnerable(who) => Some(who),
            _ => None,
        })?;
        let here = played != Played::Elsewhere;
        let table = here.then(|| f.part(Question::TableResult, law, ending)).transpose()?;
        let differ =
            played == Played::HereWeighedForEach && !f.is_so(Question::SameWeights, &[Clause::L12C1c])?;
        let branches = if differ {
            BySide([weighed(f, Some(Side::NorthSouth))?, weighed(f, Some(Side::EastWest))?])
        } else {
            let both = weighed(f, None)?;
            BySide([both.clone(), both])
        };
        let others = match scoring {
            Pick::TotalPoints => Vec::new(),
            _ => f.part(Question::OtherTables, law, |answer| match answer {
                Answer::Scores(field) => Some(field.scores()),
                _ => None,
            })?,
        };
        Ok(Board { scoring, vulnerable, table, branches, differ, others })
    }

    /// 12C1c: the result of the table is among those that are weighed.
    fn leave_out_what_was_forbidden(&mut self, f: &Facts<'_>) -> Result<(), Pending> {
        let table = self.table;
        let all = self.branches.0.iter_mut().flatten();
        let mut as_played = all.filter(|b| b.legal && Some(b.ending) == table).peekable();
        if as_played.peek().is_some() && !f.is_so(Question::TableResultWithout, &[Clause::L12C1c])? {
            as_played.for_each(|branch| branch.legal = false);
        }
        Ok(())
    }

    /// 12C1a to c: how it would have ended.
    fn ended(&self) -> Ruling {
        let mut illegal: Vec<Ending> = Vec::new();
        for branch in self.branches.0.iter().flatten().filter(|branch| !branch.legal) {
            if !illegal.contains(&branch.ending) {
                illegal.push(branch.ending);
            }
        }
        let ruling = Ruling::under(Clause::L12C1a).and(Clause::L12C1b).and(Clause::L12C1c);
        let ruling = illegal
            .into_iter()
            .fold(ruling, |ruling, ending| ruling.does(Effect::IllegalWithoutWeight(ending)));
        match (self.table, self.differ) {
            (None, _) => ruling.does(Effect::MightHaveEnded(self.shares(Side::NorthSouth))),
            (Some(_), false) => ruling.does(Effect::WouldHaveEnded(self.shares(Side::NorthSouth))),
            (Some(_), true) => Side::ALL
                .into_iter()
                .fold(ruling, |ruling, side| ruling.does(Effect::WouldHaveEndedFor(side, self.shares(side)))),
        }
    }

    /// In percent of what could be reached legally.
    fn shares(&self, side: Side) -> Shares {
        let legal = self.legal(side);
        let sum: Ratio<i64> = legal.iter().map(|(weight, _)| weight).sum();
        let percent = |(weight, ending)| (ending, Hundredths::of_fraction(weight / sum * 100));
        Shares(legal.into_iter().map(percent).collect())
    }

    /// 12C4: each side gets its own, or what lies between the two.
    fn gets(&self, f: &Facts<'_>, ruling: Ruling, both: BySide<Ratio<i64>>) -> Result<Ruling, Pending> {
        if self.scoring != Pick::Matchpoints && !in_balance(f, both)? {
            return Ok(balanced(ruling, both, |worth| self.adjusted(worth)));
        }
        let gets = |ruling: Ruling, side| ruling.does(Effect::Gets(side, self.adjusted(both[side])));
        Ok(Side::ALL.into_iter().fold(ruling, gets))
    }

    /// What that is worth to each side.
    fn legally(&self) -> BySide<Ratio<i64>> {
        BySide(Side::ALL.map(|side| self.worth(side, &self.legal(side))))
    }

    /// 12C1c: what could be reached legally, with its weight for this side.
    fn legal(&self, side: Side) -> Vec<(Ratio<i64>, Ending)> {
        let legal = self.branches[side].iter().filter(|branch| branch.legal);
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

/// The outcomes with their weights for both sides, or for one.
fn weighed(f: &Facts<'_>, side: Option<Side>) -> Result<Vec<Branch>, Pending> {
    let mut branches = Vec::new();
    for n in 0..MOST_BRANCHES {
        match f.ask(Question::Branch(side, n), &[Clause::L12C1b, Clause::L12C1c])? {
            Answer::Branch(branch) => branches.push(branch),
            _ => break,
        }
        if weight(&branches) == WHOLE {
            break;
        }
    }
    Ok(branches)
}

/// Percent that the outcomes told so far leave.
pub(crate) fn left(side: Option<Side>, told: impl Fn(Question) -> Option<Answer>) -> u32 {
    WHOLE.saturating_sub(weight(&branches(side, MOST_BRANCHES, &told)))
}

/// Outcomes that fit what was told so far, as examples: the last one takes what is left.
pub(crate) fn outcomes(
    side: Option<Side>,
    n: u8,
    told: impl Fn(Question) -> Option<Answer>,
) -> Option<Answer> {
    let left = u8::try_from(left(side, told)).ok()?;
    let ending = if n == 0 { "4SS-1" } else { "4SS=" };
    Some(Answer::Branch(Branch::of(ending.parse().ok()?, left)))
}

fn branches(side: Option<Side>, before: u8, told: &impl Fn(Question) -> Option<Answer>) -> Vec<Branch> {
    let branch = |n| match told(Question::Branch(side, n)) {
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
    let can_be = |ending: Ending| match told(Question::Vulnerable) {
        Some(Answer::Vulnerable(vulnerable)) => ending.can_be(vulnerable),
        _ => true,
    };
    match (question, answer) {
        // No contract scores that.
        (Question::TableResult, Answer::Ending(ending)) => can_be(ending),
        (Question::Branch(_, _), Answer::Branch(branch)) if !can_be(branch.ending) => false,
        (Question::Branch(side, n), Answer::Branch(branch)) => {
            let mut all = branches(side, n, told);
            all.push(branch);
            let is_last = n + 1 == MOST_BRANCHES;
            match weight(&all) {
                WHOLE => all.iter().any(|branch| branch.legal),
                weight => weight < WHOLE && !is_last,
            }
        }
        // Less than all of it was told.
        (Question::Branch(..), Answer::NoMore) => false,
        (Question::TableResultWithout, Answer::No) => {
            let table = match told(Question::TableResult) {
                Some(Answer::Ending(ending)) => Some(ending),
                _ => None,
            };
            // Each side that was weighed for must have something left.
            [None, Some(Side::NorthSouth), Some(Side::EastWest)].into_iter().all(|side| {
                let others = branches(side, MOST_BRANCHES, told);
                others.is_empty() || others.iter().any(|branch| branch.legal && Some(branch.ending) != table)
            })
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
