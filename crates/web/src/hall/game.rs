//! The next game of a table, in a few taps, its points itemised before it is saved; and a line put right.

use askama::Template;
use axum::{
    body::Bytes,
    extract::{Path, RawQuery, State},
    http::HeaderMap,
    response::Response,
};
use tournament::{
    At, Event, Line, List, ListError, Next, Position, Refused, Source, TableState, Tournament, Written,
};
use wording::{Lexicon, msg};

use super::{
    act::Trouble,
    asked::{Asked, Sent, at as place, new_key, shown},
    entry::{Form, How, PARTIES, Pairs, SPECIAL, Typed, kept},
    fields::{Choice, PartyView, choice, how_said, kinds, parties, steps},
    glance::at_position,
    list::kind,
};
use crate::{
    app::App,
    failure::Failure,
    page::{Shell, onwards},
    person::Person,
};

struct Player {
    position: u8,
    name: String,
    sits: bool,
    re: bool,
    points: String,
    penalty: String,
    deduction: String,
}

/// What the game comes to.
struct Reckoned {
    kind: String,
    items: Vec<(u8, String, String)>,
    points: Vec<(String, String, bool)>,
    /// The same fields once more, to be sent.
    fields: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "hall/game.html")]
struct GamePage {
    shell: Shell,
    base: String,
    heading: String,
    about: String,
    trouble: Vec<String>,
    reckoned: Option<Reckoned>,
    hows: Vec<Choice>,
    kinds: Vec<Choice>,
    steps: Vec<Choice>,
    augen: String,
    players: Vec<Player>,
    soloists: Vec<Choice>,
    dealers: Vec<Choice>,
    parties: Vec<PartyView>,
    more: bool,
    /// The line that is put right; `None` for the next game.
    line: Option<usize>,
    /// So many lines there were when this page was made.
    expected: usize,
    organises: bool,
    directs: bool,
    anyway: bool,
    why: String,
    key: String,
}

/// Which line a form is about.
#[derive(Clone, Copy)]
enum About {
    Next,
    Line(usize),
}

impl About {
    fn read(from: &impl Typed) -> Result<About, Failure> {
        match from.one("line") {
            "" => Ok(About::Next),
            text => text.parse().map(About::Line).map_err(|_| Failure::NotFound),
        }
    }

    /// The line that is put right.
    fn line(self, list: &List) -> Option<&Line> {
        match self {
            About::Next => None,
            About::Line(number) => list.lines().get(number.checked_sub(1)?),
        }
    }

    /// The line that the form tells. What no form asks, a line that is put right keeps.
    fn written(self, form: &Form, list: &List, words: &Lexicon) -> Result<Written, String> {
        let written = form.written(list.round().size(), words)?;
        Ok(match self.line(list) {
            Some(old) => kept(written, &old.written),
            None => written,
        })
    }
}

/// The line as it would stand in the list.
fn tried(list: &List, about: About, written: &Written) -> Result<Line, ListError> {
    let mut list = list.clone();
    match about {
        About::Next => list.enter(written.clone()).cloned(),
        About::Line(number) => {
            let index = number.checked_sub(1).ok_or(ListError::NoSuchLine(0))?;
            let note = tournament::Override { by: "-".to_owned(), reason: "-".to_owned() };
            list.correct_checked(index, written.clone(), &note)?;
            list.lines().get(index).cloned().ok_or(ListError::NoSuchLine(index))
        }
    }
}

/// The form, and what comes of it.
struct Told {
    form: Form,
    /// What is wrong with it.
    trouble: Vec<String>,
    /// What it comes to.
    reckoned: Option<Reckoned>,
    /// Somebody may answer for it all the same.
    anyway: bool,
}

fn told(
    tournament: &Tournament,
    table: &TableState,
    about: About,
    from: &impl Typed,
    words: &Lexicon,
) -> Told {
    let list = table.list();
    let typed = !from.one("how").is_empty();
    let form = match about.line(list) {
        // A line that is to be put right is shown as it stands, until something is typed.
        Some(old) if !typed => Form::of(&old.written),
        _ => Form::read(from),
    };
    if !typed || form.is_blank() {
        return Told { form, trouble: Vec::new(), reckoned: None, anyway: false };
    }
    let written = match about.written(&form, list, words) {
        Ok(written) => written,
        Err(missing) => return Told { form, trouble: vec![missing], reckoned: None, anyway: false },
    };
    match tried(list, about, &written) {
        Ok(line) => {
            let reckoned = Some(reckon(tournament, table, &line, from, words));
            Told { form, trouble: Vec::new(), reckoned, anyway: false }
        }
        Err(error) => {
            let (size, rules) = (list.round().size(), tournament.setup().rules);
            let trouble = bulletin::say::list_errors(&error, size, rules, words);
            Told { form, trouble, reckoned: None, anyway: matches!(error, ListError::Flaws(_)) }
        }
    }
}

