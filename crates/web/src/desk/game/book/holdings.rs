//! Four hands, tapped card by card: one hand a page, and each card is in one of them.

use bridge::PartialDeal;
use bridge_book::{
    Desk,
    words::{Answer, Hands, Question},
};
use cards::{BySeat, Card, CardSet, Seat};
use wording::{Lexicon, capitalised, msg};

use crate::{
    desk::{
        game::{Filled, OnScreen, pack},
        question::{HeldCard, HeldSeat, HeldSuit, Holdings},
        state::{Told, Trouble, Walk},
    },
    text,
};

/// The field beside the cards.
const SO_FAR: &str = "so-far";

/// The hands told so far, and whose is told now.
struct Draft {
    hands: BySeat<Option<CardSet>>,
    now: Seat,
}

impl Draft {
    /// Reads `E;N:3..2.2 - - -`.
    fn read(text: &str) -> Option<Draft> {
        let (seat, deal) = text.split_once(';')?;
        let deal: PartialDeal = deal.parse().ok()?;
        Some(Draft { hands: deal.hands, now: seat.parse().ok()? })
    }

    fn written(&self) -> String {
        format!("{};{}", self.now, PartialDeal { hands: self.hands })
    }

    /// With whose hand it goes on; `None`: all are told.
    fn next(hands: &BySeat<Option<CardSet>>) -> Option<Seat> {
        IN_ORDER.into_iter().find(|&seat| hands[seat].is_none())
    }

    fn of(told: &Told<Desk>, walk: &Walk<Desk>) -> Draft {
        if let Some(draft) = told.begun().and_then(Draft::read) {
            return draft;
        }
        // What was refused stays, to be put right; what was told before stays, to be changed.
        let refused = match &walk.trouble {
            Some(Trouble::NoAnswer(found)) => Hands::read(found).ok(),
            _ => None,
        };
        let before = match walk.was {
            Some(Answer::Hands(hands)) => Some(hands),
            _ => None,
        };
        let told = refused.or(before);
        let hands = told.map(|hands| BySeat(hands.0.0.map(Some))).unwrap_or_default();
        Draft { now: Draft::next(&hands).unwrap_or(Seat::North), hands }
    }
}

/// As hands are written down.
const IN_ORDER: [Seat; 4] = [Seat::North, Seat::East, Seat::South, Seat::West];

fn field(card: Card) -> String {
    format!("hold-{card}")
}

/// The page.
pub fn form(told: &Told<Desk>, walk: &Walk<Desk>, words: &Lexicon) -> Holdings {
    let draft = Draft::of(told, walk);
    let on_table: CardSet = match walk.desk.answer(Question::OnTable) {
        Some(Answer::Trick(trick)) => trick.cards().collect(),
        _ => CardSet::EMPTY,
    };
    let owner = |card: Card| {
        Seat::ALL.into_iter().find(|&seat| draft.hands[seat].is_some_and(|hand| hand.contains(card)))
    };
    let held = |card: Card| {
        let owner = owner(card);
        HeldCard {
            field: field(card),
            rank: words.rank_letter(card.rank()),
            name: words.spoken_card(card),
            holds: owner == Some(draft.now),
            gone: owner.is_some_and(|seat| seat != draft.now) || on_table.contains(card),
        }
    };
    let seat = |seat: Seat| {
        let here = Draft { now: seat, ..draft };
        HeldSeat {
            name: Desk::place(seat).class,
            title: capitalised(&words.seat(seat)),
            cards: draft.hands[seat].map(|hand| hand.len().to_string()),
            address: told.telling(Some(here.written())).address(),
            now: seat == draft.now,
        }
    };
    Holdings {
        action: format!("{}/{}", Desk::PATH, told.topic),
        hidden: told.telling(None).pairs(),
        question: Question::Hands.id(),
        title: words.say(msg::BookHandOf { seat: draft.now }),
        so_far: (SO_FAR, draft.written()),
        typed: match &walk.trouble {
            Some(Trouble::NoAnswer(found)) => found.clone(),
            _ => String::new(),
        },
        seats: IN_ORDER.into_iter().map(seat).collect(),
        suits: pack::in_order()
            .map(|(suit, cards)| HeldSuit {
                class: text::class(suit),
                name: words.suit(suit),
                cards: cards.into_iter().map(held).collect(),
            })
            .collect(),
    }
}

/// What the page sends: the hand of one of them. `None`: all four were typed.
pub fn written(value: &dyn Fn(&str) -> String) -> Option<Filled> {
    let mut draft = Draft::read(&value(SO_FAR))?;
    let hand = CardSet::PACK.iter().filter(|&card| !value(&field(card)).is_empty()).collect();
    draft.hands[draft.now] = Some(hand);
    Some(match Draft::next(&draft.hands) {
        Some(now) => Filled::Begun(Draft { now, ..draft }.written()),
        None => Filled::Answer(all(&draft.hands).to_string()),
    })
}

fn all(hands: &BySeat<Option<CardSet>>) -> Hands {
    Hands(BySeat(hands.0.map(Option::unwrap_or_default)))
}
