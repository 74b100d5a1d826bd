//! A table on the screen, of whichever game: what lies where, with names, places and classes for the style
//! sheet, and what the director has to do with it.

use askama::Template;
use bridge_laws::words::{QuestionId, Wants};
use cards::Card;
use live::{Affairs as Seen, LawView, QuestionView, RulingView};
use wording::{Game, Lexicon, capitalised, msg};

use crate::{
    shown,
    text::{Html, class, rich},
};

/// What a table of either game shows.
pub struct Common {
    pub facts: Vec<Fact>,
    pub now: Html,
    pub yours: bool,
    /// With the hands that the viewer sees whole, but for his own.
    pub places: Vec<Place>,
    pub trick: Vec<Fallen>,
    /// The trick that is shown is over: where who has won it sits, and who it is.
    pub won: Option<(&'static str, String)>,
    /// The last trick, as long as it may be looked at: who has won it, and its cards.
    pub seen: Option<(String, Vec<Drawn>)>,
    /// His own hand, the nearest to him.
    pub own: Option<Hand>,
    /// The director has to answer something, or to award tricks.
    pub asked: bool,
    /// Is it somebody at the table who looks?
    pub sits: bool,
    /// The same, while there is something to be done.
    pub may_act: bool,
    pub affairs: Affairs,
}

impl Common {
    /// The hands that are seen, those on the felt first.
    pub fn hands(&self) -> impl Iterator<Item = &Hand> {
        self.places.iter().filter_map(|place| place.hand.as_ref()).chain(&self.own)
    }
}

/// Something that holds for the whole game.
pub struct Fact {
    pub text: Html,
    /// It is said elsewhere too, and gives way on a small screen.
    pub aside: bool,
}

/// Where what is tapped goes, and what goes with it.
#[derive(Default, Template)]
#[template(path = "live_tapped.html")]
pub struct Tapped {
    pub id: String,
    pub by: String,
    pub number: u64,
    pub doko: bool,
}

/// A card, drawn.
#[derive(Template)]
#[template(path = "live_face.html")]
pub struct Drawn {
    /// As it is sent.
    pub value: String,
    pub class: &'static str,
    pub rank: String,
    /// For those who listen, with what is to be said of it.
    pub name: String,
    /// Why it may not be played now; blank if it may.
    pub why: String,
    /// It may not be played although it is this hand's turn.
    pub barred: bool,
    pub lies: bool,
}

/// A card that lies in front of somebody.
pub struct Lying {
    pub card: Drawn,
    pub as_what: String,
}

impl Lying {
    /// A card that lies there as this.
    pub fn new(card: Card, as_what: String, w: &Lexicon) -> Lying {
        let card = drawn(card, w);
        Lying { card: Drawn { name: format!("{}, {as_what}", card.name), ..card }, as_what }
    }
}

/// One side of the table.
pub struct Place {
    /// Where it stands on the screen, the viewer below.
    pub place: &'static str,
    pub name: String,
    /// What whoever sits there is called; blank: not said.
    pub person: String,
    pub notes: Vec<String>,
    pub cards: String,
    pub turn: bool,
    pub lying: Vec<Lying>,
    pub face_down: bool,
    pub hand: Option<Hand>,
}

/// A hand on the screen.
pub struct Hand {
    pub title: String,
    pub id: String,
    /// Two rows of suits, so that none is ever broken: which suit lies in which row does not change as cards go.
    pub rows: [Vec<Vec<Drawn>>; 2],
    /// May the viewer lay cards of it?
    pub plays: bool,
    pub dummy: bool,
    /// What a second tap on a card comes to, where it is not laid by it.
    pub again: Option<String>,
}

impl Hand {
    /// Its cards, in order.
    pub fn cards(&self) -> impl Iterator<Item = &Drawn> {
        self.rows.iter().flatten().flatten()
    }

    /// To be tapped so.
    pub const fn drawn<'a>(&'a self, to: &'a Tapped) -> impl Template + 'a {
        DrawnHand { hand: self, to }
    }
}

#[derive(Template)]
#[template(path = "live_hand.html")]
struct DrawnHand<'a> {
    hand: &'a Hand,
    to: &'a Tapped,
}

/// Sorted cards in two rows of suits. `of`: in which row a card belongs, and in which suit of it.
pub fn rows(cards: Vec<Drawn>, of: impl Fn(usize) -> (usize, usize)) -> [Vec<Vec<Drawn>>; 2] {
    let mut rows: [Vec<Vec<Drawn>>; 2] = [Vec::new(), Vec::new()];
    let mut last = None;
    for (i, card) in cards.into_iter().enumerate() {
        let (row, suit) = of(i);
        let Some(row) = rows.get_mut(row) else { continue };
        if last != Some(suit) {
            row.push(Vec::new());
            last = Some(suit);
        }
        if let Some(suit) = row.last_mut() {
            suit.push(card);
        }
    }
    rows
}

/// A card of the trick.
pub struct Fallen {
    pub place: &'static str,
    pub card: Option<Drawn>,
    pub name: String,
}

