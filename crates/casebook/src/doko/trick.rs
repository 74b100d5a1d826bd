//! Cases about one trick (chapter 5 of the digest: K01 to K21).

use doppelkopf::{Equal, Hand, Kind, Led, Rank, Trumps};
use doppelkopf_rules::{Clause, Point, Rules};
use ruling::ClauseSet;

use super::{
    format::TrickForm,
    read::{self, card},
};
use crate::{
    error::{CaseError, word},
    findings::Findings,
    said::Why,
};

/// Compares, and says which clauses the trick turns on.
pub(super) fn check(
    n: usize,
    form: &TrickForm,
    rules: Rules,
    findings: &mut Findings,
) -> Result<ClauseSet<Clause>, CaseError> {
    let place = &format!("trick {n}");
    let cards: Vec<Kind> = form.cards.iter().map(|text| card(place, text)).collect::<Result<_, _>>()?;
    let expected = form.expect.refused.as_deref();
    let Some(trumps) = read::trumps(form.game.as_deref()) else {
        let why = Why::Game(form.game.clone().unwrap_or_default());
        read::refused(findings, expected, Some((Clause::S3_6, why)));
        return Ok([Clause::S3_6].into_iter().collect());
    };
    if let Err(error) = Hand::of(cards.iter().copied()) {
        read::refused(findings, expected, Some((Clause::S1_6, Why::Hand(error))));
        return Ok([Clause::S1_6].into_iter().collect());
    }
    read::refused(findings, expected, None);
    // A17: of two ♥10 the later, where the sheet is read so.
    let equal = if rules.is_other_way(Point::A17) { Equal::LaterHeartTen } else { Equal::Earlier };
    let Some((winner, best)) = trumps.winner(&cards, equal).and_then(|i| Some((i, *cards.get(i)?))) else {
        return Err(word(place, &form.cards.join(" "), "a trick, such as `D9 HT`"));
    };
    if let Some(expected) = form.expect.winner {
        findings.same("winner", expected.to_string(), (winner + 1).to_string());
    }
    let mut reached = deciding(trumps, &cards, winner, best);
    if let Some(expected) = form.expect.augen {
        let got: u32 = cards.iter().map(|kind| u32::from(kind.augen())).sum();
        findings.same("augen", expected.to_string(), got.to_string());
        reached.insert(Clause::T2_2_2);
    }
    read::laws(findings, form.expect.laws.as_deref(), reached);
    Ok(reached)
}

/// What decides: why the winning card is above each other one.
fn deciding(trumps: Trumps, cards: &[Kind], winner: usize, best: Kind) -> ClauseSet<Clause> {
    // 2.3: trump, or one of the plain suits.
    let mut reached: ClauseSet<Clause> = [Clause::T2_3].into_iter().collect();
    if cards.iter().filter(|&&kind| kind == best).count() == 2 {
        reached.insert(Clause::S1_7);
    }
    // A kind of solo speaks where the same cards would fall otherwise in a normal game, and where its
    // own trumps win over plain cards.
    let otherwise = trumps != Trumps::NORMAL && Trumps::NORMAL.winner(cards, Equal::Earlier) != Some(winner);
    let ruffed = trumps.is_trump(best) && cards.iter().any(|&kind| !trumps.is_trump(kind));
    match trumps {
        Trumps::Fleischlos if otherwise => reached.insert(Clause::S3_1),
        Trumps::Buben if otherwise || ruffed => reached.insert(Clause::S3_2),
        Trumps::Damen if otherwise || ruffed => reached.insert(Clause::S3_3),
        Trumps::Farbe(_) if trumps != Trumps::NORMAL => {
            let stays = matches!(best.rank(), Rank::Queen | Rank::Jack) || best == Kind::HEART_TEN;
            let led_trump = cards.first().is_some_and(|&first| trumps.led(first) == Led::Trump);
            if stays && (ruffed || led_trump) {
                reached.insert(Clause::S3_4);
            }
            if otherwise || (ruffed && !stays) {
                reached.insert(Clause::S3_5);
            }
        }
        _ => {}
    }
    reached
}
