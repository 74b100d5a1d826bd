//! The law book beside the table in words.

use bridge::{Ending, Fault, Vulnerability};
use bridge_book::{
    Topic,
    words::{Adjusted, Answer, Book, Branch, Could, Effect, Hundredths, Poll, Question, Shares},
};
use cards::{CardSet, Seat, Side, Suit, SuitSet};
use claims::Step;
use fluent_bundle::FluentArgs;
use ruling::{Asks as _, Fact};

use crate::{Asking, CardStyle, File, Lang, Lexicon, lexicon::capitalised, msg};

impl Lexicon {
    /// A topic in the players' words.
    #[must_use]
    pub fn book_topic(&self, topic: Topic) -> String {
        self.of_book(msg::book_topic_id(&topic), None)
    }

    /// What else a topic is called and looked for by, its laws among it.
    #[must_use]
    pub fn book_topic_also(&self, topic: Topic) -> Option<String> {
        self.try_id(File::Book, msg::book_topic_id(&topic), Some("also"))
    }

    /// The question, as it stands on the director's screen.
    #[must_use]
    pub fn book_question(&self, question: Question) -> String {
        let id = msg::book_question_id(&question);
        match question {
            Question::Branch(side, n) => {
                let outcome = self.of_book(id, (n > 0).then_some("more"));
                match side {
                    Some(side) => self.say(msg::BookWeighedFor { side, question: &outcome }),
                    None => outcome,
                }
            }
            Question::CouldPlay(Could { class, seat, card, instead, .. }) => {
                let play = self.say(msg::BookCouldPlay { seat, card, instead: &self.card(instead) });
                let class = self.of_book(msg::book_normal_id(&class), None);
                format!("{play} {class} {}", self.of_book(id, None))
            }
            Question::Explained(call) | Question::Agreed(call) => {
                format!("{}: {}", capitalised(&self.named(call)), self.of_book(id, None))
            }
            _ => self.of_book(id, None),
        }
    }

    /// Whom to ask, where to look, or how sure to be. What is hers to judge she weighs alone.
    #[must_use]
    pub fn book_who_to_ask(&self, question: Question) -> Asking {
        let ask = self.of_book(msg::book_question_id(&question), Some("ask"));
        let text = match question {
            Question::CouldPlay(Could { tricks: [worst, best], double_dummy, .. }) => {
                let (worst, best) = (worst.to_string(), best.to_string());
                let beside = self.say(msg::BookWorstAndBest { worst: &worst, best: &best });
                match double_dummy.map(usize::from) {
                    Some(tricks) => format!("{beside} {} {ask}", self.say(msg::BookDoubleDummy { tricks })),
                    None => format!("{beside} {ask}"),
                }
            }
            _ => ask,
        };
        // 70B1: the statement is repeated before all.
        Asking { text, quietly: question.judged().is_some() && question != Question::Statement }
    }

    /// How the answer is typed, where on a screen it is tapped.
    #[must_use]
    pub fn book_typed(&self, question: Question) -> Option<String> {
        self.try_id(File::Book, msg::book_question_id(&question), Some("typed"))
    }

