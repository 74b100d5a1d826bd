//! Could a trick be missing from a record?

use cards::{BySeat, Card, CardSet, Seat, Suit};

/// Is there a regular trick of cards that the record shows nowhere, led by the hand that was to lead and won by the one
/// that led next? `hands` is what each hand still had, `shown` what the record has of the play.
pub(super) fn trick(
    hands: &BySeat<CardSet>,
    shown: CardSet,
    due: Seat,
    next: Seat,
    trump: Option<Suit>,
) -> bool {
    if due == next {
        return false;
    }
    (hands[due] - shown).iter().any(|led| {
        let playable = |seat: Seat| {
            let hand = hands[seat];
            let free = hand - shown;
            if hand.has(led.suit()) { free.of(led.suit()) } else { free }
        };
        playable(next).iter().any(|best| {
            beats(best, led, led.suit(), trump)
                && Seat::ALL
                    .into_iter()
                    .filter(|&seat| seat != due && seat != next)
                    .all(|seat| playable(seat).iter().any(|card| !beats(card, best, led.suit(), trump)))
        })
    })
}

/// Does `card`, played to a lead of this suit, beat one that was winning?
fn beats(card: Card, winning: Card, led: Suit, trump: Option<Suit>) -> bool {
    let strength = |card: Card| {
        let class = if Some(card.suit()) == trump { 2 } else { u8::from(card.suit() == led) };
        (class, card.rank())
    };
    let (card, winning) = (strength(card), strength(winning));
    card.0 > 0 && card > winning
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn cards(text: &str) -> CardSet {
        text.split_whitespace().map(|card| card.parse().unwrap()).collect()
    }

    /// North was to lead and East led next.
    fn could_be(north: &str, east: &str, south: &str, west: &str, shown: &str, trump: Option<Suit>) -> bool {
        let hands = BySeat::from_fn(|seat| match seat {
            Seat::North => cards(north),
            Seat::East => cards(east),
            Seat::South => cards(south),
            Seat::West => cards(west),
        });
        trick(&hands, cards(shown), Seat::North, Seat::East, trump)
    }

    #[test]
    fn a_trick_that_could_have_been_played() {
        // East wins over what North led.
        assert!(could_be("C2", "C3", "H4", "H5", "", None));
        // All cards are shown elsewhere, or one hand has none left.
        assert!(!could_be("C2", "C3", "H4", "H5", "C2", None));
        assert!(!could_be("C2", "C3", "H4", "", "", None));
        // East can only win with a trump.
        assert!(!could_be("C2", "D3", "H4", "H5", "", None));
        assert!(could_be("C2", "D3", "H4", "H5", "", Some(Suit::Diamonds)));
        // The others would have to revoke, or to win.
        assert!(!could_be("C2", "C3", "H4 C9", "H5", "C9", None));
        assert!(!could_be("C2", "C3", "C9", "H5", "", None));
        // A trump beats both.
        assert!(!could_be("C2", "C3", "H9", "H5", "", Some(Suit::Hearts)));
    }
}
