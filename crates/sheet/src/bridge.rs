//! The sheet of a ruling at bridge.

mod spoken;

pub use spoken::Onward;
pub(crate) use spoken::once;

use std::sync::LazyLock;

use bridge_laws::{
    BeganAtATable, Desk, Situation, Status, Table, Topic,
    clause::{Clause, Edition, Point},
    event::Event,
    words::{Answer, Choice, Effect, Election, Elects, Irregularity, Pending, Question, Ruling, Subject},
};
use cards::{BySeat, CardSet, Seat, SeatSet};
use ruling::{Interview as _, Next, Step};
use wording::{After, Brings, Lang, Lexicon, Now, Outcome, Prospect, Scene, Then, msg};

use crate::{Spoken as _, Way};

/// What the wording must know of the table; `None` before there is one.
fn scene(desk: &Desk) -> Option<Scene> {
    let (table, Situation { turn, .. }) = (desk.table()?, desk.situation()?);
    let state = table.state();
    let of_lead = match table.pending() {
        Some(Pending::Election(election)) => table.lead_was_due(election.about),
        _ => None,
    };
    Some(Scene {
        edition: table.rules().edition,
        declarer: state.declarer,
        turn: of_lead.unwrap_or(turn),
        penalty: BySeat::from_fn(|seat| state.major[seat]),
        trick: state.trick_number(),
        bidding: table.to_call().is_some(),
        leads: None,
        open_dummy: state.trick_number() > 1 || state.spread.is_some(),
        open: BySeat::from_fn(|seat| table.decided_by_next_call(seat)),
    })
}

/// What was wrong. Where nothing was, that is read aloud, and not said here as well.
#[must_use]
pub fn what_happened(desk: &Desk, words: &Lexicon) -> Option<String> {
    if nothing_wrong(desk, words).is_some() {
        return None;
    }
    desk.noticed().map(|noticed| match noticed.call {
        Some(call) => words.irregular_call(noticed.kind, noticed.seat, call),
        None => words.irregularity(noticed.kind, noticed.seat, noticed.card),
    })
}

/// That nothing has to be put right, where that was found: of a revoke, that it was none.
fn nothing_wrong(desk: &Desk, words: &Lexicon) -> Option<String> {
    let (noticed, Situation { offender, card, .. }) = (desk.noticed(), desk.situation()?);
    let mut effects = desk.rulings().iter().flat_map(|ruling| &ruling.effects);
    let left_to_weigh = desk.rulings().iter().any(|ruling| !ruling.weigh.is_empty());
    let suspected = match noticed {
        Some(noticed) if noticed.kind == Irregularity::Revoke => Some((noticed.seat, noticed.card?)),
        // He followed suit, so that nothing was noticed.
        None if desk.topic() == Topic::Revoke => Some((offender, card?)),
        _ => None,
    };
    let found = desk.next() == Next::Ruled
        && effects.all(|effect| *effect == Effect::PlayGoesOn)
        && !left_to_weigh
        && (suspected.is_some() || !desk.rulings().is_empty());
    found.then(|| match suspected {
        Some((seat, card)) => words.say(msg::SayNoRevoke { seat, card }),
        None => words.say(msg::SayNothingWrong),
    })
}

/// What the rulings have done, from this one on, and who goes on.
fn outcome(desk: &Desk, from: usize) -> Outcome {
    let rulings: &[Ruling] = desk.rulings().get(from..).unwrap_or_default();
    let about: Vec<Subject> =
        rulings.iter().flat_map(|ruling| &ruling.information).map(|info| info.subject).collect();
    let mut information = desk.table().map(Table::information_now).unwrap_or_default();
    information.retain(|info| about.contains(&info.subject));
    Outcome {
        done: rulings.iter().flat_map(|ruling| ruling.effects.iter().copied()).collect(),
        now: desk.table().map(now),
        information,
        next: desk.table().filter(|_| desk.knows_whose_turn()).map(goes_on).unwrap_or_default(),
    }
}

