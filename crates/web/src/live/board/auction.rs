//! The auction on the screen: the bidding box, and the calls as a diagram.

use bridge::{Call, Strain};
use cards::{Seat, Side};
use live::{
    Text,
    bridge::{
        Vulnerable,
        view::{BoardView, Now},
    },
};
use wording::{Lexicon, msg};

use super::People;
use crate::text::{Html, rich};

/// A call of the bidding box.
pub struct CallButton {
    pub value: String,
    pub text: Html,
    pub class: &'static str,
    /// Why it is not in order now; blank if it is. It can be made all the same, and is for the director then.
    pub why: String,
}

/// The auction as a diagram, West on the left.
pub struct Auction {
    pub heads: Vec<AuctionHead>,
    pub rows: Vec<Vec<Option<AuctionCall>>>,
}

/// A seat above its calls.
pub struct AuctionHead {
    pub name: String,
    /// The first letter of it, where there is little room.
    pub letter: String,
    pub person: String,
    pub vulnerable: bool,
    pub dealer: bool,
}

/// A call in the diagram.
pub struct AuctionCall {
    pub text: Html,
    /// It is not settled; or nothing was said yet, and this is whose turn it is.
    pub class: &'static str,
}

/// Every call, for whoever may speak: those that are in order now, and why the others are not.
pub fn bidding_box(view: &BoardView, w: &Lexicon) -> Vec<CallButton> {
    if !view.bidding {
        return Vec::new();
    }
    let you = view.you.map(|seat| seat.0);
    let due = matches!(&view.now, Now::Call { seat } if you == Some(seat.0));
    let why = |call: Call| match (due, view.calls.contains(&Text(call))) {
        (_, true) => String::new(),
        (true, false) => w.say(msg::LiveCallNotInOrder),
        (false, false) => w.say(msg::LiveNotYourTurn),
    };
    Call::all().map(|call| call_button(call, why(call), w)).collect()
}

fn call_button(of: Call, why: String, w: &Lexicon) -> CallButton {
    CallButton {
        value: of.to_string(),
        text: rich(&w.call(of), w),
        class: match of {
            Call::Bid(_, Strain::Clubs) => "bid b5",
            Call::Bid(_, Strain::Diamonds) => "bid b4",
            Call::Bid(_, Strain::Hearts) => "bid b3",
            Call::Bid(_, Strain::Spades) => "bid b2",
            Call::Bid(_, Strain::NoTrump) => "bid b1",
            Call::Pass => "pass",
            _ => "double",
        },
        why,
    }
}

/// From West on, as every diagram has it.
pub fn diagram(view: &BoardView, people: People<'_>, w: &Lexicon) -> Auction {
    const COLUMNS: [Seat; 4] = [Seat::West, Seat::North, Seat::East, Seat::South];
    let vulnerable = |seat: Seat| match view.vulnerable {
        Vulnerable::None => false,
        Vulnerable::All => true,
        Vulnerable::NorthSouth => seat.side() == Side::NorthSouth,
        Vulnerable::EastWest => seat.side() == Side::EastWest,
    };
    let heads = COLUMNS.map(|seat| AuctionHead {
        name: w.seat(seat),
        letter: w.seat(seat).chars().take(1).flat_map(char::to_uppercase).collect(),
        person: people.name(seat.into()),
        vulnerable: vulnerable(seat),
        dealer: view.dealer.0 == seat,
    });
    let said = |seat: Seat, call: Call, class: &'static str| (seat, rich(&w.call(call), w), class);
    let mut calls: Vec<(Seat, Html, &'static str)> =
        view.auction.iter().map(|made| said(made.seat.0, made.call.0, "")).collect();
    calls.extend(view.lying.iter().map(|made| said(made.seat.0, made.call.0, "lies")));
    if let Now::Call { seat } = &view.now
        && view.lying.is_none()
    {
        calls.push((seat.0, Html::new("?".to_owned()), "due"));
    }
    let mut rows: Vec<Vec<Option<AuctionCall>>> = Vec::new();
    let mut next = 0;
    for (seat, text, class) in calls {
        let column = COLUMNS.iter().position(|one| *one == seat).unwrap_or(0);
        // A call out of rotation stands in the column of whoever made it.
        if rows.is_empty() || column < next {
            rows.push(Vec::new());
        }
        if let Some(row) = rows.last_mut() {
            row.resize_with(column, || None);
            row.push(Some(AuctionCall { text, class }));
        }
        next = column + 1;
    }
    for row in &mut rows {
        row.resize_with(COLUMNS.len(), || None);
    }
    Auction { heads: heads.into(), rows }
}
