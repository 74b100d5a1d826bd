//! A table calls the referee: its device says so with one tap, and the pages of the tournament management ring until
//! somebody goes there.

use askama::Template;
use axum::{extract::Path, response::Response};
use doppelkopf_laws::words::Question as Asks;
use tournament::{At, Call, Event, Position, Refused, Tournament};
use wording::{Lexicon, msg};

use super::{
    act::Trouble,
    asked::{Asked, at as place},
    glance::{left_at, name},
};
use crate::{
    body::Sent,
    clock::{self, TimeZone},
    failure::Failure,
    page::onwards,
};

/// A call that is open, as the tournament management sees it.
pub struct Calling {
    /// `Table 3 has been calling since 14:05`, or who goes there.
    pub said: String,
    /// Everybody at the table.
    pub names: String,
    /// Nobody goes there yet.
    pub rings: bool,
    /// Where it is answered.
    pub action: String,
    /// The list of the table.
    pub list: String,
}

#[derive(Template)]
#[template(path = "hall/call.html")]
struct DrawnCall<'a> {
    call: &'a Calling,
    w: &'a Lexicon,
}

impl Calling {
    pub const fn drawn<'a>(&'a self, w: &'a Lexicon) -> impl Template + 'a {
        DrawnCall { call: self, w }
    }

    /// The open calls of a tournament whose pages are at `base`.
    pub fn all(tournament: &Tournament, base: &str, (words, zone): (&Lexicon, &TimeZone)) -> Vec<Calling> {
        let one = |call: &Call| {
            let table = words.say(msg::TournamentHeadingTable { table: &call.at.table.to_string() });
            let players = tournament.table(call.at).map(|table| table.players().to_vec()).unwrap_or_default();
            let names: Vec<String> = players.iter().map(|player| name(tournament, *player)).collect();
            let list = format!("{base}/{}/{}", call.at.round, call.at.table);
            Calling {
                said: match &call.comes {
                    None => {
                        let since = &clock::of_day(&call.called.when, zone, words.lang());
                        words.say(msg::RefereeCalls { at: &table, since })
                    }
                    Some(comes) => format!("{table}: {}", words.say(msg::RefereeComes { name: &comes.who })),
                },
                names: names.join(" · "),
                rings: call.comes.is_none(),
                action: format!("{list}/referee"),
                list,
            }
        };
        tournament.calls().iter().map(one).collect()
    }
}

/// What the page of a list says of the referee.
pub struct Referee {
    /// Where he is called, and the call is taken back.
    pub action: String,
    /// He was called at, or who comes.
    pub state: Option<String>,
    /// May whoever looks call him here?
    pub calls: bool,
    /// The desk for this table, for those who rule there.
    pub desk: Option<String>,
}

impl Referee {
    /// At this table, whose list whoever looks keeps (`own`), or not.
    pub fn at(asked: &Asked, tournament: &Tournament, at: At, own: bool) -> Referee {
        let words = asked.words();
        let state = tournament.call(at).map(|call| match &call.comes {
            Some(comes) => words.say(msg::RefereeComes { name: &comes.who }),
            None => words.say(msg::RefereeCalledAt {
                at: &clock::of_day(&call.called.when, &asked.person.zone, words.lang()),
            }),
        });
        let directs = asked.rights.directs;
        Referee {
            action: asked.to(&format!("/{}/{}/referee", at.round, at.table)),
            calls: own || directs && tournament.running() == Some(at.round),
            desk: directs.then(|| desk(asked, tournament, at)).flatten(),
            state,
        }
    }
}

/// The desk for this table: its rules, its names, how many sit there, who deals and who else sits out; whether its
/// time is up, and whether somebody is made to play his Pflichtsolo (8.5.3).
fn desk(asked: &Asked, tournament: &Tournament, at: At) -> Option<String> {
    let table = tournament.table(at).ok()?;
    let rules = tournament.setup().rules;
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.append_pair("of", &format!("{}/{}/{}", asked.open.name, at.round, at.table));
    for (player, _) in table.players().iter().zip(Position::ALL) {
        query.append_pair("who", &name(tournament, *player));
    }
    query.append_pair("table", &table.players().len().to_string());
    if let Some(next) = table.list().round().next() {
        let yes = |is: bool| if is { "yes" } else { "no" };
        if !next.sits_out.is_empty() {
            query.append_pair("dealer", &next.dealer.to_string());
            let too = next.sits_out.without(next.dealer);
            let too: Vec<String> = too.iter().map(|position| position.to_string()).collect();
            if !too.is_empty() {
                query.append_pair("sits-out-too", &too.join("+"));
            }
        }
        let seated = tournament.round(at.round).ok()?;
        let left = left_at(tournament, seated, at.table, asked.words());
        let time_up = table.list().is_struck() || left.is_some_and(|left| left.over);
        query.append_pair(Asks::TimeUp.id(), yes(time_up));
        query.append_pair(Asks::Forced.id(), yes(next.forced.is_some()));
    }
    query.append_pair("rules", &rules.preset.to_string());
    for point in tournament::Point::ALL.iter().filter(|&&point| rules.is_other_way(point)) {
        query.append_pair("other", point.id());
    }
    Some(format!("/doko?{}", query.finish()))
}

/// `POST /hall/{name}/{round}/{table}/referee`: he is called, not needed after all, on his way, done. Said twice, it is
/// said once.
pub async fn change(
    asked: Asked,
    Path((_, round, table)): Path<(String, String, String)>,
    sent: Sent,
) -> Result<Response, Failure> {
    let at = place(&round, &table)?;
    asked.sees(at).await?;
    let event = match sent.fields.get("do") {
        "call" => Event::RefereeCalled { at },
        "back" => Event::RefereeCallTakenBack { at },
        "come" => Event::RefereeComes { at },
        "done" => Event::RefereeDone { at },
        other => return Err(Failure::Unreadable(format!("`{other}` cannot be done with the referee"))),
    };
    let page = asked.to(&format!("/{}/{}", at.round, at.table));
    match asked.act("", None, |_| Ok(vec![event.clone()])).await {
        Ok(_) => Ok(onwards(&page)),
        // It is so already.
        Err(Trouble::Refused(refused)) if matches!(*refused, Refused::Called(_) | Refused::NotCalled(_)) => {
            Ok(onwards(&page))
        }
        Err(trouble) => Err(Failure::Unreadable(asked.why(trouble).await?)),
    }
}
