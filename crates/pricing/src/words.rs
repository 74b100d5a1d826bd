//! What options are worth, in words; and why positions, cards and hands are refused.

pub mod refused;

use bridge_laws::{Status, Table, Unsettled, event::Event};
use cards::{Card, Seat, Side};
use wording::{Lexicon, msg};

use crate::{Assumed, Critical, Next, NoPrice, Normally, Prices, Step, Worth, course};

/// What a table is worth, and what leads there.
#[derive(Debug, Clone)]
pub struct Priced {
    /// The contract and who plays it.
    pub contract: String,
    /// Tricks and score.
    pub worth: String,
    /// What was taken for granted.
    pub assumed: Vec<String>,
    /// What goes over for revokes, what would have happened without them, what normal play
    /// after a contested claim comes to.
    pub besides: Vec<String>,
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
    let score = words.signed(prices.worth.score.into());
    let mut made = Priced {
        contract: words.say(msg::PriceHead { contract: &contract, declarer }),
        worth: words.say(msg::PriceTricks { tricks: prices.worth.tricks.into(), score: &score }),
        assumed: prices.assumed.iter().map(|assumed| taken_for_granted(assumed, words)).collect(),
        besides: besides(prices, words),
        chooses: None,
        options: Vec::new(),
        line: None,
    };
    match &prices.next {
        Next::Line(steps) => made.line = line(table, steps, words),
        Next::Election { election, options } => {
            let anywho = election.by.iter().copied().collect();
            made.chooses = Some(words.say(msg::DeskChooses { anywho }));
            let differ = options.iter().any(|option| !option.best);
            made.options = options
                .iter()
                .map(|option| PricedOption {
                    choice: words.choice(election.about, &option.choice),
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
        NoPrice::Revokes => words.say(msg::PriceRevokes),
        NoPrice::Hands(error) => words.say(msg::PriceHands { reason: &words.bad_position(error) }),
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
        Assumed::Revoke(seat, trick) => {
            words.say(msg::PriceNoticedRevoke { seat: *seat, trick: (*trick).into() })
        }
        Assumed::Defective(trick) => words.say(msg::PriceNoticedTrick { trick: (*trick).into() }),
    }
}

/// What the director compares besides: 64A, 64C, 70.
fn besides(prices: &Prices, words: &Lexicon) -> Vec<String> {
    let worth = |found: Worth| worth(found, words);
    let over = Side::ALL
        .into_iter()
        .filter(|&side| prices.transfer[side] > 0)
        .map(|side| words.say(msg::PriceTransfer { n: prices.transfer[side].into(), side }));
    let without = prices.without.iter().map(|without| {
        let (seat, trick) = (without.seat, without.trick.into());
        match without.worth {
            Some(found) => words.say(msg::PriceWithout { seat, trick, worth: &worth(found) }),
            None => words.say(msg::PriceWithoutUnknown { seat, trick }),
        }
    });
    let claim = prices.claim.iter().flat_map(|claim| match &claim.normally {
        Some(found) => normally(&prices.table, claim.by, found, words),
        None => vec![words.say(msg::PriceClaimedUnknown { seat: claim.by })],
    });
    over.chain(without).chain(claim).collect()
}

fn worth(worth: Worth, words: &Lexicon) -> String {
    let score = words.signed(worth.score.into());
    words.say(msg::PriceTricks { tricks: worth.tricks.into(), score: &score })
}

/// 70: the worst and the best of normal play, the worst line, and where it goes wrong.
fn normally(table: &Table, seat: Seat, found: &Normally, words: &Lexicon) -> Vec<String> {
    let (worst, best) = (worth(found.worst, words), worth(found.best, words));
    if found.worst == found.best {
        return vec![words.say(msg::PriceClaimedSure { seat, worth: &worst })];
    }
    let line = of_cards(table, found.play.worst.iter().copied(), words).unwrap_or_default();
    let critical = found.play.critical.iter().map(|critical| {
        let Critical { seat, card, instead, .. } = *critical;
        words.say(msg::PriceClaimedCritical { seat, card, instead: &words.card(instead) })
    });
    let head = [
        words.say(msg::PriceClaimed { seat, worst: &worst, best: &best }),
        words.say(msg::PriceClaimedLine { list: &line }),
    ];
    head.into_iter().chain(critical).collect()
}

/// A line of play: each trick with who leads, and declarer's choices where they come. Within a trick the
/// spaces do not break.
fn line(table: &Table, steps: &[Step], words: &Lexicon) -> Option<String> {
    if table.contested().is_some() {
        let cards = steps.iter().filter_map(|step| match *step {
            Step::Card(seat, card) => Some((seat, card)),
            Step::Choice(..) => None,
        });
        return of_cards(table, cards, words);
    }
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
                    let label = words.choice(election.about, &choice);
                    parts.push(format!("[{}: {label}]", words.seat_letter(by)).replace(' ', "\u{a0}"));
                }
                Event::Choose(vec![(by, choice)])
            }
        };
        let (before, lay) = (table.state().history.len(), table.state().trick);
        if table.record(&event).is_err() {
            break;
        }
        // DP14, other reading: what was led too soon lies there now as the lead.
        let leader = table.state().trick.leader;
        if let (Step::Choice(..), true, Some(card)) =
            (step, lay.is_empty(), table.state().trick.cards[leader])
        {
            trick = format!("{}\u{a0}{}", words.seat_letter(leader), words.card(card));
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

/// The same of cards alone, as they would be played if play had not stopped (68D).
fn of_cards(table: &Table, cards: impl Iterator<Item = (Seat, Card)>, words: &Lexicon) -> Option<String> {
    let mut position = course::position(table.state())?;
    let mut parts: Vec<String> = Vec::new();
    let mut trick = String::new();
    for (seat, card) in cards {
        if trick.is_empty() {
            trick = words.seat_letter(seat);
        }
        trick.push('\u{a0}');
        trick.push_str(&words.card(card));
        if position.play(card, table.state().strain).ok()?.is_some() {
            parts.push(std::mem::take(&mut trick));
        }
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}
