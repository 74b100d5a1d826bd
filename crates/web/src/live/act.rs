//! Doing something at a table: reading it, carrying it out once, and saying why it was not done.

use bridge_laws::event::{
    About, Designation, Event as BridgeEvent, Exposure, Happening, Impossible, LONGEST_WORDS,
    Refused as Unlawful, Request, Seen,
};
use cards::{Card, Seat, Side};
use doppelkopf::{Kind, ParseKindError};
use doppelkopf_laws::{
    event::{Event as DokoEvent, Refused as Irregular},
    offence::{Act as Wrong, Offence},
};
use doppelkopf_rules::Position;
use live::{Act, Actor, Chair, Room, Text, Told, doko};
use store::{Key, StoreError};
use wording::{Game, Lexicon, msg};

use super::{bad, create::Bad};
use crate::{
    app::App,
    body::Fields,
    failure::Failure,
    fold::{By, Folded},
    shown,
    text::no_number,
};

/// Why something was not done.
#[derive(Debug)]
pub enum Trouble {
    /// The table does not take it.
    Refused(live::Refused),
    /// Anything else.
    Failed(Failure),
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::Failed(error.into())
    }
}

impl From<Failure> for Trouble {
    fn from(failure: Failure) -> Trouble {
        Trouble::Failed(failure)
    }
}

impl From<live::Refused> for Trouble {
    fn from(refused: live::Refused) -> Trouble {
        Trouble::Refused(refused)
    }
}

/// What is decided at a table.
pub type Decision<'a> = &'a (dyn Fn(&Room) -> Result<live::Event, live::Refused> + Sync);

/// Decides and stores it, under this key once. Where the truth of a claim has to be known for it, that is searched first,
/// apart; meanwhile the table goes on, and is asked again.
///
/// # Errors
/// [`Trouble`].
pub async fn perform<'a>(
    (app, table): (&App, &Folded<Room>),
    by: impl Into<By<'a>>,
    key: Option<Key>,
    decide: Decision<'_>,
) -> Result<(), Trouble> {
    let by = by.into();
    loop {
        match table.once(by, key.clone(), |_, room| Ok::<_, Trouble>(vec![decide(room)?])).await {
            Ok(_) => return Ok(()),
            Err(Trouble::Refused(live::Refused::Unproved(claimed))) => {
                app.proofs.find(*claimed).await?;
            }
            Err(trouble) => return Err(trouble),
        }
    }
}

/// Reads an act out of a form. `speaker`: for whom it is told.
///
/// # Errors
/// What was typed into it is not what belongs there; [`Failure::Unreadable`], if it is none.
pub(super) fn read(fields: &Fields, speaker: Option<Chair>, words: &Lexicon) -> Result<Told, Bad> {
    let speaker = speaker.ok_or(Failure::NotFound)?;
    let act = match fields.get("game") {
        "doppelkopf" => Act::Doppelkopf(doko_event(fields, speaker, words)?),
        _ => Act::Bridge(bridge_event(fields, speaker.seat(), words)?),
    };
    Ok(act.into())
}

/// A field as what it must be.
///
/// # Errors
/// [`Failure::Unreadable`], if it is none.
pub fn parsed<T: std::str::FromStr>(fields: &Fields, name: &str) -> Result<T, Failure> {
    let found = fields.get(name);
    found.parse().map_err(|_| Failure::Unreadable(format!("`{found}` cannot be `{name}`")))
}

