use bridge::{Call, Contract, Doubled, Strain};
use cards::{Card, CardSet, Rank, Seat, SeatSet, Side, Suit, SuitSet};

use crate::{Game, Lexicon, msg};

/// How cards are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum CardStyle {
    /// The symbol of the suit and the letter of the rank in the language: `♥D`, `♠10`, `♦Kn`.
    #[default]
    Symbol,
    /// Letters only, those of the language: `HQ`, `S10`; German `CoD`.
    Ascii,
}

impl Lexicon {
    /// The name of a seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        match seat {
            Seat::North => self.say(msg::SeatNorth),
            Seat::East => self.say(msg::SeatEast),
            Seat::South => self.say(msg::SeatSouth),
            Seat::West => self.say(msg::SeatWest),
        }
    }

    /// The letter of a seat: `E`, in German `O`.
    #[must_use]
    pub fn seat_letter(&self, seat: Seat) -> String {
        match seat {
            Seat::North => self.say(msg::SeatLetterNorth),
            Seat::East => self.say(msg::SeatLetterEast),
            Seat::South => self.say(msg::SeatLetterSouth),
            Seat::West => self.say(msg::SeatLetterWest),
        }
    }

    /// Some seats: `North, East and South`.
    #[must_use]
    pub fn seats(&self, seats: SeatSet) -> String {
        self.and(seats.iter().map(|seat| self.seat(seat)).collect())
    }

    /// Points with their sign, the minus as score lists print it: `+4`, `−12`, `0`.
    #[must_use]
    pub fn signed(&self, points: i64) -> String {
        let text = if points == 0 { "0".to_owned() } else { format!("{points:+}") };
        if self.style() == CardStyle::Ascii { text } else { text.replace('-', "\u{2212}") }
    }

    /// A pair: `North-South`.
    #[must_use]
    pub fn side(&self, side: Side) -> String {
        match side {
            Side::NorthSouth => self.say(msg::SideNorthSouth),
            Side::EastWest => self.say(msg::SideEastWest),
        }
    }

    /// The name of a suit, in English the plural: `hearts`, `Coeur`, at Doppelkopf `Herz`.
    #[must_use]
    pub fn suit(&self, suit: Suit) -> String {
        match (self.game(), suit) {
            (Game::Bridge, Suit::Clubs) => self.say(msg::SuitClubs),
            (Game::Bridge, Suit::Diamonds) => self.say(msg::SuitDiamonds),
            (Game::Bridge, Suit::Hearts) => self.say(msg::SuitHearts),
            (Game::Bridge, Suit::Spades) => self.say(msg::SuitSpades),
            (Game::Doppelkopf, Suit::Clubs) => self.say(msg::SuitDokoClubs),
            (Game::Doppelkopf, Suit::Diamonds) => self.say(msg::SuitDokoDiamonds),
            (Game::Doppelkopf, Suit::Hearts) => self.say(msg::SuitDokoHearts),
            (Game::Doppelkopf, Suit::Spades) => self.say(msg::SuitDokoSpades),
        }
    }

    /// Suits in the order of the diagrams, spades first: `hearts and diamonds`.
    #[must_use]
    pub fn suits_and(&self, suits: SuitSet) -> String {
        self.and(self.suit_names(suits))
    }

    /// Suits in the order of the diagrams, spades first: `hearts or diamonds`.
    #[must_use]
    pub fn suits_or(&self, suits: SuitSet) -> String {
        self.or(self.suit_names(suits))
    }

    fn suit_names(&self, suits: SuitSet) -> Vec<String> {
        Suit::ALL.into_iter().rev().filter(|&suit| suits.contains(suit)).map(|suit| self.suit(suit)).collect()
    }

    /// The name of a rank: `jack`; below that the number.
    #[must_use]
    pub fn rank(&self, rank: Rank) -> String {
        match rank {
            Rank::Ace => self.say(msg::RankAce),
            Rank::King => self.say(msg::RankKing),
            Rank::Queen => self.say(msg::RankQueen),
            Rank::Jack => self.say(msg::RankJack),
            _ => (rank as u8 + 2).to_string(),
        }
    }

    /// The letter of a rank, as the language prints it: `Q`, `D`, `V`; the ten is `10`.
    #[must_use]
    pub fn rank_letter(&self, rank: Rank) -> String {
        match rank {
            Rank::Ace => self.say(msg::RankLetterAce),
            Rank::King => self.say(msg::RankLetterKing),
            Rank::Queen => self.say(msg::RankLetterQueen),
            Rank::Jack => self.say(msg::RankLetterJack),
            _ => self.rank(rank),
        }
    }

    /// The symbol of a suit, or its letters if this lexicon writes without symbols.
    #[must_use]
    pub fn suit_mark(&self, suit: Suit) -> String {
        match (self.style(), suit) {
            (CardStyle::Symbol, _) => suit.symbol().to_string(),
            (CardStyle::Ascii, Suit::Clubs) => self.say(msg::SuitLetterClubs),
            (CardStyle::Ascii, Suit::Diamonds) => self.say(msg::SuitLetterDiamonds),
            (CardStyle::Ascii, Suit::Hearts) => self.say(msg::SuitLetterHearts),
            (CardStyle::Ascii, Suit::Spades) => self.say(msg::SuitLetterSpades),
        }
    }

    /// A call, as it is spoken and written: `Pass`, `2♥`.
    #[must_use]
    pub fn call(&self, call: Call) -> String {
        match call {
            Call::Pass => self.say(msg::LivePass),
            Call::Double => self.say(msg::LiveDouble),
            Call::Redouble => self.say(msg::LiveRedouble),
            Call::Bid(level, strain) => {
                self.contract(Contract { level, strain, doubled: Doubled::Undoubled })
            }
        }
    }

    /// A call as a thing in a sentence: `1♥`, `double`; German `Gebot 1♥`, Dutch `het doublet`.
    #[must_use]
    pub fn made(&self, call: Call) -> String {
        match call {
            Call::Pass => self.say(msg::CallMadePass),
            Call::Double => self.say(msg::CallMadeDouble),
            Call::Redouble => self.say(msg::CallMadeRedouble),
            Call::Bid(..) => self.say(msg::CallMadeBid { bid: &self.call(call) }),
        }
    }

    /// A call by its name, which players of some languages do not say when they make it: Danish `dobling`.
    #[must_use]
    pub fn named(&self, call: Call) -> String {
        match call {
            Call::Pass => self.say(msg::CallNamedPass),
            Call::Double => self.say(msg::CallNamedDouble),
            Call::Redouble => self.say(msg::CallNamedRedouble),
            Call::Bid(..) => self.call(call),
        }
    }

    /// A call as what somebody has done: `bid 1♥`, `doubled`.
    #[must_use]
    pub fn called(&self, call: Call) -> String {
        match call {
            Call::Pass => self.say(msg::CallCalledPass),
            Call::Double => self.say(msg::CallCalledDouble),
            Call::Redouble => self.say(msg::CallCalledRedouble),
            Call::Bid(..) => self.say(msg::CallCalledBid { bid: &self.call(call) }),
        }
    }

    /// A card in the style of this lexicon: `♥Q`, in Norwegian `♥D`.
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        self.suit_mark(card.suit()) + &self.rank_letter(card.rank())
    }

    /// Cards in the order of the diagrams: `♥9 and ♦2`.
    #[must_use]
    pub fn cards_and(&self, cards: CardSet) -> String {
        self.and(self.card_names(cards))
    }

    /// Cards in the order of the diagrams: `♥9 or ♦2`.
    #[must_use]
    pub fn cards_or(&self, cards: CardSet) -> String {
        self.or(self.card_names(cards))
    }

    fn card_names(&self, cards: CardSet) -> Vec<String> {
        let mut names: Vec<String> = cards.iter().map(|card| self.card(card)).collect();
        names.reverse();
        names
    }

    /// A contract as the language writes it: `3NT`, `3 SA`, `4♠x`, `4♠ Kontra`.
    #[must_use]
    pub fn contract(&self, contract: Contract) -> String {
        let level = contract.level.get().to_string();
        let bid = match contract.strain {
            Strain::NoTrump => self.say(msg::ContractNotrump { level: &level }),
            strain => level + &strain.trump().map(|suit| self.suit_mark(suit)).unwrap_or_default(),
        };
        match contract.doubled {
            Doubled::Undoubled => bid,
            Doubled::Doubled => self.say(msg::ContractDoubled { contract: &bid }),
            Doubled::Redoubled => self.say(msg::ContractRedoubled { contract: &bid }),
        }
    }

    /// `a, b and c`.
    #[must_use]
    pub fn and(&self, mut items: Vec<String>) -> String {
        match items.pop() {
            Some(last) if !items.is_empty() => {
                self.say(msg::ListAnd { list: &items.join(", "), last: &last })
            }
            last => last.unwrap_or_default(),
        }
    }

    /// `a, b or c`.
    #[must_use]
    pub fn or(&self, mut items: Vec<String>) -> String {
        match items.pop() {
            Some(last) if !items.is_empty() => self.say(msg::ListOr { list: &items.join(", "), last: &last }),
            last => last.unwrap_or_default(),
        }
    }
}
