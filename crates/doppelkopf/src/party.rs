use crate::{ByPlace, Kind, Led, Party, Place, Trumps};

/// Whose party is certain for everybody at the table (5.5), from what everybody saw and heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Known {
    parties: ByPlace<Option<Party>>,
    alten: ByPlace<u8>,
}

impl Known {
    /// The party of a player, if it is certain.
    #[must_use]
    pub fn of(&self, place: Place) -> Option<Party> {
        self.parties[place]
    }

    /// Clarified: certain for all four. One ♣D or one call is not enough.
    #[must_use]
    pub fn is_clarified(&self) -> bool {
        self.parties.0.iter().all(Option::is_some)
    }

    /// Who has laid both ♣D: from then on a stille Hochzeit is open (4.4.5).
    #[must_use]
    pub fn both_alten(&self) -> Option<Place> {
        Place::ALL.into_iter().find(|&place| self.alten[place] == 2)
    }

    /// A solo, or a clarified Hochzeit: these are Re, the others are not.
    #[must_use]
    pub fn clarified(re: impl Fn(Place) -> bool) -> Known {
        let party = |place| Some(if re(place) { Party::Re } else { Party::Kontra });
        Known { parties: ByPlace::from_fn(party), ..Known::default() }
    }

    /// An announced Hochzeit: only the Hochzeiter is certain.
    #[must_use]
    pub fn hochzeiter(by: Place) -> Known {
        let mut known = Known::default();
        known.parties[by] = Some(Party::Re);
        known
    }

    /// A player of a normal game made a call for this party.
    pub fn called(&mut self, place: Place, party: Party) {
        self.parties[place] = Some(party);
        self.conclude();
    }

    /// A player of a normal game played a card. `led` is what was led to the trick. Whether it told
    /// anything.
    #[inline]
    pub fn played(&mut self, place: Place, kind: Kind, led: Led) -> bool {
        if kind == Kind::ALTE {
            self.alten[place] = self.alten[place].saturating_add(1);
            self.parties[place] = Some(Party::Re);
        } else if led == Led::Trump && self.parties[place].is_none() && !Trumps::NORMAL.is_trump(kind) {
            // No trump left and no ♣D played: he never had one.
            self.parties[place] = Some(Party::Kontra);
        } else {
            return false;
        }
        self.conclude();
        true
    }

    /// Do both ♣D lie on the table?
    fn has_both_alten(&self) -> bool {
        self.alten.0.into_iter().sum::<u8>() == 2
    }

    /// What the ♣D on the table prove, whatever else was said or played.
    #[must_use]
    pub fn proven(&self, place: Place) -> Option<Party> {
        match self.alten[place] {
            0 => self.has_both_alten().then_some(Party::Kontra),
            _ => Some(Party::Re),
        }
    }

    /// There are two ♣D and at least one player of Re; two of Re, both ♣D from one hand, or three of
    /// Kontra leave no doubt about the others. Both ♣D overrule a call for the wrong side, and a discard
    /// by somebody who could have followed.
    fn conclude(&mut self) {
        if self.has_both_alten() {
            self.parties = ByPlace::from_fn(|place| self.proven(place));
        }
        let count = |party| self.parties.0.iter().filter(|&&p| p == Some(party)).count();
        let rest = if count(Party::Re) == 2 || self.alten.0.contains(&2) {
            Party::Kontra
        } else if count(Party::Kontra) == 3 {
            Party::Re
        } else {
            return;
        };
        self.parties = ByPlace(self.parties.0.map(|party| party.or(Some(rest))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use Place::{First, Fourth, Second, Third};

    fn play(known: &mut Known, place: Place, card: &str, led: Led) {
        known.played(place, card.parse().unwrap(), led);
    }

    #[test]
    fn both_alten_from_two_hands_clarify() {
        let mut known = Known::default();
        play(&mut known, First, "CQ", Led::Trump);
        play(&mut known, Second, "DQ", Led::Trump);
        assert_eq!((known.of(First), known.of(Second)), (Some(Party::Re), None));
        assert!(!known.is_clarified());
        play(&mut known, Third, "CQ", Led::Trump);
        assert!(known.is_clarified());
        assert_eq!(known.of(Fourth), Some(Party::Kontra));
    }

    #[test]
    fn a_stille_hochzeit_is_clear_with_the_second_alte() {
        let mut known = Known::default();
        play(&mut known, Fourth, "CQ", Led::Trump);
        assert!(!known.is_clarified());
        play(&mut known, Fourth, "CQ", Led::Plain(cards::Suit::Clubs));
        assert!(known.is_clarified());
        assert_eq!(known.of(First), Some(Party::Kontra));
    }

    #[test]
    fn a_discard_on_a_trump_lead_is_kontra() {
        let mut known = Known::default();
        play(&mut known, First, "SA", Led::Plain(cards::Suit::Hearts));
        assert_eq!(known.of(First), None);
        play(&mut known, First, "SA", Led::Trump);
        assert_eq!(known.of(First), Some(Party::Kontra));
        play(&mut known, Second, "CQ", Led::Trump);
        play(&mut known, Second, "SK", Led::Trump);
        assert_eq!(known.of(Second), Some(Party::Re));
        known.called(Third, Party::Kontra);
        assert!(!known.is_clarified());
        play(&mut known, Fourth, "H9", Led::Trump);
        assert!(known.is_clarified());
    }

    #[test]
    fn calls_tell_the_party() {
        let mut known = Known::default();
        known.called(First, Party::Re);
        assert!(!known.is_clarified());
        known.called(Second, Party::Re);
        assert_eq!(known.of(Third), Some(Party::Kontra));
        let mut known = Known::default();
        for place in [First, Second, Third] {
            known.called(place, Party::Kontra);
        }
        assert_eq!(known.of(Fourth), Some(Party::Re));
    }

    #[test]
    fn a_named_game_tells_what_it_tells() {
        assert!(Known::clarified(|place| place == Third).is_clarified());
        let known = Known::hochzeiter(Second);
        assert_eq!((known.of(Second), known.is_clarified()), (Some(Party::Re), false));
    }
}
