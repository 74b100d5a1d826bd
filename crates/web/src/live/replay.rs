//! A board once more, step by step, with the law at each.

use askama::Template;
use axum::{
    extract::{Path, RawQuery, State},
    response::Response,
};
use live::{
    Act, Last, View, Viewer,
    bridge::Act as BridgeAct,
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
        Act::Bridge(act) => did_at_bridge(last, act, w),
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

fn did_at_bridge(last: &Last, act: &BridgeAct, w: &Lexicon) -> String {
    let said = last.said.as_deref().unwrap_or_default();
    let Some(seat) = last.chair.map(live::Chair::seat) else {
        return match act {
            BridgeAct::Answer { .. } => w.say(msg::LiveDidAnswer { found: said }),
            BridgeAct::Choose { .. } => w.say(msg::LiveDidChoose { choice: said }),
            BridgeAct::AtOnce => w.say(msg::LiveDidAtOnce),
            BridgeAct::Award { side, tricks } => {
                w.say(msg::LiveDidAward { side: (*side).into(), n: usize::from(*tricks) })
            }
            _ => w.say(msg::LiveDidLook),
        };
    };
    match act {
        BridgeAct::Call { call } => w.say(msg::LiveDidCall { seat, call: &w.call(call.0) }),
        BridgeAct::Play { card, dummy: true } => w.say(msg::LiveDidDummy { seat, card: card.0 }),
        BridgeAct::Play { card, .. } => w.say(msg::LiveDidPlay { seat, card: card.0 }),
        BridgeAct::PlayTwo { cards, .. } => {
            w.say(msg::LiveDidTwo { seat, cards: cards.iter().map(|card| card.0).collect() })
        }
        BridgeAct::CallAboutTrick { trick } => {
            w.say(msg::LiveDidCallTrick { seat, trick: usize::from(*trick) })
        }
        BridgeAct::AtOnce => w.say(msg::LiveDidAtOnce),
        BridgeAct::Award { side, tricks } => {
            w.say(msg::LiveDidAward { side: (*side).into(), n: usize::from(*tricks) })
        }
        BridgeAct::LeadFaceDown { card } => w.say(msg::LiveDidFaceDown { seat, card: card.0 }),
        BridgeAct::TurnUp => w.say(msg::LiveDidTurnUp { seat }),
        BridgeAct::Show { card, .. } => w.say(msg::LiveDidShow { seat, card: card.0 }),
        BridgeAct::TakeBack { card, .. } => w.say(msg::LiveDidTakeBack { seat, card: card.0 }),
        BridgeAct::CallDirector { .. } => w.say(msg::LiveDidDirector { seat }),
        BridgeAct::Claim { tricks, .. } => w.say(msg::LiveClaims { seat, n: usize::from(*tricks) }),
        BridgeAct::Concede { tricks } => w.say(msg::LiveConcedes { seat, n: usize::from(*tricks) }),
        BridgeAct::Agree => w.say(msg::LiveDidAgree { seat }),
        BridgeAct::Object => w.say(msg::LiveDidObject { seat }),
        BridgeAct::Choose { .. } => w.say(msg::LiveDidChoose { choice: said }),
        BridgeAct::Answer { .. } => w.say(msg::LiveDidAnswer { found: said }),
    }
}
