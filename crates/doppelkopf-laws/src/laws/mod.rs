//! The rules on offences, one module a topic, each row of the catalogue in one place.

mod again;
mod answers;
mod call;
mod cards;
pub mod claim;
mod class;
mod conduct;
mod deal;
mod follow;
mod lead;
mod list;
mod price;
mod query;
mod tricks;

use doppelkopf_rules::{Clause, Position};

use claim::Parties;

use crate::{
    facts::Facts,
    offence::{Act, ActKind, Offence},
    words::{Effect, Pending, Question, Ruling},
};

pub use answers::{answers, ordinary};

/// What the rules make of an offence that was claimed (9.6).
///
/// # Errors
/// What must be found out first.
pub fn rule(f: &Facts<'_>, offence: &Offence) -> Result<Ruling, Pending> {
    of_kind(f, offence.act.kind(), Some(&offence.act), || Ok(offence.by))
}

/// The same where only the kind of act is known; who did it and the particulars that matter are asked for.
///
/// # Errors
/// What must be found out first.
pub fn rule_of_kind(f: &Facts<'_>, kind: ActKind) -> Result<Ruling, Pending> {
    of_kind(f, kind, None, || f.position(Question::Offender, &[]))
}

/// The law of each kind; `by` says who did it, where that matters.
fn of_kind(
    f: &Facts<'_>,
    kind: ActKind,
    act: Option<&Act>,
    by: impl Fn() -> Result<Position, Pending>,
) -> Result<Ruling, Pending> {
    if let Some(ruling) = without_claim(f, kind, &by)? {
        return Ok(ruling);
    }
    match kind {
        ActKind::WrongDealer => deal::wrong_dealer(f),
        ActKind::BadCut => deal::bad_cut(f),
        ActKind::TurnedUp => deal::turned_up(f, by()?),
        ActKind::Packets => deal::packets(f),
        ActKind::WrongCount => deal::wrong_count(f, by()?),
        ActKind::BeforeRelease => Ok(deal::before_release(by()?)),
        ActKind::SaidOutOfTurn => query::said_out_of_turn(f, by()?),
        ActKind::SlipOfTheTongue => Ok(query::slip_of_the_tongue(by()?)),
        ActKind::OtherWords => Ok(query::other_words(by()?)),
        ActKind::VorbehaltTakenBack => query::vorbehalt_taken_back(f, by()?),
        ActKind::GesundToHochzeit => query::gesund_to_hochzeit(f, by()?),
        ActKind::GesundToSolo => query::gesund_to_solo(f, by()?),
        ActKind::NamedEarly => query::named_early(f, by()?),
        ActKind::NamedBeaten => query::named_beaten(f, by()?),
        ActKind::NamedAnother => query::named_another(f, by()?),
        ActKind::SoloToHochzeit => query::solo_to_hochzeit(f, by()?),
        ActKind::HochzeitWithoutAlten => query::hochzeit_without_alten(f, by()?),
        ActKind::LeadOutOfTurn => lead::out_of_turn(f, by()?, act),
        ActKind::PlayedEarly => cards::played_early(f, by()?),
        ActKind::Revoke => follow::revoke(f, by()?),
        ActKind::CardTakenBack => cards::taken_back(f, by()?),
        ActKind::TwoCards => cards::two_cards(f, by()?),
        ActKind::LookedAtTricks => tricks::looked(f, by()?),
        ActKind::UncoveredTricks => tricks::uncovered(f, by()?),
        ActKind::CardDisputed => tricks::card_disputed(f),
        ActKind::Shortened => tricks::shortened(f, by()?),
        ActKind::Exposed => cards::exposed(f, by()?),
        ActKind::CallLate => call::late(f, by()?, act),
        ActKind::CallEarly => call::early(f, by()?),
        ActKind::CallRepeated => call::repeated(f, by()?),
        ActKind::CallSaidAgain => Ok(call::said_again()),
        ActKind::CallOtherParty => call::other_party(f, by()?),
        ActKind::CountedAloud => conduct::counted_aloud(f, by()?),
        ActKind::Remark => conduct::remark(f, by()?),
        ActKind::Incited => Ok(conduct::incited(by()?)),
        ActKind::Warned => conduct::counted_aloud(f, by()?),
        ActKind::BrokenOff => conduct::broken_off(f, by()?),
        ActKind::Spectator => conduct::spectator(f),
        ActKind::WrongEntry => list::wrong_entry(f),
        ActKind::WrongColumn => list::wrong_column(f),
        ActKind::WrongSeat => list::wrong_seat(f),
        ActKind::WrongDraw => list::wrong_draw(f),
    }
}