/// Something to be tapped.
pub struct Button {
    pub value: String,
    pub text: Html,
}

/// What the director deals with.
pub struct Affairs {
    /// Who has just called although nothing was found wrong.
    pub in_vain: Option<String>,
    pub ruling: Option<Ruled>,
    pub question: Option<Asked>,
    pub unnoticed: Vec<Html>,
    pub laws: Vec<Law>,
}

/// A question to the director.
pub struct Asked {
    pub id: String,
    /// The call it is about.
    pub call: Option<String>,
    pub text: Html,
    pub ask: Html,
    pub quietly: bool,
    /// What was said at the table that the question is about.
    pub beside: Option<Html>,
    pub answers: Vec<Button>,
    /// What a call shows is filled in.
    pub shown: Option<shown::Fields>,
}

/// A ruling on the screen.
pub struct Ruled {
    pub game: Game,
    pub title: String,
    pub happened: Option<Html>,
    pub say: Vec<Html>,
    /// Whose verdict it is, where the laws do not settle it.
    pub whose: Option<Html>,
    pub information: Vec<Html>,
    pub laws: Vec<Law>,
    pub fresh: bool,
}

impl Ruled {
    pub const fn drawn<'a>(&'a self, w: &'a Lexicon) -> impl Template + 'a {
        DrawnRuling { ruling: self, w }
    }
}

#[derive(Template)]
#[template(path = "live_ruling.html")]
struct DrawnRuling<'a> {
    ruling: &'a Ruled,
    w: &'a Lexicon,
}

/// A law on the screen.
pub struct Law {
    pub cite: String,
    pub title: Html,
    pub text: Html,
}

impl Affairs {
    /// As they are shown.
    pub fn of(seen: &Seen, in_vain: Option<String>, game: Game, w: &Lexicon) -> Affairs {
        Affairs {
            in_vain,
            ruling: seen.ruling.as_ref().and_then(|ruling| ruled(ruling, game, w)),
            question: seen.question.as_ref().map(|question| asked(question, w)),
            unnoticed: lines(&seen.unnoticed, w),
            laws: laws(&seen.laws, w),
        }
    }
}

/// Lines of text as HTML.
pub fn lines(lines: &[String], w: &Lexicon) -> Vec<Html> {
    lines.iter().map(|line| rich(line, w)).collect()
}

/// Where somebody stands on the screen who sits so many places to the left of who is drawn below.
pub const fn place(steps: u8) -> &'static str {
    match steps {
        0 => "s",
        1 => "w",
        2 => "n",
        _ => "e",
    }
}

/// As they stand on the screen from above: opposite, left, right, below.
pub fn from_above(places: impl Iterator<Item = Place>) -> Vec<Place> {
    let mut places: Vec<Place> = places.collect();
    places.sort_by_key(|place| ["n", "w", "e", "s"].iter().position(|p| *p == place.place));
    places
}

/// A card as it is drawn.
pub fn drawn(card: Card, w: &Lexicon) -> Drawn {
    Drawn {
        value: card.to_string(),
        class: class(card.suit()),
        rank: w.rank_letter(card.rank()),
        name: w.spoken_card(card),
        why: String::new(),
        barred: false,
        lies: false,
    }
}

fn asked(question: &QuestionView, w: &Lexicon) -> Asked {
    let answers = question.answers.iter();
    let shows = question.id.parse().is_ok_and(|id: QuestionId| id.wants() == Wants::Meaning);
    Asked {
        id: question.id.clone(),
        call: question.call.map(|call| call.to_string()),
        text: rich(&question.text, w),
        ask: rich(&question.ask, w),
        quietly: question.quietly,
        beside: None,
        answers: answers.map(|a| Button { value: a.with.clone(), text: rich(&a.text, w) }).collect(),
        shown: shows.then(|| shown::fields(None, None, Vec::new(), w)),
    }
}

/// A ruling on the screen, if there is anything to read.
fn ruled(ruling: &RulingView, game: Game, w: &Lexicon) -> Option<Ruled> {
    let empty = ruling.say.is_empty() && ruling.happened.is_none();
    (!empty).then(|| Ruled {
        game,
        title: if ruling.fresh { w.say(msg::LiveTheRuling) } else { w.say(msg::LiveLastRuling) },
        happened: ruling.happened.as_ref().map(|happened| rich(&capitalised(happened), w)),
        say: lines(&ruling.say, w),
        whose: ruling.whose.as_deref().map(|whose| rich(whose, w)),
        information: lines(&ruling.information, w),
        laws: laws(&ruling.laws, w),
        fresh: ruling.fresh,
    })
}

impl Law {
    /// As it is shown.
    pub fn of(law: &LawView, w: &Lexicon) -> Law {
        Law { cite: law.cite.clone(), title: rich(&law.title, w), text: rich(&law.text, w) }
    }
}

fn laws(laws: &[LawView], w: &Lexicon) -> Vec<Law> {
    laws.iter().map(|law| Law::of(law, w)).collect()
}
