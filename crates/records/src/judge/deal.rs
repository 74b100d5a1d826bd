//! Is the deal a deal?

use cards::{BySeat, CardSet, Seat};

use super::{Found, Kind, Law};
use crate::Deal;

/// 1: the pack has every card once; 13: every hand has as many cards.
pub(super) fn judge(deal: &Deal, found: &mut Vec<Found>) {
    let mut seen = CardSet::EMPTY;
    let mut most = 0;
    for seat in Seat::ALL {
        let Some(hand) = deal.hands[seat] else { continue };
        let doubled = deal.twice[seat] | (seen & hand);
        for card in doubled {
            let law = Law::Number("1");
            found.push(Found { card: Some(card), ..Found::new(Kind::BadDeal, Some(seat), law).certain() });
        }
        seen = seen | hand;
        most = most.max(hand.len() + deal.twice[seat].len());
    }
    let sizes = BySeat::from_fn(|seat| deal.hands[seat].map(|hand| hand.len() + deal.twice[seat].len()));
    let right = most.min(13);
    for (seat, size) in sizes.iter() {
        if size.is_some_and(|size| size != right) {
            found.push(Found::new(Kind::BadDeal, Some(seat), Law::Number("13")).certain());
        }
    }
}
