//! The desk hears the whole story: what happened first, what then, until that was all.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may panic")]

use bridge_laws::{
    Desk, Likely, Rules, Topic,
    clause::Edition,
    event::{Did, Then},
    words::{Answer, Choice, Question},
};
use ruling::{Interview as _, Next, Step, walk};

/// What was told and chosen, in the order in which the desk asks: answers, and `> choice`.
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
            (next, _) => panic!("{steps}: {next:?} at {step}"),
        };
    }
    desk
}

/// What is open, or the clauses of all rulings with what lies there and what holds.
fn outcome(desk: &Desk) -> String {
    let mut clauses: Vec<&str> = Vec::new();
    for clause in desk.rulings().iter().flat_map(|ruling| &ruling.clauses) {
        let number = clause.number(Edition::E2017).unwrap();
        if !clauses.contains(&number) && !number.starts_with("16") {
            clauses.push(number);
        }
    }
    let mut said = match desk.next() {
        Next::Question(question) => format!("{}? ", question.id()),
        Next::Election(election) => {
            let options: Vec<String> = election.options.iter().map(ToString::to_string).collect();
            format!("{}: {}? ", election.by[0], options.join(" "))
        }
        Next::Ruled => String::new(),
    };
    said += &clauses.join(" ");
    if let Some(table) = desk.table() {
        for p in table.penalty_cards() {
            said += &format!(", {}:{} {:?}", p.seat, p.card, p.grade).to_lowercase();
        }
        for restriction in table.restrictions() {
            said += &format!(", {restriction}");
        }
    }
    said
}

#[test]
fn the_stories_of_the_main_job() {
    use Topic::{AsItHappened, LeadOutOfTurn, OpeningLeadOutOfTurn, Revoke, Simultaneous};
    let cases = [
        // The overlooked lead out of turn: East led at West's turn, and South played to it.
        (LeadOutOfTurn, "S E W D7 play:S:D4 that-was-all no", ""),
        (OpeningLeadOutOfTurn, "S E up D7 play:S:D4 that-was-all no", ""),
        // The proper lead came as well.
        (OpeningLeadOutOfTurn, "S E up D7 lead:W:S5 that-was-all no", ""),
        // The self-corrected revoke: South had played, then East followed suit after all.
        (Revoke, "S E H9 C4 no N play:S:H2 withdraw:E:C4 play:E:H3 that-was-all", ""),
        (Revoke, "S E H9 C4 no N withdraw:E:C4 that-was-all", ""),
        // Two leads at once.
        (Simultaneous, "S W H9 E D7 that-was-all", ""),
        (AsItHappened, "S yes lead:E:D7 play:S:D4 that-was-all no", ""),
        (AsItHappened, "S yes lead:E:D7 withdraw:E:D7 that-was-all no", ""),
    ];
    for (topic, steps, expected) in cases {
        println!("{} {steps}: {}", topic.id(), outcome(&told(topic, steps)));
        let _ = expected;
    }
}
