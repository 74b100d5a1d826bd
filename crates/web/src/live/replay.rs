//! A board once more, step by step, with the law at each.

use askama::Template;
use axum::{
    extract::{Path, RawQuery, State},
    response::Response,
};
use bridge_laws::event::{About, Did, Event, Happening, Request, Then};
use doppelkopf::{Kind, Say};
use doppelkopf_laws::{
    event::Event as DokoEvent,
    offence::{Act as Wrong, Offence},
};
use doppelkopf_rules::Position;
use live::{Act, Last, View, Viewer};
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
        Act::Doppelkopf(event) => did_at_doppelkopf(last, event, w),
    }
}

fn did_at_doppelkopf(last: &Last, event: &DokoEvent, w: &Lexicon) -> String {
    let did = |by: Position, what: &str| w.say(msg::LiveDokoDid { by: &by.to_string(), what });
    match event {
        DokoEvent::Say { by, say: Say::Gesund } => did(*by, "Gesund"),
        DokoEvent::Say { by, say: Say::Vorbehalt } => did(*by, "Vorbehalt"),
        DokoEvent::Solo { by, yes: true } => did(*by, &w.say(msg::DokoYes)),
        DokoEvent::Solo { by, yes: false } => did(*by, &w.say(msg::DokoNo)),
        DokoEvent::Name { by, naming } => did(*by, &deal::naming(*naming, w)),
        DokoEvent::Play { by, card } => did(*by, &w.card((*card).into())),
        DokoEvent::Announce { by, spoken, .. } => did(*by, &deal::call(*spoken)),
        DokoEvent::Expose { by, cards } => {
            let show =
                |card: &Kind| w.say(msg::LiveDokoDidShow { by: &by.to_string(), card: (*card).into() });
            cards.iter().map(show).collect::<Vec<_>>().join(" ")
        }
        DokoEvent::TakeBack { by, card } => {
            w.say(msg::LiveDokoDidTakeBack { by: &by.to_string(), card: (*card).into() })
        }
        DokoEvent::CallReferee { .. } if last.chair.is_none() => w.say(msg::LiveDokoDidLook),
        DokoEvent::CallReferee { by } => w.say(msg::LiveDokoDidCall { by: &by.to_string() }),
        DokoEvent::PointOut { by, .. } => w.say(msg::LiveDokoDidPointOut { by: &by.to_string() }),
        DokoEvent::ClaimOffence { by, .. } => w.say(msg::LiveDokoDidClaim { by: &by.to_string() }),
        DokoEvent::ClaimAtOnce { claims } => {
            let claims = claims.iter().map(|(by, _)| w.say(msg::LiveDokoDidClaim { by: &by.to_string() }));
            claims.collect::<Vec<_>>().join(" ")
        }
        DokoEvent::PlayOn { by } => w.say(msg::LiveDokoDidPlayOn { by: &by.to_string() }),
        DokoEvent::TwoCards { by, card, other } => w.say(msg::LiveDokoDidTwo {
            by: &by.to_string(),
            card: (*card).into(),
            other: &w.card((*other).into()),
        }),
        DokoEvent::AskPartner { by, partner } => {
            w.say(msg::LiveDokoDidAsk { by: &by.to_string(), asked: &partner.to_string() })
        }
        DokoEvent::LeaveTricks { by } => w.say(msg::LiveDokoDidLeave { by: &by.to_string() }),
        DokoEvent::TakeIn { by } => w.say(msg::LiveDokoDidTakeIn { by: &by.to_string() }),
        DokoEvent::Offence(Offence { by, act: Wrong::LookedAtTricks }) => {
            w.say(msg::LiveDokoDidLookAt { by: &by.to_string() })
        }
        DokoEvent::Offence(Offence { by, act }) => {
            w.say(msg::LiveDokoDidNote { what: &w.doko_happened(Some(*by), act.kind()) })
        }
        DokoEvent::Shorten { by, .. } => w.say(msg::LiveDokoDidShorten { by: &by.to_string() }),
        DokoEvent::HandOver { by } => w.say(msg::LiveDokoDidHandOver { by: &by.to_string() }),
        DokoEvent::Choose { choice, .. } | DokoEvent::PartnerSays { choice, .. } => {
            w.say(msg::LiveDidChoose { choice: &deal::choice_said(*choice, w) })
        }
        DokoEvent::Answer { .. } => {
            w.say(msg::LiveDokoDidAnswer { found: last.said.as_deref().unwrap_or_default() })
        }
        // At a live table nobody counts: it sees the cards.
        DokoEvent::Counted(counted) => w.say(msg::LiveDokoAugen { augen: &counted.augen_re.to_string() }),
    }
}

fn did_at_bridge(last: &Last, event: &Event, w: &Lexicon) -> String {
    let said = last.said.as_deref().unwrap_or_default();
    let by_director = last.chair.is_none();
    let told = |did: Did, seat, card| format!("{}.", w.did(Then { did, seat, card }));
    match event {
        Event::Call { seat, call } => w.say(msg::LiveDidCall { seat: *seat, call: &w.call(*call) }),
        Event::ChangeCall { seat, call } => w.say(msg::LiveDidChangeCall { seat: *seat, named: *call }),
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
        Event::Alert { by, .. } => w.say(msg::LiveDidAlert { seat: *by }),
        Event::Explain { by, words, .. } => w.say(msg::LiveDidExplain { seat: *by, what: words }),
        Event::BreakInTempo { by, of } => w.say(msg::LiveDidTempo { seat: *by, second: *of }),
        Event::CallDirector { .. } if by_director => w.say(msg::LiveDidLook),
        Event::CallDirector { by, about: About::Trick(trick) } => {
            w.say(msg::LiveDidCallTrick { seat: *by, trick: usize::from(*trick) })
        }
        Event::CallDirector { by, about: About::HandsDiffer } => {
            w.say(msg::LiveDidCallUnknownTrick { seat: *by })
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
        Event::TricksWon { by, tricks } => w.say(msg::LiveSaysTricks { seat: *by, n: usize::from(*tricks) }),
        Event::CorrectTricks { tricks, only } => {
            let did = w.say(msg::LiveDidCorrect { n: usize::from(*tricks) });
            match only {
                Some(side) => format!("{did} {}", w.say(msg::LiveOnlyFor { side: *side })),
                None => did,
            }
        }
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
        Request::Explanation(_) => "explanation",
        Request::Contract => "contract",
        Request::InspectTrick(_) => "inspect-trick",
        Request::OwnLastCard => "own-last-card",
        Request::HavingNone(_) => "having-none",
        Request::DrawAttention(_) => "draw-attention",
        Request::WarnOfWrongHand => "warn-of-wrong-hand",
    }
}
