use std::{fmt, str::FromStr};

use cards::Suit;
use thiserror::Error;

use crate::{Kind, Kinds, Place, order};

/// Which cards are trumps: the kinds of solo. A game that is no solo has the trumps of ♦.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Trumps {
    /// S3.4, S3.5: ♥10, queens, jacks and the rest of this suit.
    Farbe(Suit),
    /// S3.3: the queens only.
    Damen,
    /// S3.2: the jacks only.
    Buben,
    /// S3.1: none.
    Fleischlos,
}

/// What a card counts as when it is led: what the others have to follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Led {
    /// Any trump.
    Trump,
    /// A plain suit.
    Plain(Suit),
}

impl Led {
    /// The four plain suits and the trumps.
    pub const ALL: [Led; 5] = [
        Led::Plain(Suit::Clubs),
        Led::Plain(Suit::Diamonds),
        Led::Plain(Suit::Hearts),
        Led::Plain(Suit::Spades),
        Led::Trump,
    ];
}

impl Trumps {
    /// Those of a normal game and of every Hochzeit.
    pub const NORMAL: Trumps = Trumps::Farbe(Suit::Diamonds);

    /// All seven.
    pub const ALL: [Trumps; 7] = [
        Trumps::Farbe(Suit::Clubs),
        Trumps::Farbe(Suit::Diamonds),
        Trumps::Farbe(Suit::Hearts),
        Trumps::Farbe(Suit::Spades),
        Trumps::Damen,
        Trumps::Buben,
        Trumps::Fleischlos,
    ];

    /// The trumps.
    #[must_use]
    #[inline]
    pub const fn kinds(self) -> Kinds {
        self.following(Led::Trump)
    }

    /// Whether this is one.
    #[must_use]
    #[inline]
    pub const fn is_trump(self, kind: Kind) -> bool {
        self.kinds().has(kind)
    }

    /// What this card counts as when led.
    #[must_use]
    #[inline]
    pub const fn led(self, kind: Kind) -> Led {
        self.order().led(kind)
    }

    /// The cards that follow this.
    #[must_use]
    #[inline]
    pub const fn following(self, led: Led) -> Kinds {
        self.order().following(led)
    }

    /// How high a card stands in a trick to which this was led; nothing if it cannot win it.
    #[must_use]
    #[inline]
    pub const fn strength(self, led: Led, kind: Kind) -> Option<u8> {
        match self.order().strength(led, kind) {
            0 => None,
            strength => Some(strength),
        }
    }

    /// Which card of a trick wins it, cards in the order of play; nothing if there is none.
    #[must_use]
    #[inline]
    pub fn winner(self, trick: &[Kind], equal: Equal) -> Option<usize> {
        self.order().winner(trick, equal)
    }
}

/// Which of two identical cards of a trick ranks higher.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub enum Equal {
    /// S1.7: the earlier, always.
    #[default]
    Earlier,
    /// A17, read the other way: of two ♥10 that are trumps the later.
    LaterHeartTen,
}

impl Equal {
    /// Whether a card that stands so high in its trick (see [`Trumps::strength`]; 0 if it cannot win it)
    /// takes it from the best card before it.
    #[must_use]
    #[inline]
    pub const fn beats(self, later: u8, best: u8) -> bool {
        later > best || later == best && matches!(self, Equal::LaterHeartTen) && later == order::HEART_TEN
    }
}

impl fmt::Display for Trumps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trumps::Farbe(suit) => write!(f, "farbe:{suit}"),
            Trumps::Damen => f.write_str("damen"),
            Trumps::Buben => f.write_str("buben"),
            Trumps::Fleischlos => f.write_str("fleischlos"),
        }
    }
}

/// The solo that people call so.
fn as_said(text: &str) -> Option<Trumps> {
    let lower = text.to_lowercase();
    let bare: String = lower.chars().filter(|c| !matches!(c, ' ' | '-' | ':' | '.')).collect();
    let name = bare.strip_prefix("farbsolo").or_else(|| bare.strip_prefix("farbe")).unwrap_or(&bare);
    Some(match name.strip_suffix("solo").unwrap_or(name) {
        "damen" | "dame" | "queens" => Trumps::Damen,
        "buben" | "bube" | "jacks" => Trumps::Buben,
        "fleischlos" | "fleischloser" | "fleischlose" | "asse" | "ass" | "aces" | "trumpflos"
        | "ohnetrumpf" => Trumps::Fleischlos,
        "kreuz" | "♣" | "clubs" => Trumps::Farbe(Suit::Clubs),
        "pik" | "♠" | "spades" => Trumps::Farbe(Suit::Spades),
        "herz" | "♥" | "hearts" => Trumps::Farbe(Suit::Hearts),
        "karo" | "♦" | "diamonds" => Trumps::Farbe(Suit::Diamonds),
        _ => return None,
    })
}

