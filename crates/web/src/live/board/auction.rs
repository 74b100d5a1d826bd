//! The auction on the screen: the bidding box, and the calls as a diagram.

use askama::Template;
use bridge::{Call, Strain};
use cards::{Seat, SeatSet, Side};
use live::{
    Text,
    bridge::{
        Vulnerable,
        view::{BoardView, CalledView, Now},
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
    pub rows: Vec<AuctionRow>,
}

impl Auction {
    pub fn drawn<'a>(&'a self, w: &'a Lexicon) -> impl Template + 'a {
        DrawnAuction { heads: &self.heads, rows: &self.rows, w }
    }
}

#[derive(Template)]
#[template(path = "live_auction.html")]
struct DrawnAuction<'a> {
    heads: &'a [AuctionHead],
    rows: &'a [AuctionRow],
    w: &'a Lexicon,
}

/// The calls of one round, and what was told of them.
#[derive(Default)]
pub struct AuctionRow {
    pub calls: Vec<Option<AuctionCall>>,
    pub means: Vec<Means>,
}

/// What a call means, as its side has told.
pub struct Means {
    pub call: Html,
    /// What was told first and put right since.
    pub before: Vec<String>,
    pub words: String,
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
    pub alerted: bool,
}

/// Who may still change a call (21B1).
pub fn who_may_change(view: &BoardView) -> SeatSet {
    view.may_change.iter().map(|seat| seat.0).collect()
}

/// Does the viewer’s call wait, because another may still change one?
fn waits(view: &BoardView) -> bool {
    !view.may_change.is_empty() && view.you.is_some_and(|you| !view.may_change.contains(&you))
}

/// What a second tap comes to.
pub fn call_again(view: &BoardView, w: &Lexicon) -> String {
    if waits(view) { w.say(msg::LiveCallNow) } else { w.say(msg::LiveCallAgain) }
}

/// Every call, for whoever may speak: those that are in order now, and why the others are not.
pub fn bidding_box(view: &BoardView, w: &Lexicon) -> Vec<CallButton> {
    if !view.bidding {
        return Vec::new();
    }
    let you = view.you.map(|seat| seat.0);
    // 21B1: who may change his call is told what is wrong with another, as if it were his turn.
    let due = matches!(&view.now, Now::Call { seat } if you == Some(seat.0))
        || view.you.is_some_and(|you| view.may_change.contains(&you));
    let waits = waits(view);
    let why = |call: Call| match (due, view.calls.contains(&Text(call))) {
        (_, true) if waits => w.say(msg::LiveNextCallWaits { anywho: who_may_change(view) }),
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
    let said = |seat: Seat, call: Call, class: &'static str| {
        (seat, AuctionCall { text: rich(&w.call(call), w), class, alerted: false }, None)
    };
    let mut calls: Vec<(Seat, AuctionCall, Option<Means>)> = view
        .auction
        .iter()
        .map(|made| {
            let (seat, call, _) = said(made.seat.0, made.call.0, "");
            (seat, AuctionCall { alerted: made.alerted, ..call }, means(made, w))
        })
        .collect();
    calls.extend(view.lying.iter().map(|made| said(made.seat.0, made.call.0, "lies")));
    if let Now::Call { seat } = &view.now
        && view.lying.is_none()
    {
        let due = AuctionCall { text: Html::new("?".to_owned()), class: "due", alerted: false };
        calls.push((seat.0, due, None));
    }
    let mut rows: Vec<AuctionRow> = Vec::new();
    let mut next = 0;
    for (seat, call, means) in calls {
        let column = COLUMNS.iter().position(|one| *one == seat).unwrap_or(0);
        // A call out of rotation stands in the column of whoever made it.
        if rows.is_empty() || column < next {
            rows.push(AuctionRow::default());
        }
        if let Some(row) = rows.last_mut() {
            row.calls.resize_with(column, || None);
            row.calls.push(Some(call));
            row.means.extend(means);
        }
        next = column + 1;
    }
    for row in &mut rows {
        row.calls.resize_with(COLUMNS.len(), || None);
    }
    Auction { heads: heads.into(), rows }
}

fn means(made: &CalledView, w: &Lexicon) -> Option<Means> {
    let (last, before) = made.explained.split_last()?;
    Some(Means {
        call: rich(&w.call(made.call.0), w),
        before: before.iter().map(|told| told.words.clone()).collect(),
        words: last.words.clone(),
    })
}
