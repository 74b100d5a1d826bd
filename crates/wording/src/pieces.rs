//! A sentence in its pieces: words, and the cards and suits that stand in it. Whoever shows a sentence in colours,
//! or reads it to somebody, asks here, where cards are written, and looks for nothing himself.

use cards::{Card, Rank, Suit};

use crate::Lexicon;

/// A piece of a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Words.
    Text(&'a str),
    /// A card, with its rank as it stands there.
    Card(Card, &'a str),
    /// A suit alone.
    Suit(Suit),
}

impl Lexicon {
    /// The pieces of a sentence of this lexicon, in order. Suits are found by their symbols; a lexicon that
    /// writes letters has only words.
    ///
    /// ```
    /// use wording::{Lang, Lexicon, Piece};
    /// let words = Lexicon::new(Lang::Nb);
    /// let [Piece::Text("Øst: "), Piece::Card(card, "Kn"), Piece::Text(".")] = words.pieces("Øst: ♥Kn.")[..] else {
    ///     panic!()
    /// };
    /// assert_eq!(card.to_string(), "HJ");
    /// ```
    #[must_use]
    pub fn pieces<'a>(&self, sentence: &'a str) -> Vec<Piece<'a>> {
        let mut pieces = Vec::new();
        let mut rest = sentence;
        while let Some((at, suit)) = first_suit(rest) {
            let (before, from) = rest.split_at(at);
            if !before.is_empty() {
                pieces.push(Piece::Text(before));
            }
            let after = from.get(suit.symbol().len_utf8()..).unwrap_or_default();
            let (letters, left) = after.split_at(self.rank_at(after).map_or(0, |(_, len)| len));
            pieces.push(match self.rank_at(after) {
                Some((rank, _)) => Piece::Card(Card::new(suit, rank), letters),
                None => Piece::Suit(suit),
            });
            rest = left;
        }
        if !rest.is_empty() {
            pieces.push(Piece::Text(rest));
        }
        pieces
    }

    /// A card as it is spoken: its suit and its rank by the language's own names.
    #[must_use]
    pub fn spoken_card(&self, card: Card) -> String {
        format!("{} {}", self.suit(card.suit()), self.rank(card.rank()))
    }

    /// The rank that begins here and the length of its letters, the longest first (`Kn` is not a king).
    fn rank_at(&self, text: &str) -> Option<(Rank, usize)> {
        let letters = Rank::ALL.into_iter().map(|rank| (rank, self.rank_letter(rank)));
        let here = letters.filter(|(_, letters)| text.starts_with(letters.as_str()));
        here.map(|(rank, letters)| (rank, letters.len())).max_by_key(|(_, len)| *len)
    }
}

fn first_suit(text: &str) -> Option<(usize, Suit)> {
    text.char_indices().find_map(|(at, c)| Some((at, Suit::ALL.into_iter().find(|suit| suit.symbol() == c)?)))
}

#[cfg(test)]
mod tests {
    use crate::Lang;

    use super::*;

    #[test]
    fn every_card_that_a_lexicon_writes_is_that_card_among_the_pieces() {
        for lang in Lang::ALL {
            let words = Lexicon::new(lang);
            for card in Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.map(|rank| Card::new(suit, rank))) {
                let letters = words.rank_letter(card.rank());
                for (before, after) in [("", ""), ("a ", "."), ("(", ", b"), ("♠ ", "♥")] {
                    let sentence = format!("{before}{}{after}", words.card(card));
                    let pieces = words.pieces(&sentence);
                    assert!(pieces.contains(&Piece::Card(card, &letters)), "{lang:?} {sentence}: {pieces:?}");
                    let all: String = pieces
                        .iter()
                        .map(|piece| match piece {
                            Piece::Text(text) => (*text).to_owned(),
                            Piece::Card(card, letters) => format!("{}{letters}", card.suit().symbol()),
                            Piece::Suit(suit) => suit.symbol().to_string(),
                        })
                        .collect();
                    assert_eq!(all, sentence, "nothing is lost");
                }
            }
        }
    }
}
