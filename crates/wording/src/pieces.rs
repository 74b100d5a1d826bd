//! A sentence in its pieces: words, and the cards, suits and seats that stand in it. Whoever shows a sentence in
//! colours, or reads it to somebody, asks here, where cards are written, and looks for nothing himself.

use cards::{Card, Rank, Seat, Suit};
use doppelkopf_rules::Position;

use crate::{Game, Lexicon, capitalised};

/// A piece of a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Words.
    Text(&'a str),
    /// A card, with its rank as it stands there.
    Card(Card, &'a str),
    /// A suit alone.
    Suit(Suit),
    /// A player, as he is named there.
    Player(Player, &'a str),
}

/// A player as a sentence names him.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// At a table of bridge.
    Seat(Seat),
    /// At a table of Doppelkopf.
    Position(Position),
}

/// What is looked for in a sentence.
pub(crate) struct Names {
    /// The players of the game, as sentences name them at their beginning and within.
    players: Vec<(Player, String)>,
    /// The ranks and their letters, the longest first (`Kn` is not a king).
    ranks: Vec<(Rank, String)>,
}

impl Names {
    fn of(words: &Lexicon) -> Names {
        let both = |(player, name): (Player, String)| [(player, capitalised(&name)), (player, name)];
        let players = match words.game() {
            Game::Bridge => {
                Seat::ALL.into_iter().map(|s| (Player::Seat(s), words.seat(s))).flat_map(both).collect()
            }
            Game::Doppelkopf => {
                let name = |p| (Player::Position(p), words.doko_position(p));
                Position::ALL.into_iter().map(name).flat_map(both).collect()
            }
        };
        let mut ranks = Rank::ALL.map(|rank| (rank, words.rank_letter(rank))).to_vec();
        ranks.sort_by_key(|(_, letters)| std::cmp::Reverse(letters.len()));
        Names { players, ranks }
    }

    /// The rank that begins here, and its letters.
    fn rank_at(&self, text: &str) -> Option<&(Rank, String)> {
        self.ranks.iter().find(|(_, letters)| text.starts_with(letters.as_str()))
    }
}

impl Lexicon {
    /// The pieces of a sentence of this lexicon, in order. Suits are found by their symbols; a lexicon that
    /// writes letters has no cards among them. Players are found by their names at this game, in the genitive
    /// too; a pair (`North-South`) is no player.
    ///
    /// ```
    /// use cards::Seat;
    /// use wording::{Lang, Lexicon, Piece, Player};
    /// let words = Lexicon::new(Lang::Nb);
    /// let [Piece::Player(Player::Seat(Seat::East), "Øst"), Piece::Text(": "), Piece::Card(card, "Kn")] =
    ///     words.pieces("Øst: ♥Kn")[..]
    /// else {
    ///     panic!()
    /// };
    /// assert_eq!(card.to_string(), "HJ");
    /// ```
    #[must_use]
    pub fn pieces<'a>(&self, sentence: &'a str) -> Vec<Piece<'a>> {
        let names = self.names.get_or_init(|| Names::of(self));
        let mut pieces = Vec::new();
        let mut rest = sentence;
        while let Some((at, suit)) = first_suit(rest) {
            let (before, from) = rest.split_at(at);
            words_and_players(before, &names.players, &mut pieces);
            let after = from.get(suit.symbol().len_utf8()..).unwrap_or_default();
            let rank = names.rank_at(after);
            let (letters, left) = after.split_at(rank.map_or(0, |(_, letters)| letters.len()));
            pieces.push(match rank {
                Some((rank, _)) => Piece::Card(Card::new(suit, *rank), letters),
                None => Piece::Suit(suit),
            });
            rest = left;
        }
        words_and_players(rest, &names.players, &mut pieces);
        pieces
    }

    /// A card as it is spoken: its suit and its rank by the language's own names.
    #[must_use]
    pub fn spoken_card(&self, card: Card) -> String {
        format!("{} {}", self.suit(card.suit()), self.rank(card.rank()))
    }
}

fn first_suit(text: &str) -> Option<(usize, Suit)> {
    text.char_indices().find_map(|(at, c)| Some((at, Suit::ALL.into_iter().find(|suit| suit.symbol() == c)?)))
}

/// Words without a suit among them: the players, and what stands between.
fn words_and_players<'a>(text: &'a str, players: &[(Player, String)], pieces: &mut Vec<Piece<'a>>) {
    let (mut from, mut before) = (0, None);
    for (at, c) in text.char_indices() {
        let begins = at >= from && !before.is_some_and(in_a_name);
        before = Some(c);
        let here = text.get(at..).filter(|_| begins);
        let Some((player, name)) = here.and_then(|here| player_at(here, players)) else { continue };
        pieces.extend(text.get(from..at).filter(|words| !words.is_empty()).map(Piece::Text));
        pieces.push(Piece::Player(player, name));
        from = at + name.len();
    }
    pieces.extend(text.get(from..).filter(|words| !words.is_empty()).map(Piece::Text));
}

/// The player who is named here.
fn player_at<'a>(text: &'a str, players: &[(Player, String)]) -> Option<(Player, &'a str)> {
    players.iter().find_map(|(player, name)| {
        let after = text.strip_prefix(name.as_str())?;
        let after = after.strip_prefix('s').unwrap_or(after);
        (!after.starts_with(in_a_name)).then_some((*player, text.get(..name.len())?))
    })
}

/// What goes on a name: `Northern`, `Nord-Süd`.
fn in_a_name(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '-' | '\u{2010}'..='\u{2013}')
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
                            Piece::Player(_, name) => (*name).to_owned(),
                        })
                        .collect();
                    assert_eq!(all, sentence, "nothing is lost");
                }
            }
        }
    }
    #[test]
    fn a_player_is_found_by_his_name_and_a_pair_is_none() {
        use Piece::{Card as C, Text as T};
        let seat = |seat, name| Piece::Player(Player::Seat(seat), name);
        let table = [
            (Lang::En, "West leads.", vec![seat(Seat::West, "West"), T(" leads.")]),
            (Lang::Da, "Nords kort", vec![seat(Seat::North, "Nord"), T("s kort")]),
            (Lang::En, "East's and", vec![seat(Seat::East, "East"), T("'s and")]),
            (Lang::De, "Nord-Süd, Westen", vec![T("Nord-Süd, Westen")]),
            (
                Lang::De,
                "Süd, dann (Ost).",
                vec![seat(Seat::South, "Süd"), T(", dann ("), seat(Seat::East, "Ost"), T(").")],
            ),
            (
                Lang::Nl,
                "Noord ♥V west",
                vec![
                    seat(Seat::North, "Noord"),
                    T(" "),
                    C(Card::new(Suit::Hearts, Rank::Queen), "V"),
                    T(" "),
                    seat(Seat::West, "west"),
                ],
            ),
        ];
        for (lang, sentence, pieces) in table {
            assert_eq!(Lexicon::new(lang).pieces(sentence), pieces, "{lang:?} {sentence}");
        }
        let words = Lexicon::new(Lang::En).at(Game::Doppelkopf);
        let position = |position, name| Piece::Player(Player::Position(position), name);
        assert_eq!(
            words.pieces("Position 1 did it, not position 2 (position 12)."),
            [
                position(Position::One, "Position 1"),
                T(" did it, not "),
                position(Position::Two, "position 2"),
                T(" (position 12)."),
            ]
        );
    }
}
