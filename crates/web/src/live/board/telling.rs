//! What calls mean, and what is noted: what is shown of it, and what the viewer can do about it. What may be done
//! when, the view says.

use cards::Seat;
use live::{
    Text,
    bridge::view::{BoardView, CalledView, MayCorrect, MisinformedView, NotedView, NotedWhen, Now, Said},
};
use wording::{Lexicon, msg};

use super::to_desk;
use crate::text::{Html, rich};

/// Everything about it on the page.
pub struct Telling {
    /// The last call of the viewer's partner, by its number, if it is not alerted.
    pub alert: Option<(usize, Html)>,
    /// The calls of the opponents, and why it is not the time to ask; blank if it is.
    pub others: Vec<Choice>,
    pub not_now: String,
    /// The calls of the viewer's partner.
    pub partners: Vec<Choice>,
    /// His own, when he may say that they were explained wrongly, and what he hears where he does so too early.
    pub own: Vec<Choice>,
    pub when: String,
    pub too_early: String,
    /// What the viewer is asked, and about which call.
    pub asked: Option<(Html, usize)>,
    /// What others are asked.
    pub asks: Vec<Html>,
    /// Who has just asked to see a trick again, and what the laws say to it.
    pub looks: Option<Html>,
    /// What has just been noted.
    pub just_noted: Option<Html>,
    /// Everything that was noted, with the desk on it, for the director.
    pub noted: Vec<ToRule>,
    /// What was told of a call, where it may have been wrong: for the director.
    pub told: Option<ToRule>,
}

/// A call by its number.
pub struct Choice {
    pub number: usize,
    pub name: String,
}

/// Something that the director may rule on.
pub struct ToRule {
    pub text: Html,
    /// The address of the desk, with what the table knows.
    pub at: String,
}

/// What is told and noted.
pub fn of(view: &BoardView, w: &Lexicon) -> Telling {
    let you = view.you.map(|seat| seat.0);
    let calls = |of: fn(Seat, Seat) -> bool| -> Vec<Choice> {
        let Some(you) = you else { return Vec::new() };
        let made = (1..).zip(&view.auction).filter(|(_, call)| of(you, call.seat.0));
        let name = |call: &CalledView| format!("{} ({})", w.call(call.call.0), w.seat(call.seat.0));
        made.map(|(number, call)| Choice { number, name: name(call) }).collect()
    };
    let is_partners = |you: Seat, caller: Seat| caller == you.partner();
    let last =
        (1..).zip(&view.auction).filter(|(_, call)| you.is_some_and(|you| is_partners(you, call.seat.0)));
    let alert = last.last().filter(|(_, call)| !call.alerted);
    let (asked, asks): (Vec<_>, Vec<_>) = (1..)
        .zip(&view.auction)
        .flat_map(questions)
        .partition(|(_, call, _)| Some(call.seat.0.partner()) == you);
    let question =
        |call: &CalledView, by: Seat| rich(&w.say(msg::LiveAsks { seat: by, named: call.call.0 }), w);
    let (when, due) = match view.may_correct {
        None => (String::new(), true),
        Some(MayCorrect::Now) => (w.say(msg::LivePutRightNow), true),
        Some(MayCorrect::AfterAuction) => (w.say(msg::LivePutRightAfterAuction), false),
        Some(MayCorrect::AfterPlay) => (w.say(msg::LivePutRightAfterPlay), false),
    };
    Telling {
        alert: alert.map(|(number, call)| (number, rich(&w.say(msg::LiveAlert { named: call.call.0 }), w))),
        others: calls(|you, caller| caller.side() != you.side()),
        not_now: if view.may_ask { String::new() } else { w.say(msg::LiveAskYourTurn) },
        partners: calls(is_partners),
        own: calls(|you, caller| caller == you),
        too_early: if due { String::new() } else { when.clone() },
        when,
        asked: asked.first().map(|(number, call, by)| (question(call, *by), *number)),
        asks: asks.iter().map(|(_, call, by)| question(call, *by)).collect(),
        looks: view.looks.as_ref().map(|looks| {
            let (seat, trick) = (looks.by.0, looks.trick.into());
            let said = match looks.allowed {
                true => w.say(msg::LiveLooks { seat, trick }),
                false => w.say(msg::LiveLooksNot { seat, trick }),
            };
            rich(&format!("{said} ({})", looks.law), w)
        }),
        just_noted: view.noted.last().filter(|last| is_now(last, view)).map(|last| noted(last, w)),
        noted: view
            .noted
            .iter()
            .map(|one| ToRule { text: noted(one, w), at: to_desk::on_tempo(one, view.now == Now::Over) })
            .collect(),
        told: view.misinformed.and_then(|told| {
            let call = view.auction.get(usize::from(told.number).checked_sub(1)?)?;
            Some(ToRule { text: told_of(&told, call, w), at: to_desk::on_explanation(&told, call.call.0) })
        }),
    }
}

/// The questions about a call that are open.
fn questions<'a>(
    (number, call): (usize, &'a CalledView),
) -> impl Iterator<Item = (usize, &'a CalledView, Seat)> + use<'a> {
    call.asked_by.iter().map(move |by| (number, call, by.0))
}

/// Was it noted at this very moment?
fn is_now(noted: &NotedView, view: &BoardView) -> bool {
    let last = view.auction.last().map(|call| Said { seat: call.seat, call: call.call });
    match noted.when {
        NotedWhen::BeforeTheAuction => last.is_none(),
        NotedWhen::After(said) => last == Some(said) && view.tricks == [0, 0] && view.trick == [None; 4],
        NotedWhen::Trick(trick) => view.now != Now::Over && view.tricks.iter().sum::<u8>() + 1 == trick,
        NotedWhen::Afterwards => view.now == Now::Over,
    }
}

fn noted(noted: &NotedView, w: &Lexicon) -> Html {
    let (seat, second) = (noted.by.0, noted.of.0);
    let said = match noted.when {
        NotedWhen::BeforeTheAuction => w.say(msg::LiveNotedFirst { seat, second }),
        NotedWhen::After(said) => w.say(msg::LiveNotedCall { seat, second, named: said.call.0 }),
        NotedWhen::Trick(trick) => w.say(msg::LiveNotedTrick { seat, second, trick: trick.into() }),
        NotedWhen::Afterwards => w.say(msg::LiveNotedAfter { seat, second }),
    };
    rich(&said, w)
}

fn told_of(told: &MisinformedView, call: &CalledView, w: &Lexicon) -> Html {
    let said = match told.corrected_by {
        Some(Text(seat)) => w.say(msg::LiveCorrected { seat, named: call.call.0 }),
        None => w.say(msg::LiveTold { seat: call.seat.0, made: call.call.0 }),
    };
    rich(&said, w)
}
