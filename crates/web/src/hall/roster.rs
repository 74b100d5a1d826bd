//! A whole list of players, pasted or from a file: it is shown as it was read, with the columns to confirm,
//! before anything is stored.

use std::collections::BTreeSet;

use askama::Template;
use axum::{http::header, response::Response};
use sha2::{Digest as _, Sha256};
use tournament::{Applicant, Column, Columns, Event, Listing, Tournament, decode};
use wording::msg;

use super::{
    act::Trouble,
    asked::{Asked, Frame, Here, shown},
    foreseen::no_more_drawn,
    players::rounds_to_come,
};
use crate::{
    body::Sent,
    failure::Failure,
    intake::Upload,
    page::{Shell, onwards},
};

/// The longest list, in letters.
const LONGEST: usize = 40_000;

/// A column, with what it may hold and whether it does.
struct ColumnView {
    name: String,
    choices: Vec<(&'static str, String, bool)>,
}

/// Somebody of the list.
struct Line {
    line: usize,
    number: String,
    name: String,
    club: String,
    note: String,
    double: bool,
    on: bool,
}

#[derive(Template)]
#[template(path = "hall/roster.html")]
struct RosterPage {
    shell: Shell,
    frame: Frame,
    trouble: Option<String>,
    counts: String,
    columns: Vec<ColumnView>,
    read: String,
    people: Vec<Line>,
    doubles: bool,
    wrong: Vec<String>,
    rounds: Vec<(usize, bool)>,
    text: String,
    /// Of which text all that is shown was read.
    shown: String,
    key: String,
}

/// By what a text is known again, however the browser ends its lines.
fn mark(text: &str) -> String {
    let lines: Vec<&str> = text.trim().lines().collect();
    Sha256::digest(lines.join("\n")).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What the form of a list says.
struct Wish {
    text: String,
    /// The columns as they are chosen.
    columns: Option<Columns>,
    /// What is wrong with them.
    wrong: Option<String>,
    /// The columns by which the list that was looked at is read; none before it was looked at.
    read: Option<String>,
    from: Option<usize>,
    takes: BTreeSet<usize>,
    twins: BTreeSet<usize>,
    store: bool,
    /// The text was changed, and what is ticked was ticked in another.
    changed: bool,
}

impl Wish {
    /// Is this one to be added? Before anybody has looked, everybody who is not there already.
    fn takes(&self, one: &Applicant) -> bool {
        match (&self.read, one.is_double()) {
            (None, double) => !double,
            (Some(_), true) => self.twins.contains(&one.line),
            // Added by somebody else since it was looked at, he is a double, and nobody said that they are two.
            (Some(_), false) => self.takes.contains(&one.line),
        }
    }

    fn of_form(sent: &Sent, asked: &Asked) -> Result<Wish, Failure> {
        let fields = &sent.fields;
        let lines = |name: &str| fields.all(name).filter_map(|line| line.parse().ok()).collect();
        // The text was changed: what was said of its columns was said of another list.
        let text = fields.get("roster");
        let changed = !fields.get("read").is_empty() && fields.get("shown") != mark(text);
        let anew = changed || fields.get("do") == "anew";
        let chosen: Vec<&str> = fields.all("column").filter(|_| !anew).collect();
        let columns = match chosen.as_slice() {
            [] => None,
            chosen => Some(chosen.join(",").parse::<Columns>()),
        };
        let (columns, wrong) = match columns {
            None => (None, None),
            Some(Ok(columns)) => (Some(columns), None),
            Some(Err(error)) => (None, Some(bulletin::say::columns_error(&error, asked.words()))),
        };
        if text.chars().count() > LONGEST {
            return Err(Failure::TooLong);
        }
        Ok(Wish {
            text: text.to_owned(),
            columns,
            wrong,
            read: Some(fields.get("read")).filter(|read| !read.is_empty() && !anew).map(str::to_owned),
            from: if fields.get("round").is_empty() { None } else { Some(sent.number("round")?) },
            takes: lines("take"),
            twins: lines("twin"),
            store: fields.get("do") == "store",
            changed,
        })
    }

    /// A file, or what was pasted beside it.
    async fn of_upload(upload: Upload) -> Result<Wish, Failure> {
        let mut text = String::new();
        for part in upload.parts().await? {
            match part.name.as_str() {
                "file" if !part.bytes.is_empty() => text = decode(&part.bytes),
                "roster" if text.trim().is_empty() => text = decode(&part.bytes),
                _ => {}
            }
        }
        if text.chars().count() > LONGEST {
            return Err(Failure::TooLong);
        }
        Ok(Wish {
            text,
            columns: None,
            wrong: None,
            read: None,
            from: None,
            takes: BTreeSet::new(),
            twins: BTreeSet::new(),
            store: false,
            changed: false,
        })
    }
}

async fn look(asked: Asked, wish: Wish, trouble: Option<String>) -> Result<Response, Failure> {
    let words = asked.words();
    let (number, tournament) = asked.open.now().await?;
    let list = Listing::read(&wish.text);
    let columns = wish.columns.clone().unwrap_or_else(|| list.columns().clone());
    let (all, wrong) = list.applicants(&columns, tournament.roster());
    // Looked at anew, ticks of another reading say nothing.
    let same = wish.read.as_ref().is_some_and(|read| *read == columns.to_string());
    let fresh = Wish { read: if same { wish.read.clone() } else { None }, ..wish };
    let taken: Vec<Applicant> = all.iter().filter(|one| fresh.takes(one)).cloned().collect();
    let mut numbers = tournament.roster().entrants(&taken, 1).into_iter();
    let people: Vec<Line> = all
        .iter()
        .map(|one| {
            let on = fresh.takes(one);
            let number = if on { numbers.next().map(|entrant| entrant.number) } else { None };
            line(one, number.map(|number| number.0), on, &tournament, words)
        })
        .collect();
    let known = all.iter().filter(|one| one.is_double()).count();
    let counts = words.say(msg::HallListCounts { n: all.len() - known });
    let column = |(at, holds): (usize, Column)| ColumnView {
        name: words.say(msg::HallListColumn {
            n: at + 1,
            examples: &list.examples(at).take(3).collect::<Vec<_>>().join(", "),
        }),
        choices: Column::ALL
            .map(|one| (one.word(), bulletin::say::column(one, words), one == holds))
            .to_vec(),
    };
    let (first, others) = rounds_to_come(&tournament);
    let page = RosterPage {
        trouble: trouble
            .or_else(|| fresh.wrong.clone())
            .or_else(|| all.is_empty().then(|| words.say(msg::HallListNobody))),
        counts: match known {
            0 => counts,
            n => format!("{counts}, {}", words.say(msg::HallListKnown { n })),
        },
        columns: columns.each().enumerate().map(column).collect(),
        read: columns.to_string(),
        people,
        doubles: known > 0,
        wrong: wrong
            .iter()
            .take(20)
            .map(|error| {
                let what = bulletin::say::roster_line(&error.what, words);
                words.say(msg::HallRosterLine { line: error.line, what: &what })
            })
            .collect(),
        rounds: others.map(|round| (round, round == fresh.from.unwrap_or(first))).collect(),
        shown: mark(&fresh.text),
        text: fresh.text,
        key: crate::page::new_key("hall")?,
        frame: asked.frame(&tournament, number, Here::Players),
        shell: asked.shell(&words.say(msg::HallListTitle)),
    };
    shown(&page, page.trouble.is_some())
}

fn line(
    one: &Applicant,
    number: Option<u32>,
    on: bool,
    tournament: &Tournament,
    words: &wording::Lexicon,
) -> Line {
    let renumbered = one.number.zip(number).filter(|(wanted, number)| wanted.0 != *number);
    let renumbered = renumbered.map(|(wanted, number)| {
        words.say(msg::TournamentRenumbered { wanted: &wanted.to_string(), number: &number.to_string() })
    });
    let like = bulletin::say::like(one, tournament.roster(), words);
    Line {
        line: one.line,
        number: number.map(|number| number.to_string()).unwrap_or_default(),
        name: one.name.clone(),
        club: one.club.clone().unwrap_or_default(),
        note: like.into_iter().chain(renumbered).collect::<Vec<_>>().join("; "),
        double: one.is_double(),
        on,
    }
}

/// `POST /hall/{name}/players/list`: a list is looked at, or those ticked in it are added.
pub async fn change(asked: Asked, upload: Upload) -> Result<Response, Failure> {
    asked.only(asked.rights.organises)?;
    let kind = upload.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if kind.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
        let wish = Wish::of_upload(upload).await?;
        return look(asked, wish, None).await;
    }
    let headers = upload.headers().clone();
    let sent = Sent::read(&asked.to("/players/list"), &headers, &upload.bytes().await?.into())?;
    let wish = Wish::of_form(&sent, &asked)?;
    // What is stored is what was shown.
    if wish.store && wish.changed {
        let said = asked.words().say(msg::HallListChanged);
        return look(asked, wish, Some(said)).await;
    }
    if !wish.store || wish.wrong.is_some() {
        return look(asked, wish, None).await;
    }
    let chosen = wish.columns.as_ref().map(ToString::to_string);
    if wish.read.is_some() && wish.read != chosen {
        let said = asked.words().say(msg::HallListLookAgain);
        return look(asked, wish, Some(said)).await;
    }
    let before = asked.open.now().await?.1;
    let done = asked.act("", sent.key, |tournament| added(&wish, tournament, &asked)).await;
    let Err(trouble) = done else {
        let after = asked.open.now().await?.1;
        return Ok(onwards(&asked.to(&format!("/players{}", no_more_drawn(&before, &after)))));
    };
    let said = asked.why(trouble).await?;
    look(asked, wish, Some(said)).await
}

/// What adds those who are taken.
fn added(wish: &Wish, tournament: &Tournament, asked: &Asked) -> Result<Vec<Event>, Trouble> {
    let list = Listing::read(&wish.text);
    let columns = wish.columns.as_ref().unwrap_or_else(|| list.columns());
    let (all, wrong) = list.applicants(columns, tournament.roster());
    // Nobody has seen which lines would be left out.
    if let (None, Some(first)) = (&wish.read, wrong.first()) {
        let what = bulletin::say::roster_line(&first.what, asked.words());
        return Err(Trouble::Typed(asked.words().say(msg::HallRosterLine { line: first.line, what: &what })));
    }
    let taken: Vec<Applicant> = all.into_iter().filter(|one| wish.takes(one)).collect();
    if taken.is_empty() {
        return Err(Trouble::Typed(asked.words().say(msg::HallListNone)));
    }
    let from = wish.from.unwrap_or_else(|| tournament.next_round());
    Ok(vec![Event::PlayersAdded { players: tournament.roster().entrants(&taken, from) }])
}
