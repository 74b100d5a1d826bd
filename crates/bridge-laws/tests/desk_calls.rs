//! The desk when a call should not have been made: what it asks, what it rules, and how it stays with the auction.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may panic")]

use bridge_laws::{
    Desk, Rules, Topic,
    clause::Edition,
    words::{Answer, Choice, Question},
};
use ruling::{Interview as _, Next, Step};

/// What was told and chosen, in the order in which the desk asks: answers, `> choice`, and `calls` where the
/// desk stays with the auction until the next call.
fn told(topic: Topic, steps: &str) -> Desk {
    let mut desk = Desk::new(topic, Rules::default());
    for step in steps.split(' ') {
        desk = match (desk.next(), step.strip_prefix('>')) {
            (Next::Question(question), None) => {
                let answer: Answer = step.parse().unwrap();
                desk.after(Step::Answer(question, answer))
                    .unwrap_or_else(|| panic!("{steps}: {step} is no answer to {question:?}"))
            }
            (Next::Election(election), Some(choice)) => {
                let choice: Choice = choice.parse().unwrap();
                desk.after(Step::Choose(election.by[0], choice)).unwrap()
            }
            (Next::Ruled, None) => {
                let seat =
                    desk.next_call().unwrap_or_else(|| panic!("{steps}: nobody owes a call at {step}"));
                let asked = desk.calls_now(seat).unwrap();
                assert_eq!(asked.next(), Next::Question(Question::CallsNow(seat)));
                asked.after(Step::Answer(Question::CallsNow(seat), step.parse().unwrap())).unwrap()
            }
            (next, _) => panic!("{steps}: {next:?} at {step}"),
        };
    }
    desk
}

/// The clauses of all rulings, what is in force, and who is to call in the place of a cancelled call.
fn outcome(desk: &Desk) -> String {
    assert_eq!(desk.next(), Next::Ruled, "{desk:?}");
    let mut clauses: Vec<&str> = Vec::new();
    for clause in desk.rulings().iter().flat_map(|ruling| &ruling.clauses) {
        let number = clause.number(Edition::E2017).unwrap();
        if !clauses.contains(&number) && !number.starts_with("16") {
            clauses.push(number);
        }
    }
    let table = desk.table().unwrap();
    let mut said = clauses.join(" ");
    for restriction in table.restrictions() {
        said += &format!(", {restriction}");
    }
    for (seat, call) in table.calls() {
        said += &format!(" {seat}:{call}");
    }
    if let Some(seat) = desk.next_call() {
        said += &format!("; {seat} calls");
    }
    said
}

#[test]
fn what_is_told_becomes_a_ruling() {
    use Topic::{CallChanged as Changed, CallOutOfRotation as Rotation, InsufficientBid as Insufficient};
    let cases = [
        // Who, the last bid, the bid, what he has called since.
        (Insufficient, "S 1S 1H no >accept", "27 27A E:1S S:1H"),
        (Insufficient, "S 1S 1H no >refuse", "27 E:1S; S calls"),
        (Insufficient, "S 1S 1H no >refuse 2H", "27 27B1 E:1S S:2H"),
        (Insufficient, "S 1S 1H no >refuse 2D yes", "27 27B1 23 E:1S S:2D"),
        (Insufficient, "S 1S 1H no >refuse 2D no", "27 27B2 26B, N must-pass-throughout E:1S S:2D"),
        // 25A: it slipped out; 27C: it was changed before anybody asked.
        (Insufficient, "S 1S 1H 2H yes", "25A E:1S S:2H"),
        (Insufficient, "S 1S 1H 2H no >refuse", "27 27C 27B1 E:1S S:2H"),
        // Who, whose turn, the last bid, the call.
        (Rotation, "S E Pass 1H >accept", "28 29A S:1H"),
        (Rotation, "S E Pass 1H >refuse", "28 29B 31; E calls"),
        // 31A1: East passes, so South repeats it.
        (Rotation, "S E Pass 1H >refuse Pass 1H", "31 E:Pass S:1H"),
        (Rotation, "S E Pass 1H >refuse 1S 2H yes", "31 23 E:1S S:2H"),
        (Rotation, "S E Pass 1H >refuse 1S 2C no", "31 26B, N must-pass E:1S S:2C"),
        // 30A: he must pass at his turn.
        (Rotation, "S E Pass Pass >refuse", "28 29B 30, S must-pass"),
        // At partner's turn.
        (Rotation, "S N 1D 1H >refuse", "28 29B 31 W:1D; N calls"),
        // At the turn of the player after him nobody is asked for a bid before: there can be none.
        (Rotation, "S W 1H >refuse", "28 29B 31; W calls"),
        // Who, the last bid, the first call, the second, what the next opponent has called since.
        (Changed, "S Pass 1H 1S no yes", "25A S:1S"),
        (Changed, "S Pass 1H 1S no no >refuse yes", "25B 23 S:1H"),
        (Changed, "S Pass 1H 1S no no >accept no", "25B 26B S:1S"),
    ];
    for (topic, steps, expected) in cases {
        assert_eq!(outcome(&told(topic, steps)), expected, "{}: {steps}", topic.id());
    }
}

#[test]
fn what_cannot_be_is_no_answer() {
    let refused = |topic, steps: &str, answer: &str| {
        let desk = told(topic, steps);
        let Next::Question(question) = desk.next() else { panic!("{steps}: nothing is asked") };
        let answer: Answer = answer.parse().unwrap();
        assert!(desk.after(Step::Answer(question, answer)).is_none(), "{steps}: {answer}");
    };
    // A bid that is high enough is not insufficient, and a double is no bid.
    refused(Topic::InsufficientBid, "S 1S", "2H");
    refused(Topic::InsufficientBid, "S 1S", "X");
    refused(Topic::InsufficientBid, "S", "Pass");
    // It was somebody else's turn.
    refused(Topic::CallOutOfRotation, "S", "S");
    // The same call again changes nothing.
    refused(Topic::CallChanged, "S Pass 1H", "1H");
    refused(Topic::CallChanged, "S Pass 1H", "H2");
}

#[test]
fn calls_are_ruled_on_under_the_code_of_2017_only() {
    for topic in Topic::ALL {
        let of_calls = topic.id().contains("call") || topic == Topic::InsufficientBid;
        assert_eq!(topic.is_ruled_on(Edition::E2007), !of_calls, "{}", topic.id());
        assert!(topic.is_ruled_on(Edition::E2017));
    }
}