/// The ruling where nothing was wrong, or where it stands whether anybody claims or not.
fn without_claim(
    f: &Facts<'_>,
    kind: ActKind,
    by: &impl Fn() -> Result<Position, Pending>,
) -> Result<Option<Ruling>, Pending> {
    if claim::as_spectator(kind) && !f.players()?.contains(by()?) {
        return conduct::by_sitter(f, by()?).map(Some);
    }
    match kind {
        ActKind::TurnedUp => deal::turned_up_by_dealer(f, by()?),
        ActKind::GesundToHochzeit => match query::changed_in_time(f, by()?)? {
            None => query::hochzeit_too_late(f, by()?),
            legal => Ok(legal),
        },
        ActKind::GesundToSolo => query::changed_in_time(f, by()?),
        ActKind::NamedEarly => query::certainly_highest(f, by()?),
        ActKind::Shortened => tricks::by_soloist(f, by()?),
        ActKind::CardTakenBack => cards::takes_back_a_wrong_card(f, by()?),
        ActKind::Warned => conduct::told_nothing(f, by()?),
        _ => Ok(None),
    }
}

/// The ruling on an act before anybody claims: there is one where nothing was wrong, or where it stands
/// whether anybody claims or not.
///
/// # Errors
/// What must be found out first.
pub fn needs_no_claim(f: &Facts<'_>, kind: ActKind) -> Result<Option<Ruling>, Pending> {
    without_claim(f, kind, &|| f.position(Question::Offender, &[]))
}

/// Does the law of this kind depend on who did it?
#[must_use]
pub const fn has_offender(kind: ActKind) -> bool {
    !matches!(
        kind,
        ActKind::WrongDealer
            | ActKind::BadCut
            | ActKind::Packets
            | ActKind::CallSaidAgain
            | ActKind::Spectator
            | ActKind::WrongEntry
            | ActKind::WrongColumn
            | ActKind::WrongSeat
            | ActKind::WrongDraw
            | ActKind::CardDisputed
    )
}

/// Nobody who may claim did, at the desk: what hangs on more is asked.
///
/// # Errors
/// What must be found out first.
pub fn not_claimed(f: &Facts<'_>, by: Position, kind: ActKind) -> Result<Ruling, Pending> {
    let clauses = [Clause::T9_6_3];
    let so = match kind {
        ActKind::NamedBeaten => match query::solo_of_another(f, by)? {
            Some(soloist) => {
                let under = Ruling::under(Clause::T9_6_3).and(query::NAMED_ONCE);
                return Ok(under.does(Effect::SoloStands(soloist)).does(Effect::GoesOn));
            }
            None => f.is_so(Question::PlayedSo(by), &clauses)?,
        },
        ActKind::NamedEarly => f.is_so(Question::PlayedSo(by), &clauses)?,
        ActKind::GesundToSolo => !f.is_so(Question::FirstCardLed, &clauses)?,
        ActKind::Remark => return conduct::or_unsporting(f, unclaimed(by, kind, false), by),
        _ => false,
    };
    Ok(unclaimed(by, kind, so))
}