/// Which game it is, and who deals and leads.
fn headed(
    tournament: &Tournament,
    table: &TableState,
    (about, place): (About, &Next),
    words: &Lexicon,
) -> (String, String) {
    let named = |position| at_position(tournament, table, position);
    let number = &place.number.to_string();
    let heading = match about {
        About::Next => words.say(msg::HallEnterGame { number }),
        About::Line(_) => words.say(msg::HallChangeLine { number }),
    };
    let lead = named(place.forced.unwrap_or(place.first));
    let deals = words.say(msg::HallDeals { dealer: &named(place.dealer), lead: &lead });
    match place.forced {
        Some(forced) => (heading, format!("{deals} {}", words.say(msg::HallForced { name: &named(forced) }))),
        None => (heading, deals),
    }
}

async fn game(asked: Asked, at: At, from: &impl Typed, said: Option<String>) -> Result<Response, Failure> {
    let words = asked.words();
    let (_, tournament) = asked.open.now().await?;
    let table = tournament.table(at).map_err(|_| Failure::NotFound)?;
    let (about, list) = (About::read(from)?, table.list());
    let old = about.line(list);
    let line = match about {
        About::Next => None,
        About::Line(_) if old.is_none() => return Err(Failure::NotFound),
        About::Line(number) => Some(number),
    };
    if !may(&asked, &tournament, at, about) {
        return Err(Failure::Forbidden);
    }
    let place = old.map_or_else(|| list.round().next(), |line| Some(line.place));
    let Some(place) = place else { return Ok(onwards(&asked.to(&format!("/{}/{}", at.round, at.table)))) };
    let Told { form, trouble, reckoned, anyway } = told(&tournament, table, about, from, words);
    let trouble = said.map_or(trouble, |said| vec![said]);
    let flawed = !trouble.is_empty();
    let (heading, about) = headed(&tournament, table, (about, &place), words);
    let page = GamePage {
        base: asked.to(&format!("/{}/{}", at.round, at.table)),
        heading,
        about,
        trouble,
        reckoned,
        hows: How::ALL.map(|how| choice(how.id(), how_said(how, words), form.how == how)).to_vec(),
        kinds: kinds(&form, words),
        steps: steps(&form, words),
        players: players(&tournament, table, place.sits_out, &form),
        soloists: positions(&tournament, table, &form.solo, Some(words.say(msg::HallNoSolo))),
        dealers: positions(&tournament, table, &form.dealt, Some(words.say(msg::HallInTurn))),
        parties: parties(&form, words),
        more: !form.dealt.is_empty()
            || form.penalty.iter().chain(&form.deduction).any(|text| !text.is_empty()),
        augen: form.augen,
        line,
        expected: list.lines().len(),
        organises: asked.rights.organises,
        directs: asked.rights.directs,
        anyway: anyway && (asked.rights.organises || asked.rights.directs && line.is_some()),
        why: from.one("why").chars().take(200).collect(),
        key: new_key()?,
        shell: asked.shell(&bulletin::say::at(at, words)),
    };
    shown(&page, flawed && !from.one("key").is_empty())
}

/// May they enter or put right this line? Asked once more when it is sent.
fn may(asked: &Asked, tournament: &Tournament, at: At, about: About) -> bool {
    let nothing = || {
        Written::from(tournament::Told::Points {
            outcome: tournament::Outcome::NotPlayed,
            points: tournament::ByPosition::default(),
        })
    };
    let event = match about {
        About::Next => Event::LineEntered { at, line: nothing(), how: Source::Phone, anyway: None },
        About::Line(number) => Event::LineCorrected {
            at,
            number,
            before: nothing(),
            after: nothing(),
            why: String::new(),
            anyway: false,
        },
    };
    asked.rights.may(&event, tournament)
}

fn positions(tournament: &Tournament, table: &TableState, on: &str, none: Option<String>) -> Vec<Choice> {
    let size = table.list().round().size();
    let one = |p: Position| choice(&p.to_string(), at_position(tournament, table, p), on == p.to_string());
    none.map(|text| choice("", text, on.is_empty())).into_iter().chain(size.positions().map(one)).collect()
}

fn players(tournament: &Tournament, table: &TableState, sits: Option<Position>, form: &Form) -> Vec<Player> {
    let of =
        |typed: &[String], p: Position| typed.get(usize::from(p.number() - 1)).cloned().unwrap_or_default();
    let one = |p: Position| Player {
        position: p.number(),
        name: at_position(tournament, table, p),
        sits: sits == Some(p),
        re: form.re.contains(&p),
        points: of(&form.points, p),
        penalty: of(&form.penalty, p),
        deduction: of(&form.deduction, p),
    };
    table.list().round().size().positions().map(one).collect()
}

