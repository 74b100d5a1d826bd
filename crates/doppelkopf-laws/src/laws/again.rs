//! What is dealt after a game that was not played, or that was dealt wrongly (8.5.3).

use doppelkopf_rules::{Clause, Position};

use crate::{
    facts::Facts,
    offence::ActKind,
    words::{Answer, Effect, Pending, Question, Ruling},
};

/// Is the time of the round up? Where the rules limit none nobody is asked, and who has limited it may tell it.
pub fn time_is_up(f: &Facts<'_>) -> Result<bool, Pending> {
    match f.rules.preset.limits_time() {
        true => f.is_so(Question::TimeUp, &[Clause::T8_5_3]),
        false => Ok(f.usually(Question::TimeUp, Answer::No) == Answer::Yes),
    }
}

/// Is it a Vorführung? None has a query, and in none is a card played before its solo is named (4.1.9).
pub fn is_forced(f: &Facts<'_>) -> Result<bool, Pending> {
    let no_solo = || f.known(Question::Soloist) == Some(Answer::Nobody);
    let cannot_be = match f.known(Question::Act) {
        Some(Answer::Act(kind)) => is_of_the_query(kind) || is_of_the_play(kind) && no_solo(),
        _ => false,
    };
    Ok(!cannot_be && f.is_so(Question::Forced, &[Clause::T4_1_9])?)
}

/// Is the solo a Pflichtsolo? One that must be played now is (4.2.3); a Hochzeiter who stays alone plays none (S4.4).
pub fn is_pflichtsolo(f: &Facts<'_>) -> Result<bool, Pending> {
    if f.known(Question::Act) == Some(Answer::Act(ActKind::HochzeitWithoutAlten)) {
        return Ok(false);
    }
    Ok(is_forced(f)? || f.is_so(Question::Pflichtsolo, &[Clause::S2_11, Clause::T4_2_5])?)
}

/// Done while it was asked who wants to play what.
const fn is_of_the_query(kind: ActKind) -> bool {
    matches!(
        kind,
        ActKind::SaidOutOfTurn
            | ActKind::GesundToHochzeit
            | ActKind::GesundToSolo
            | ActKind::NamedEarly
            | ActKind::NamedBeaten
            | ActKind::HochzeitWithoutAlten
            // Or before a Hochzeit is clarified, which a Vorführung never is.
            | ActKind::CallEarly
    )
}

/// Done once the game is found.
const fn is_of_the_play(kind: ActKind) -> bool {
    matches!(
        kind,
        ActKind::LeadOutOfTurn
            | ActKind::PlayedEarly
            | ActKind::Revoke
            | ActKind::CardTakenBack
            | ActKind::TwoCards
            | ActKind::LookedAtTricks
            | ActKind::UncoveredTricks
            | ActKind::WrongCount
            | ActKind::Shortened
            | ActKind::CallLate
            | ActKind::CallRepeated
            | ActKind::CallOtherParty
    )
}

/// 8.5.3: when the time is up nothing is repeated but a Vorführung.
pub fn is_repeated(f: &Facts<'_>) -> Result<bool, Pending> {
    Ok(!time_is_up(f)? || is_forced(f)?)
}

/// 8.5.3.
pub fn not_repeated(ruling: Ruling) -> Ruling {
    ruling.and(Clause::T8_5_3).does(Effect::NotRepeated)
}

/// The pack is dealt again, by this player or by the same, if there is still time for it.
pub fn redeal(f: &Facts<'_>, ruling: Ruling, dealer: Option<Position>) -> Result<Ruling, Pending> {
    Ok(if is_repeated(f)? { ruling.does(Effect::Redeal(dealer)) } else { not_repeated(ruling) })
}