fn doko_event(fields: &Fields, speaker: Chair, words: &Lexicon) -> Result<DokoEvent, Bad> {
    let by = doko::position(speaker);
    let card = || parsed(fields, "card");
    let offence = |by, act| DokoEvent::Offence(Offence { by, act });
    Ok(match fields.get("do") {
        "say" => DokoEvent::Say { by, say: parsed(fields, "word")? },
        "solo" => match fields.get("word") {
            yes @ ("yes" | "no") => DokoEvent::Solo { by, yes: yes == "yes" },
            other => return Err(Failure::Unreadable(format!("`{other}` is neither yes nor no")).into()),
        },
        "name" => DokoEvent::Name { by, naming: parsed(fields, "word")? },
        "play" => DokoEvent::Play { by, card: card()? },
        "announce" => DokoEvent::Announce { by, spoken: parsed(fields, "call")?, cards: None },
        "show" => DokoEvent::Expose { by, cards: vec![card()?] },
        "take-back" => DokoEvent::TakeBack { by, card: card()? },
        "director" => DokoEvent::CallReferee { by },
        "two-cards" => DokoEvent::TwoCards { by, card: card()?, other: parsed(fields, "other")? },
        "claim-offence" => DokoEvent::ClaimOffence { by, about: position_or_none(fields, "about")? },
        "ask-partner" => DokoEvent::AskPartner { by, partner: doko::position(chair(fields, "partner")?) },
        "leave-tricks" => DokoEvent::LeaveTricks { by },
        "take-in" => DokoEvent::TakeIn { by },
        "look" => offence(by, Wrong::LookedAtTricks),
        "note" => offence(doko::position(chair(fields, "of")?), parsed(fields, "offence")?),
        "shorten" => DokoEvent::Shorten { by, line: order(fields, words)? },
        "hand-over" => DokoEvent::HandOver { by },
        "choose" => {
            let chosen = position_or_none(fields, "by")?.unwrap_or(by);
            DokoEvent::Choose { by: chosen, choice: parsed(fields, "choice")? }
        }
        "answer" => DokoEvent::Answer {
            question: parsed(fields, "question")?,
            seat: None,
            with: parsed(fields, "with")?,
        },
        other => return Err(Failure::Unreadable(format!("`{other}` is nothing to do at a table")).into()),
    })
}

fn position_or_none(fields: &Fields, name: &str) -> Result<Option<Position>, Failure> {
    if fields.get(name).is_empty() { Ok(None) } else { chair(fields, name).map(doko::position).map(Some) }
}

/// The cards with which the rest is claimed, if any are said: as they are written in the language.
fn order(fields: &Fields, words: &Lexicon) -> Result<Option<Vec<Kind>>, Bad> {
    let line = kinds(&fields.line("line", 120)?, words).map_err(Bad::Said)?;
    Ok((!line.is_empty()).then(|| line.into_iter().map(|card| card.0).collect()))
}

/// Cards of the pack one after the other, as they are written in the language.
///
/// # Errors
/// What is none.
pub fn kinds(typed: &str, words: &Lexicon) -> Result<Vec<Text<Kind>>, String> {
    let one = |word: &str| {
        let card = words.parse_card(word).map_err(|e| e.to_string())?;
        card.to_string()
            .parse()
            .map(Text)
            .map_err(|_: ParseKindError| words.say(msg::LiveDokoBadKind { card }))
    };
    typed.split([' ', ',']).filter(|word| !word.is_empty()).map(one).collect()
}

/// A place by its number.
///
/// # Errors
/// [`Failure::Unreadable`], if there is no such place.
pub fn chair(fields: &Fields, name: &str) -> Result<Chair, Failure> {
    let found = fields.get(name);
    let chair = found.parse().ok().and_then(Chair::new);
    chair.ok_or_else(|| Failure::Unreadable(format!("`{found}` is no place at a table")))
}

/// The tricks that somebody claims or concedes, as he typed them.
fn tricks_typed(fields: &Fields, words: &Lexicon) -> Result<u8, Bad> {
    let found = fields.get("tricks").trim();
    found.parse().map_err(|_| Bad::Said(no_number(found, words)))
}

const fn designation(card: Card) -> Designation {
    Designation::Card { suit: Some(card.suit()), rank: Some(card.rank()) }
}