    /// An answer, as a line to choose from.
    #[must_use]
    pub fn book_answer(&self, question: Question, answer: Answer) -> String {
        match answer {
            Answer::NoMore if question == Question::ExplainedCall => self.say(msg::BookNoCall),
            Answer::NoMore => self.say(msg::BookNone),
            Answer::Yes => self.say(msg::AnswerYes),
            Answer::No => self.say(msg::AnswerNo),
            Answer::Pick(pick) => self.of_book(msg::book_answer_id(&pick), None),
            Answer::Side(side) => self.side(side),
            Answer::Seat(seat) => self.seat(seat),
            Answer::Number(number) => number.to_string(),
            Answer::Percent(percent) => self.hundredths(percent, false),
            Answer::OwnScores(own) => own.map(|score| self.hundredths(score, true)).join(" / "),
            Answer::Vulnerable(Vulnerability::None) => self.say(msg::BookNoneVulnerable),
            Answer::Vulnerable(Vulnerability::All) => self.say(msg::BookAllVulnerable),
            Answer::Vulnerable(Vulnerability::NorthSouth) => self.side(Side::NorthSouth),
            Answer::Vulnerable(Vulnerability::EastWest) => self.side(Side::EastWest),
            Answer::Ending(ending) => self.ending(ending),
            Answer::Branch(branch) => self.branch(branch),
            Answer::Scores(field) => {
                let scores = field.scores().into_iter().map(|score| self.signed(score.into()));
                scores.collect::<Vec<_>>().join(", ")
            }
            Answer::Strain(strain) => match strain.trump() {
                Some(suit) => self.suit(suit),
                None => self.say(msg::BookNoTrumps),
            },
            Answer::Hands(hands) => {
                let hand = |(seat, cards): (Seat, &CardSet)| {
                    format!("{} {}", self.seat_letter(seat), self.hand_of(*cards))
                };
                hands.0.iter().map(hand).collect::<Vec<_>>().join("; ")
            }
            Answer::Trick(trick) => trick.cards().map(|card| self.card(card)).collect::<Vec<_>>().join(" "),
            Answer::Voids(voids) => {
                let shown = voids.0.iter().filter(|(_, suits)| !suits.is_empty());
                let void = |(seat, suits): (Seat, &SuitSet)| {
                    format!("{}: {}", self.seat(seat), self.suits_and(*suits))
                };
                shown.map(void).collect::<Vec<_>>().join("; ")
            }
            Answer::Call(call) => self.call(call),
            Answer::Meaning(meaning) => self.meaning(meaning),
            Answer::Stated(stated) => {
                stated.steps().map(|step| self.step_of_claim(step)).collect::<Vec<_>>().join("; ")
            }
        }
    }

    /// A step of what a claimer stated: `draw trumps`.
    #[must_use]
    pub fn step_of_claim(&self, step: Step) -> String {
        match step {
            Step::Card(card) => self.say(msg::BookStepCard { card }),
            Step::Suit(suit) => self.say(msg::BookStepSuit { suit }),
            Step::Trumps => self.say(msg::BookStepTrumps),
            Step::TrumpRound => self.say(msg::BookStepTrumpRound),
            Step::Ruff(suit, seat) => self.say(msg::BookStepRuff { suit, seat }),
            Step::Crossruff => self.say(msg::BookStepCrossruff),
            Step::Finesse(card, seat) => self.say(msg::BookStepFinesse { seat, card }),
            Step::To(suit, seat) => self.say(msg::BookStepTo { seat, suit }),
            Step::Throw(card) => self.say(msg::BookStepThrow { card }),
            Step::Lose(suit) => self.say(msg::BookStepLose { suit }),
        }
    }

    /// How a board ended: `4♠ by South, just made`.
    #[must_use]
    pub fn ending(&self, ending: Ending) -> String {
        match ending {
            Ending::Played { contract, declarer, tricks } => {
                let over = i32::from(tricks) - 6 - i32::from(contract.level.get());
                let n = usize::try_from(over.unsigned_abs()).unwrap_or_default();
                let result = match over {
                    0 => self.say(msg::BookMade),
                    1.. => self.say(msg::BookOver { n }),
                    _ => self.say(msg::BookDown { n }),
                };
                let (contract, by) = (self.contract(contract), self.seat(declarer));
                self.say(msg::BookEnding { contract: &contract, by: &by, result: &result })
            }
            Ending::PassedOut => self.say(msg::BookPassedOut),
            Ending::Score(score) => self.say(msg::BookScoreOf { score: &self.signed(score.into()) }),
        }
    }

    /// A hand, suit by suit, from the top.
    fn hand_of(&self, cards: CardSet) -> String {
        let suit = |suit: Suit| {
            let mut ranks: Vec<String> =
                cards.of(suit).iter().map(|card| self.rank_letter(card.rank())).collect();
            ranks.reverse();
            format!("{}{}", self.suit_mark(suit), ranks.concat())
        };
        let held = Suit::ALL.into_iter().rev().filter(|&suit| cards.has(suit));
        held.map(suit).collect::<Vec<_>>().join(" ")
    }

    fn branch(&self, branch: Branch) -> String {
        let ending = self.ending(branch.ending);
        if branch.legal {
            self.say(msg::BookBranch { ending: &ending, weight: &branch.weight.to_string() })
        } else {
            self.say(msg::BookBranchIllegal { ending: &ending })
        }
    }

    /// A number with its sign and two places behind the point at most, as the language writes it.
    fn hundredths(&self, number: Hundredths, signed: bool) -> String {
        let point = match self.lang() {
            Lang::En => ".",
            Lang::De | Lang::Da | Lang::Nl | Lang::Nb => ",",
        };
        let text = number.to_string().replace('.', point);
        let plus = if signed && number.0 > 0 { "+" } else { "" };
        let text = format!("{plus}{text}");
        if self.style() == CardStyle::Ascii { text } else { text.replace('-', "\u{2212}") }
    }

