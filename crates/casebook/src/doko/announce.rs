//! Cases about one call (chapter 7 of the digest: T01 to T32).

use doppelkopf::{Announcements, As, CallRefusal, clarified};
use doppelkopf_rules::{Clause, Rules};
use doppelkopf_score::{Call, Party};
use ruling::ClauseSet;

use super::{
    format::AnnounceForm,
    read::{self, level},
};
use crate::{
    error::{CaseError, impossible},
    findings::Findings,
    said::Why,
};

/// The side that speaks. Both have the same ladder.
const OWN: Party = Party::Re;

/// A hand from which everything is in time.
const ALL_CARDS: u8 = 12;

/// Compares, and says which clauses were applied.
pub(super) fn check(
    n: usize,
    form: &AnnounceForm,
    rules: Rules,
    findings: &mut Findings,
) -> Result<ClauseSet<Clause>, CaseError> {
    let place = &format!("announce {n}");
    let says = level(place, &form.says)?;
    let (cards, shift) = (read::in_hand(place, form.cards)?, read::shift(place, form.shift)?);
    let calls = so_far(place, form, rules)?;
    // S4.8: only a Hochzeit moves the limits, and S4.7 has them wait for its Klärungsstich.
    let may_call = if shift > 0 { clarified(cards, shift) } else { Ok(()) };
    let made = may_call.and_then(|()| calls.check(OWN, says, cards, shift));
    let reached: ClauseSet<Clause> = clauses(&calls, OWN, says, shift, made).into_iter().collect();
    read::refused(
        findings,
        form.expect.refused.as_deref(),
        made.err().map(|refusal| (refusal.clause(), Why::Call(refusal))),
    );
    if let (Some(expected), Ok(made)) = (&form.expect.as_what, made) {
        findings.same("as", expected, word_of(made));
    }
    read::laws(findings, form.expect.laws.as_deref(), reached);
    Ok(reached)
}

const fn word_of(made: As) -> &'static str {
    match made {
        As::Erstansage => "erstansage",
        As::Erwiderung => "erwiderung",
        As::Absage => "absage",
        As::Jump => "jump",
    }
}

/// What was called before, made in time.
fn so_far(place: &str, form: &AnnounceForm, rules: Rules) -> Result<Announcements, CaseError> {
    let mut calls = Announcements::under(rules);
    let mut make = |party, text: &str, cards| {
        let call = level(place, text)?;
        calls.make(party, call, cards, form.shift).map_err(|e| impossible(place, text, Why::Call(e)))?;
        Ok::<(), CaseError>(())
    };
    match form.other.as_deref() {
        None | Some("none") => {}
        Some(text) => make(OWN.other(), text, ALL_CARDS)?,
    }
    match form.own.as_deref() {
        None | Some("none") => {}
        // One card too late for an Erstansage: only a reply is left.
        Some("late-reply") => {
            make(OWN, "ansage", doppelkopf::limit(Call::Won, form.shift).saturating_sub(1))?;
        }
        Some(text) => make(OWN, text, ALL_CARDS)?,
    }
    Ok(calls)
}

/// The clauses that allow or refuse a call of this party after these.
pub(super) fn clauses(
    calls: &Announcements,
    party: Party,
    says: Call,
    shift: u8,
    made: Result<As, CallRefusal>,
) -> Vec<Clause> {
    let limit = match says {
        Call::Won => Clause::S5_1,
        Call::Keine90 => Clause::S5_2,
        Call::Keine60 => Clause::S5_3,
        Call::Keine30 => Clause::S5_4,
        Call::Schwarz => Clause::S5_5,
    };
    let mut all = match made {
        Ok(As::Erstansage) => vec![limit],
        // 6.1.2: measured by the limit, not by the hand of its speaker.
        Ok(As::Erwiderung) => vec![Clause::S5_6, Clause::T6_1_2],
        Ok(As::Absage) => vec![limit, Clause::S5_7],
        // The Erstansage is contained, or was made.
        Ok(As::Jump) => vec![limit, Clause::S5_7, Clause::S5_8],
        Err(refusal) => vec![refusal.clause()],
    };
    if shift > 0 && !matches!(made, Err(CallRefusal::Repeat | CallRefusal::NoRegularErstansage)) {
        all.push(Clause::S4_8);
    }
    // 6.4.7: the other side stands at the same level or above, and this ladder goes on.
    if made.is_ok() && says > Call::Won && calls.of(party.other()).highest() >= Some(says) {
        all.push(Clause::T6_4_7);
    }
    all
}