fn reckon(
    tournament: &Tournament,
    table: &TableState,
    line: &Line,
    from: &impl Typed,
    words: &Lexicon,
) -> Reckoned {
    let (size, rules) = (table.list().round().size(), tournament.setup().rules);
    let score = bulletin::show::score(line, size, rules);
    let items = score.map(|score| bulletin::json::items(&score, rules, words)).unwrap_or_default();
    let (total, winners) = (line.entry.total(), line.entry.winners());
    let point = |p: Position| {
        let points = bulletin::say::signed(total[p].into(), words);
        (at_position(tournament, table, p), points, winners.contains(p))
    };
    Reckoned {
        kind: kind(tournament, table, line, words),
        items: items.into_iter().map(|item| (item.points, item.to.to_owned(), item.reason)).collect(),
        points: size.positions().filter(|&p| line.place.sits_out != Some(p)).map(point).collect(),
        fields: fields(from),
    }
}

/// The fields of the form that say something.
fn fields(from: &impl Typed) -> Vec<(String, String)> {
    let mut names: Vec<String> =
        ["how", "kind", "augen", "step", "solo", "dealt"].map(str::to_owned).to_vec();
    for (_, party) in PARTIES {
        names.push(format!("call-{party}"));
        names.extend(SPECIAL.map(|what| format!("{what}-{party}")));
    }
    names.extend(['p', 's', 'a'].into_iter().flat_map(|letter| (1..=5).map(move |p| format!("{letter}{p}"))));
    let one = |name: String| Some((from.one(&name).to_owned(), name)).filter(|(value, _)| !value.is_empty());
    let mut fields: Vec<(String, String)> = names.into_iter().filter_map(one).map(|(v, n)| (n, v)).collect();
    fields.extend(from.every("re").into_iter().take(5).map(|p| ("re".to_owned(), p.to_owned())));
    fields
}

/// `/hall/{name}/{round}/{table}/game`: the form; what is typed stands in the address.
pub async fn page(
    State(app): State<App>,
    person: Person,
    Path((name, round, table)): Path<(String, String, String)>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let at = place(&round, &table)?;
    game(Asked::of(app, person, &name).await?, at, &Pairs::of(query.as_deref()), None).await
}

/// `POST /hall/{name}/{round}/{table}/game`: the game is entered, or the line is put right.
pub async fn enter(
    State(app): State<App>,
    person: Person,
    Path((name, round, table)): Path<(String, String, String)>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let at = place(&round, &table)?;
    let asked = Asked::of(app, person, &name).await?;
    asked.sees(at).await?;
    let sent = Sent::read(&headers, &body)?;
    let about = About::read(&sent.fields)?;
    let form = Form::read(&sent.fields);
    let expected: usize = sent.number("expected")?;
    let words = asked.words();
    let anyway = sent.fields.get("anyway") == "yes";
    let mut why = sent.fields.line("why", 200)?;
    if why.is_empty() && !asked.rights.directs {
        why = words.say(msg::HallWhyTable);
    }
    let done = asked
        .act("", sent.key.clone(), |tournament| {
            let table = tournament.table(at)?;
            let list = table.list();
            // Whoever has the code of the table is at the table; the others sit at the desk.
            let how = if asked.rights.keeps(at, tournament) { Source::Phone } else { Source::Clerk };
            let line = about.written(&form, list, words).map_err(Trouble::Typed)?;
            // Two at the table enter the same game at the same time: the second is shown what is there.
            if list.lines().len() != expected {
                return Err(Trouble::Meanwhile);
            }
            Ok(vec![match about {
                About::Next => Event::LineEntered { at, line, how, anyway: anyway.then(|| why.clone()) },
                About::Line(number) => {
                    let before = about.line(list).ok_or(Refused::NoSuchLine { at, number })?.written.clone();
                    Event::LineCorrected { at, number, before, after: line, why: why.clone(), anyway }
                }
            }])
        })
        .await;
    let Err(trouble) = done else {
        return Ok(onwards(&asked.to(&format!("/{}/{}?saved", at.round, at.table))));
    };
    let said = match trouble {
        // What does not check, the form says itself, reason by reason.
        Trouble::Refused(refused) if says_itself(&refused) => None,
        trouble => Some(asked.why(trouble).await?),
    };
    game(asked, at, &sent.fields, said).await
}

fn says_itself(refused: &Refused) -> bool {
    matches!(refused, Refused::Line { error, .. } if *error != ListError::NoReason)
}
