//! The desk of bridge in words.

use std::fmt;

use bridge_laws::{
    Desk, Rules, Topic,
    clause::{Clause, Edition, Point},
    words::{Answer, Bridge, Choice, Election, Finding, Meaning, Question},
};
use cards::{Card, Seat, SeatSet};
use ruling::{Fact, Interview as _, Next};
use wording::{Asking, DebatedPoint, Game, Lexicon, msg};

use crate::{
    Elsewhere, Judgement, Laws, Spoken, Way,
    spoken::{assumed, found},
};

impl Laws for Rules {
    type Point = Point;
    type Clause = Clause;
    const KEY: &'static str = "edition";
    const EDITIONS: &'static [&'static str] = &["2017", "2007"];

    fn edition(self) -> &'static str {
        self.edition.year()
    }

    fn of_edition(id: &str) -> Option<Rules> {
        Some(Rules { edition: Edition::from_year(id)?, ..Rules::default() })
    }

    fn in_words(self, words: &Lexicon) -> String {
        words.edition(self.edition)
    }

    fn points() -> Vec<Point> {
        Point::ALL.to_vec()
    }

    fn other_way(self, point: Point) -> Rules {
        Rules { readings: self.readings.other_way(point.number()), ..self }
    }

    fn is_other_way(self, point: Point) -> bool {
        self.readings.is_other_way(point.number())
    }

    fn cite(self, clause: Clause, words: &Lexicon) -> String {
        words.cite(clause, self.edition)
    }

    fn title(clause: Clause, words: &Lexicon) -> String {
        words.clause_title(clause)
    }

    fn line(self, clause: Clause, words: &Lexicon) -> String {
        words.clause_line(clause, self.edition)
    }

    fn text(self, clause: Clause, words: &Lexicon) -> String {
        words.clause_in_full(clause, self.edition)
    }

    fn open(point: Point, words: &Lexicon) -> DebatedPoint {
        words.point(point)
    }
}

/// What may come next at a table on which a penalty card lies, or in an auction in which a call was cancelled or a
/// card was seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Onward {
    /// This defender gets to lead while his partner's penalty cards lie there.
    Lead(Seat),
    /// This penalty card was played.
    Played(Seat, Card),
    /// This player calls next.
    Calls(Seat),
    /// The auction is over, and this player declares.
    Declares(Seat),
    /// This player takes the card back, as he may, and more may follow from that.
    TakesBack(Seat, Card),
}

impl Onward {
    /// The words with which one is written, each before a seat or a card.
    const WORDS: [&str; 5] = ["lead", "played", "calls", "declares", "takes-back"];

    const fn word(self) -> &'static str {
        let [lead, played, calls, declares, takes_back] = Onward::WORDS;
        match self {
            Onward::Lead(_) => lead,
            Onward::Played(..) => played,
            Onward::Calls(_) => calls,
            Onward::Declares(_) => declares,
            Onward::TakesBack(..) => takes_back,
        }
    }

    /// Is one written so?
    fn is_written(text: &str) -> bool {
        let one = |(word, of): (&str, &str)| Onward::WORDS.contains(&word) && !of.contains(':');
        text.split_once(':').is_some_and(one)
    }
}

impl fmt::Display for Onward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Onward::Lead(seat) | Onward::Calls(seat) | Onward::Declares(seat) => {
                write!(f, "{}:{seat}", self.word())
            }
            Onward::Played(_, card) | Onward::TakesBack(_, card) => write!(f, "{}:{card}", self.word()),
        }
    }
}

impl Spoken for Desk {
    type Laws = Rules;
    type Onward = Onward;
    const GAME: Game = Game::Bridge;

