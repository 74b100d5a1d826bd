//! The sheet of a ruling of the law book beside the table.

use std::convert::Infallible;

use bridge_book::{
    Desk, GoesOn, Topic,
    words::{Adjusted, Answer, BadHands, Book, Effect, Finding, Pick, Question, Ruling},
};
use bridge_laws::{
    Rules,
    clause::{Clause, Point},
};
use cards::Seat;
use ruling::{Fact, Interview as _, Step};
use wording::{Asking, Game, Lexicon, msg};

use crate::{
    Elsewhere, Judgement, Spoken,
    bridge::{each_once, once},
    spoken::found,
};

impl Spoken for Desk {
    type Laws = Rules;
    /// The interview ends with the ruling: nothing lies on the table that must be watched.
    type Onward = Infallible;
    const GAME: Game = Game::Bridge;

    fn topics(_: Rules) -> Vec<&'static str> {
        Topic::ALL.iter().map(|topic| topic.id()).collect()
    }

    fn topic_in_words(id: &str, words: &Lexicon) -> Option<String> {
        Topic::from_id(id).map(|topic| words.book_topic(topic))
    }

    fn topic_also(id: &str, words: &Lexicon) -> Option<String> {
        words.book_topic_also(Topic::from_id(id)?)
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
        words.book_question(question)
    }

    fn asking(question: Question, words: &Lexicon) -> Asking {
        words.book_who_to_ask(question)
    }

    fn answer(question: Question, answer: Answer, words: &Lexicon) -> String {
        words.book_answer(question, answer)
    }

    fn told(question: Question, text: &str) -> Option<Answer> {
        question.wants().read(text)
    }

    fn why_not(&self, question: Question, text: &str, words: &Lexicon) -> Option<String> {
        let why = match question {
            Question::Hands => self.hands(text).err()?,
            Question::TableResult | Question::Branch(..) => {
                return why_no_outcome(self, question, text, words);
            }
            _ => return None,
        };
        Some(wording::capitalised(&match &why {
            BadHands::Deal(why) => words.bad_deal(why),
            BadHands::Card(found) => words.say(msg::SolveBadCard { found }),
            BadHands::Position(why) => words.bad_position(why),
        }))
    }

    /// Which side it was was asked in the same words wherever it was.
    fn as_asked_now(topic: &str, facts: &mut Vec<(String, String)>) {
        let asked = match Topic::from_id(topic) {
            Some(Topic::Claim) => Question::SideWantsTricks,
            Some(Topic::Score) => Question::SideLowered,
            Some(Topic::Spectator) => Question::SideOfSpectator,
            _ => Question::SideGained,
        };
        for (key, _) in facts.iter_mut().filter(|(key, _)| key == "which-side") {
            *key = asked.id().to_owned();
        }
    }

    /// What lay there was weighed by the director, whatever it was, or was one major penalty card; what was agreed to was
    /// taken to be final; what was said was held against the agreement by her, no match was a knock-out, and a board that did
    /// not count was one of pairs; what the players had settled was let stand, an outcome
    /// with weight was legal, and who had no bridge reason had none.
    fn before_it_was_asked(&self, question: Question) -> Option<Answer> {
        match question {
            Question::PenaltyCard | Question::MinorPenaltyCard | Question::ForbiddenLeads => {
                Some(Answer::NoMore)
            }
            Question::CalledLater => Some(Answer::Yes),
            Question::ExplainedCall => Some(Answer::NoMore),
            Question::KnockOut
            | Question::TeamMatch
            | Question::InnocentActed
            | Question::SuspectedIt
            | Question::OnlyEqualCards => Some(Answer::No),
            // 14C was all that was said of it.
            Question::MissingFrom => Some(Answer::Pick(Pick::Defender)),
            Question::MissingCardOwed | Question::PartnerSawIt => Some(Answer::No),
            Question::Settlement => Some(Answer::Pick(Pick::LeftStanding)),
            Question::TableResultWithout | Question::SameWeights => Some(Answer::Yes),
            _ => None,
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

    fn read_choice(_: &str) -> Option<Infallible> {
        None
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

    /// What happened is what the topic says.
    fn happened(&self, _: &Lexicon) -> Option<String> {
        None
    }

    fn aloud(&self, words: &Lexicon) -> Vec<String> {
        let effects = self.ruling().map(|ruling| ruling.effects.as_slice()).unwrap_or_default();
        once(effects.iter().map(|effect| words.book_effect(effect)).collect())
    }

    /// What was found stands with its grounds, in the order in which it was asked.
    fn rests_on(&self, words: &Lexicon) -> Vec<String> {
        let findings = self.findings();
        let facts = self.ruling().map(|ruling| ruling.facts.as_slice()).unwrap_or_default();
        // The topic stands above; that there were no more outcomes says nothing.
        let matters = |fact: &&Fact<Book>| !matches!(fact, Fact::Happened(_) | Fact::Told(_, Answer::NoMore));
        let line = |fact: &Fact<Book>| match fact {
            Fact::Told(question, _) => {
                let judged = findings.iter().find(|finding| finding.question == *question);
                judged.map_or_else(|| words.book_rests_on(fact), |finding| found(self, finding, words))
            }
            _ => words.book_rests_on(fact),
        };
        once(facts.iter().filter(matters).map(line).collect())
    }

    fn facts(&self) -> Vec<String> {
        let facts = self.ruling().map(|ruling| ruling.facts.as_slice()).unwrap_or_default();
        let text = |fact: &Fact<Book>| match fact {
            Fact::Happened(topic) => topic.id().to_owned(),
            Fact::Told(question, answer) => format!("{}={answer}", question.id()),
            Fact::Chosen(about, ..) => match *about {},
        };
        once(facts.iter().map(text).collect())
    }

    fn look_at(&self, words: &Lexicon) -> Vec<String> {
        let clauses = self.ruling().map(|ruling| ruling.look_at.as_slice()).unwrap_or_default();
        let line = |&clause: &Clause| words.look_at(clause);
        once(clauses.iter().map(line).collect())
    }

    /// 83: whoever has judged says that there is an appeal, but for what is final (91A).
    fn reminders(&self, words: &Lexicon) -> Vec<String> {
        let is_final = |ruling: &Ruling| {
            ruling
                .effects
                .iter()
                .any(|e| matches!(e, Effect::DisciplinaryPoints(_) | Effect::SuspendedFor(_)))
        };
        let has_appeal = !self.findings().is_empty() && !self.ruling().is_some_and(is_final);
        // 12C1c: the score of this table is compared with all the others.
        let compared = |effect: &Effect| matches!(effect, Effect::Gets(_, Adjusted::Matchpoints(..)));
        let others = self.ruling().is_some_and(|ruling| ruling.effects.iter().any(compared));
        let others = others.then(|| words.say(msg::BookOthersCompare));
        others.into_iter().chain(has_appeal.then(|| words.say(msg::BookAppeal))).collect()
    }

    /// Nothing was left open: what was hers to judge she has judged.
    fn judgement(&self, words: &Lexicon) -> Option<Judgement> {
        let judged = !self.findings().is_empty();
        judged.then(|| Judgement { open: false, whose: words.say(msg::BookWhose), what: Vec::new() })
    }

    fn clauses(&self) -> Vec<Clause> {
        let clauses = self.ruling().map_or_else(|| self.waiting(), |ruling| &ruling.clauses);
        each_once(clauses.iter().copied(), self.rules().edition)
    }

    fn debated(&self) -> Vec<Point> {
        self.ruling().map(|ruling| ruling.debated.clone()).unwrap_or_default()
    }

    fn elsewhere(&self, words: &Lexicon) -> Option<Elsewhere> {
        let (topic, text) = match self.goes_on()? {
            GoesOn::AtTheTable(topic) => (topic.id(), words.topic(topic)),
            GoesOn::InTheBook(topic) => (topic.id(), words.book_topic(topic)),
        };
        let text = words.say(msg::DeskGoOn { topic: &text });
        Some(Elsewhere { text, topic, told: Vec::new() })
    }

    fn onward(onward: Infallible, _: &Lexicon) -> String {
        match onward {}
    }
}

/// Why an outcome cannot be weighed like that.
fn why_no_outcome(desk: &Desk, question: Question, text: &str, words: &Lexicon) -> Option<String> {
    let (ending, branch) = match question.wants().read(text)? {
        Answer::Ending(ending) => (ending, None),
        Answer::Branch(branch) => (branch.ending, Some(branch)),
        _ => return None,
    };
    if let Some(Answer::Vulnerable(vulnerable)) = desk.answer(Question::Vulnerable)
        && !ending.can_be(vulnerable)
    {
        return Some(words.say(msg::WeightingErrorScore { found: text }));
    }
    let branch = branch?;
    if desk.after(Step::Answer(question, Answer::Branch(branch))).is_some() {
        return None;
    }
    let left = desk.weight_left(question);
    Some(match u32::from(branch.weight) == left {
        // 12C1c: only what could be reached legally has weight.
        true => words.say(msg::BookBranchNoneLegal),
        false => words.say(msg::BookBranchLeft { percent: &left.to_string() }),
    })
}
