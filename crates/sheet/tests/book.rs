//! Every way through every topic of the law book beside the table: it ends, something is said in every language,
//! and what is said is kept in `book/`.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests may panic")]

use std::{collections::BTreeSet, fmt::Write as _, fs, path::PathBuf};

use bridge_book::{
    Desk, Topic,
    words::{Answer, Effect, Pick, Question},
};
use bridge_laws::{Rules, clause::Edition};
use cards::{Seat, Side};
use ruling::{Asks as _, Interview as _, Next, Step};
use sheet::Spoken as _;
use wording::{Lang, Lexicon};

const LANGS: [Lang; 5] = [Lang::En, Lang::De, Lang::Da, Lang::Nl, Lang::Nb];

/// All ends of an interview. Where one answer stands for all, and where a score is weighed by the way, one is told:
/// the topic of the adjusted score takes all its ways.
fn endings(desk: &Desk, found: &mut Vec<Desk>) {
    let Next::Question(question) = desk.next() else { return found.push(desk.clone()) };
    let mut answers = desk.answers(question);
    assert!(!answers.is_empty(), "{question:?} after {:?}", desk.waiting());
    let weighs = desk.topic() == Topic::AdjustedScore;
    let one = match question {
        Question::Receiver
        | Question::Vulnerable
        | Question::SideWantsTricks
        | Question::SideLowered
        | Question::SideGained
        | Question::SideOfSpectator
        | Question::Offenders => true,
        Question::Misled | Question::FaultNorthSouth => true,
        Question::Declares | Question::Claimant | Question::OnLead => {
            answers.retain(|&answer| answer == Answer::Seat(Seat::South));
            false
        }
        Question::Scoring => !weighs && desk.topic() != Topic::NoResult,
        Question::OwnError => !weighs,
        Question::Source => desk.answer(Question::Called) == Some(Answer::Pick(Pick::AfterPlay)),
        Question::Branch(side, _) => !weighs || side == Some(Side::EastWest),
        _ => false,
    };
    // All of the three tricks that are left.
    if question == Question::TricksClaimed {
        answers.insert(0, Answer::Number(3));
        answers.retain(|&answer| desk.after(Step::Answer(question, answer)).is_some());
    }
    // An alert and no word, or no agreement: what is agreed is that, or more, or something else.
    if matches!(question, Question::Explained(_)) {
        answers.retain(|answer| matches!(answer.to_string().as_str(), "artificial" | "no-agreement"));
    }
    // A card of East's in the first example.
    if question == Question::PenaltyCard {
        answers.extend(question.wants().read("D9"));
    }
    if one {
        answers.truncate(1);
    }
    for answer in answers {
        endings(&desk.after(Step::Answer(question, answer)).unwrap(), found);
    }
}

fn all_endings(topic: Topic, edition: Edition) -> Vec<Desk> {
    let mut found = Vec::new();
    endings(&Desk::new(topic, Rules { edition, ..Rules::default() }), &mut found);
    found
}

#[test]
fn every_way_ends_and_says_something_in_five_languages() {
    let (mut asked, mut picked, mut done) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for edition in Edition::ALL {
        for &topic in Topic::ALL {
            let found = all_endings(topic, edition);
            assert!(found.len() > 1, "{}", topic.id());
            for desk in &found {
                let ruling = desk.ruling().unwrap();
                assert!(!ruling.clauses.is_empty() && !ruling.effects.is_empty(), "{:?}", desk.facts());
                done.extend(ruling.effects.iter().map(Effect::id));
                for fact in &ruling.facts {
                    if let ruling::Fact::Told(question, answer) = fact {
                        asked.insert(*question);
                        if let Answer::Pick(pick) = answer {
                            picked.insert(*pick);
                        }
                    }
                }
                for lang in LANGS {
                    let words = Lexicon::new(lang);
                    for line in desk.aloud(&words).iter().chain(&desk.rests_on(&words)) {
                        assert!(!line.contains("book-") && !line.contains('{'), "{lang:?}: {line}");
                    }
                }
            }
        }
    }
    let idle: Vec<_> = Effect::IDS.iter().filter(|id| !done.contains(*id)).collect();
    assert!(idle.is_empty(), "{idle:?}");
    let unasked: Vec<_> = Question::ALL.iter().filter(|question| !asked.contains(question)).collect();
    // One example of each answer leads past the later outcomes; what was claimed besides, whether
    // dummy lies, what is extreme for a class and what is better at all, only the other reading asks.
    let elsewhere = |question: &Question| {
        matches!(
            question,
            Question::Branch(_, 2..)
                | Question::Branch(Some(Side::EastWest), 1)
                | Question::ClaimedSome
                | Question::DummyDown
                | Question::ExtremeForTheClass
                | Question::OtherTableBetter
        )
    };
    assert!(unasked.iter().all(|question| elsewhere(question)), "{unasked:?}");
    let unpicked: Vec<_> = Pick::ALL.iter().filter(|pick| !picked.contains(pick)).collect();
    assert!(unpicked.is_empty(), "{unpicked:?}");
}

