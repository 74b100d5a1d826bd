//! What is claimed and conceded at a board, and what ends the rights to come back to it.

use cards::{Card, Side};
use live::{
    Text,
    bridge::view::{BoardView, ClaimStandsView, ClaimView, ClockView, MomentView, Now},
};
use wording::{Lexicon, msg};

use super::{at, suits};
use crate::text::{Html, rich};

/// A claim or concession on the screen.
pub struct Claim {
    pub text: Html,
    /// What has become of it since, where that is not plain.
    pub since: Option<Html>,
    /// The hand of who has claimed, suit by suit, where it is not seen anyway.
    pub faced: Option<Faced>,
    pub may_agree: bool,
    pub may_object: bool,
    /// Play stands still, or is over: it lies over the felt.
    pub stops: bool,
}

/// A hand that is faced with a claim.
pub struct Faced {
    pub title: String,
    pub suits: Vec<Html>,
}

/// What has happened to the board since the play was over, and what may be told.
pub struct Clock {
    pub told: Vec<String>,
    /// What it is, by whom, and in words.
    pub to_tell: Vec<(&'static str, String, String)>,
}

/// A claim or concession, with what this viewer may say to it.
pub fn claimed(claim: &ClaimView, view: &BoardView, w: &Lexicon) -> Claim {
    let over = view.now == Now::Over;
    let since = match claim.stands {
        ClaimStandsView::PlayedOn => Some(w.say(msg::LiveClaimPlayedOn)),
        ClaimStandsView::Agreed => match claim.partner_may_object {
            Some(seat) => Some(w.say(msg::LiveConcessionAgreed { seat: seat.0 })),
            None => claim.answer.then(|| w.say(msg::LiveClaimAgreed)),
        },
        ClaimStandsView::Judged => Some(w.say(msg::LiveClaimJudged)),
        ClaimStandsView::Open | ClaimStandsView::Contested => None,
    };
    let side = at(&view.sides, claim.by.0);
    let seen = view.you != Some(claim.by)
        && side.is_some_and(|side| !side.open && usize::from(side.count) == side.cards.len());
    let faced = side.filter(|_| seen && view.you.is_some() && !over).map(|side| {
        let hand: Vec<Text<Card>> = side.cards.iter().map(|held| held.card).collect();
        Faced { title: w.say(msg::LiveHandOf { seat: claim.by.0 }), suits: suits(&hand, w) }
    });
    Claim {
        text: said(claim, w),
        since: since.map(|since| rich(&since, w)),
        faced,
        may_agree: claim.agree,
        may_object: claim.answer,
        stops: claim.stands != ClaimStandsView::PlayedOn,
    }
}

/// What can be told of the board after the play: each thing once, and nothing that comes before what was told (64B4, 64B5,
/// 69A, 79B3).
pub fn clock(at: &ClockView, w: &Lexicon) -> Clock {
    let mut clock = Clock { told: Vec::new(), to_tell: Vec::new() };
    let mut one = |told: bool, may: bool, what, by: String, words| match told {
        true => clock.told.push(words),
        false if may => clock.to_tell.push((what, by, words)),
        false => {}
    };
    let back = at.moment >= MomentView::HandsReturned;
    one(back, true, "hands-returned", String::new(), w.say(msg::LiveHandsReturned));
    let over = at.moment == MomentView::RoundEnded;
    for (side, called) in Side::ALL.into_iter().zip(at.called_next) {
        let by = side.seats().first().map(ToString::to_string).unwrap_or_default();
        one(called, back && !over, "next-board-called", by, w.say(msg::LiveNextBoardCalled { side }));
    }
    one(over, true, "round-ended", String::new(), w.say(msg::LiveRoundEnded));
    clock
}

/// What was claimed or conceded, as it was said.
pub fn said(claim: &ClaimView, w: &Lexicon) -> Html {
    let (seat, n) = (claim.by.0, usize::from(claim.tricks));
    let said = if claim.concession {
        w.say(msg::LiveConcedes { seat, n })
    } else {
        w.say(msg::LiveClaims { seat, n })
    };
    rich(&format!("{said} {}", claim.line), w)
}
