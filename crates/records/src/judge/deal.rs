//! Is the deal a deal?

use cards::{BySeat, CardSet, Seat};

use super::{Found, Kind, Law};
use crate::Deal;

/// 1: the pack has every card once; 13: every hand has as many cards. Neither is certain: whoever wrote the hands down may have
/// left a card out, or put another one there.
pub(super) fn judge(deal: &Deal, found: &mut Vec<Found>) {
    let mut seen = CardSet::EMPTY;
    let mut most = 0;
    for seat in Seat::ALL {
        let Some(hand) = deal.hands[seat] else { continue };
        let doubled = deal.twice[seat] | (seen & hand);
        for card in doubled {
            let law = Law::Number("1");
            found.push(Found { card: Some(card), ..Found::new(Kind::BadDeal, Some(seat), law) });
        }
        seen = seen | hand;
        most = most.max(hand.len() + deal.twice[seat].len());
    }
    let sizes = BySeat::from_fn(|seat| deal.hands[seat].map(|hand| hand.len() + deal.twice[seat].len()));
    let right = most.min(13);
    for (seat, size) in sizes.iter() {
        if size.is_some_and(|size| size != right) {
            found.push(Found::new(Kind::BadDeal, Some(seat), Law::Number("13")));
        }
    }
}

/// The deal with the cards that one hand is short of, if the play shows one of them.
pub(super) fn with_cards_left_out(deal: &Deal, shown: CardSet) -> Option<(Seat, Deal)> {
    let hands: Vec<CardSet> = deal.hands.0.into_iter().flatten().collect();
    let dealt = hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
    let left_out = CardSet::PACK - dealt;
    let once = hands.len() == 4 && hands.iter().map(|hand| hand.len()).sum::<usize>() == dealt.len();
    let mut short = Seat::ALL.into_iter().filter(|&seat| deal.hand(seat).len() < 13);
    let (Some(seat), None) = (short.next(), short.next()) else { return None };
    let fits = once && deal.hand(seat).len() + left_out.len() == 13;
    let mut whole = *deal;
    whole.hands[seat] = Some(deal.hand(seat) | left_out);
    (fits && !(left_out & shown).is_empty()).then_some((seat, whole))
}