/// A text that names no kind of solo.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no solo; write damen, buben, fleischlos or kreuz, pik, herz, karo (farbe:C, …, farbe:D)")] // S3.6
pub struct ParseTrumpsError(pub String);

impl FromStr for Trumps {
    type Err = ParseTrumpsError;

    /// As it is written (`farbe:C`), or as people say it: `Fleischloser`, `Asse-Solo`, `Kreuz-Solo`, `Farbsolo Kreuz`.
    fn from_str(s: &str) -> Result<Trumps, ParseTrumpsError> {
        let written = || Trumps::ALL.into_iter().find(|trumps| trumps.to_string() == s);
        written().or_else(|| as_said(s)).ok_or_else(|| ParseTrumpsError(s.to_owned()))
    }
}

/// How a solo came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Duty {
    /// S2.1: the player's first of the round.
    Pflicht,
    /// 4.1.9: the same, but he was made to play it at the end of the round.
    Vorgefuehrt,
    /// S2.2: any further one.
    Lust,
}

/// The game that was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Game {
    /// The holders of the ♣D against the rest; if one has both, a stille Hochzeit.
    Normal,
    /// The holder of both ♣D looks for a partner.
    Hochzeit {
        /// The Hochzeiter.
        by: Place,
    },
    /// One against three.
    Solo {
        /// The soloist.
        by: Place,
        /// What is trump.
        trumps: Trumps,
        /// Pflichtsolo or Lustsolo.
        duty: Duty,
    },
}

impl Game {
    /// What is trump.
    #[must_use]
    pub const fn trumps(self) -> Trumps {
        match self {
            Game::Normal | Game::Hochzeit { .. } => Trumps::NORMAL,
            Game::Solo { trumps, .. } => trumps,
        }
    }

    /// Who leads to the first trick.
    #[must_use]
    pub const fn leader(self) -> Place {
        match self {
            Game::Solo { by, duty: Duty::Pflicht | Duty::Vorgefuehrt, .. } => by, // S2.9
            _ => Place::First,                                                    // S2.10
        }
    }

