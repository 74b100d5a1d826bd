//! Text for pages: cards in a sentence are shown in the colour of their suit, and have names for those
//! who listen.

use std::fmt::{self, Write as _};

use cards::Suit;
use wording::{Lexicon, Piece, Player, msg};

/// Text that is HTML already.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Html(String);

impl Html {
    /// Text that is HTML already: whoever makes it has escaped what comes from outside.
    #[must_use]
    pub const fn new(html: String) -> Html {
        Html(html)
    }
}

impl fmt::Display for Html {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl askama::filters::HtmlSafe for Html {}

/// The class of a suit in the style sheet.
#[must_use]
pub const fn class(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "c",
        Suit::Diamonds => "d",
        Suit::Hearts => "h",
        Suit::Spades => "s",
    }
}

/// That something is no number which can stand in its field, however long it is.
#[must_use]
pub fn no_number(found: &str, words: &Lexicon) -> String {
    let found = &found.chars().take(40).collect::<String>();
    words.say(msg::HallNoNumber { found })
}

/// A sentence of ours as HTML, with its cards and players marked.
#[must_use]
pub fn rich(text: &str, words: &Lexicon) -> Html {
    named(text, words, |_| None)
}

/// The same; behind each player stands who sits there, if that is known.
#[must_use]
pub fn named<'n>(text: &str, words: &Lexicon, who: impl Fn(Player) -> Option<&'n str>) -> Html {
    let mut out = String::with_capacity(text.len() + 64);
    for piece in words.pieces(text) {
        match piece {
            Piece::Text(text) => together(&mut out, text),
            Piece::Card(card, letters) => mark(&mut out, card.suit(), letters, &words.spoken_card(card)),
            Piece::Suit(suit) => mark(&mut out, suit, "", &words.suit(suit)),
            // Who reads aloud sees at once to whom.
            Piece::Player(player, name) => {
                out.push_str("<b class=\"w\">");
                together(&mut out, name);
                if let Some(who) = who(player) {
                    let _ = write!(out, " ({})", escaped(who));
                }
                out.push_str("</b>");
            }
        }
    }
    Html(out)
}

/// Words in which `Platz 2` and `Platz 1 +6` stay on one line.
fn together(out: &mut String, text: &str) {
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        push(out, if c == ' ' && begins_with_number(rest.as_str()) { '\u{a0}' } else { c });
    }
}

fn mark(out: &mut String, suit: Suit, letters: &str, name: &str) {
    // The variation selector keeps telephones from drawing a picture in place of the sign.
    let _ = write!(
        out,
        "<span class=\"k {}\" role=\"img\" aria-label=\"{}\">{}\u{fe0e}{letters}</span>",
        class(suit),
        escaped(name),
        suit.symbol()
    );
}

fn begins_with_number(text: &str) -> bool {
    text.trim_start_matches(['+', '−']).starts_with(|c: char| c.is_ascii_digit())
}

/// Text in HTML and in its attributes.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        push(&mut out, c);
    }
    out
}

fn push(out: &mut String, c: char) {
    match c {
        '&' => out.push_str("&amp;"),
        '<' => out.push_str("&lt;"),
        '>' => out.push_str("&gt;"),
        '"' => out.push_str("&#34;"),
        '\'' => out.push_str("&#39;"),
        _ => out.push(c),
    }
}

#[cfg(test)]
mod tests {
    use doppelkopf_rules::Position;
    use wording::{Game, Lang, Lexicon};

    use super::*;

    #[test]
    fn cards_in_a_sentence_have_names_and_colours() {
        let table = [
            (
                Lang::En,
                "East: ♣3!",
                "<b class=\"w\">East</b>: <span class=\"k c\" role=\"img\" aria-label=\"clubs 3\">♣\u{fe0e}3</span>!",
            ),
            (
                Lang::Nb,
                "♥Kn.",
                "<span class=\"k h\" role=\"img\" aria-label=\"hjerter knekt\">♥\u{fe0e}Kn</span>.",
            ),
            (Lang::En, "♠10", "<span class=\"k s\" role=\"img\" aria-label=\"spades 10\">♠\u{fe0e}10</span>"),
            (Lang::De, "Platz 1 +6 und 2 −18", "Platz\u{a0}1\u{a0}+6 und\u{a0}2\u{a0}−18"),
            (Lang::De, "♦?", "<span class=\"k d\" role=\"img\" aria-label=\"Karo\">♦\u{fe0e}</span>?"),
        ];
        for (lang, text, html) in table {
            assert_eq!(rich(text, &Lexicon::new(lang)).to_string(), html);
        }
    }

    #[test]
    fn behind_a_player_stands_who_sits_there() {
        let words = Lexicon::new(Lang::En).at(Game::Doppelkopf);
        let who = |player| match player {
            Player::Position(Position::One) => Some("K<the"),
            Player::Position(Position::Three) => Some("Otto"),
            _ => None,
        };
        assert_eq!(
            named("Position 1 did it, not position 2, said position 3.", &words, who).to_string(),
            "<b class=\"w\">Position\u{a0}1 (K&lt;the)</b> did it, not <b class=\"w\">position\u{a0}2</b>, \
             said <b class=\"w\">position\u{a0}3 (Otto)</b>."
        );
    }

    #[test]
    fn at_doppelkopf_suits_have_the_names_of_its_players() {
        let words = Lexicon::new(Lang::De).at(Game::Doppelkopf);
        let html = "<span class=\"k h\" role=\"img\" aria-label=\"Herz 10\">♥\u{fe0e}10</span>";
        assert_eq!(rich("♥10", &words).to_string(), html);
    }

    #[test]
    fn nothing_of_a_text_becomes_html() {
        let html = rich("<b>\"A\" & 'B'</b>", &Lexicon::new(Lang::En)).to_string();
        assert_eq!(html, "&lt;b&gt;&#34;A&#34; &amp; &#39;B&#39;&lt;/b&gt;");
    }
}
