//! A board once more, step by step, with the law at each.

use askama::Template;
use axum::{
    extract::{Path, RawQuery, State},
    response::Response,
};
use bridge_laws::event::{About, Did, Event, Happening, Request, Then};
use live::{
    Act, Last, View, Viewer,
    doko::{self, Act as DokoAct},
};
use wording::{Lexicon, msg};

use super::{
    board::People,
    deal,
    drawn::Tapped,
    prices,
    table::{Looked, Shown},
};
use crate::{
    app::App,
    body::field,
    failure::Failure,
    page::{self, Shell},
    person::Person,
    text::{Html, rich},
};

#[derive(Template)]
#[template(path = "live_replay.html")]
struct ReplayPage {
    shell: Shell,
    id: String,
    by: String,
    /// Which deal of a round; blank: the last.
    of: String,
    step: usize,
    all: usize,
    step_of: String,
    did: Option<Html>,
    game: Option<Shown>,
    /// Nothing is tapped here.
    tapped: Tapped,
    /// May be asked what the options are worth.
    may_price: bool,
    priced: Option<Result<Vec<prices::Line>, String>>,
}

/// `/tables/{id}/replay?step=7`: for everybody once the board is over, for the director at any time.
pub async fn page(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let field = |name: &str| field(query.as_deref(), name);
    let looked = Looked::at(&app, &person, &id, &field("as")).await?;
    let (words, seen) = (person.words(), looked.seen);
    let step: usize = field("step").parse().unwrap_or(0);
    let deal: Option<usize> = field("deal").parse().ok();
    let (view, may_price) = looked
        .table
        .with(|room| (room.replay(deal, step, seen.viewer, words), room.laws_at(step, seen.viewer).is_some()))
        .await?;
    let View { acts: all, step, last, robots, names, name, table, .. } = view.ok_or(Failure::Forbidden)?;
    let step = step.unwrap_or(0);
    let priced = match may_price && field("worth") == "yes" {
        true => Some(prices::prices(&looked, step).await?),
        false => None,
    };
    let (by, of) = (seen.id(), deal.map(|deal| deal.to_string()).unwrap_or_default());
    let person = Person { here: format!("/tables/{id}/replay?as={by}&deal={of}&step={step}"), ..person };
    page::html(&ReplayPage {
        step_of: words.say(msg::LiveStep { n: step, all: &all.to_string() }),
        did: last.map(|last| rich(&did(&last, words), words)),
        game: table
            .map(|game| Shown::of(&game, Viewer::Director, People { robots: &robots, names: &names }, words)),
        tapped: Tapped::default(),
        may_price,
        priced: priced.map(|found| {
            found
                .map(|found| prices::lines(&found, words))
                .map_err(|why| pricing::words::no_price(&why, words))
        }),
        shell: Shell::new(person, name),
        id,
        by,
        of,
        step,
        all,
    })
}

/// What was done, in words.
fn did(last: &Last, w: &Lexicon) -> String {
    match &last.act {
        Act::Bridge(event) => did_at_bridge(last, event, w),
        Act::Doppelkopf(act) => did_at_doppelkopf(last, act, w),
    }
}

fn did_at_doppelkopf(last: &Last, act: &DokoAct, w: &Lexicon) -> String {
    let by = &last.chair.map(|chair| chair.to_string()).unwrap_or_default();
    let did = |what: &str| w.say(msg::LiveDokoDid { by, what });
    match act {
        DokoAct::Say { vorbehalt } => did(if *vorbehalt { "Vorbehalt" } else { "Gesund" }),
        DokoAct::Solo { yes: true } => did(&w.say(msg::DokoYes)),
        DokoAct::Solo { yes: false } => did(&w.say(msg::DokoNo)),
        DokoAct::Name { naming } => did(&deal::naming(naming.0, w)),
        DokoAct::Play { card } => did(&w.card(card.0.into())),
        DokoAct::Announce { call } => did(&deal::call(call.0)),
        DokoAct::Show { card } => w.say(msg::LiveDokoDidShow { by, card: card.0.into() }),
        DokoAct::TakeBack { card } => w.say(msg::LiveDokoDidTakeBack { by, card: card.0.into() }),
        DokoAct::CallDirector if last.chair.is_none() => w.say(msg::LiveDokoDidLook),
        DokoAct::CallDirector => w.say(msg::LiveDokoDidCall { by }),
        DokoAct::ClaimOffence { .. } => w.say(msg::LiveDokoDidClaim { by }),
        DokoAct::TwoCards { card, other } => {
            w.say(msg::LiveDokoDidTwo { by, card: card.0.into(), other: &w.card(other.0.into()) })
        }
        DokoAct::AskPartner { partner } => w.say(msg::LiveDokoDidAsk { by, asked: &partner.to_string() }),
        DokoAct::LeaveTricks => w.say(msg::LiveDokoDidLeave { by }),
        DokoAct::TakeIn => w.say(msg::LiveDokoDidTakeIn { by }),
        DokoAct::Look => w.say(msg::LiveDokoDidLookAt { by }),
        DokoAct::Note { by, offence } => {
            let what = w.doko_happened(Some(doko::position(*by)), offence.0.kind());
            w.say(msg::LiveDokoDidNote { what: &what })
        }
        DokoAct::Shorten { .. } => w.say(msg::LiveDokoDidShorten { by }),
        DokoAct::HandOver => w.say(msg::LiveDokoDidHandOver { by }),
        DokoAct::Choose { choice, .. } => {
            w.say(msg::LiveDidChoose { choice: &deal::choice_said(choice.0, w) })
        }
        DokoAct::Answer { .. } => {
            w.say(msg::LiveDokoDidAnswer { found: last.said.as_deref().unwrap_or_default() })
        }
    }
}