    fn topics(_: Rules) -> Vec<&'static str> {
        Topic::ALL.into_iter().map(Topic::id).collect()
    }

    fn topic_also(id: &str, words: &Lexicon) -> Option<String> {
        words.topic_also(Topic::from_id(id)?)
    }

    fn topic_in_words(id: &str, words: &Lexicon) -> Option<String> {
        Topic::from_id(id).map(|topic| words.topic(topic))
    }

    fn begin(id: &str, laws: Rules) -> Option<Desk> {
        Topic::from_id(id).map(|topic| Desk::new(topic, laws))
    }

    fn about(&self) -> &'static str {
        self.topic().id()
    }

    fn laws(&self) -> Rules {
        self.rules()
    }

    fn question_ids() -> &'static [&'static str] {
        Question::IDS
    }

    fn id(question: Question) -> &'static str {
        question.id()
    }

    fn question(question: Question, words: &Lexicon) -> String {
        words.question(&question)
    }

    fn asking(question: Question, words: &Lexicon) -> Asking {
        words.who_to_ask(&question)
    }

    fn answer(question: Question, answer: Answer, words: &Lexicon) -> String {
        words.answer(&question, &answer)
    }

    fn telling(question: Question, answer: Answer, words: &Lexicon) -> String {
        words.telling(&question, &answer)
    }

    fn told(_: Question, text: &str) -> Option<Answer> {
        text.parse().ok()
    }

    fn untold(&self, question: Question) -> Option<Answer> {
        Desk::untold(self, question)
    }

    fn as_asked_now(topic: &str, facts: &mut Vec<(String, String)>) {
        if let Some(topic) = Topic::from_id(topic) {
            topic.as_asked_now(facts);
        }
    }

    /// Calls were taken by their names, and a revoke to be one.
    fn before_it_was_asked(&self, question: Question) -> Option<Answer> {
        match question {
            Question::Shows(..) | Question::Showed(..) => Some(Answer::Meaning(Meaning::NATURAL)),
            // Declarer had made the last bid, undoubled.
            Question::LastPasser => self.declarer().map(|declarer| Answer::Seat(declarer.previous())),
            // Where he put it right himself, the card that he laid then had told it.
            Question::HoldsSuit(..) if self.topic() == Topic::Revoke => Some(Answer::Yes),
            _ => self.untold(question),
        }
    }

    fn because(&self, question: Question, grounds: &str) -> Desk {
        Desk::because(self, question, grounds)
    }

    fn grounds(&self, question: Question) -> Option<&str> {
        Desk::grounds(self, question)
    }

    fn findings(&self) -> Vec<Finding> {
        Desk::findings(self)
    }

    fn why_not(&self, question: Question, text: &str, words: &Lexicon) -> Option<String> {
        match text.parse() {
            Ok(Answer::Then(then)) => {
                let reason = crate::refused::event(&self.refusal(then)?, words);
                Some(words.say(msg::SinceCannot { reason: &reason }))
            }
            Ok(answer @ Answer::Card(card)) if self.is_told_already(question, answer) => {
                Some(words.say(msg::DeskCardTold { card }))
            }
            _ => None,
        }
    }

    fn is_told_in_turn(question: Question) -> bool {
        matches!(question, Question::AndThen(_))
    }

    fn tells_what_happened(text: &str) -> bool {
        !Onward::is_written(text)
    }

    fn tells_all(text: &str) -> bool {
        text.parse() == Ok(Answer::ThatWasAll)
    }

    fn read_choice(text: &str) -> Option<Choice> {
        text.parse().ok()
    }

    fn read_seat(text: &str) -> Option<Seat> {
        text.parse().ok()
    }

    fn seats(&self) -> Vec<Seat> {
        Seat::ALL.to_vec()
    }

    fn seat(seat: Seat, words: &Lexicon) -> String {
        words.seat(seat)
    }

    fn happened(&self, words: &Lexicon) -> Option<String> {
        super::what_happened(self, words)
    }

    fn before_choice(&self, election: &Election, words: &Lexicon) -> Vec<String> {
        super::before_choice(self, election, words)
    }

    fn ways(&self, election: &Election, words: &Lexicon) -> Vec<Way<Desk>> {
        super::ways(self, election, words)
    }

    fn chosen(&self, by: Seat, choice: Choice, words: &Lexicon) -> (String, String) {
        let label = match self.next() {
            Next::Election(election) => words.choice(election.about, &choice),
            _ => choice.to_string(),
        };
        (words.say(msg::DeskWhatChosen { anywho: SeatSet::only(by) }), label)
    }

    fn aloud(&self, words: &Lexicon) -> Vec<String> {
        super::after(self, words)
    }

    fn holds(&self, words: &Lexicon) -> Vec<String> {
        self.table().map_or_else(Vec::new, |table| words.restrictions(table))
    }

    fn information(&self, words: &Lexicon) -> Vec<String> {
        super::information(self, words)
    }

    fn rests_on(&self, words: &Lexicon) -> Vec<String> {
        let findings = self.findings();
        let judged = |fact: &Fact<Bridge>| match fact {
            Fact::Told(question, _) => findings.iter().find(|finding| finding.question == *question),
            _ => None,
        };
        let line = |fact: &Fact<Bridge>| {
            judged(fact).map_or_else(|| words.rests_on(fact), |finding| found(self, finding, words))
        };
        once(self.what_counted().iter().map(line).chain(assumed(self, words)).collect())
    }

    fn facts(&self) -> Vec<String> {
        let text = |fact: &Fact<Bridge>| match fact {
            Fact::Happened(deed) => deed.what.to_string(),
            Fact::Told(question, answer) => format!("{}={answer}", question.id()),
            Fact::Chosen(_, seat, choice) => format!("{seat}:{choice}"),
        };
        once(self.what_counted().iter().map(text).collect())
    }

    fn look_at(&self, words: &Lexicon) -> Vec<String> {
        let looks = self.table().map(|table| table.look_at().iter().map(|c| words.look_at(c)).collect());
        once(looks.unwrap_or_default())
    }

    fn reminders(&self, words: &Lexicon) -> Vec<String> {
        // 83: whoever has judged says that there is an appeal.
        let judged = !self.findings().is_empty();
        let claim = self.claim_is_open_again().then(|| words.say(msg::DeskClaimOpen));
        let appeal = if judged { words.say(msg::BookAppeal) } else { words.say(msg::DeskReview) };
        claim.into_iter().chain([appeal]).collect()
    }

    fn judgement(&self, words: &Lexicon) -> Option<Judgement> {
        let weigh = self.table()?.weigh();
        if !weigh.is_empty() {
            return Some(Judgement {
                open: true,
                whose: words.say(msg::DeskDirectorNeeded),
                what: once(weigh.iter().map(|clause| words.weigh(clause)).collect()),
            });
        }
        let judged = !self.findings().is_empty();
        judged.then(|| Judgement { open: false, whose: words.say(msg::BookWhose), what: Vec::new() })
    }

    fn clauses(&self) -> Vec<Clause> {
        super::clauses(self)
    }

    fn debated(&self) -> Vec<Point> {
        super::debated(self)
    }

    /// The desk stays with the table while a penalty card lies there, and with the auction until the call
    /// that was cancelled has been replaced, or it is known who declares while a card lies face up.
    fn onwards(&self) -> Vec<Onward> {
        let leads = Seat::ALL.into_iter().filter(|&seat| self.next_lead(seat).is_some()).map(Onward::Lead);
        let cards = self.table().map(|table| table.penalty_cards()).unwrap_or_default();
        let cards = cards.iter().map(|lying| Onward::Played(lying.seat, lying.card));
        let declares = Seat::ALL.into_iter().filter(|&seat| self.declares(seat).is_some());
        let declares = declares.map(Onward::Declares);
        let back = self.changes_that_count().into_iter().map(|(seat, card)| Onward::TakesBack(seat, card));
        back.chain(leads).chain(cards).chain(self.next_call().map(Onward::Calls)).chain(declares).collect()
    }

    /// Where several grounds may be found afterwards, that is asked there.
    fn elsewhere(&self, words: &Lexicon) -> Option<Elsewhere> {
        let looked_at = self.table().filter(|_| self.next() == Next::Ruled)?.look_at();
        let grounds = looked_at.iter().filter_map(bridge_book::Desk::ground);
        let mut grounds = once(grounds.map(|ground| ground.to_string()).collect());
        let first = grounds.pop()?;
        let ground = bridge_book::words::Question::Ground.id();
        let told = if grounds.is_empty() { vec![(ground, first)] } else { Vec::new() };
        let topic = bridge_book::Topic::AdjustedScore.id();
        Some(Elsewhere { text: words.say(msg::DeskNextAdjust), topic, told })
    }

    fn later(&self, onward: Onward) -> Option<Desk> {
        match onward {
            Onward::Lead(seat) => self.next_lead(seat),
            Onward::Played(_, card) => self.without_penalty_card(card),
            Onward::Calls(seat) => self.calls_now(seat),
            Onward::Declares(seat) => self.declares(seat),
            Onward::TakesBack(seat, card) => self.takes_back(seat, card),
        }
    }

    fn onward(onward: Onward, words: &Lexicon) -> String {
        match onward {
            Onward::Lead(seat) => words.say(msg::DeskNextPartner { seat }),
            Onward::Played(seat, card) => words.say(msg::DeskNextPlayed { seat, card }),
            Onward::Calls(seat) => words.say(msg::DeskNextCalls { seat }),
            Onward::Declares(seat) => words.say(msg::DeskNextDeclares { seat }),
            Onward::TakesBack(seat, card) => words.say(msg::DeskNextTakesBack { seat, card }),
        }
    }
}

/// Each line once.
pub(crate) fn once(lines: Vec<String>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for line in lines {
        if !all.contains(&line) {
            all.push(line);
        }
    }
    all
}
