//! Declarer says that he meant another card of dummy's (45C4b): which he may have meant, what a second tap on dummy comes to,
//! and what the director is told.

use cards::{Card, Rank};
use live::bridge::view::BoardView;
use wording::{Lexicon, msg};

use super::{at, card_at};
use crate::text::{Html, rich};

/// The card that the viewer has named, if he may still say that he meant another.
pub struct Named {
    pub text: Html,
    /// What he can have meant, as it is sent and as it is called, the likeliest first.
    pub cards: Vec<(String, String)>,
}

/// What he may say.
pub fn named(view: &BoardView, w: &Lexicon) -> Option<Named> {
    let (named, dummy) = (view.named?.0, view.declarer?.0.partner());
    let held = at(&view.sides, dummy)?.cards.iter().map(|held| held.card.0);
    let mut cards: Vec<Card> = held.filter(|card| *card != named).collect();
    let led = card_at(&view.trick, view.leader.0).filter(|led| *led != named).map(Card::suit);
    let led = led.filter(|led| cards.iter().any(|card| card.suit() == *led));
    let suit = led.unwrap_or(named.suit());
    let place = |card: Card| Rank::ALL.iter().position(|rank| *rank == card.rank()).unwrap_or_default();
    // A finger slips to the next card of the suit.
    let distance = |card: Card| (card.suit() == suit).then(|| place(card).abs_diff(place(named)));
    cards.sort_by_key(|card| (card.suit() != suit, distance(*card)));
    let cards = cards.into_iter().map(|card| (card.to_string(), w.spoken_card(card))).collect();
    Some(Named { text: rich(&w.say(msg::LiveNotMeant { card: named }), w), cards })
}

/// The card of dummy's in whose place another is meant that is tapped now: it lies there, and was the last that he named.
pub fn in_the_place_of(view: &BoardView) -> Option<Card> {
    let (named, dummy) = (view.named?.0, view.declarer?.0.partner());
    let led = at(&view.sides, dummy)?.cards.iter().any(|held| held.card.0 == named && held.lies.is_some());
    (led || card_at(&view.trick, dummy) == Some(named)).then_some(named)
}

/// What the director is told before he asks.
pub fn said(view: &BoardView, w: &Lexicon) -> Option<Html> {
    let [named, meant] = view.renamed?;
    Some(rich(&w.say(msg::LiveSaysMeant { card: named.0, meant: &w.card(meant.0) }), w))
}