/// No question that a law leaves to the director is answered by the program: what a ruling rests on was told.
#[test]
fn what_is_judged_is_told() {
    for &topic in Topic::ALL {
        for desk in all_endings(topic, Edition::default()) {
            for finding in desk.findings() {
                assert_eq!(desk.answer(finding.question), Some(finding.answer));
                assert_eq!(finding.question.judged(), Some(finding.clause));
            }
        }
    }
}

/// A finding changed and changed back gives the same ruling; the grounds stay with it.
#[test]
fn a_finding_changed_and_changed_back_is_the_same() {
    let told = |suggested: &str| {
        let mut desk = Desk::new(Topic::UnauthorisedInformation, Rules::default());
        for (question, text) in [
            (Question::Called, "after-play"),
            (Question::FactsAgreed, "yes"),
            (Question::Source, "remark"),
            (Question::Receiver, "W"),
            (Question::Polled, "0"),
            (Question::LogicalAlternative, "yes"),
            (Question::Suggested, suggested),
        ] {
            assert_eq!(desk.next(), Next::Question(question));
            desk = desk.because(question, "  as I weighed it ");
            desk = desk.after(Step::Answer(question, question.wants().read(text).unwrap())).unwrap();
        }
        desk
    };
    assert_eq!(told("yes").next(), Next::Question(Question::Damaged));
    let no = told("no");
    assert_eq!(no.ruling(), told("no").ruling());
    let findings = no.findings();
    assert_eq!(findings.len(), 2);
    assert!(findings.iter().all(|finding| finding.grounds == "as I weighed it"));
    let words = Lexicon::new(Lang::En);
    assert!(no.rests_on(&words).iter().any(|line| line.ends_with("no – as I weighed it (Law 16B1a)")));
}

/// All that can be read aloud, by topic, each once. `STICH_GOLDEN=1` writes it anew, to be read.
#[test]
fn what_is_said_is_what_was_read() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/book");
    for lang in LANGS {
        let words = Lexicon::new(lang);
        let mut out = String::new();
        for &topic in Topic::ALL {
            _ = writeln!(out, "# {}\n", words.book_topic(topic));
            let found = all_endings(topic, Edition::default());
            let mut said = BTreeSet::new();
            for desk in &found {
                let lines = desk.aloud(&words);
                if said.insert(lines.clone()) {
                    out.extend(lines.iter().map(|line| format!("{line}\n")));
                    out.push('\n');
                }
            }
        }
        let path = folder.join(format!("{}.txt", lang.code()));
        if std::env::var_os("STICH_GOLDEN").is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&path, &out).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == out, "{} is another now: STICH_GOLDEN=1 cargo test -p sheet", path.display());
    }
}

#[test]
fn what_is_typed_in_letters_is_shown_by_an_example() {
    use bridge_book::words::Wants;
    for lang in LANGS {
        let words = Lexicon::new(lang);
        for &question in Question::ALL {
            if matches!(question.wants(), Wants::Hands | Wants::Trick | Wants::Voids | Wants::Steps) {
                assert!(words.book_typed(question).is_some(), "{question:?} in {lang:?}");
            }
        }
    }
}