fn bridge_event(fields: &Fields, seat: Seat, words: &Lexicon) -> Result<BridgeEvent, Bad> {
    // Declarer plays dummy's cards.
    let hand = if fields.get("dummy") == "1" { seat.partner() } else { seat };
    let card = || parsed::<Card>(fields, "card");
    let tricks = || parsed(fields, "tricks");
    let call_director = |about| BridgeEvent::CallDirector { by: seat, about };
    Ok(match fields.get("do") {
        "call" => BridgeEvent::Call { seat, call: parsed(fields, "call")? },
        "play" if fields.get("down") == "1" => BridgeEvent::LeadFaceDown { seat, card: Some(card()?) },
        // 45B: dummy's cards declarer names.
        "play" if hand != seat => BridgeEvent::Designate(designation(card()?)),
        "name-instead" => BridgeEvent::DesignateInstead(designation(card()?)),
        "play" => BridgeEvent::Play { seat, card: card()? },
        "two" => {
            let cards = vec![card()?, parsed(fields, "second")?];
            let visible = if fields.get("covered") == "1" { vec![card()?] } else { cards.clone() };
            BridgeEvent::TwoCards { seat: hand, cards, visible }
        }
        "at-once" => BridgeEvent::Simultaneous(vec![
            (parsed(fields, "first-hand")?, parsed(fields, "first")?),
            (parsed(fields, "second-hand")?, parsed(fields, "second")?),
        ]),
        "trick" => call_director(match fields.get("trick") {
            "unknown" => About::HandsDiffer,
            _ => About::Trick(parsed(fields, "trick")?),
        }),
        "award" => {
            let side = match fields.get("side") {
                "north-south" => Side::NorthSouth,
                "east-west" => Side::EastWest,
                other => return Err(Failure::Unreadable(format!("`{other}` is no side")).into()),
            };
            BridgeEvent::Award { side, tricks: tricks()? }
        }
        "turn-up" => BridgeEvent::Face { seat, card: None },
        "show" => BridgeEvent::Expose {
            cards: vec![(seat, card()?)],
            how: Exposure::Accident,
            seen: Seen::Everybody,
        },
        "take-back" => BridgeEvent::Withdraw { seat: hand, card: Some(card()?) },
        "director" => call_director(About::ThisNow),
        "alert" => BridgeEvent::Alert { by: seat, call: Some(parsed(fields, "number")?) },
        "ask" => {
            BridgeEvent::Request { by: seat, what: Request::Explanation(Some(parsed(fields, "number")?)) }
        }
        "look" => {
            BridgeEvent::Request { by: seat, what: Request::InspectTrick(Some(parsed(fields, "trick")?)) }
        }
        "explain" => BridgeEvent::Explain {
            by: seat,
            call: Some(parsed(fields, "number")?),
            words: fields.line("words", LONGEST_WORDS)?,
        },
        "tempo" => BridgeEvent::BreakInTempo { by: seat, of: parsed(fields, "of")? },
        "revoke" => {
            call_director(About::Revoke { by: parsed(fields, "of")?, trick: parsed(fields, "trick")? })
        }
        "tricks-won" => BridgeEvent::TricksWon { by: seat, tricks: tricks()? },
        "correct-tricks" => BridgeEvent::CorrectTricks {
            tricks: tricks()?,
            only: match fields.get("only") {
                "ns" => Some(Side::NorthSouth),
                "ew" => Some(Side::EastWest),
                _ => None,
            },
        },
        "claim" => {
            let line = fields.line("line", 400)?;
            let line = (!line.is_empty()).then_some(line);
            BridgeEvent::Claim { by: seat, tricks: tricks_typed(fields, words)?, line }
        }
        "concede" => BridgeEvent::Concede { by: seat, tricks: tricks_typed(fields, words)? },
        "happens" => BridgeEvent::Happens {
            what: match fields.get("what") {
                "hands-returned" => Happening::HandsReturned,
                "next-board-called" => Happening::NextBoardCalled,
                "round-ended" => Happening::RoundEnded,
                other => return Err(Failure::Unreadable(format!("`{other}` does not happen")).into()),
            },
            by: if fields.get("by").is_empty() { None } else { Some(parsed(fields, "by")?) },
        },
        "agree" => BridgeEvent::Agree { by: seat },
        "object" => BridgeEvent::Object { by: seat },
        "choose" => {
            let by = if fields.get("by").is_empty() { seat } else { parsed(fields, "by")? };
            BridgeEvent::Choose(vec![(by, parsed(fields, "choice")?)])
        }
        "answer" => BridgeEvent::Answer {
            question: parsed(fields, "question")?,
            seat: None,
            suit: None,
            call: None,
            with: match fields.get("value") {
                "" => parsed(fields, "with")?,
                // What a call shows is filled in.
                _ => {
                    let call = fields.get("of-call").parse().ok();
                    let found = shown::written(&|name| fields.get(name).to_owned(), call, words);
                    let no = |_| {
                        shown::unclear(&found, words)
                            .unwrap_or_else(|| words.say(msg::WebNotSoWritten { found: &found }))
                    };
                    found.parse().map_err(|why| Bad::Said(no(why)))?
                }
            },
        },
        other => return Err(Failure::Unreadable(format!("`{other}` is nothing to do at a table")).into()),
    })
}

