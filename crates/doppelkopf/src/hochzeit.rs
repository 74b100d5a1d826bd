use crate::{ByPlace, Hand, Kind, Place};

/// How far a Hochzeit is clarified.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Klaerung {
    /// Nobody but the Hochzeiter has won a trick yet.
    Open,
    /// S4.2: the partner is found.
    Partner {
        /// Who won the Klärungsstich.
        partner: Place,
        /// Which trick that was: 1, 2 or 3.
        trick: u8,
    },
    /// S4.4: the Hochzeiter won the first three tricks.
    Alone,
}

impl Klaerung {
    /// After a trick, counted from 1. 4.4.3: any trick clarifies, whatever was led.
    #[must_use]
    pub fn after(self, hochzeiter: Place, trick: u8, winner: Place) -> Klaerung {
        match self {
            Klaerung::Open if winner != hochzeiter => Klaerung::Partner { partner: winner, trick },
            Klaerung::Open if trick >= 3 => Klaerung::Alone,
            _ => self,
        }
    }

    /// S4.8: by how many cards all limits of announcements move; nothing while none is allowed.
    #[must_use]
    pub const fn shift(self) -> Option<u8> {
        match self {
            Klaerung::Open => None,
            Klaerung::Partner { trick, .. } => Some(trick.saturating_sub(1)),
            Klaerung::Alone => Some(2), // S4.8: as if trick 3 had clarified
        }
    }
}

/// The player with both ♣D, if one has them.
#[must_use]
pub fn holder_of_both_alten(hands: &ByPlace<Hand>) -> Option<Place> {
    Place::ALL.into_iter().find(|&place| hands[place].count(Kind::ALTE) == 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a Hochzeit of `First` comes to, the tricks won by these.
    fn after(winners: &[Place]) -> Klaerung {
        winners.iter().zip(1..).fold(Klaerung::Open, |k, (&w, trick)| k.after(Place::First, trick, w))
    }

    #[test]
    fn the_first_trick_of_another_clarifies() {
        use Place::{First, Second, Third};
        let partner = |partner, trick| Klaerung::Partner { partner, trick };
        let table = [
            (&[][..], Klaerung::Open, None),
            (&[First, First], Klaerung::Open, None),
            (&[Second], partner(Second, 1), Some(0)),
            (&[Second, Third, Third], partner(Second, 1), Some(0)),
            (&[First, Third], partner(Third, 2), Some(1)),
            (&[First, First, Second], partner(Second, 3), Some(2)),
            (&[First, First, First], Klaerung::Alone, Some(2)),
            (&[First, First, First, Second], Klaerung::Alone, Some(2)),
        ];
        for (winners, klaerung, shift) in table {
            assert_eq!((after(winners), after(winners).shift()), (klaerung, shift), "{winners:?}");
        }
    }

    #[test]
    fn both_alten_in_one_hand() {
        let mut hands = ByPlace([Hand::EMPTY; 4]);
        hands[Place::Second] = "CQ D9".parse().unwrap();
        assert_eq!(holder_of_both_alten(&hands), None);
        hands[Place::Second] = "CQ CQ".parse().unwrap();
        assert_eq!(holder_of_both_alten(&hands), Some(Place::Second));
    }
}
