//! The desk: every way through every topic ends in a ruling, and what each comes to.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may panic")]

use std::fmt::Write as _;

use doppelkopf_laws::{
    Desk, Facts, Sample, Topic,
    offence::ActKind,
    rule_of_kind,
    words::{Answer, Class, Doppelkopf, Effect, Pending, Question, Ruling, Told},
};
use doppelkopf_rules::{Clause, Position, Rules};
use ruling::{Interview, Next, Step, Tree, walk};

/// The desk after these answers.
fn told(desk: &Desk, answers: &[(Question, Answer)]) -> Desk {
    answers.iter().fold(desk.clone(), |desk, &(question, answer)| {
        desk.after(Step::Answer(question, answer)).unwrap_or_else(|| panic!("{question:?} {answer:?}"))
    })
}

/// Every act at a table of four and at a table of five at which position 3 deals.
fn desks(kind: ActKind) -> Vec<Desk> {
    let desk = Desk::about(kind, Rules::SHEET).unwrap();
    if desk.next() != Next::Question(Question::Table) {
        return vec![desk];
    }
    let dealer = (Question::Dealer, Answer::Position(Position::Three));
    vec![
        told(&desk, &[(Question::Table, Answer::Number(4))]),
        told(&desk, &[(Question::Table, Answer::Number(5)), dealer]),
    ]
}

#[test]
fn every_way_ends_in_a_ruling() {
    for &kind in ActKind::ALL {
        for desk in desks(kind) {
            // Of several wrong counts each is asked for what the other has called: too many ways to walk all.
            let rulings = if kind == ActKind::WrongCount {
                walk(&Sample(desk)).rulings().into_iter().map(|(_, end)| end.0.clone()).collect()
            } else {
                walk(&desk).rulings().into_iter().map(|(_, end)| end.clone()).collect::<Vec<_>>()
            };
            assert!(!rulings.is_empty());
            for end in rulings {
                assert_eq!(end.next(), Next::Ruled, "{}", kind.id());
                let ruling = end.ruling().unwrap();
                assert!(!ruling.clauses.is_empty() && !ruling.effects.is_empty());
                for effect in &ruling.effects {
                    let Effect::Penalty(points) = effect else { continue };
                    assert_eq!(points.0.iter().sum::<i32>(), 0, "{}", kind.id());
                    let sits = if end.answer(Question::Table) == Some(Answer::Number(5)) {
                        Position::Three
                    } else {
                        Position::Five
                    };
                    assert_eq!(points[sits], 0, "{}: who sits out pays and gets nothing", kind.id());
                    // Two who did not count pay each other too.
                    assert!(kind == ActKind::WrongCount || points[end.offender().unwrap()] < 0);
                }
            }
        }
    }
}

#[test]
fn nobody_is_ruled_on_who_cannot_have_done_it() {
    let desk = Desk::about(ActKind::Revoke, Rules::SHEET).unwrap();
    let by = |position| Step::Answer(Question::Offender, Answer::Position(position));
    let four = told(&desk, &[(Question::Table, Answer::Number(4))]);
    assert!(four.after(by(Position::Five)).is_none());
    let five = told(
        &desk,
        &[(Question::Table, Answer::Number(5)), (Question::Dealer, Answer::Position(Position::Two))],
    );
    assert!(five.after(by(Position::Two)).is_none(), "the dealer sits out");
    assert!(five.after(by(Position::Five)).is_some());
    assert!(four.after(Step::Answer(Question::Claimed, Answer::Yes)).is_none(), "not asked yet");
    assert!(desk.after(Step::Answer(Question::Table, Answer::Number(3))).is_none());
}

#[test]
fn the_price_stands_with_the_class() {
    for &kind in ActKind::ALL {
        let walked = walk(&Sample(Desk::about(kind, Rules::TSR).unwrap()));
        for (_, end) in walked.rulings() {
            let effects = &end.0.ruling().unwrap().effects;
            let class = effects.iter().find_map(|effect| match effect {
                Effect::Class(class) => Some(*class),
                _ => None,
            });
            let price = effects.iter().any(|effect| matches!(effect, Effect::Penalty(_)));
            assert_eq!(price, class.is_some_and(|class| class != Class::Unerheblich), "{}", kind.id());
            let stops = effects.iter().any(|e| matches!(e, Effect::NotPlayed | Effect::AsPlayed));
            assert_eq!(stops, class == Some(Class::Schwerwiegend), "{}", kind.id());
        }
    }
}

