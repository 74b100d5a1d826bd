//! A round of Doppelkopf on the screen: which game it is, the list, what comes next.

use live::{
    Actor, AgainView, Chair, Event, Refused, Room, RoundView,
    doko::{self, LineKind, LineView},
};
use wording::{Game, Lexicon, msg};

use super::create::below;
use crate::failure::Failure;

/// The round on the page.
pub struct Round {
    /// Which game it is.
    pub game: String,
    pub lines: Vec<Line>,
    pub owing: Option<String>,
    pub forced: Option<String>,
    pub next: Option<Upcoming>,
    /// The time is up, or it may be said that it is.
    pub time_up: bool,
    pub over: bool,
}

/// The next deal.
pub enum Upcoming {
    /// The viewer may deal it: what stands on the button.
    Deal(String),
    /// It is another's.
    Wait(String),
}

/// A line of the list.
pub struct Line {
    /// Which of the deals it was, as they are gone through.
    pub deal: usize,
    pub number: u8,
    pub note: Option<String>,
    /// Total, and what it changed by.
    pub cells: Vec<(String, String)>,
}

fn name(chair: Chair, w: &Lexicon) -> String {
    super::place(chair, Game::Doppelkopf, w)
}

/// The round as it is shown.
#[must_use]
pub fn of(view: &RoundView, w: &Lexicon) -> Round {
    let owing: Vec<String> = view.owing.iter().map(|chair| name(*chair, w)).collect();
    let (n, names) = (owing.len(), w.and(owing));
    let next = view.next.map(|next| {
        let number = &next.number.to_string();
        if view.may_deal {
            Upcoming::Deal(w.say(msg::LiveDokoDealNext { number }))
        } else {
            Upcoming::Wait(w.say(msg::LiveDokoWaitForDeal { by: &next.dealer.to_string(), number }))
        }
    });
    let forced = view.next.and_then(|next| next.forced);
    Round {
        game: game(view, w),
        lines: view.lines.iter().enumerate().map(|(i, of)| line(i + 1, of, w)).collect(),
        owing: (n > 0).then(|| w.say(msg::HallOwes { n, names: &names })),
        forced: forced.map(|chair| w.say(msg::HallForced { name: &name(chair, w) })),
        next,
        time_up: view.time_up,
        over: view.over,
    }
}

/// The only deal once more.
#[must_use]
pub fn again(view: AgainView, w: &Lexicon) -> Upcoming {
    if view.may_deal {
        Upcoming::Deal(w.say(msg::LiveDokoDealAgain))
    } else {
        Upcoming::Wait(w.say(msg::LiveDokoWaitAgain { by: &view.dealer.to_string() }))
    }
}

/// Which game it is.
fn game(view: &RoundView, w: &Lexicon) -> String {
    let number = &view.number.to_string();
    match view.of {
        Some(of) => w.say(msg::HallGameOf { number, of: &of.to_string() }),
        None => w.say(msg::LiveDokoGame { number }),
    }
}

fn line(deal: usize, line: &LineView, w: &Lexicon) -> Line {
    let soloist = line.soloist.map(|chair| name(chair, w)).unwrap_or_default();
    let note = match line.kind {
        LineKind::Game => None,
        LineKind::NotPlayed => Some(w.say(msg::HallHowNothing)),
        LineKind::Lustsolo => Some(w.say(msg::HallKindLustsolo { name: &soloist })),
        LineKind::Pflichtsolo => Some(w.say(msg::HallKindPflichtsolo { name: &soloist })),
        LineKind::Forced => Some(w.say(msg::HallKindForced { name: &soloist })),
    };
    let changes = line.points.iter().zip(line.penalty).map(|(points, penalty)| points + penalty);
    let signed = |n: i32| bulletin::say::signed(n.into(), w);
    Line {
        deal,
        number: line.number,
        note,
        cells: line.totals.iter().zip(changes).map(|(total, by)| (signed(*total), signed(by))).collect(),
    }
}

/// Deals the next game with cards of the server.
///
/// # Errors
/// There was no chance to be had.
pub fn deals() -> Result<impl Fn(&Room, Actor) -> Result<Event, Refused> + Sync, Failure> {
    let hands = doko::shuffled(below(48)?);
    Ok(move |room: &Room, by: Actor| room.next_deal(by, hands.clone()))
}