/// Where the cards are at this table.
fn now(table: &Table) -> Now {
    let state = table.state();
    let held = state.hands.0.iter().fold(state.loose, |held, hand| held | hand.known);
    Now {
        major: state.major,
        minor: BySeat::from_fn(|seat| state.minor[seat].into_iter().collect()),
        played: CardSet::PACK - held,
        to_play: Seat::ALL.into_iter().filter(|&seat| state.trick.cards[seat].is_none()).collect(),
    }
}

/// Who goes on at this table.
fn goes_on(table: &Table) -> After {
    match table.status() {
        Status::Play(_) if table.is_suspended() => After::Nothing,
        Status::Call(seat) => match table.must_call_again(seat) {
            Some(call) => After::CallAgain(seat, call),
            None => After::Call(seat),
        },
        Status::Play(seat) if table.state().trick.is_empty() => After::Lead(seat),
        Status::Play(seat) => After::Play(seat),
        Status::Question(_) | Status::Election(_) | Status::Over => After::Nothing,
    }
}

/// The choice with what each option would bring: the rulings on a copy of the desk.
fn prospect(desk: &Desk, election: &Election, depth: usize) -> Prospect {
    let by = election.by.first().copied();
    let brings = |&choice: &Choice| {
        let after = desk.after(Step::Choose(by?, choice))?;
        let from = desk.rulings().len();
        let rulings = after.rulings().get(from..).unwrap_or_default();
        if let Some(first) = rulings.iter().position(tells_a_hand) {
            // What follows from cards that nobody has seen is found out when it comes to that.
            let own = |effect: &&Effect| matches!((effect, choice), (Effect::Supply(_, card, _), Choice::Play(it)) if *card == it);
            let before = rulings.iter().take(first).flat_map(|ruling| &ruling.effects);
            let own = rulings.iter().flat_map(|ruling| &ruling.effects).find(own);
            let done = before.chain(own).copied().collect();
            return Some(Brings {
                choice,
                outcome: Outcome { done, ..Outcome::default() },
                then: Then::Question,
            });
        }
        Some(match after.next() {
            // What another holds is nobody’s to hear.
            Next::Election(second) if depth > 1 && !second.about.is_from_a_hand() => {
                let then = Then::Choice(Box::new(prospect(&after, &second, depth - 1)));
                Brings { choice, outcome: outcome(&after, from), then }
            }
            Next::Question(question) => {
                Brings { choice, outcome: in_any_case(&after, question, from), then: Then::Question }
            }
            Next::Election(_) | Next::Ruled => {
                let mut outcome = outcome(&after, from);
                outcome.done.extend(owed_at_once(&after).filter(|owed| !outcome.done.contains(owed)));
                Brings { choice, outcome, then: Then::Ruled }
            }
        })
    };
    let is_it = |noticed: &bridge_laws::Noticed| match election.about {
        Elects::Call(seat, call) => (noticed.seat, noticed.call) == (seat, Some(call)),
        _ => false,
    };
    Prospect {
        election: election.clone(),
        wrong: desk.noticed().filter(is_it).map(|noticed| noticed.kind),
        prevails: prevails(desk, election),
        options: election.options.iter().filter_map(brings).collect(),
    }
}

/// 50D1: whoever plays next may play nothing but a penalty card of his own.
fn owed_at_once(desk: &Desk) -> Option<Effect> {
    let table = desk.table()?;
    let seat = table.state().trick.turn()?;
    let card = table.legal(seat).cards.single()?;
    let is_penalty_card = table.penalty_cards().iter().any(|p| (p.seat, p.card) == (seat, card));
    is_penalty_card.then_some(Effect::MustBePlayed(seat, card))
}