/// Take away any one of the facts of a ruling, and it is asked for: nothing is guessed.
#[test]
fn nobody_rules_without_the_facts() {
    // What the desk asks for its own sake: who has claimed, whether he may, and who can have done it. And what the sheet
    // has nobody asked: whether time is up.
    let of_the_desk = |question| {
        matches!(
            question,
            Question::Act
                | Question::Claimed
                | Question::Table
                | Question::Clarified
                | Question::PartnerOf(_)
                | Question::Soloist
                | Question::TimeUp
        )
    };
    for &kind in ActKind::ALL {
        for (steps, end) in walk(&Sample(Desk::about(kind, Rules::SHEET).unwrap())).rulings() {
            let claimed = end.0.answer(Question::Claimed);
            let of_right =
                end.0.ruling().unwrap().effects.iter().any(|e| matches!(e, Effect::MayNotClaim(_)));
            if matches!(claimed, Some(Answer::No | Answer::Corrected)) || of_right {
                continue;
            }
            let facts: Vec<(Question, Answer)> = steps
                .iter()
                .map(|step| match *step {
                    Step::Answer(question, answer) => (question, answer),
                    Step::Choose(..) => panic!("the desk offers no choice"),
                })
                .collect();
            let ruled_without = |left_out: Option<Question>| {
                let mut told = Told::default();
                // What happened is never left out.
                told.answer(Question::Act, Answer::Act(kind)).unwrap();
                for &(question, answer) in facts.iter().filter(|(question, _)| Some(*question) != left_out) {
                    told.answer(question, answer).unwrap();
                }
                rule_of_kind(&Facts::new(Rules::SHEET, &told, None), kind)
            };
            // The desk has listed what its ruling rests on.
            let ruled = end.0.ruling().map(|ruling| Ruling { facts: Vec::new(), ..ruling.clone() });
            assert_eq!(ruled_without(None).ok(), ruled, "{}", kind.id());
            for &(question, _) in facts.iter().filter(|(question, _)| !of_the_desk(*question)) {
                let asked = match ruled_without(Some(question)) {
                    Err(Pending::Question { question, .. }) => Some(question),
                    _ => None,
                };
                // A ruling that says nothing of the offender does not need to know him.
                let anonymous = question == Question::Offender && asked.is_none();
                assert!(anonymous || asked == Some(question), "{}: without {}", kind.id(), question.id());
            }
        }
    }
}

fn chart(tree: &Tree<Sample>, depth: usize, out: &mut String) {
    let indent = "  ".repeat(depth);
    match &tree.next {
        Next::Ruled => {
            let ruling = tree.at.0.ruling().unwrap();
            let effects: Vec<String> = ruling.effects.iter().map(Effect::to_string).collect();
            let clauses: Vec<&str> = ruling.clauses.iter().map(|c| c.under(Rules::TSR)).collect();
            let _ = write!(out, "{indent}= {} [{}]", effects.join(" "), clauses.join(", "));
            if !ruling.weigh.is_empty() {
                let weigh: Vec<&str> = ruling.weigh.iter().map(|c| c.under(Rules::TSR)).collect();
                let _ = write!(out, " weigh {}", weigh.join(", "));
            }
            let debated: Vec<&str> = ruling.debated.iter().map(|point| point.id()).collect();
            let _ = writeln!(out, " {}", debated.join(", "));
        }
        Next::Question(question) => {
            let _ = writeln!(out, "{indent}{}?", question.id());
        }
        Next::Election(_) => panic!("the desk offers no choice"),
    }
    for branch in &tree.branches {
        let Step::<Doppelkopf>::Answer(_, answer) = branch.step else { panic!("an answer") };
        let _ = writeln!(out, "{indent}- {answer}");
        chart(&branch.then, depth + 1, out);
    }
    // What nobody is asked, told otherwise than it usually is.
    for ((question, answer), then) in &tree.unasked {
        let _ = writeln!(out, "{indent}- {}={answer}", question.id());
        chart(then, depth + 1, out);
    }
}

/// The tournament sheet sets no time: whether it is up is asked nobody, and who has set one tells it (8.5.3).
#[test]
fn time_is_asked_about_where_the_rules_set_one() {
    let misdeal = |rules| {
        let desk = Desk::about(ActKind::Packets, rules).unwrap();
        walk(&desk).rulings().into_iter().map(|(steps, end)| (steps, end.clone())).collect::<Vec<_>>()
    };
    let up = (Question::TimeUp, Answer::Yes);
    let asked = |desk: &Desk| desk.next() == Next::Question(Question::TimeUp);
    assert!(misdeal(Rules::TSR).iter().all(|(_, end)| end.assumed().is_empty()));
    let mut found = 0;
    for (steps, end) in misdeal(Rules::SHEET) {
        let told_up = steps.contains(&Step::Answer(up.0, up.1));
        let redealt = end.ruling().unwrap().effects.iter().any(|e| matches!(e, Effect::Redeal(_)));
        let of_time = end.ruling().unwrap().clauses.contains(&Clause::T8_5_3);
        assert!(!asked(&end));
        assert_eq!(of_time, told_up && !redealt, "{steps:?}");
        found += usize::from(end.assumed() == [(Question::TimeUp, Answer::No)]);
    }
    assert!(found > 0);
}

#[test]
fn charts() {
    for &topic in Topic::ALL {
        let mut out = String::new();
        chart(&walk(&Sample(Desk::new(topic, Rules::SHEET))), 0, &mut out);
        let trimmed: Vec<&str> = out.lines().map(str::trim_end).collect();
        insta::assert_snapshot!(topic.id(), trimmed.join("\n"));
    }
}
