//! What options are worth, in words.

use bridge_laws::{Status, Table, Unsettled, event::Event, words::Election};
use pricing::{Assumed, Next, NoPrice, Prices, Step};
use wording::{Lexicon, Matter, Scene, msg};

/// What a table is worth, and what leads there.
#[derive(Debug, Clone)]
pub struct Priced {
    /// The contract and who plays it.
    pub contract: String,
    /// Tricks and score.
    pub worth: String,
    /// What was taken for granted.
    pub assumed: Vec<String>,
    /// Who chooses, where something is chosen.
    pub chooses: Option<String>,
    /// What may be chosen.
    pub options: Vec<PricedOption>,
    /// Best play of both sides, trick by trick, where it was wanted and nothing is chosen first.
    pub line: Option<String>,
}

/// An option and what comes of it.
#[derive(Debug, Clone)]
pub struct PricedOption {
    /// The option.
    pub choice: String,
    /// It is better than another, and none is better.
    pub best: bool,
    /// What comes of it.
    pub then: Priced,
}

/// Prices in words.
#[must_use]
pub fn priced(prices: &Prices, words: &Lexicon) -> Priced {
    let table = &prices.table;
    let contract = table.contract().map(|contract| words.contract(contract)).unwrap_or_default();
    let declarer = table.state().declarer;
    let score = format!("{:+}", prices.worth.score);
    let mut made = Priced {
        contract: words.say(msg::PriceHead { contract: &contract, declarer }),
        worth: words.say(msg::PriceTricks { tricks: prices.worth.tricks.into(), score: &score }),
        assumed: prices.assumed.iter().map(|assumed| taken_for_granted(assumed, words)).collect(),
        chooses: None,
        options: Vec::new(),
        line: None,
    };
    match &prices.next {
        Next::Line(steps) => made.line = line(table, steps, words),
        Next::Election { election, options } => {
            let anywho = election.by.iter().copied().collect();
            made.chooses = Some(words.say(msg::DeskChooses { anywho }));
            let scene = scene(table, election);
            let differ = options.iter().any(|option| !option.best);
            made.options = options
                .iter()
                .map(|option| PricedOption {
                    choice: words.choice(&option.choice, &scene),
                    best: option.best && differ,
                    then: priced(&option.then, words),
                })
                .collect();
        }
    }
    made
}

/// What is in the way of prices, in words.
#[must_use]
pub fn no_price(why: &NoPrice, words: &Lexicon) -> String {
    match why {
        NoPrice::Missing(hands) => {
            let each = |&(seat, n): &(_, u8)| words.say(msg::PriceMissingOf { n: n.into(), seat });
            let list = words.and(hands.iter().map(each).collect());
            words.say(msg::PriceMissing { list: &list })
        }
        NoPrice::Unsettled(unsettled) => match *unsettled {
            Unsettled::Auction => words.say(msg::PriceAuction),
            Unsettled::Unknown(seat) => {
                let list = words.seat(seat);
                words.say(msg::PriceMissing { list: &list })
            }
            Unsettled::FaceDown(seat) => words.say(msg::PriceFaceDown { seat }),
            Unsettled::Matter(_) => words.say(msg::PriceMatter),
            Unsettled::Lying => words.say(msg::PriceLying),
            Unsettled::Revoke { seat, trick } => words.say(msg::PriceRevoke { seat, trick: trick.into() }),
            Unsettled::FirstLead(seat) => words.say(msg::PriceFirstLead { seat }),
            Unsettled::Claim => words.say(msg::PriceClaim),
            Unsettled::Defective => words.say(msg::PriceDefective),
        },
        NoPrice::Question(question) => words.say(msg::PriceQuestion { question: &words.question(question) }),
        NoPrice::Reading(point) => words.say(msg::PriceReading { point: &point.to_string() }),
        NoPrice::Hands(error) => words.say(msg::PriceHands { reason: &error.to_string() }),
        NoPrice::TooMuch(count) => words.say(msg::PriceTooMuch { count: &count.to_string() }),
    }
}

fn taken_for_granted(assumed: &Assumed, words: &Lexicon) -> String {
    match assumed {
        Assumed::Answer(question, answer) => {
            let (question, answer) = (words.question(question), words.answer(question, answer));
            words.say(msg::PriceAnswered { question: &question, answer: &answer })
        }
        Assumed::LeftThere(seat, card) => words.say(msg::PriceLeftThere { seat: *seat, card: *card }),
    }
}

/// A line of play: each trick with who leads, and declarer's choices where they come. Within a trick the
/// spaces do not break.
fn line(table: &Table, steps: &[Step], words: &Lexicon) -> Option<String> {
    let mut table = table.clone();
    let mut parts: Vec<String> = Vec::new();
    let mut trick = String::new();
    for step in steps {
        let event = match *step {
            Step::Card(seat, card) => {
                if trick.is_empty() {
                    trick = words.seat_letter(seat);
                }
                trick.push('\u{a0}');
                trick.push_str(&words.card(card));
                Event::Play { seat, card }
            }
            Step::Choice(by, choice) => {
                if let Status::Election(election) = table.status() {
                    let label = words.choice(&choice, &scene(&table, &election));
                    parts.push(format!("[{}: {label}]", words.seat_letter(by)).replace(' ', "\u{a0}"));
                }
                Event::Choose(vec![(by, choice)])
            }
        };
        let before = table.state().history.len();
        if table.record(&event).is_err() {
            break;
        }
        if table.state().history.len() > before {
            parts.push(std::mem::take(&mut trick));
        }
    }
    if !trick.is_empty() {
        parts.push(trick);
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// What the wording must know of a table at which somebody has to choose.
fn scene(table: &Table, election: &Election) -> Scene {
    let state = table.state();
    let matter = Matter::of(election);
    let turn = state.trick.turn().unwrap_or(state.trick.leader);
    let noticed = table.noticed();
    let (offender, leader) = match matter {
        Matter::PenaltyCard => (turn.partner(), turn),
        Matter::WhichPenaltyCard => (turn, state.trick.leader),
        _ => (noticed.map_or(turn, |noticed| noticed.seat), state.trick.leader),
    };
    Scene {
        matter,
        declarer: state.declarer,
        offender,
        leader,
        card: noticed.and_then(|noticed| noticed.card),
        cards: state.penalty_cards(offender),
        trick: state.trick_number(),
        bidding: false,
    }
}