    /// What a side gets.
    fn adjusted(&self, adjusted: Adjusted) -> String {
        match adjusted {
            Adjusted::Matchpoints(points, top) => self
                .say(msg::BookMatchpoints { points: &self.hundredths(points, false), top: &top.to_string() }),
            Adjusted::Imps(imps) => {
                let n = if imps.0.abs() == 100 { 1 } else { 2 };
                self.say(msg::BookImps { points: &self.hundredths(imps, true), n })
            }
            Adjusted::Points(points) => self.say(msg::BookPoints { points: &self.hundredths(points, true) }),
            Adjusted::Percent(fault, percent) => {
                let percent = &self.hundredths(percent, false);
                match fault {
                    Fault::None => self.say(msg::BookAveragePlus { percent }),
                    Fault::Partly => self.say(msg::BookAverage { percent }),
                    Fault::Directly => self.say(msg::BookAverageMinus { percent }),
                }
            }
            Adjusted::ArtificialImps(_, imps) => {
                self.say(msg::BookImps { points: &self.signed(imps.into()), n: 2 })
            }
        }
    }

    /// What a ruling does, as it is told to the players.
    #[must_use]
    pub fn book_effect(&self, effect: &Effect) -> String {
        let mut args = FluentArgs::new();
        self.fill_in(effect, &mut args);
        let id = msg::book_effect_id(effect);
        self.look_up(File::Book, id, None, &args).unwrap_or_else(|| id.to_owned())
    }

    fn fill_in(&self, effect: &Effect, args: &mut FluentArgs<'_>) {
        if let Some(side) = effect.side() {
            args.set("side", self.side(side));
        }
        match effect {
            Effect::TricksRuled(n) => args.set("n", usize::from(*n)),
            Effect::ByHisCards(seat) | Effect::ShouldHaveDoneOtherwise(seat) => {
                args.set("seat", self.seat(*seat));
            }
            Effect::WouldHaveEnded(Shares(shares))
            | Effect::WouldHaveEndedFor(_, Shares(shares))
            | Effect::MightHaveEnded(Shares(shares)) => {
                let share = |(ending, percent): &(Ending, Hundredths)| {
                    if shares.len() == 1 {
                        return self.ending(*ending);
                    }
                    let (ending, percent) = (self.ending(*ending), self.hundredths(*percent, false));
                    self.say(msg::BookShare { percent: &percent, ending: &ending })
                };
                args.set("shares", shares.iter().map(share).collect::<Vec<_>>().join("; "));
            }
            Effect::Awarded(_, n) | Effect::TricksBack(_, n) => args.set("n", usize::from(*n)),
            Effect::CouldNormally(seat, card) | Effect::TrumpWasOut(seat, card) => {
                args.set("seat", self.seat(*seat));
                args.set("card", self.card(*card));
            }
            Effect::IllegalWithoutWeight(ending) => args.set("ending", self.ending(*ending)),
            Effect::ShouldHaveHeard(_, call, meaning) => {
                args.set("named", self.named(*call));
                args.set("meaning", self.meaning(*meaning));
            }
            Effect::Gets(_, adjusted) => args.set("score", self.adjusted(*adjusted)),
            Effect::NoWorse(_, without, has) => {
                args.set("without", self.adjusted(*without));
                args.set("has", self.adjusted(*has));
            }
            Effect::Polled(Poll { asked, otherwise, considered }) => {
                args.set("asked", usize::from(*asked));
                args.set("otherwise", usize::from(*otherwise));
                args.set("considered", usize::from(*considered));
            }
            _ => {}
        }
    }

    /// Something that a ruling rests on.
    #[must_use]
    pub fn book_rests_on(&self, fact: &Fact<Book>) -> String {
        match fact {
            Fact::Happened(topic) => self.book_topic(*topic),
            Fact::Told(question, answer) => {
                let (asked, answer) = (self.book_question(*question), self.book_answer(*question, *answer));
                self.say(msg::FactTold { question: &asked, answer: &answer })
            }
            Fact::Chosen(about, ..) => match *about {},
        }
    }

    fn of_book(&self, id: &str, attribute: Option<&str>) -> String {
        self.try_id(File::Book, id, attribute).unwrap_or_else(|| id.to_owned())
    }
}
