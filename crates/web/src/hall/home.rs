//! All tournaments, and a new one.

use askama::Template;
use axum::{extract::State, response::Response};
use tournament::{Clock, Name, ParseRemainderError, Point, Preset, Remainder, Rules, Setup, Tie};
use wording::{Lexicon, msg};

use super::{
    act::{Open, Trouble, create as begin},
    asked::shown,
    rights::{Rights, who},
    typed::number,
};
use crate::fold::{Asker, By};
use crate::{
    app::App,
    body::{Fields, Sent},
    clock::{self, Date, TimeZone},
    doors::{Id, Role},
    failure::Failure,
    first::Place,
    page::{Shell, onwards},
    person::Person,
};

pub struct Choice {
    pub id: &'static str,
    pub name: String,
    pub first: String,
    pub second: String,
}

#[derive(Template)]
#[template(path = "hall/home.html")]
struct HomePage {
    shell: Shell,
    trouble: Option<String>,
    organises: bool,
    all: Vec<Place>,
    key: String,
    form: Form,
    points: Vec<Choice>,
    ties: Vec<(&'static str, String)>,
    /// Those that are deleted; they can be brought back.
    deleted: Vec<Place>,
}

/// The form of a new tournament: as it is at first, or as it was filled in.
pub struct Form {
    pub name: String,
    pub date: String,
    pub place: String,
    pub rounds: String,
    pub rules: String,
    pub four: String,
    pub five: String,
    pub clubs_apart: bool,
    pub fair_fives: bool,
    /// Where those sit who are left over when tables of four are made.
    pub remainder: String,
    /// What decides, first of all and then.
    pub ties: [String; 3],
    /// The points that are read the other way.
    pub other: Vec<String>,
}

impl Form {
    fn new(words: &Lexicon, zone: &TimeZone) -> Form {
        Form {
            name: String::new(),
            place: String::new(),
            date: clock::today(words.lang(), zone),
            rounds: "3".to_owned(),
            rules: Preset::default().to_string(),
            // As the rules say that are chosen below.
            four: String::new(),
            five: String::new(),
            clubs_apart: false,
            fair_fives: false,
            remainder: Remainder::default().word().to_owned(),
            ties: Default::default(),
            other: Vec::new(),
        }
    }

    pub fn read(fields: &Fields) -> Result<Form, Failure> {
        let mut ties = fields.all("tie").map(|word| word.chars().take(20).collect());
        Ok(Form {
            name: fields.line("name", 80)?,
            date: fields.line("date", 40)?,
            place: fields.line("place", 80)?,
            rounds: fields.get("rounds").trim().to_owned(),
            rules: fields.line("rules", 12)?,
            four: fields.get("four").trim().to_owned(),
            five: fields.get("five").trim().to_owned(),
            clubs_apart: fields.get("clubs-apart") == "yes",
            fair_fives: fields.get("fair-fives") == "yes",
            remainder: fields.line("remainder", 12)?,
            ties: std::array::from_fn(|_| ties.next().unwrap_or_default()),
            other: fields.all("other").take(Point::ALL.len()).map(str::to_owned).collect(),
        })
    }

    /// As a tournament is set up.
    pub fn of(setup: &Setup, words: &Lexicon) -> Form {
        let mut ties = setup.tie_breaks.iter().map(|tie| tie.word().to_owned());
        let minutes = |of: fn(Clock) -> u16| setup.clock.map_or(0, of).to_string();
        let other = Point::ALL.iter().filter(|&&point| setup.rules.is_other_way(point));
        Form {
            name: setup.name.clone(),
            date: clock::stored_day(&setup.date, words.lang()),
            place: setup.place.clone().unwrap_or_default(),
            rounds: setup.rounds.to_string(),
            rules: setup.rules.preset.to_string(),
            four: minutes(|clock| clock.four),
            five: minutes(|clock| clock.five),
            clubs_apart: setup.clubs_apart,
            fair_fives: setup.fair_fives,
            remainder: setup.remainder.word().to_owned(),
            ties: std::array::from_fn(|_| ties.next().unwrap_or_default()),
            other: other.map(|point| point.id().to_owned()).collect(),
        }
    }

    /// Is this point read the other way?
    pub fn reads_other(&self, point: &str) -> bool {
        self.other.iter().any(|id| id == point)
    }

    /// The day.
    fn day(&self, words: &Lexicon, zone: &TimeZone) -> Result<Date, Trouble> {
        let today = clock::this_day(zone);
        if self.date.is_empty() {
            return Ok(today);
        }
        let said = |error| Trouble::Typed(bulletin::say::day(error, &self.date, today, words));
        clock::day(&self.date, today).map_err(said)
    }

