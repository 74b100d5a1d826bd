//! Text for pages: cards in a sentence are shown in the colour of their suit, and have names for those
//! who listen.

use std::fmt::{self, Write as _};

use cards::Suit;
use wording::{Lexicon, Piece};

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

/// A sentence of ours as HTML, with its cards marked.
#[must_use]
pub fn rich(text: &str, words: &Lexicon) -> Html {
    let mut out = String::with_capacity(text.len() + 64);
    for piece in words.pieces(text) {
        match piece {
            Piece::Text(text) => {
                let mut rest = text.chars();
                while let Some(c) = rest.next() {
                    // `Platz 2` and `Platz 1 +6` stay on one line.
                    push(&mut out, if c == ' ' && begins_with_number(rest.as_str()) { '\u{a0}' } else { c });
                }
            }
            Piece::Card(card, letters) => mark(&mut out, card.suit(), letters, &words.spoken_card(card)),
            Piece::Suit(suit) => mark(&mut out, suit, "", &words.suit(suit)),
        }
    }
    Html(out)
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
    use wording::{Game, Lang, Lexicon};

    use super::rich;

    #[test]
    fn cards_in_a_sentence_have_names_and_colours() {
        let table = [
            (
                Lang::En,
                "East: ♣3!",
                "East: <span class=\"k c\" role=\"img\" aria-label=\"clubs 3\">♣\u{fe0e}3</span>!",
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
