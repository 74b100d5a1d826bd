//! Cards seen that were not played: 45C1, 45C2, 48, 49, and the beginning of 50 and 68.

use cards::{Card, Seat};

use super::{Say, claim, in_auction, information, penalty_card, premature, procedure};
use crate::{
    clause::Clause,
    event::Exposure,
    facts::Facts,
    matter::{Exposed, Kind, Matter},
    words::{Effect, Grade, Pending, Question, Ruling},
};

/// 45C1: a defender's card held so that his partner could see its face is played.
pub(crate) const HELD_BY_DEFENDER: Clause = Clause::L45C1;

/// 49: it matters whether the partner could see it.
pub(crate) const SEEN_BY_PARTNER: Clause = Clause::L49;

/// 49: it was where the partner could see it, so it becomes a penalty card.
pub(crate) fn as_penalty_card(f: &Facts, ruling: Ruling, seat: Seat, card: Card, grade: Grade) -> Ruling {
    penalty_card::becomes(f, ruling.and(Clause::L49), seat, card, grade)
}

/// 48A: no card of declarer or dummy is ever a penalty card.
pub(crate) fn no_penalty_card(ruling: Ruling) -> Ruling {
    ruling.and(Clause::L48A)
}

/// 48B1: declarer lays down his hand after an opening lead out of turn.
pub(crate) fn declarer_lays_down(ruling: Ruling) -> Ruling {
    ruling.and(Clause::L48B1)
}

/// Cards of the declaring side seen before the opening lead.
pub(crate) fn before_the_lead(_: &Facts, mut ruling: Ruling, cards: &[(Seat, Card)]) -> Ruling {
    for &(seat, card) in cards {
        ruling = in_auction::picked_up(ruling, seat, card);
    }
    ruling
}

/// Could the partner have seen the face? Where nobody said, it is asked.
pub(crate) fn could_be_seen(f: &Facts, m: &Exposed, clauses: &[Clause]) -> Result<bool, Pending> {
    match m.seen_by_partner {
        Some(seen) => Ok(seen),
        None => f.is_so(Question::PartnerCouldSee(m.seat), clauses),
    }
}

/// A card that the partner could not have seen goes back, and is not told to him by naming it.
pub(crate) fn hidden_from_partner(ruling: Ruling, seat: Seat, card: Card, clause: Clause) -> Ruling {
    information::for_opponents(ruling.does(Effect::ReturnUnnamed(seat, card)), seat, card, clause)
}

/// 48, 49, 50: cards seen during the play.
pub(crate) fn during_the_play(f: &Facts, m: &Matter) -> Say {
    let Kind::Exposed(shown) = &m.kind else { return Ok(None) };
    // What has been played since lies where it was played.
    let cards: Vec<Card> = shown.cards.iter().filter(|&card| f.state.can_hold(shown.seat, card)).collect();
    let seat = shown.seat;
    let back = |ruling| cards.iter().fold(ruling, |r: Ruling, &card| r.does(Effect::Return(seat, card)));
    let unnamed = |r: Ruling, card| hidden_from_partner(r, seat, card, Clause::L49);
    if !f.state.is_defender(seat) {
        if shown.how == Exposure::Held
            && let [card] = cards.as_slice()
            && f.is_so(Question::HeldAsPlayed(seat), &[Clause::L45C2])?
        {
            return Ok(Some(Ruling::under(Clause::L45C2).does(Effect::Played(seat, *card))));
        }
        let clause = if shown.how == Exposure::Held { Clause::L45C2 } else { Clause::L48A };
        return Ok(Some(back(Ruling::under(clause).and(Clause::L48A))));
    }
    if !could_be_seen(f, shown, &[Clause::L49])? {
        return Ok(Some(cards.iter().copied().fold(Ruling::under(Clause::L49), unnamed)));
    }
    let spared = |card: &&Card| f.state.spared.contains(**card);
    if let Some(&card) = cards.iter().find(spared) {
        // 50: the director has designated otherwise.
        let ruling = Ruling::under(penalty_card::AS_SUCH).does(Effect::Return(seat, card));
        let ruling = information::for_its_owner_and_opponents(ruling, seat, card, penalty_card::AS_SUCH);
        return Ok(Some(procedure::look_whether_aware(ruling.does(Effect::Spared(seat, card)))));
    }
    if shown.how == Exposure::ThisTrick {
        // 68 preamble: it concerns the trick in progress alone, but before his partner he may not show it.
        let shown_first = cards.first().filter(|_| shown.partner_to_play).copied();
        if let Some(card) = shown_first {
            return Ok(Some(premature::penalty_and_choice(f, claim::about_this_trick(), seat, card)));
        }
        let ruling = back(information::may_have_told(claim::about_this_trick()));
        return Ok(Some(cards.iter().fold(ruling, |r, &card| {
            information::for_its_owner_and_opponents(r, seat, card, information::FROM_PARTNER)
        })));
    }
    let mut ruling = procedure::look_whether_aware(Ruling::under(Clause::L49).and(penalty_card::AS_SUCH));
    for &card in &cards {
        let grade = match shown.how {
            Exposure::Accident | Exposure::Held if cards.len() == 1 => penalty_card::by_rank(card),
            _ => Grade::Major,
        };
        ruling = penalty_card::becomes(f, ruling, seat, card, grade);
    }
    Ok(Some(ruling))
}

/// 48B2: declarer shows his cards outside an opening lead out of turn.
pub(crate) fn by_declarer(f: &Facts, m: &Matter) -> Say {
    let Kind::ShownByDeclarer { cards } = &m.kind else { return Ok(None) };
    let declarer = f.state.declarer;
    let ruling = Ruling::under(Clause::L48B2);
    let claims = f.is_so(Question::MeantAsClaim(declarer), &[Clause::L48B2, claim::CLAIMS])?;
    Ok(Some(if claims {
        claim::is_one(f.state, ruling)
    } else {
        // What has been played lies where it was played.
        let shown = cards.iter().filter(|&&card| f.state.can_hold(declarer, card));
        let back = |r: Ruling, &card| r.does(Effect::Return(declarer, card));
        shown.fold(no_penalty_card(ruling), back).does(Effect::PlayGoesOn)
    }))
}