    /// The tournament that the form tells.
    ///
    /// # Errors
    /// [`Trouble::Typed`] for what people type; [`Trouble::Failure`] for what no form of ours sends.
    pub fn setup(&self, words: &Lexicon, zone: &TimeZone) -> Result<Setup, Trouble> {
        let day = self.day(words, zone)?;
        let unreadable = |what: String| Failure::Unreadable(what);
        let preset: Preset =
            self.rules.parse().map_err(|_| unreadable(format!("`{}` are no rules", self.rules)))?;
        let mut rules = Rules::from(preset);
        for id in &self.other {
            let point = Point::from_id(id).filter(|point| point.has_switch());
            rules = rules.other_way(point.ok_or_else(|| unreadable(format!("`{id}` is no point")))?);
        }
        let tie = |word: &String| word.parse::<Tie>().map_err(|e| unreadable(e.to_string()));
        let clock = match (self.four.as_str(), self.five.as_str()) {
            ("", "") => Clock::of(preset),
            ("" | "0", _) => None,
            (four, five) => Some(Clock { four: number(four, words)?, five: number(five, words)? }),
        };
        let ties = self.ties.iter().filter(|word| !word.is_empty());
        let remainder = match self.remainder.as_str() {
            "" => Remainder::default(),
            word => word.parse().map_err(|e: ParseRemainderError| unreadable(e.to_string()))?,
        };
        Ok(Setup {
            name: self.name.clone(),
            date: day.to_string(),
            place: Some(self.place.clone()).filter(|place| !place.is_empty()),
            rounds: number(&self.rounds, words)?,
            rules,
            seed: seed()?,
            tie_breaks: ties.map(tie).collect::<Result<_, _>>()?,
            clubs_apart: self.clubs_apart,
            fair_fives: self.fair_fives,
            remainder,
            clock,
        })
    }
}

/// The tournaments in which this person has a part.
pub(crate) async fn all(app: &App, person: &Person) -> Result<Vec<Place>, Failure> {
    Ok(listed(app, person).await?.0)
}

/// The same, and those that were deleted, for whoever may bring them back.
async fn listed(app: &App, person: &Person) -> Result<(Vec<Place>, Vec<Place>), Failure> {
    let words = person.words();
    let (mut all, mut deleted) = (Vec::new(), Vec::new());
    for (stream, _) in app.store.streams(Name::STREAMS).await? {
        let Some(name) = Name::of_stream(stream.as_str()) else { continue };
        if !Rights::of(app, person, &stream).await?.watches {
            continue;
        }
        // A tournament that cannot be read does not hide the others.
        let look = async { Open::even_deleted(app, name.as_str()).await?.now().await };
        let tournament = match look.await {
            Ok((_, tournament)) => tournament,
            Err(failure) => {
                let what = failure.damage(words).filter(|_| person.directs());
                let named = |what| Place { address: format!("/hall/{name}"), name: name.to_string(), what };
                all.extend(what.map(named));
                continue;
            }
        };
        if let Some(stamp) = tournament.deleted() {
            if person.organises() {
                let when = &clock::shown(&stamp.when, &person.zone, words.lang());
                let what = words.say(msg::CourseDeletedBy { name: &stamp.who, when });
                let address = format!("/hall/{name}/restore");
                deleted.push(Place { address, name: tournament.setup().name.clone(), what });
            }
            continue;
        }
        let n = tournament.roster().players().count();
        let day = clock::stored_day(&tournament.setup().date, words.lang());
        let what = format!("{day} · {}", words.say(msg::TournamentPlayersTotal { n }));
        let own = person.grants.roles().find(|role| matches!(role, Role::Table { of, .. } if *of == stream));
        let address = match own {
            _ if person.directs() => format!("/hall/{name}"),
            Some(role) => role.home(),
            None => format!("/hall/{name}/wall"),
        };
        all.push(Place { address, name: tournament.setup().name.clone(), what });
    }
    Ok((all, deleted))
}

/// The open points, with their readings.
pub fn points(words: &Lexicon) -> Vec<Choice> {
    let open = Point::ALL.iter().filter(|point| point.has_switch());
    let one = |point: &Point| {
        let read = words.doko_point(*point);
        Choice { id: point.id(), name: read.title, first: read.first, second: read.second }
    };
    open.map(one).collect()
}

/// What can decide between equal sums.
pub fn ties(words: &Lexicon) -> Vec<(&'static str, String)> {
    Tie::ALL.map(|tie| (tie.word(), bulletin::say::tie(tie, words))).to_vec()
}

async fn home(
    app: &App,
    person: Person,
    trouble: Option<String>,
    form: Option<Form>,
) -> Result<Response, Failure> {
    let words = person.words();
    let (all, deleted) = listed(app, &person).await?;
    let page = HomePage {
        trouble,
        organises: person.organises(),
        all,
        key: crate::page::new_key("hall")?,
        form: form.unwrap_or_else(|| Form::new(words, &person.zone)),
        points: points(words),
        ties: ties(words),
        deleted,
        shell: Shell::new(person, words.say(msg::HallTitle)),
    };
    shown(&page, page.trouble.is_some())
}

/// `/hall`
pub async fn page(State(app): State<App>, person: Person) -> Result<Response, Failure> {
    home(&app, person, None, None).await
}

/// `POST /hall`
pub async fn create(State(app): State<App>, person: Person, sent: Sent) -> Result<Response, Failure> {
    person.must_organise()?;
    let words = person.words();
    let form = Form::read(&sent.fields)?;
    let setup = match form.setup(words, &person.zone) {
        Ok(setup) => setup,
        Err(trouble) => {
            let said = trouble.said(None, words)?;
            return home(&app, person, Some(said), Some(form)).await;
        }
    };
    let Ok(name) = Name::made_of(&setup.name) else {
        return home(&app, person, Some(words.say(msg::HallNeedName)), Some(form)).await;
    };
    let (who, asker) = (who(&app, &person).await?, person.grants.who());
    let by = By { who: &who, asker: Asker::Person(&asker) };
    let Err(trouble) = begin(&app, &name, by, sent.key, setup).await else {
        return Ok(onwards(&format!("/hall/{name}/players")));
    };
    let said = match trouble {
        Trouble::Refused(refused) if *refused == tournament::Refused::AlreadyCreated => {
            let deleted = Open::find(&app, name.as_str()).await.is_err();
            if deleted { words.say(msg::CourseNameDeleted) } else { words.say(msg::HallNameTaken) }
        }
        trouble => trouble.said(None, words)?,
    };
    home(&app, person, Some(said), Some(form)).await
}

/// A seed that people can write down.
pub fn seed() -> Result<u64, Failure> {
    let id = Id::random().map_err(|e| Failure::Server(e.to_string()))?;
    Ok(u64::from_str_radix(id.as_str(), 16).unwrap_or_default() % 1_000_000_000)
}
