//! The desk when a call should not have been made: what it asks, what it rules, and how it stays with the auction.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may panic")]

use bridge_laws::{
    Desk, Rules, Topic,
    clause::Edition,
    words::{Answer, Choice, Question, Subject},
};
use cards::{Seat, Suit};
use ruling::{Interview as _, Next, Step};

/// What was told and chosen, in the order in which the desk asks: answers, `> choice`, and `calls` where the
/// desk stays with the auction until the next call.
fn told(topic: Topic, steps: &str) -> Desk {
    told_under(Edition::E2017, topic, steps)
}

fn told_under(edition: Edition, topic: Topic, steps: &str) -> Desk {
    let mut desk = Desk::new(topic, Rules { edition, ..Rules::default() });
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
    assert_eq!(desk.next(), Next::Ruled);
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
        // Who, the last bid, the bid, who has called since and what, whether it was a slip.
        (Insufficient, "S 1S 1H no no >accept", "27 27A1 E:1S S:1H"),
        (Insufficient, "S 1S 1H no no >refuse", "27 E:1S; S calls"),
        // What the first showed, and what the second does.
        (Insufficient, "S 1S 1H no no >refuse 2H natural natural", "27 27B1a E:1S S:2H"),
        (Insufficient, "S 1S 1H no no >refuse 2D natural artificial yes", "27 27B1b 23A 23B 26A E:1S S:2D"),
        (
            Insufficient,
            "S 1S 1H no no >refuse 2D natural artificial no",
            "27 27B2 26B, N must-pass-throughout E:1S S:2D",
        ),
        // A natural bid of another suit, and a pass, of which nobody is asked what it shows: there is nothing to judge.
        (
            Insufficient,
            "S 1S 1H no no >refuse 2D natural natural",
            "27 27B2 26B, N must-pass-throughout E:1S S:2D",
        ),
        (
            Insufficient,
            "S 1S 1H no no >refuse Pass natural",
            "27 27B2 26B, N must-pass-throughout E:1S S:Pass",
        ),
        // Both are shown, so what they tell of the hand is judged.
        (
            Insufficient,
            "S 1S 1H no no >refuse 2D natural natural:H4 no",
            "27 27B2 26B, N must-pass-throughout E:1S S:2D",
        ),
        (
            Insufficient,
            "S 1S 1C no no >refuse Pass artificial natural yes",
            "27 27B1b 23A 23B 26A E:1S S:Pass",
        ),
        // A transfer that became two hearts by name is not the same denomination.
        (
            Insufficient,
            "S 1S 1H no no >refuse 2H artificial:S natural no",
            "27 27B2 26B, N must-pass-throughout E:1S S:2H",
        ),
        // The same transfer a level higher is, if nothing lower shows spades.
        (Insufficient, "S 1S 1D no no >refuse 2D artificial:H artificial:H no", "27 27B1a E:1S S:2D"),
        // Twice too low: the partner is silenced whatever comes.
        (Insufficient, "S 1S 1H no no >refuse 1D >refuse", "27 27B4, N must-pass-throughout E:1S; S calls"),
        // 25A: it slipped out; 27C: it was changed before anybody asked.
        (Insufficient, "S 1S 1H S 2H yes no", "25A E:1S S:2H"),
        (Insufficient, "S 1S 1H no yes 2H", "25A E:1S S:2H"),
        // 25A4: partner has called as well, and what was meant comes too late.
        (Insufficient, "S 1S 1H W 2C yes 2D", "27 27A1 25A 25A4 E:1S S:1H W:2C N:2D"),
        // 27A1: the next opponent has called over it.
        (Insufficient, "S 1S 1H W 2C no", "27 27A1 E:1S S:1H W:2C"),
        // What it costs is found out before the next opponent chooses.
        (Insufficient, "S 1S 1H S 2H no natural natural >refuse", "27 27C 27B1a E:1S S:2H"),
        (Insufficient, "S 1S 1H S 2H no natural natural >accept", "27 27A1 25B2 E:1S S:1H"),
        (
            Insufficient,
            "S 1S 1H S 3C no natural natural >refuse",
            "27 27C 27B2 26B, N must-pass-throughout E:1S S:3C",
        ),
        (
            Insufficient,
            "S 1S 1H S X no natural artificial:takeout no >refuse",
            "27 27C 27B2 27B3, N must-pass-throughout E:1S; S calls",
        ),
        // INS-04: what was put in its place is too low as well.
        (
            Insufficient,
            "S 1S 1H S 1D no >refuse >refuse",
            "27 27C 27B4, N must-pass-throughout E:1S; S calls",
        ),
        // Who, whose turn, the last bid, the call, whether he whose turn it was had to pass (28A), who has called since and
        // what.
        (Rotation, "S E Pass 1H no no no >accept", "28 29A S:1H"),
        (Rotation, "S E Pass 1H no no no >refuse", "28 29B 31A1; E calls"),
        // 28B: the player whose turn it was has called; 29A: the next opponent has.
        (Rotation, "S E Pass 1H E 1C", "28 28B E:1C"),
        (Rotation, "S E Pass 1H W Pass no", "28 29A S:1H W:Pass"),
        // 25A comes first: what was meant is ruled on, also where the next opponent has called over the slip (25A6).
        (Rotation, "S E Pass 1H no yes 2H no >refuse", "25A 28 29B 31A1; E calls"),
        (Rotation, "S E Pass 1H W Pass yes 2H no >accept", "28 29A 25A S:2H"),
        // DP24: the partner, whose turn it was, has called, and the next opponent since.
        (Rotation, "S N 1D 1H N Pass 2C", "28 29A W:1D S:1H W:2C"),
        // DP24: the partner, whose turn it was, has called.
        (Rotation, "S N 1D 1H N Pass no no >refuse", "28 29B 31B W:1D N:Pass; E calls"),
        // 31A1: East passes, so South repeats it.
        (Rotation, "S E Pass 1H no no no >refuse Pass 1H", "31A1 E:Pass S:1H"),
        (Rotation, "S E Pass 1H no no no >refuse 1S 2H natural natural yes", "31A2a 23A 23B 26A E:1S S:2H"),
        (Rotation, "S E Pass 1H no no no >refuse 1S 2C natural natural", "31A2b 26B, N must-pass E:1S S:2C"),
        // A strong call is replaced by one that is contained in it, and nobody is asked whether it is similar.
        (
            Rotation,
            "S E Pass 1H no no no >refuse 1S 2H natural:H5:11-19 natural:H6:12-16",
            "31A2a 23A 23B 26A E:1S S:2H",
        ),
        // Asking for majors is the same job at another level.
        (
            Rotation,
            "S N 1D 2C no no no >refuse 2NT Pass 3C artificial:asks artificial:asks",
            "31B 23A 23B 26A 29C W:1D N:2NT E:Pass S:3C",
        ),
        // 30A: he must pass at his turn; what the pass passes and what it shows is asked first.
        (Rotation, "S E Pass Pass no no no natural >refuse", "28 29B 30A, S must-pass"),
        (Rotation, "S E 1C Pass N no no no natural natural >refuse", "28 29B 30A, S must-pass N:1C"),
        // 30C: it passes an artificial call of the partner.
        (Rotation, "S E 2C Pass N no no no artificial >refuse", "28 29B 30C 31A1 N:2C; E calls"),
        // At partner's turn.
        (Rotation, "S N 1D 1H no no no >refuse", "28 29B 31B W:1D; N calls"),
        (Rotation, "S N 3C X W no no no >refuse", "28 29B 32B W:3C; N calls"),
        // At the turn of the player after him: the last bid, and what he had called already. Where he has, he has changed it.
        (Rotation, "S W Pass no 1H no no no >refuse", "28 29B 31B; W calls"),
        (Rotation, "S W 1D Pass 1H no no >refuse", "25B2 E:1D S:Pass"),
        (Rotation, "S W 1D 1D 1H no yes", "25A S:1H"),
        // Who, the last bid, the first call, the second, what the next opponent has called since, and the partner.
        (Changed, "S Pass 1H 1S no yes", "25A S:1S"),
        (Changed, "S Pass 1H 1S no no >refuse", "25B2 S:1H"),
        (Changed, "S Pass 1H 1S no no >accept", "25B1 S:1S"),
        // He only wants to change it, and it was no slip; it was one; it was one, and partner has called.
        (Changed, "S Pass 1H no no", "25A S:1H"),
        (Changed, "S Pass 1H no yes no 1S", "25A S:1S"),
        (Changed, "S Pass 1H no yes Pass no 1S", "25A S:1S"),
        (Changed, "S Pass 1H no yes Pass 2C", "25A 25A4 S:1H W:Pass N:2C"),
        // He had called over the first, not over the second.
        (Changed, "S Pass 1H 1S Pass no no no >accept", "25B1 S:1S"),
        // 25B1: over the second, and knew of it; or the second was the one that was meant (25A).
        (Changed, "S Pass 1H 1S Pass yes no", "25B1 S:1S W:Pass"),
        (Changed, "S Pass 1H 1S Pass yes yes", "25A S:1S W:Pass"),
        // 25A4: the partner has called, and it is too late.
        (Changed, "S Pass 1H 1S Pass no 2C", "25B2 25A4 S:1H W:Pass N:2C"),
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
fn what_is_never_allowed_is_ruled_on() {
    let cases = [
        // Who, why, the last bid, the double, what the next opponent has called since.
        ("N nothing-to-double 1H X no", "36B, S must-pass-throughout S:1H W:Pass; N calls"),
        ("N nothing-to-double 1H X Pass no", "36A S:1H W:Pass"),
        // 36C: nobody has noticed before the opening lead was faced.
        ("N nothing-to-double 1H X Pass yes", "36C S:1H W:Pass E:Pass S:Pass W:Pass"),
        ("N nothing-to-double Pass XX Pass yes", "36C E:Pass S:1NT W:Pass N:Pass E:Pass"),
        ("N nothing-to-double Pass XX no", "36B, S must-pass-throughout; N calls"),
        // Who, why, the call, what the next opponent has called since.
        ("W had-to-pass 2H no", "37B 26B, W must-pass-throughout, E must-pass-throughout W:Pass"),
        ("W had-to-pass 2H 2S", "37A W:2H N:2S"),
        // Of a double also what had been bid, and by whom: it decides whether anybody could have doubled.
        ("E had-to-pass X 1H N 2S", "37A N:1H E:X S:2S"),
        ("E had-to-pass X 1H S 2S", "37A S:1H W:Pass N:Pass E:X S:2S"),
        ("E had-to-pass X 1H W 2S", "36A, E must-pass W:1H N:Pass"),
        ("E had-to-pass XX 1H W 2S", "37A W:1H N:X E:XX S:2S"),
        ("E had-to-pass XX 1H N 2S", "36A, E must-pass N:1H"),
        ("E had-to-pass X Pass 2S", "36A, E must-pass"),
        ("E above-seven no", "38 26B, E must-pass-throughout, W must-pass-throughout E:Pass"),
        ("E above-seven X", "38, E must-pass-throughout, W must-pass-throughout E:Pass"),
        // Who, why, who declares, who passed last, the call, what the next opponent has called since.
        ("W after-the-last-pass S E X no", "39 26B S:1NT W:Pass N:Pass E:Pass"),
        // The last pass was his own, and slipped out.
        ("W after-the-last-pass N W X no yes", "25A 25A5 N:1NT E:Pass S:Pass W:X"),
        ("S after-the-last-pass N W X no", "39 N:1NT E:Pass S:Pass W:Pass"),
        ("E after-the-last-pass N W X Pass", "39 N:1NT E:Pass S:Pass W:Pass"),
        ("E after-the-last-pass S W X XX", "39 S:1NT W:Pass N:2NT E:Pass S:Pass W:Pass"),
        ("W after-the-last-pass S N Pass no", "39 S:1NT W:Pass N:Pass E:X S:Pass W:Pass N:Pass"),
        ("W after-the-last-pass S S Pass no", "39 S:1NT W:X N:Pass E:Pass S:Pass"),
    ];
    for (steps, expected) in cases {
        assert_eq!(outcome(&told(Topic::InadmissibleCall, steps)), expected, "{steps}");
    }
}

#[test]
fn declarer_may_forbid_a_suit_that_was_not_shown() {
    let steps = "S E Pass 1H no no no >refuse 1S 2C natural natural";
    let desk = told(Topic::CallOutOfRotation, steps);
    // South's side declares: nobody has anything to forbid.
    assert!(desk.declares(Seat::South).is_none());
    // West declares, North leads; East declares, South leads, and North when he has won a trick.
    for declarer in [Seat::West, Seat::East] {
        let mut desk = desk.declares(declarer).unwrap();
        // Clubs he has shown by his call in the place of the first; the other suits are asked for.
        for (suit, shown) in [(Suit::Spades, "no"), (Suit::Hearts, "yes"), (Suit::Diamonds, "no")] {
            let question = Question::ShownByCall(Seat::South, suit);
            assert_eq!(desk.next(), Next::Question(question), "{declarer}");
            desk = desk.after(Step::Answer(question, shown.parse().unwrap())).unwrap();
        }
        let Next::Election(election) = desk.next() else { panic!("{declarer}: nothing to choose") };
        assert_eq!(election.by, [declarer]);
        let options: Vec<String> = election.options.iter().map(ToString::to_string).collect();
        assert_eq!(options, ["forbid-lead:S", "forbid-lead:D", "lead-free"]);
    }
}

/// 39: the auction is over and declarer known, so the first lead of the partner is all that is left.
#[test]
fn a_call_after_the_last_pass_is_paid_for_at_the_first_lead() {
    // Who, why, declarer, the last passer, the call, what the next opponent has called since.
    let desk = told(Topic::InadmissibleCall, "W after-the-last-pass S E X no");
    assert!(desk.declares(Seat::South).is_none() && desk.next_lead(Seat::West).is_none());
    let mut lead = desk.next_lead(Seat::East).unwrap();
    for _ in Suit::ALL {
        let Next::Question(question @ Question::ShownByCall(Seat::West, _)) = lead.next() else { panic!() };
        lead = lead.after(Step::Answer(question, Answer::No)).unwrap();
    }
    let Next::Election(election) = lead.next() else { panic!("nothing to choose") };
    assert_eq!((election.by.as_slice(), election.options.len()), ([Seat::South].as_slice(), 5));
    let chosen = lead.after(Step::Choose(Seat::South, election.options[0])).unwrap();
    assert_eq!(chosen.table().unwrap().restrictions().count(), 1);
    assert!(chosen.next_lead(Seat::East).is_none());
    // Of his right-hand opponent’s double it is asked at once: his partner makes the opening lead.
    let east = told(Topic::InadmissibleCall, "E after-the-last-pass S N X no");
    assert!(matches!(east.next(), Next::Question(_)));
}

#[test]
fn in_2007_nothing_was_comparable() {
    use Topic::{CallChanged as Changed, CallOutOfRotation as Rotation, InsufficientBid as Insufficient};
    let cases = [
        (Insufficient, "S 1S 1H no no >refuse 2H natural natural", "27 27B1a E:1S S:2H"),
        // Artificial, but all of it meant by the first bid as well.
        (Insufficient, "S 1S 1C no no >refuse 2C artificial natural yes", "27 27B1b E:1S S:2C"),
        (
            Insufficient,
            "S 1S 1C no no >refuse 2C artificial natural no",
            "27 27B2 26A, N must-pass-throughout E:1S S:2C",
        ),
        (
            Insufficient,
            "S 1S 1H no no >refuse Pass natural",
            "27 27B2 26A, N must-pass-throughout E:1S S:Pass",
        ),
        // 30A: before anybody has bid it is one pass, whoever had the turn.
        (Rotation, "S N Pass Pass no no no >refuse", "28 29B 30A, S must-pass"),
        (
            Rotation,
            "S N 1D Pass no no no >refuse",
            "28 29B 30B1, S must-pass-throughout, N may-not-double W:1D",
        ),
        (Rotation, "S E 1D Pass W no no no natural >refuse", "28 29B 30B1, S must-pass W:1D N:Pass"),
        (Rotation, "S N 1D 1H no no no >refuse", "28 29B 31B 26A, N must-pass-throughout W:1D"),
        (Rotation, "S E Pass 1H no no no >refuse Pass 1H", "31A1 E:Pass S:1H"),
        (Rotation, "S E Pass 1H no no no >refuse 1S 2H natural natural", "31A2a, N must-pass E:1S S:2H"),
        (
            Rotation,
            "S E Pass 1H no no no >refuse 1S 2C natural natural",
            "31A2b 26A, N must-pass-throughout E:1S S:2C",
        ),
        (Rotation, "S N 3C X W no no no >refuse", "28 29B 32B 26A, N must-pass-throughout W:3C"),
        // 25A: also without pause for thought.
        (Changed, "S Pass 1H 1S no yes yes", "25A S:1S"),
        (Changed, "S Pass 1H 1S no yes no >refuse", "25B2 26A S:1H"),
        (Changed, "S Pass 1H 1S Pass yes yes yes", "25A S:1S W:Pass"),
        (Changed, "S Pass 1H 1S Pass yes yes no", "25B1 S:1S W:Pass"),
        (Rotation, "S E Pass 1H no yes 2H yes no >refuse", "25A 28 29B 31A1; E calls"),
        (Rotation, "S E Pass 1H no yes 2H no no >refuse", "28 29B 31A1 25B2; E calls"),
    ];
    for (topic, steps, expected) in cases {
        assert_eq!(outcome(&told_under(Edition::E2007, topic, steps)), expected, "{}: {steps}", topic.id());
    }
}

/// Who may use what this player's call has shown, which is withdrawn: his partner, and the opponents.
fn may_use(desk: &Desk, seat: Seat, ruled_only: bool) -> Option<(bool, bool)> {
    let now = desk.table().unwrap().information_now();
    let ruled: Vec<_> = desk.rulings().iter().flat_map(|ruling| &ruling.information).copied().collect();
    let all = if ruled_only { ruled } else { now };
    let of = |who| {
        let is_it = |info: &&ruling::Information<_>| {
            info.who == who && matches!(info.subject, Subject::Call(by, _) if by == seat)
        };
        all.iter().find(is_it).map(|info| info.authorised)
    };
    of(seat.partner()).zip(of(seat.next()))
}

/// 16C2: with the call that tells something else it is ruled, and so read aloud, that the partner may not use the first.
#[test]
fn what_the_partner_may_use_is_ruled_with_the_call_that_decides_it() {
    let (rotation, insufficient) = (Topic::CallOutOfRotation, Topic::InsufficientBid);
    for (edition, topic, steps) in [
        (Edition::E2017, rotation, "S E Pass 1H no no no >refuse 1S 2H natural natural no"),
        (Edition::E2017, rotation, "S E Pass 1H no no no >refuse 1S 2C natural natural"),
        (Edition::E2017, insufficient, "S 1S 1H no no >refuse Pass natural"),
        (Edition::E2007, rotation, "S E Pass 1H no no no >refuse 1S 2H natural natural"),
        (Edition::E2007, rotation, "S E Pass 1H no no no >refuse 1S 2C natural natural"),
        (Edition::E2007, insufficient, "S 1S 1H no no >refuse Pass natural"),
    ] {
        let desk = told_under(edition, topic, steps);
        assert_eq!(may_use(&desk, Seat::South, true), Some((false, true)), "{steps}");
    }
    let same = told(rotation, "S E Pass 1H no no no >refuse 1S 2H natural natural yes");
    assert_eq!(may_use(&same, Seat::South, true), Some((true, true)));
}

/// 31A1: once the right-hand opponent has passed the same call comes again, and whatever it shows is for everybody.
#[test]
fn a_call_that_must_come_again_is_for_everybody() {
    let refused = told(Topic::CallOutOfRotation, "S E Pass 1H no no no >refuse");
    assert_eq!(may_use(&refused, Seat::South, false), Some((false, true)));
    for edition in [Edition::E2017, Edition::E2007] {
        let steps = "S E Pass 1H no no no >refuse Pass";
        let passed = told_under(edition, Topic::CallOutOfRotation, steps);
        assert_eq!(may_use(&passed, Seat::South, false), Some((true, true)));
        assert_eq!(passed.table().unwrap().decided_by_next_call(Seat::South), None);
    }
}

/// 27B3: whose double did not help after an insufficient bid is not offered another one.
#[test]
fn who_may_not_double_is_offered_no_double() {
    let steps = "S 1S 1H no no >refuse X";
    let may_double = |desk: &Desk| {
        let table = desk.table().unwrap();
        table.proper_calls(Seat::South).contains(&"X".parse().unwrap())
    };
    assert!(may_double(&told(Topic::InsufficientBid, steps.trim_end_matches(" X"))));
    let mut desk = told(Topic::InsufficientBid, steps);
    while let Next::Question(question) = desk.next() {
        let answer = if desk.answers(question).contains(&Answer::No) { "no" } else { "natural" };
        desk = desk.after(Step::Answer(question, answer.parse().unwrap())).unwrap();
    }
    assert!(!may_double(&desk));
}