/// Does this ruling rest on what somebody holds?
fn tells_a_hand(ruling: &Ruling) -> bool {
    let tells = |effect: &Effect| {
        matches!(effect, Effect::Supply(..) | Effect::DeemedRevoke(..) | Effect::Revoked(..))
    };
    ruling.effects.iter().any(tells)
}

/// What comes of it whatever the answer is.
fn in_any_case(desk: &Desk, question: Question, from: usize) -> Outcome {
    let answered = |answer: Answer| Some(outcome(&desk.after(Step::Answer(question, answer))?, from));
    let mut all = desk.answers(question).into_iter().filter_map(answered);
    let Some(mut common) = all.next() else { return outcome(desk, from) };
    for other in all {
        common.done.retain(|effect| other.done.contains(effect));
        common.information.retain(|info| other.information.contains(info));
        common.now = common.now.zip(other.now).map(|(one, two)| one.in_both(&two));
        if common.next != other.next {
            common.next = After::Nothing;
        }
    }
    common
}

/// Whose word counts where two say different things at the same moment. On a screen one of them is the first.
fn prevails(desk: &Desk, election: &Election) -> Option<Seat> {
    if desk.is_at_a_table() {
        return None;
    }
    let (&[one, other], &[first, second, ..]) = (election.by.as_slice(), election.options.as_slice()) else {
        return None;
    };
    let said = |choices: Vec<(Seat, Choice)>| desk.happens(&Event::Choose(choices)).ok();
    let counts = |seat: Seat, choice| {
        let alone = said(vec![(seat, choice)])?;
        let opposed = if choice == first { second } else { first };
        let both = said(vec![
            (one, if seat == one { choice } else { opposed }),
            (other, if seat == one { opposed } else { choice }),
        ])?;
        Some(alone.table()?.state() == both.table()?.state())
    };
    let always = |seat: &Seat| [first, second].into_iter().all(|choice| counts(*seat, choice) == Some(true));
    [one, other].into_iter().find(always)
}

/// What the director says before a choice.
#[must_use]
pub fn before_choice(desk: &Desk, election: &Election, words: &Lexicon) -> Vec<String> {
    let Some(scene) = scene(desk) else { return Vec::new() };
    words.before_choice(&prospect(desk, election, 2), &outcome(desk, 0), &scene)
}

/// What the director says once the ruling stands.
#[must_use]
pub fn after(desk: &Desk, words: &Lexicon) -> Vec<String> {
    let said = scene(desk).map(|scene| words.aloud(&outcome(desk, 0), &scene)).unwrap_or_default();
    nothing_wrong(desk, words).into_iter().chain(said).collect()
}

/// What happens at the table, without who may know what.
#[must_use]
pub fn effects(desk: &Desk, words: &Lexicon) -> Vec<String> {
    scene(desk).map(|scene| words.done(&outcome(desk, 0), &scene)).unwrap_or_default()
}

/// Who may know what, a line for each group to whom the same applies.
#[must_use]
pub fn information(desk: &Desk, words: &Lexicon) -> Vec<String> {
    let now = desk.table().map(Table::information_now).unwrap_or_default();
    scene(desk).map(|scene| words.information(&now, &scene)).unwrap_or_default()
}

/// The clauses applied, in the order in which they came.
#[must_use]
pub fn clauses(desk: &Desk) -> Vec<Clause> {
    let pending = desk.table().and_then(|table| table.pending()).map(|p| p.clauses().to_vec());
    let applied = desk.rulings().iter().flat_map(|r| r.clauses.iter().copied());
    each_once(applied.chain(pending.into_iter().flatten()), desk.rules().edition)
}

/// By number: in 2007 two of them may have stood under one, or one under none.
pub(crate) fn each_once(clauses: impl Iterator<Item = Clause>, edition: Edition) -> Vec<Clause> {
    let mut all: Vec<Clause> = Vec::new();
    for clause in clauses {
        let is_same = |known: &Clause| known.number(edition) == clause.number(edition);
        if clause.number(edition).is_some() && !all.iter().any(is_same) {
            all.push(clause);
        }
    }
    all
}