/// Why it was not done, in words.
#[must_use]
pub fn said(refused: &live::Refused, game: Option<Game>, words: &Lexicon) -> String {
    match refused {
        live::Refused::NoTable | live::Refused::OtherGame => words.say(msg::LiveNoTable),
        live::Refused::NotYours => words.say(msg::LiveNoNotYours),
        live::Refused::DeclarerPlaysDummy => words.say(msg::LiveNoDummy),
        live::Refused::DirectorFirst if game == Some(Game::Doppelkopf) => words.say(msg::LiveDokoNoTurn),
        live::Refused::DirectorFirst => words.say(msg::LiveNoDirectorFirst),
        live::Refused::ChooseFirst => words.say(msg::LiveNoChooseFirst),
        live::Refused::NotOpen
        | live::Refused::Laws(Unlawful::NotOffered { .. })
        | live::Refused::Rules(Irregular::NotOffered { .. }) => words.say(msg::LiveNoNotOpen),
        // Who asks has it searched and asks again; nobody is told.
        live::Refused::TooLong | live::Refused::Unproved(_) => words.say(msg::LiveNoNotPossible),
        live::Refused::Robot => words.say(msg::LiveNoRobot),
        live::Refused::MovedOn => words.say(msg::LiveNoMovedOn),
        live::Refused::NothingToUndo => words.say(msg::LiveNoUndo),
        live::Refused::Laws(Unlawful::NotInHand { card, .. }) => words.say(msg::LiveNoCard { card: *card }),
        live::Refused::Rules(Irregular::NotInHand { card, .. }) => {
            words.say(msg::LiveNoCard { card: (*card).into() })
        }
        live::Refused::Laws(Unlawful::NotPossible(Impossible::CallInQuestion)) => {
            words.say(msg::LiveNoDirectorFirst)
        }
        // How many there are, who claims sees himself; what declarer has named, and what was found of it, all have heard.
        live::Refused::Laws(
            why @ Unlawful::NotPossible(Impossible::TooManyTricks(_) | Impossible::NothingToRename),
        ) => wording::capitalised(&sheet::refused::event(why, words)) + ".",
        live::Refused::Laws(Unlawful::NotPossible(_)) | live::Refused::Rules(Irregular::NotPossible(_)) => {
            words.say(msg::LiveNoNotPossible)
        }
        live::Refused::Deal(why) => words.say(msg::LiveDokoBadDeal { reason: &bad::deal(why, words) }),
        live::Refused::Setup(why) => words.say(msg::LiveBadBoard { reason: &bad::setup(why, words) }),
    }
}

/// Who does it, for the log of events.
#[must_use]
pub fn who(actor: Actor) -> &'static str {
    match actor {
        Actor::Robot(_) => "robot",
        Actor::Director => "director",
        Actor::Chair(_) => "player",
    }
}
