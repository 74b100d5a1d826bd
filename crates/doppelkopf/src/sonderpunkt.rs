use std::fmt;

use doppelkopf_score::{ByParty, Special};

use crate::{ByPlace, Kind, Party, Place};

/// S6.4–S6.6: what happened in a trick and earns a point. Gegen Re is no such thing: it follows from
/// who has won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sonderpunkt {
    /// ♦A in a trick of the other side.
    Fox,
    /// A trick of 40 Augen or more.
    Doppelkopf,
    /// The last trick, won with a ♣B.
    Karlchen,
}

impl fmt::Display for Sonderpunkt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Sonderpunkt::Fox => "fox",
            Sonderpunkt::Doppelkopf => "doppelkopf",
            Sonderpunkt::Karlchen => "karlchen",
        })
    }
}

/// What was seen in the tricks, by player: in a Hochzeit only the final parties tell what it is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub(crate) struct Seen {
    /// For each who won a trick: whose foxes were in it.
    foxes: ByPlace<ByPlace<u8>>,
    doppelkoepfe: ByPlace<u8>,
    karlchen: Option<Place>,
}

impl Seen {
    /// A complete trick: cards by player, their Augen, and whether it was the twelfth.
    #[inline]
    pub(crate) fn trick(&mut self, cards: &ByPlace<Kind>, augen: u8, winner: Place, last: bool) {
        if Sonderpunkt::is_doppelkopf(augen) {
            self.doppelkoepfe[winner] += 1;
        }
        for place in Place::ALL {
            self.foxes[winner][place] += u8::from(cards[place] == Kind::FOX);
        }
        if last && cards[winner] == Kind::KARLCHEN {
            self.karlchen = Some(winner);
        }
    }

    /// What a player took before anybody wrote it down, foxes from this player.
    pub(crate) fn told(&mut self, winner: Place, from: Place, special: &Special) {
        self.foxes[winner][from] += special.foxes;
        self.doppelkoepfe[winner] += special.doppelkoepfe;
    }

    /// 5.3.7: tricks that this soloist left lying are lost, and what was in them with them. A single
    /// player has no Sonderpunkte anyway; only A12, read the other way, could give him some.
    pub(crate) fn forget(&mut self, soloist: Place) {
        self.foxes[soloist] = ByPlace::default();
        self.doppelkoepfe[soloist] = 0;
    }

    /// What each side took.
    pub(crate) fn special(&self, party: impl Fn(Place) -> Party) -> ByParty<Special> {
        let mut special: ByParty<Special> = ByParty::default();
        for winner in Place::ALL {
            let to = special.of_mut(party(winner));
            to.doppelkoepfe += self.doppelkoepfe[winner];
            let caught = self.foxes[winner].iter().filter(|&(owner, _)| party(owner) != party(winner));
            to.foxes += caught.map(|(_, &times)| times).sum::<u8>();
            to.karlchen |= self.karlchen == Some(winner);
        }
        special
    }
}

impl Sonderpunkt {
    /// S6.5: whether a trick of so many Augen is one.
    #[must_use]
    #[inline]
    pub const fn is_doppelkopf(augen: u8) -> bool {
        augen >= 40
    }

    /// Each point with the side that has it.
    #[must_use]
    pub fn list(special: &ByParty<Special>) -> Vec<(Sonderpunkt, Party)> {
        let mut points = Vec::new();
        for party in Party::BOTH {
            let Special { foxes, doppelkoepfe, karlchen } = *special.of(party);
            for (what, times) in [
                (Sonderpunkt::Fox, foxes),
                (Sonderpunkt::Doppelkopf, doppelkoepfe),
                (Sonderpunkt::Karlchen, u8::from(karlchen)),
            ] {
                points.extend((0..times).map(|_| (what, party)));
            }
        }
        points
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use Place::{First, Fourth, Second, Third};

    /// The points of tricks, given as cards from the first place on and the winner; the last of them
    /// is the twelfth. First and Third are Re.
    fn points(tricks: &[(&str, Place)]) -> Vec<String> {
        let mut seen = Seen::default();
        for (i, (cards, winner)) in tricks.iter().enumerate() {
            let cards: Vec<Kind> = cards.split(' ').map(|c| c.parse().unwrap()).collect();
            let augen = cards.iter().map(|kind| kind.augen()).sum();
            seen.trick(&ByPlace(cards.try_into().unwrap()), augen, *winner, i + 1 == tricks.len());
        }
        let party = |place| if matches!(place, First | Third) { Party::Re } else { Party::Kontra };
        Sonderpunkt::list(&seen.special(party))
            .iter()
            .map(|(what, party)| format!("{what} {}", crate::announce::word(*party)))
            .collect()
    }

    #[test]
    fn foxes_count_in_tricks_of_the_other_side() {
        assert_eq!(points(&[("DA D9 CQ D9", Third)]), [""; 0]);
        assert_eq!(points(&[("DA D9 D9 HT", Fourth)]), ["fox kontra"]);
        assert_eq!(points(&[("DA HT DA D9", Second)]), ["fox kontra", "fox kontra"]); // C13
        assert_eq!(points(&[("DA D9 DJ D9", First)]), [""; 0]);
        assert_eq!(points(&[("DJ DA D9 D9", First), ("C9 CA CK C9", Second)]), ["fox re"]);
    }

    #[test]
    fn forty_augen_are_a_doppelkopf() {
        assert_eq!(points(&[("HT ST CA SA", First)]), ["doppelkopf re"]);
        assert_eq!(points(&[("HA HT HA HT", Second)]), ["doppelkopf kontra"]);
        assert_eq!(points(&[("HT HA DQ HA", First)]), [""; 0]);
        assert_eq!(points(&[("CT CT ST ST", First)]), ["doppelkopf re"]); // exactly 40
    }

    #[test]
    fn karlchen_wins_the_last_trick() {
        assert_eq!(points(&[("D9 CJ CJ DJ", Second)]), ["karlchen kontra"]); // C15: the earlier one
        assert_eq!(points(&[("D9 CJ CQ DJ", Third)]), [""; 0]);
        assert_eq!(points(&[("D9 CJ DK DJ", Second), ("C9 C9 CK CA", Fourth)]), [""; 0]);
    }
}