/// I34, I38, I50: nobody who may claim did. A card or a word stands as if it had been allowed (9.6.3); of
/// anything else nothing comes. Nor does a game come of a naming that was none: a game is named once, and by whom it
/// is for (I18 to I20); unless it is being played (`so`).
#[must_use]
pub fn unclaimed(by: Position, kind: ActKind, so: bool) -> Ruling {
    let under = Ruling::under(Clause::T9_6_3);
    match (claim::with(kind), kind) {
        (_, ActKind::NamedAnother | ActKind::SoloToHochzeit) => {
            under.and(query::NAMED_ONCE).does(Effect::FirstNamingStands(by)).does(Effect::GoesOn)
        }
        (_, ActKind::NamedEarly | ActKind::NamedBeaten | ActKind::GesundToSolo) if so => {
            under.does(Effect::Counts(by)).does(Effect::GoesOn)
        }
        (_, ActKind::NamedEarly | ActKind::NamedBeaten) => {
            under.does(Effect::SayingVoid(by)).does(Effect::GoesOn)
        }
        // Before the lead: later it is refused whoever claims (I15).
        (_, ActKind::GesundToHochzeit) => under.does(Effect::Counts(by)).does(Effect::GoesOn),
        (_, ActKind::GesundToSolo) => under.does(Effect::ChangeRefused(by)).does(Effect::GoesOn),
        // One of the two is played all the same (I40).
        (_, ActKind::TwoCards) => {
            under.and(Clause::T5_2).does(Effect::IntendedPlayed(by)).does(Effect::GoesOn)
        }
        (claim::With::Card | claim::With::Word, _) => under.does(Effect::Stands).does(Effect::GoesOn),
        // Also where it would have been the end of the game (5.3.8, 5.4.3): they have played on.
        (claim::With::Deed, _) => under.does(Effect::GoesOn),
    }
}

/// 9.6.1 at the desk: may this player claim what that one did? A known solo clarifies the parties.
///
/// # Errors
/// What must be found out first.
pub fn may_claim(f: &Facts<'_>, kind: ActKind, by: Position, who: Position) -> Result<bool, Pending> {
    let parties = if claim::all_others_may(kind) {
        Parties::Open
    } else if kind == ActKind::NamedBeaten {
        // Only a solo that is named clarifies the parties then (5.5).
        match query::solo_of_another(f, by)? {
            Some(soloist) => Parties::Clarified { re: [soloist].into_iter().collect() },
            None => Parties::Open,
        }
    } else if let Some(soloist) = f.soloist(&[Clause::T9_6_1, Clause::T5_5])? {
        Parties::Clarified { re: [soloist].into_iter().collect() }
    } else if f.is_so(Question::Clarified, &[Clause::T9_6_1, Clause::T5_5])? {
        // Two against two: for the rights it does not matter which of them are Re.
        let partner = f.position(Question::PartnerOf(by), &[Clause::T9_6_1])?;
        Parties::Clarified { re: [by, partner].into_iter().collect() }
    } else {
        Parties::Open
    };
    Ok(claim::entitled(f.players()?, by, parties).contains(who))
}

/// 9.6.1: this player may not claim it, and nobody else has: so it stands as what nobody claims.
///
/// # Errors
/// What must be found out first.
pub fn no_right(f: &Facts<'_>, by: Position, kind: ActKind, who: Position) -> Result<Ruling, Pending> {
    let stands = not_claimed(f, by, kind)?;
    let under = Ruling::under(Clause::T9_6_1).does(Effect::MayNotClaim(who));
    let under = stands.clauses.into_iter().fold(under, Ruling::and);
    Ok(stands.effects.into_iter().fold(under, Ruling::does))
}

/// I37: it was put right before anybody claimed, and those who could have claimed accepted that: they may
/// not claim it any more (5.1.3, 9.6.3).
#[must_use]
pub fn put_right(by: Position, kind: ActKind) -> Ruling {
    let under = Ruling::under(Clause::T9_6_3);
    match (claim::with(kind), kind) {
        // The card lies again where it lay.
        (claim::With::Card, ActKind::CardTakenBack) => under.does(Effect::CardStays(by)),
        // One of the two is played (I40).
        (claim::With::Card, ActKind::TwoCards) => under.and(Clause::T5_2).does(Effect::IntendedPlayed(by)),
        (claim::With::Card, _) => under.and(Clause::T5_1_3).does(Effect::CardBack(by)),
        (claim::With::Word, ActKind::GesundToHochzeit) => {
            under.does(Effect::ChangeRefused(by)).does(Effect::StillWithBoth)
        }
        (claim::With::Word, ActKind::GesundToSolo) => under.does(Effect::ChangeRefused(by)),
        (claim::With::Word, _) => under.does(Effect::Corrected(by)),
        (claim::With::Deed, _) => under,
    }
    .does(Effect::GoesOn)
}
