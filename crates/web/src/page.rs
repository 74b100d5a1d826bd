//! The frame of every page.

use askama::Template;
use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use cards::Suit;
use wording::{Game, Lang, Lexicon, msg};

use crate::{
    assets::{ADDRESSES, Addresses},
    body::Fields,
    clock::TimeZone,
    doors::{Grant, Grants, Holder, Id, Role},
    failure::Failure,
    person::{Person, Suits, Theme, View, words_at},
    text::{self, Html},
};

/// What stands around a page, and the words for it.
pub struct Shell {
    /// The words of the language.
    pub w: &'static Lexicon,
    /// Who looks.
    pub person: Person,
    /// The title of the page.
    pub title: String,
    /// Where style and script are.
    pub assets: &'static Addresses,
    /// The page may be kept by the device and shown without a connection.
    pub keep: bool,
    /// What is said of what could not be sent for now.
    pub offline: String,
}

// What stands around every page is compiled once, and not into each of them.
#[derive(Template)]
#[template(path = "frame_head.html")]
struct Head<'a> {
    shell: &'a Shell,
}

#[derive(Template)]
#[template(path = "frame_top.html")]
struct Top<'a> {
    shell: &'a Shell,
}

#[derive(Template)]
#[template(path = "nav.html")]
struct Nav<'a> {
    shell: &'a Shell,
}

#[derive(Template)]
#[template(path = "frame_net.html")]
struct Net<'a> {
    shell: &'a Shell,
}

impl Shell {
    /// What stands before a page's own styles and scripts.
    pub const fn head(&self) -> impl Template + '_ {
        Head { shell: self }
    }

    /// From there to what a page has above everything else.
    pub const fn top(&self) -> impl Template + '_ {
        Top { shell: self }
    }

    /// The menu.
    pub const fn nav(&self) -> impl Template + '_ {
        Nav { shell: self }
    }

    /// What is said of the connection, and the beginning of the page itself.
    pub const fn net(&self) -> impl Template + '_ {
        Net { shell: self }
    }

    /// The frame for this person.
    #[must_use]
    pub fn new(person: Person, title: String) -> Shell {
        let w = person.words();
        Shell { w, person, title, assets: &ADDRESSES, keep: false, offline: w.say(msg::WebOffline) }
    }

    /// The same with the names that suits have at this game.
    #[must_use]
    pub fn at(self, game: Game) -> Shell {
        Shell { w: words_at(self.w.lang(), game), ..self }
    }

    /// A page that the device may keep.
    #[must_use]
    pub fn kept(self) -> Shell {
        Shell { keep: true, ..self }
    }

    /// A sentence with its cards marked.
    #[must_use]
    pub fn rich(&self, text: &str) -> Html {
        text::rich(text, self.w)
    }

    /// The languages, each by the name it has for itself, and whether it is the one.
    #[must_use]
    pub fn languages(&self) -> Vec<(&'static str, &'static str, bool)> {
        Lang::ALL.map(|lang| (lang.code(), own_name(lang), lang == self.person.view.lang)).to_vec()
    }

    /// The tables whose lists this device keeps: where they are, and their names.
    #[must_use]
    pub fn tables(&self) -> Vec<(String, String)> {
        let grants = self.person.grants.iter().filter(|grant| matches!(grant.role, Role::Table { .. }));
        let name = |grant: &Grant| match grant.holder {
            Holder::Player(_) => self.w.say(msg::HallMyTable),
            Holder::Table | Holder::Unknown => grant.role.named(self.w),
        };
        grants.map(|grant| (grant.role.home(), name(grant))).collect()
    }

    /// Has this person something to do at live tables?
    #[must_use]
    pub fn plays(&self) -> bool {
        let at_a_table = |role: &Role| crate::live::home(role).is_some();
        self.person.directs() || self.person.grants.roles().any(at_a_table)
    }

    /// Light and dark.
    #[must_use]
    pub fn themes(&self) -> Vec<(&'static str, String, bool)> {
        let name = |theme| match theme {
            Theme::Auto => self.w.say(msg::WebThemeAuto),
            Theme::Light => self.w.say(msg::WebThemeLight),
            Theme::Dark => self.w.say(msg::WebThemeDark),
        };
        Theme::ALL.map(|theme| (theme.id(), name(theme), theme == self.person.view.theme)).to_vec()
    }

    /// Two colours and four.
    #[must_use]
    pub fn suits(&self) -> Vec<(&'static str, String, bool)> {
        let name = |suits| match suits {
            Suits::Two => self.w.say(msg::WebSuitsTwo),
            Suits::Four => self.w.say(msg::WebSuitsFour),
        };
        Suits::ALL.map(|suits| (suits.id(), name(suits), suits == self.person.view.suits)).to_vec()
    }

    /// So many rulings wait to be sent.
    #[must_use]
    pub fn waiting(&self, n: usize) -> String {
        self.w.say(msg::WebWaiting { n })
    }

    /// The server did not take a ruling that was kept; `#` is the place for its reason.
    #[must_use]
    pub fn refused(&self) -> String {
        self.w.say(msg::WebRefusedLater { reason: "#" })
    }

    /// The four suits, for the drawings.
    #[must_use]
    pub fn pips(&self) -> [(&'static str, &'static str); 4] {
        Suit::ALL.map(|suit| (text::class(suit), pip(suit)))
    }
}