fn did_at_bridge(last: &Last, event: &Event, w: &Lexicon) -> String {
    let said = last.said.as_deref().unwrap_or_default();
    let by_director = last.chair.is_none();
    let told = |did: Did, seat, card| format!("{}.", w.did(Then { did, seat, card }));
    match event {
        Event::Call { seat, call } => w.say(msg::LiveDidCall { seat: *seat, call: &w.call(*call) }),
        Event::ChangeCall { seat, call } => {
            w.say(msg::LiveDidChangeCall { seat: *seat, call: &w.call(*call) })
        }
        Event::AboveSeven { seat } => w.say(msg::LiveDidAboveSeven { seat: *seat }),
        Event::CallsAtOnce(calls) => {
            let call = |&(seat, call): &(_, _)| w.say(msg::LiveDidCall { seat, call: &w.call(call) });
            calls.iter().map(call).collect::<Vec<_>>().join("; ")
        }
        Event::Play { seat, card } | Event::Lead { seat, card } => match last.chair.map(live::Chair::seat) {
            Some(player) if player != *seat => w.say(msg::LiveDidDummy { seat: player, card: *card }),
            _ => w.say(msg::LiveDidPlay { seat: *seat, card: *card }),
        },
        Event::TwoCards { seat, cards, .. } => {
            w.say(msg::LiveDidTwo { seat: *seat, cards: cards.iter().copied().collect() })
        }
        Event::Simultaneous(_) => w.say(msg::LiveDidAtOnce),
        Event::LeadFaceDown { seat, card: Some(card) } => {
            w.say(msg::LiveDidFaceDown { seat: *seat, card: *card })
        }
        Event::LeadFaceDown { seat, card: None } => told(Did::LedFaceDown, *seat, None),
        Event::Face { seat, .. } => w.say(msg::LiveDidTurnUp { seat: *seat }),
        Event::Expose { cards, .. } => {
            let shown = cards.iter().map(|(seat, card)| w.say(msg::LiveDidShow { seat: *seat, card: *card }));
            shown.collect::<Vec<_>>().join(" ")
        }
        Event::Spread { seat, .. } => told(Did::Spread, *seat, None),
        Event::Designate(named) | Event::DesignateInstead(named) => {
            let seat = last.chair.map_or(cards::Seat::North, live::Chair::seat);
            w.say(msg::LiveDidSays { seat, said: &w.designated(*named) })
        }
        Event::DummyPutsOut { seat, card, .. } => told(Did::PutOut, *seat, Some(*card)),
        Event::DummySuggests { card, .. } => w.say(msg::LiveDidSuggest { card: *card }),
        Event::Withdraw { seat, card: Some(card) } => {
            w.say(msg::LiveDidTakeBack { seat: *seat, card: *card })
        }
        Event::Withdraw { seat, card: None } => told(Did::TookBack, *seat, None),
        Event::Request { by, what } => w.say(msg::LiveDidAsk { seat: *by, what: asked(*what) }),
        Event::CallDirector { .. } if by_director => w.say(msg::LiveDidLook),
        Event::CallDirector { by, about: About::Trick(trick) } => {
            w.say(msg::LiveDidCallTrick { seat: *by, trick: usize::from(*trick) })
        }
        Event::CallDirector { by, .. } => w.say(msg::LiveDidDirector { seat: *by }),
        Event::Spare { card, .. } => w.say(msg::LiveDidSpare { card: *card }),
        Event::Answer { .. } => w.say(msg::LiveDidAnswer { found: said }),
        Event::Choose(_) => w.say(msg::LiveDidChoose { choice: said }),
        Event::Claim { by, tricks, .. } => w.say(msg::LiveClaims { seat: *by, n: usize::from(*tricks) }),
        Event::Concede { by, tricks } => w.say(msg::LiveConcedes { seat: *by, n: usize::from(*tricks) }),
        Event::Agree { by } => w.say(msg::LiveDidAgree { seat: *by }),
        Event::Object { by } => w.say(msg::LiveDidObject { seat: *by }),
        Event::Award { side, tricks } => w.say(msg::LiveDidAward { side: *side, n: usize::from(*tricks) }),
        Event::Happens { what, .. } => w.say(msg::LiveDidHappens {
            what: match what {
                Happening::HandsReturned => "hands-returned",
                Happening::NextBoardCalled => "next-board-called",
                Happening::RoundEnded => "round-ended",
            },
        }),
    }
}

const fn asked(what: Request) -> &'static str {
    match what {
        Request::Review => "review",
        Request::Explanation => "explanation",
        Request::Contract => "contract",
        Request::InspectTrick(_) => "inspect-trick",
        Request::OwnLastCard => "own-last-card",
        Request::HavingNone(_) => "having-none",
        Request::DrawAttention(_) => "draw-attention",
        Request::WarnOfWrongHand => "warn-of-wrong-hand",
    }
}