/// The debated points on which it depends: what is said here would be another thing if they were read the other way. Those
/// that a law has asked about are tried, with the choice those that its options bring.
#[must_use]
pub fn debated(desk: &Desk) -> Vec<Point> {
    let mut read = Vec::new();
    points_read(desk, 2, &mut read);
    let mut here = None;
    read.retain(|&point| match desk.otherwise(point) {
        // At a table that is played at nothing can be tried.
        Err(BeganAtATable) => is_read(desk, point),
        Ok(None) => true,
        Ok(Some(other)) => here.get_or_insert_with(|| all_that_is_said(desk)) != &all_that_is_said(&other),
    });
    read
}

fn is_read(desk: &Desk, point: Point) -> bool {
    desk.rulings().iter().any(|ruling| ruling.debated.contains(&point))
        || desk.table().is_some_and(|table| table.debated().contains(&point))
}

/// The points that a law has asked about here, and with so many choices and what is asked after them.
fn points_read(desk: &Desk, choices: u8, read: &mut Vec<Point>) {
    let new = |point: &&Point| is_read(desk, **point) && !read.contains(point);
    let here: Vec<Point> = Point::ALL.iter().filter(new).copied().collect();
    read.extend(here);
    let (Next::Election(election), Some(left)) = (desk.next(), choices.checked_sub(1)) else { return };
    for &by in &election.by {
        for after in election.options.iter().filter_map(|&choice| desk.after(Step::Choose(by, choice))) {
            match after.next() {
                Next::Question(question) => {
                    let answered = |answer| after.after(Step::Answer(question, answer));
                    let answers = after.answers(question).into_iter();
                    answers.filter_map(answered).for_each(|after| points_read(&after, left, read));
                }
                Next::Election(_) | Next::Ruled => points_read(&after, left, read),
            }
        }
    }
}

/// In one language, for all.
fn all_that_is_said(desk: &Desk) -> [Vec<String>; 6] {
    static WORDS: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(Lang::En));
    let aloud = match desk.next() {
        Next::Question(question) => vec![WORDS.question(&question)],
        Next::Election(election) => before_choice(desk, &election, &WORDS),
        Next::Ruled => after(desk, &WORDS),
    };
    let judgement = desk.judgement(&WORDS).map(|judgement| judgement.what).unwrap_or_default();
    let holds = desk.holds(&WORDS);
    [aloud, effects(desk, &WORDS), information(desk, &WORDS), holds, desk.look_at(&WORDS), judgement]
}

/// Who chooses.
#[must_use]
pub fn chooses(election: &Election, words: &Lexicon) -> String {
    let anywho: SeatSet = election.by.iter().copied().collect();
    words.say(msg::DeskChooses { anywho })
}

/// The choices as a tree: what can be said first, and what can be said then.
#[must_use]
pub fn ways(desk: &Desk, election: &Election, words: &Lexicon) -> Vec<Way<Desk>> {
    ways_of(desk, &prospect(desk, election, 2), words)
}

fn ways_of(desk: &Desk, prospect: &Prospect, words: &Lexicon) -> Vec<Way<Desk>> {
    let (Some(scene), Some(&by)) = (scene(desk), prospect.election.by.first()) else {
        return Vec::new();
    };
    let way = |option: &Brings| {
        let after = desk.after(Step::Choose(by, option.choice))?;
        let then = match &option.then {
            Then::Choice(second) => ways_of(&after, second, words),
            Then::Question | Then::Ruled => Vec::new(),
        };
        let label = words.choice(prospect.election.about, &option.choice);
        let consequence = words.consequence(option, &scene);
        Some(Way { by, choice: option.choice, label, consequence, then, desk: after })
    };
    prospect.options.iter().filter_map(way).collect()
}
