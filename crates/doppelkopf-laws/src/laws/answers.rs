//! Which answers a question has, the ordinary one first: a case that answers it nowhere gets that one.

use doppelkopf_rules::{Position, Positions, TableSize};
use doppelkopf_score::Party;

use super::claim;
use crate::{
    facts::Facts,
    offence::ActKind,
    words::{Answer, Question, Wants},
};

/// The answers to a question about such an act, the ordinary one first.
#[must_use]
pub fn answers(
    f: &Facts<'_>,
    by: Option<Position>,
    kind: Option<ActKind>,
    question: Question,
) -> Vec<Answer> {
    let players = f.players().unwrap_or_else(|_| Position::ALL.into_iter().collect());
    let [re, kontra] = Party::BOTH.map(Answer::Party);
    let mut all = match question.wants() {
        Wants::YesNo => vec![Answer::No, Answer::Yes],
        Wants::Claimed => {
            let mut all: Vec<Answer> = who(f, by, kind, question, players)
                .iter()
                .map(Answer::Position)
                .chain([Answer::No])
                .collect();
            if kind.map(claim::with) != Some(claim::With::Deed) {
                all.push(Answer::Corrected);
            }
            all
        }
        Wants::Table => TableSize::ALL.map(|size| Answer::Number(size.players())).to_vec(),
        Wants::Player => who(f, by, kind, question, players).iter().map(Answer::Position).collect(),
        Wants::PlayerOrNobody => {
            let mut all = vec![Answer::Nobody];
            all.extend(soloists(by, kind, players).iter().map(Answer::Position));
            all
        }
        Wants::Players if question == Question::SitsOutToo => beside(f),
        Wants::Players => sets(players, by),
        Wants::Party => vec![re, kontra],
        Wants::PartyOrNobody => vec![Answer::Nobody, re, kontra],
        Wants::Absagen => (0..=4).map(Answer::Number).collect(),
        // Any number leads on; this is an example.
        Wants::Number => vec![Answer::Number(0)],
        Wants::Act => ActKind::ALL.iter().copied().map(Answer::Act).collect(),
    };
    if question.wants() == Wants::YesNo && ordinarily(f, by, kind, question) {
        all.reverse();
    }
    all
}

/// The ordinary answer, where nobody is asked: what is ruled on was claimed by somebody who may.
#[must_use]
pub fn ordinary(
    f: &Facts<'_>,
    by: Option<Position>,
    kind: Option<ActKind>,
    question: Question,
) -> Option<Answer> {
    match question {
        Question::Claimed => Some(Answer::Yes),
        _ => answers(f, by, kind, question).first().copied(),
    }
}

/// Is the ordinary answer yes?
fn ordinarily(f: &Facts<'_>, by: Option<Position>, kind: Option<ActKind>, question: Question) -> bool {
    match question {
        // I32: a soloist who makes the first lead in the place of Kontra tells nobody anything.
        Question::CanDecide(_) if kind == Some(ActKind::LeadOutOfTurn) => {
            let first = f.known(Question::FirstTrick) == Some(Answer::Yes);
            !(first && by.map(Answer::Position) == f.known(Question::Soloist))
        }
        Question::CanDecide(_)
        | Question::MayHarmSoloist(_)
        | Question::NoticedTakingUp
        | Question::DealersFault
        | Question::ClaimHolds(_)
        | Question::CouldFollow(_)
        | Question::CardAllowed(_)
        | Question::Pflichtsolo
        | Question::Reconstructed
        | Question::SaysNew(_) => true,
        _ => false,
    }
}

/// Who can be meant.
fn who(
    f: &Facts<'_>,
    by: Option<Position>,
    kind: Option<ActKind>,
    question: Question,
    players: Positions,
) -> Positions {
    let table = f.size().map_or_else(|_| Position::ALL.into_iter().collect(), Positions::all);
    let others = |of: Positions| by.map_or(of, |by| of.without(by));
    match question {
        Question::Dealer => table,
        Question::Offender if kind.is_some_and(claim::may_be_by_sitter) => table,
        Question::ShouldHaveDealt => others(table),
        Question::Claimed | Question::PartnerOf(_) => others(players),
        _ => players,
    }
}

/// Who can be the soloist. He has no partner whose call he could repeat, and nobody ranks before him; and where a
/// Hochzeit was named nobody else plays alone (S4.4).
fn soloists(by: Option<Position>, kind: Option<ActKind>, players: Positions) -> Positions {
    match (kind, by) {
        (Some(ActKind::CallRepeated | ActKind::NamedBeaten), Some(by)) => players.without(by),
        (Some(ActKind::HochzeitWithoutAlten), Some(by)) => [by].into_iter().collect(),
        _ => players,
    }
}

/// Who can sit out beside the dealer: four must be left.
fn beside(f: &Facts<'_>) -> Vec<Answer> {
    let Ok(size) = f.size() else { return Vec::new() };
    let dealer = match f.known(Question::Dealer) {
        Some(Answer::Position(dealer)) => Some(dealer),
        _ => None,
    };
    let others = usize::from(size.players()).saturating_sub(5);
    let all = sets(Positions::all(size), dealer);
    let many = |answer: &Answer| match answer {
        Answer::Position(_) => 1,
        Answer::Positions(several) => usize::from(several.len()),
        _ => 0,
    };
    all.into_iter().filter(|answer| many(answer) == others).collect()
}

/// All sets of the players without the one who is known, the smaller first.
fn sets(players: Positions, by: Option<Position>) -> Vec<Answer> {
    let others: Vec<Position> = players.iter().filter(|&who| Some(who) != by).collect();
    let mut sets: Vec<Positions> = vec![Positions::default()];
    for &other in &others {
        let with: Vec<Positions> = sets.iter().map(|set| set.iter().chain([other]).collect()).collect();
        sets.extend(with);
    }
    sets.sort_by_key(|set| set.len());
    sets.into_iter().map(Answer::from).collect()
}