/// The outline of a suit in a box of 24 by 24.
const fn pip(suit: Suit) -> &'static str {
    match suit {
        Suit::Hearts => {
            "M12 21.2C6.4 16.6 2 13 2 8.4 2 5 4.5 2.8 7.3 2.8c2 0 3.7 1.1 4.7 3 1-1.9 2.7-3 4.7-3C19.5 2.8 22 5 22 8.4c0 4.600-4.400 8.200-10 12.800z"
        }
        Suit::Diamonds => "M12 1.600 20 12 12 22.400 4 12z",
        Suit::Spades => {
            "M12 1.800C14.500 5.700 21.500 9.300 21.500 14c0 2.900-2.200 4.700-4.600 4.700-1.600 0-3-.8-3.900-2.100.3 2.500 1.300 4 3.200 5.600H7.800c1.900-1.600 2.900-3.100 3.200-5.600-.9 1.300-2.300 2.100-3.900 2.100-2.400 0-4.600-1.800-4.600-4.700 0-4.700 7-8.300 9.500-12.200z"
        }
        Suit::Clubs => {
            "M12 1.800a4.700 4.700 0 0 1 4.100 7 4.700 4.700 0 1 1-3.100 7.700c.3 2.500 1.300 4.100 3.200 5.700H7.800c1.900-1.600 2.900-3.200 3.200-5.700a4.700 4.700 0 1 1-3.100-7.700 4.700 4.700 0 0 1 4.100-7z"
        }
    }
}

const fn own_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::De => "Deutsch",
        Lang::Da => "Dansk",
        Lang::Nl => "Nederlands",
        Lang::Nb => "Norsk",
    }
}

/// A page as an answer.
///
/// # Errors
/// [`Failure::Server`], if it could not be written.
pub fn html(template: &impl Template) -> Result<Response, Failure> {
    with_status(StatusCode::OK, template)
}

/// A page with a status of its own.
///
/// # Errors
/// [`Failure::Server`], if it could not be written.
pub fn with_status(status: StatusCode, template: &impl Template) -> Result<Response, Failure> {
    let text = template.render().map_err(|e| Failure::Server(e.to_string()))?;
    let kind = HeaderValue::from_static("text/html; charset=utf-8");
    let vary = HeaderValue::from_static("Cookie, Accept-Language");
    Ok((status, [(header::CONTENT_TYPE, kind), (header::VARY, vary)], text).into_response())
}

/// Onwards to another page, after a change.
#[must_use]
pub fn onwards(to: &str) -> Response {
    match HeaderValue::from_str(to) {
        Ok(to) => (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response(),
        Err(_) => {
            Failure::Unreadable("an address with letters that no address has".to_owned()).into_response()
        }
    }
}

/// A question before something is done that cannot be overlooked.
pub struct Question {
    /// What is to be done.
    pub heading: String,
    /// What comes of it.
    pub lines: Vec<String>,
    /// The word on the button that does it.
    pub yes: String,
}

#[derive(Template)]
#[template(path = "sure.html")]
struct SurePage {
    shell: Shell,
    question: Question,
    /// Where the answer goes, and what goes with it.
    action: String,
    fields: Vec<(String, String)>,
    /// Where nothing is done.
    back: String,
    /// Something is lost by it.
    grave: bool,
}

/// The key of a form: sent twice, it happens once. `of`: what it is the form of.
///
/// # Errors
/// [`Failure::Server`], if the machine has no chance to give.
pub fn new_key(of: &str) -> Result<String, Failure> {
    Ok(format!("{of}/{}", Id::random().map_err(|e| Failure::Server(e.to_string()))?))
}

/// Asks first. What was sent is sent again with `sure=yes`, to `action`.
///
/// # Errors
/// [`Failure::Server`], if it could not be written.
pub fn ask(
    person: Person,
    question: Question,
    sent: &Fields,
    to: (String, String),
) -> Result<Response, Failure> {
    sure(person, question, sent, to, true)
}

/// Shows once more what is about to be done, where nothing is lost by it.
///
/// # Errors
/// [`Failure::Server`], if it could not be written.
pub fn look_again(
    person: Person,
    question: Question,
    sent: &Fields,
    to: (String, String),
) -> Result<Response, Failure> {
    sure(person, question, sent, to, false)
}

fn sure(
    person: Person,
    question: Question,
    sent: &Fields,
    (action, back): (String, String),
    grave: bool,
) -> Result<Response, Failure> {
    let person = Person { here: back.clone(), ..person };
    let shell = Shell::new(person, question.heading.clone());
    html(&SurePage { shell, question, action, fields: sent.again().collect(), back, grave })
}

#[derive(Template)]
#[template(path = "failure.html")]
struct FailurePage {
    shell: Shell,
    heading: String,
    what: String,
    /// Where whoever looks belongs.
    onwards: Option<(String, String)>,
}

/// The page for what went wrong.
#[must_use]
pub fn failure(status: StatusCode, failure: &Failure, (view, grants): (View, Grants)) -> Response {
    let (heading, what) = failure.said(view.words());
    let person = Person { view, grants, here: "/".to_owned(), zone: TimeZone::UTC };
    let onwards = match failure {
        Failure::Elsewhere { to, called, .. } => Some((to.clone(), called.clone())),
        _ => None,
    };
    let page = FailurePage { shell: Shell::new(person, heading.clone()), heading, what, onwards };
    with_status(status, &page).unwrap_or_else(|_| status.into_response())
}

/// The address of the page after this one of a list, for the same search.
#[must_use]
pub fn next_page(list: &str, search: &str, page: usize) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    if !search.is_empty() {
        query.append_pair("search", search);
    }
    format!("{list}?{}", query.append_pair("page", &(page + 1).to_string()).finish())
}
