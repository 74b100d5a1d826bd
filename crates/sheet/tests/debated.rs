//! A debated point is shown exactly where something depends on it: wherever something is read aloud at the bridge desk, the
//! same is told to a desk that reads one point otherwise, one after the other.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

use bridge_laws::{
    Desk, Rules, Topic,
    clause::{Edition, Point},
    words::{Answer, Bridge, Question},
};
use cards::Seat;
use ruling::{Interview as _, Next, Step};
use sheet::Spoken as _;
use wording::{Lang, Lexicon};

/// A place where something is read aloud, and the steps that lead there.
struct Place {
    steps: Vec<Step<Bridge>>,
    desk: Desk,
}

/// Every place of this desk, also those to which one thing leads that may well have happened next.
fn from(desk: &Desk, steps: &[Step<Bridge>], all: &mut Vec<Place>) {
    let go = |step: Step<Bridge>, all: &mut Vec<Place>| {
        if let Some(after) = desk.after(step) {
            from(&after, &[steps, &[step]].concat(), all);
        }
    };
    match desk.next() {
        Next::Question(question) => {
            let mut answers = desk.answers(question);
            match question {
                Question::Declarer => answers = vec![Answer::Seat(Seat::South)],
                Question::AndThen(0) => {
                    answers.extend(desk.likely().iter().filter_map(|likely| likely.told()).map(Answer::Then));
                }
                _ => {}
            }
            answers.into_iter().for_each(|answer| go(Step::Answer(question, answer), all));
        }
        Next::Election(election) => {
            all.push(Place { steps: steps.to_vec(), desk: desk.clone() });
            for &by in &election.by {
                election.options.iter().for_each(|&option| go(Step::Choose(by, option), all));
            }
        }
        Next::Ruled => all.push(Place { steps: steps.to_vec(), desk: desk.clone() }),
    }
}

/// All that is said there.
fn said(desk: &Desk, words: &Lexicon) -> String {
    let aloud = match desk.next() {
        Next::Question(question) => vec![words.question(&question)],
        Next::Election(election) => sheet::before_choice(desk, &election, words),
        Next::Ruled => sheet::after(desk, words),
    };
    let (done, known) = (sheet::effects(desk, words), sheet::information(desk, words));
    let judged = desk.judgement(words).map(|judgement| judgement.what);
    format!("{aloud:?} {done:?} {known:?} {:?} {:?} {judged:?}", desk.holds(words), desk.look_at(words))
}

fn way(steps: &[Step<Bridge>]) -> String {
    let one = |step: &Step<Bridge>| match step {
        Step::Answer(question, answer) => format!("{}={answer}", question.id()),
        Step::Choose(by, choice) => format!("{by}:{choice}"),
    };
    steps.iter().map(one).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_debated_point_is_shown_exactly_where_something_depends_on_it() {
    let words = Lexicon::new(Lang::En);
    let (mut wrong, mut somewhere) = (Vec::new(), Vec::new());
    for edition in [Edition::E2017, Edition::E2007] {
        let rules = Rules { edition, ..Rules::default() };
        for topic in Topic::ALL {
            let mut places = Vec::new();
            from(&Desk::new(topic, rules), &[], &mut places);
            for place in &places {
                let (shown, here) = (sheet::debated(&place.desk), said(&place.desk, &words));
                for &point in Point::ALL {
                    let other = Rules { readings: rules.readings.other_way(point.number()), ..rules };
                    let begun = Desk::new(topic, other);
                    let otherwise = place.steps.iter().try_fold(begun, |desk, step| desk.after(*step));
                    let depends = otherwise.is_none_or(|desk| said(&desk, &words) != here);
                    if depends != shown.contains(&point) {
                        wrong.push(format!("{topic:?} {edition:?} {point} {depends}: {}", way(&place.steps)));
                    }
                    if depends && !somewhere.contains(&point) {
                        somewhere.push(point);
                    }
                }
            }
        }
    }
    assert!(
        [Point::DP2, Point::DP7, Point::DP24].iter().all(|point| somewhere.contains(point)),
        "{somewhere:?}"
    );
    assert!(wrong.is_empty(), "{} of them:\n{}", wrong.len(), wrong.join("\n"));
}