    /// S2.11, 4.1.9: whether the same player deals again.
    #[must_use]
    pub const fn same_dealer_again(self) -> bool {
        matches!(self, Game::Solo { duty: Duty::Pflicht, .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Hand;

    fn order(trumps: Trumps, led: Led) -> String {
        let mut kinds: Vec<Kind> = Hand::PACK.only(trumps.following(led)).kinds().collect();
        kinds.sort_by_key(|&kind| std::cmp::Reverse(trumps.strength(led, kind)));
        kinds.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_table_of_trumps() {
        let honours = "HT CQ SQ HQ DQ CJ SJ HJ DJ";
        let table = [
            ("farbe:D", format!("{honours} DA DT DK D9"), "CA CT CK C9"),
            ("farbe:C", format!("{honours} CA CT CK C9"), ""),
            ("farbe:S", format!("{honours} SA ST SK S9"), "CA CT CK C9"),
            ("farbe:H", format!("{honours} HA HK H9"), "CA CT CK C9"),
            ("damen", "CQ SQ HQ DQ".to_owned(), "CA CT CK CJ C9"),
            ("buben", "CJ SJ HJ DJ".to_owned(), "CA CT CK CQ C9"),
            ("fleischlos", String::new(), "CA CT CK CQ CJ C9"),
        ];
        for (name, trump, clubs) in table {
            let trumps: Trumps = name.parse().unwrap();
            assert_eq!(trumps.to_string(), name);
            assert_eq!(order(trumps, Led::Trump), trump, "{name}");
            assert_eq!(order(trumps, Led::Plain(Suit::Clubs)), clubs, "{name}");
            let hearts = order(trumps, Led::Plain(Suit::Hearts));
            assert_eq!(hearts.contains("HT"), !matches!(trumps, Trumps::Farbe(_)), "{name}");
            // Every card is a trump or in one plain suit.
            let plain = Suit::ALL.map(|suit| Hand::PACK.only(trumps.following(Led::Plain(suit))).len());
            assert_eq!(Hand::PACK.only(trumps.kinds()).len() + plain.iter().sum::<u8>(), 48);
        }
        for (said, written) in [
            ("Fleischlos", "fleischlos"),
            ("Fleischloser", "fleischlos"),
            ("Asse-Solo", "fleischlos"),
            ("Kreuz-Solo", "farbe:C"),
            ("Farbsolo Kreuz", "farbe:C"),
            ("Farbsolo ♠", "farbe:S"),
            ("Herz", "farbe:H"),
            ("karosolo", "farbe:D"),
            ("Damensolo", "damen"),
            ("Buben-Solo", "buben"),
        ] {
            assert_eq!(said.parse::<Trumps>().unwrap().to_string(), written, "{said}");
        }
        for nothing in ["koehler", "", "solo", "farbsolo", "farbe:Q", "Re"] {
            assert!(nothing.parse::<Trumps>().is_err(), "{nothing}");
        }
    }

    #[test]
    fn tricks_k01_to_k21() {
        let normal = "farbe:D";
        let table = [
            ("K01", normal, "HT HT CQ CQ", 1, 26),
            ("K02", normal, "CA CA CT C9", 1, 32),
            ("K03", normal, "S9 SA D9 SK", 3, 15),
            ("K04", normal, "HA HK HA H9", 1, 26),
            ("K05", normal, "DQ HQ HT CJ", 3, 18),
            ("K06", normal, "CJ CJ DA D9", 1, 15),
            ("K07", normal, "C9 SA HA DK", 4, 26),
            ("K08", normal, "SA H9 ST HK", 1, 25),
            ("K09", "farbe:H", "HA HT HK DQ", 2, 28),
            ("K10", "farbe:H", "DA DT HK D9", 3, 25),
            ("K11", "farbe:S", "SA ST CQ HT", 4, 34),
            ("K12", "farbe:C", "CA DQ CT CJ", 2, 26),
            ("K13", "damen", "HT HA HQ HK", 3, 28),
            ("K14", "damen", "DQ DQ CQ HT", 3, 19),
            ("K15", "damen", "CJ CT CK CA", 4, 27),
            ("K16", "buben", "HQ HT HK HA", 4, 28),
            ("K17", "buben", "DJ HJ HJ CQ", 2, 9),
            ("K18", "fleischlos", "D9 CA SA HA", 1, 33),
            ("K19", "fleischlos", "SJ SQ ST ST", 3, 25),
            ("K20", "fleischlos", "HT HA HQ HA", 2, 35),
            ("K21", normal, "S9 D9 C9 H9", 2, 0),
        ];
        for (id, trumps, cards, winner, augen) in table {
            let trick: Vec<Kind> = cards.split(' ').map(|c| c.parse().unwrap()).collect();
            let trumps: Trumps = trumps.parse().unwrap();
            assert_eq!(trumps.winner(&trick, Equal::Earlier), Some(winner - 1), "{id}");
            assert_eq!(trick.iter().map(|k| k.augen()).sum::<u8>(), augen, "{id}");
        }
        assert_eq!(Trumps::NORMAL.winner(&[], Equal::Earlier), None);
    }

    #[test]
    fn the_second_heart_ten_where_the_sheet_is_read_so() {
        let table = [
            ("farbe:D", "HT CQ HT D9", 3),
            ("farbe:S", "D9 HT DA HT", 4),
            // Of other cards the earlier; where ♥10 is plain it is one of them.
            ("farbe:D", "CQ D9 CQ D9", 1),
            ("damen", "HT HK HT H9", 1),
            ("fleischlos", "HA HT HT HA", 1),
        ];
        for (trumps, cards, winner) in table {
            let trick: Vec<Kind> = cards.split(' ').map(|c| c.parse().unwrap()).collect();
            let trumps: Trumps = trumps.parse().unwrap();
            assert_eq!(trumps.winner(&trick, Equal::LaterHeartTen), Some(winner - 1), "{trumps} {cards}");
        }
    }
}
