//! The desk hears the whole story: what happened first, what then, until that was all.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may panic")]

use bridge_laws::{
    Desk, Likely, Rules, Topic,
    clause::Edition,
    event::{Did, Then},
    words::{Answer, Choice, Question},
};
use cards::Seat;
use ruling::{Interview as _, Next, Step, walk};

/// What was told and chosen, in the order in which the desk asks: answers, and `> choice`; `+twelfth=yes`: what it asks
/// nobody.
fn told(topic: Topic, steps: &str) -> Desk {
    let mut desk = Desk::new(topic, Rules::default());
    for step in steps.split(' ') {
        if let Some((id, with)) = step.strip_prefix('+').and_then(|told| told.split_once('=')) {
            let (question, _) = desk.assumed().into_iter().find(|(question, _)| question.id() == id).unwrap();
            desk = desk.after(Step::Answer(question, with.parse().unwrap())).unwrap();
            continue;
        }
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
    use Topic::{
        AsItHappened, CardExposed, CardInAuction, FromDummy, IncompleteDesignation, LeadOutOfTurn,
        OpeningLeadOutOfTurn, PenaltyCard, PrematurePlay, Revoke, Simultaneous, TwoPenaltyCards,
    };
    let cases = [
        // The overlooked lead out of turn: East led at West's turn, and South played to it (53A).
        (LeadOutOfTurn, "S E W D7 play:S:D4 that-was-all no", "53A"),
        // To the last trick it goes back, and nothing else (53A).
        (LeadOutOfTurn, "S E W D7 +last-trick=yes that-was-all", "53A 47B"),
        (LeadOutOfTurn, "S E W D7 +last-trick=yes play:S:D4 that-was-all", "53A 47B"),
        (OpeningLeadOutOfTurn, "S E up D7 play:S:D4 that-was-all no follow", "53A 54B1"),
        (AsItHappened, "S yes lead:E:D7 play:S:D4 that-was-all no follow", "53A 54B1"),
        // The self-corrected revoke: South had played, then East followed suit after all (62A).
        (
            Revoke,
            "S E H9 C4 yes no N play:S:H2 withdraw:E:C4 play:E:H3 that-was-all",
            "62A 61A 47B 9C 62B1 50 50A 50B 50D1a 50E1 62C1, e:c4 major",
        ),
        // Too late: his partner had led to the next trick (63A1).
        (
            AsItHappened,
            "S no W lead:W:D7 name:N:D2 play:E:C3 play:S:D3 3NT lead:W:H8 withdraw:E:C3 play:E:D4 that-was-all",
            "61A 63B 47F2 49 50 50A 50B 50D1a 50E1 63A1 64A2, e:d4 major",
        ),
        (
            Revoke,
            "S E H9 C4 yes no N withdraw:E:C4 that-was-all",
            "62A 61A 47B 9C 62B1 50 50A 50B 50D1a 50E1, e:c4 major",
        ),
        (
            Revoke,
            "S E H9 C4 yes no S H2 H5 that-was-all",
            "61A 62A 47B 62B1 50 50A 50B 50D1a 50E1, e:c4 major",
        ),
        (
            AsItHappened,
            "S no N lead:N:H9 play:E:C4 play:S:H2 withdraw:E:C4 play:E:H3 that-was-all",
            "62A 61A 47B 9C 62B1 50 50A 50B 50D1a 50E1 62C1, e:c4 major",
        ),
        // Established: it depends on when it was noticed, and on the trick.
        // He had none: nothing else is asked.
        (Revoke, "S E H9 C4 no", "61A"),
        // 63A4: his side has agreed to a claim, and is bound from the next board on.
        (Revoke, "S E H9 C4 yes agreed round-ended", "61A 63A4 63B 64B5"),
        (
            Revoke,
            "S E H9 C4 yes agreed hands-returned N that-was-all",
            "61A 62A 47B 62B1 50 50A 50B 50D1a 50E1, e:c4 major",
        ),
        (Revoke, "S E H9 C4 yes yes next-board-called", "61A 63A1 63B 64B4"),
        (Revoke, "S E H9 C4 yes yes round-ended", "61A 63A1 63B 64B5"),
        (Revoke, "S E H9 C4 yes yes hands-returned +twelfth=yes", "61A 63A1 63B 64B6"),
        (Revoke, "S E H9 C4 yes yes hands-returned W", "61A 63A1 63B 64A2"),
        // In the twelfth trick it is corrected all the same (62D1): he has a heart left, and no more is asked.
        (Revoke, "S E H9 C4 yes yes in-play +twelfth=yes", "62A 61A 47B 62D1 64B6 62B1 62D2 62C1 62C2"),
        (Revoke, "S S H9 C4 yes claimed in-play +twelfth=yes", "62A 61A 47B 62D1 64B6 62B2 62C1 62C2"),
        // West, who had still to play, may not make use of what he saw (62D2).
        (
            Revoke,
            "S E H9 C4 yes no N that-was-all +twelfth=yes",
            "61A 62A 47B 62B1 50 50A 50B 50D1a 50E1 62D2, e:c4 major",
        ),
        // A card of a trick before the last is of that trick, whoever takes it up.
        (
            AsItHappened,
            "S no W lead:W:D7 name:N:D2 play:E:D4 play:S:D3 lead:W:H8 name:N:H2 play:E:H3 play:S:H9 withdraw:E:D4 that-was-all",
            "47F2",
        ),
        (
            AsItHappened,
            "S no W lead:W:D7 name:N:D2 play:E:C4 play:S:D3 3NT lead:W:H8 name:N:H2 play:E:H3 play:S:H9 withdraw:E:C4 that-was-all yes",
            "61A 63B 47F2 63A1 64A2",
        ),
        // Who lays a card of another suit is asked whether he could have followed, whatever else was wrong.
        (PrematurePlay, "S E H5 C9 W that-was-all no yes", "57D 50 50A 50B 50D1a 50E1, e:c9 major"),
        (PrematurePlay, "S E H5 C9 W that-was-all no no", "57D"),
        (
            LeadOutOfTurn,
            "S E W HQ play:S:HA lead:W:S7 that-was-all no yes",
            "53A 61A 62A 47B 62B1 50 50A 50B 50D1a 50E1, w:s7 major",
        ),
        (LeadOutOfTurn, "S E W HQ play:S:HA lead:W:S7 that-was-all no no", "53A 61A"),
        (
            PenaltyCard,
            "S E HQ follow N name:N:D4 play:E:C9 that-was-all yes",
            "49 50 50A 50B 50D1a 50E1 61A 62A 47B 62B1, e:c9 major, e:hq major",
        ),
        (
            PenaltyCard,
            "S E HQ follow N name:N:D4 play:E:C9 that-was-all no",
            "S: accept refuse? 49 50 50A 50B 50D1a 50E1, e:hq major",
        ),
        // Declarer ruffed, and leads: nothing is wrong, and it depends on the contract.
        (AsItHappened, "S no W lead:W:D7 name:N:D2 play:E:DA play:S:H3", "contract?"),
        (AsItHappened, "S no W lead:W:D7 name:N:D2 play:E:DA play:S:H3 4H lead:S:H8 that-was-all", ""),
        (
            AsItHappened,
            "S no W lead:W:D7 name:N:D2 play:E:DA play:S:H3 3NT lead:S:H8 that-was-all",
            "told-it-was-his-turn?",
        ),
        // Two leads at once; and the proper one after the wrong one (53B, 58A).
        (Simultaneous, "S no W E H9 D7 that-was-all", "told-it-was-his-turn?"),
        // 54B2: what was played from dummy stays.
        (OpeningLeadOutOfTurn, "S E up HQ play:N:H4 that-was-all no", "53A 54B2"),
        // 49: what he has only named is a major penalty card, and his partner has heard it.
        (CardExposed, "S E H4 named no that-was-all", "49 50 50A 50B 50D1a 50E1, e:h4 major"),
        (PenaltyCard, "S E H4 put-right S that-was-all", "49 50 50A 50B 50D1a 50E1, e:h4 major"),
        // One hand: of the other card nobody has seen the face (58B1), or both were seen (58B2).
        (Simultaneous, "S yes W C3 S no C7 that-was-all", "58B1"),
        (Simultaneous, "S yes W C3 S no C7 play:N:C2 that-was-all", "58B1"),
        (
            Simultaneous,
            "S yes W C3 S yes C7 CJ that-was-all >play:C7",
            "58B2 50 50A 50B 50D1a 50E1, w:cj major",
        ),
        (AsItHappened, "S no S lead:S:C3 play:W:C7 at-once:W:CJ that-was-all", "W: play:C7 play:CJ?"),
        (LeadOutOfTurn, "S E N D7 lead:N:S5 that-was-all no", "53B 47F1"),
        (
            OpeningLeadOutOfTurn,
            "S E up D7 lead:W:S5 that-was-all no no >refuse",
            "S: require-lead:D forbid-lead:D lead-free? 54D 47A 50 50A 50B 50D1a 50E1 60C 49, e:d7 major, w:s5 major",
        ),
        // Who takes a wrong lead back himself changes nothing.
        (
            OpeningLeadOutOfTurn,
            "S E up D7 withdraw:E:D7 that-was-all no no",
            "S: accept accept-as-dummy refuse?",
        ),
        // 57: who had played to the trick.
        (
            PrematurePlay,
            "S E H9 D7 S no no no that-was-all no",
            "S: play-highest play-lowest play-suit:S play-suit:D play-suit:C forbid-suit:S forbid-suit:D forbid-suit:C? 57A 50 50A 50B 50D1a 50E1, e:d7 major",
        ),
        (PrematurePlay, "S E H9 H7 S H3 that-was-all no", "57D"),
        (PrematurePlay, "S E H9 D7 S no H4 that-was-all no no", "57C1 61A"),
        // Dummy, who was to play between the two, had moved a card unasked.
        (PrematurePlay, "S E H9 D7 S no no HT that-was-all no no", "57C2 45F 61A"),
        (PrematurePlay, "S E H9 H7 W that-was-all no", "57D"),
        // A card that partner could not see is nothing (49); in the auction 24.
        (CardExposed, "S E D7 accident that-was-all no", "49"),
        (CardExposed, "S E D7 accident that-was-all yes", "49 50 50A 50B 50C 50E1, e:d7 minor"),
        (
            CardExposed,
            "S E D7 accident drop:E:D8 that-was-all yes yes",
            "49 50 50A 50B 50C 50E1 50D1a, e:d7 major, e:d8 major",
        ),
        (CardInAuction, "E DK accident no that-was-all yes", "24 24B, W must-pass"),
        (CardInAuction, "E D7 accident no that-was-all yes", "24 24A"),
        (CardInAuction, "E D7 lead no that-was-all", "24 24B, W must-pass"),
        (CardInAuction, "E DK accident no that-was-all no", "24"),
        (CardInAuction, "E D7 accident yes S that-was-all yes", "24 24E 50 50A 50B 50C 50E1, e:d7 minor"),
        // Of each card it is found out who could see it; what he must pass for stands once.
        (CardInAuction, "E D7 accident no drop:E:D8 that-was-all yes yes", "24 24A 24C, W must-pass"),
        (CardInAuction, "E DK accident no drop:E:DQ that-was-all yes yes", "24 24B 24C, W must-pass"),
        (CardInAuction, "E D7 accident no drop:E:D8 that-was-all yes no", "24 24A"),
        (CardInAuction, "E D7 accident no drop:E:D8 that-was-all no yes", "24 24A"),
        (
            CardInAuction,
            "E D7 accident yes S drop:E:D8 that-was-all yes yes",
            "S: require-lead:D forbid-lead:D lead-free? 24 24E 50 50A 50B 50C 50E1 50D1a, e:d7 major, e:d8 major",
        ),
        (CardInAuction, "S D7 accident yes S that-was-all", "24 24D"),
        // Dummy put out another card, or one that nobody had named.
        (FromDummy, "S H5 H9 N that-was-all", "45D1 47B"),
        (FromDummy, "S H5 H9 N play:E:H2 that-was-all", "45D1 47B"),
        (FromDummy, "S no H9 N that-was-all", "45F"),
        // 46B: a suit, the lowest of it; a rank; high, low, win of the suit led.
        (IncompleteDesignation, "S suit W H9 HQ,H5 no that-was-all", "46B2"),
        (IncompleteDesignation, "S suit W H9 HQ,H5 HQ that-was-all", "46B1"),
        (IncompleteDesignation, "S rank W H9 HT no that-was-all", "46B3b"),
        (IncompleteDesignation, "S rank N HT,DT no HT that-was-all", "46B3a"),
        (IncompleteDesignation, "S rank N HT,DT no no that-was-all", "S: play:DT play:HT?"),
        (IncompleteDesignation, "S high W H9 HQ,H5 no that-was-all", "46B1a"),
        (IncompleteDesignation, "S low S H9 H7 HQ,H5 no that-was-all", "46B1"),
        (IncompleteDesignation, "S win E H9 H7 H2 HQ,HT,H5 no that-was-all", "46B1b"),
        // What cannot be met is declarer's to say again; anything, and either defender may say which.
        (IncompleteDesignation, "S high N HQ,H5 no that-was-all", "S: play:H5 play:HQ?"),
        (IncompleteDesignation, "S anything no", "46B5"),
        (IncompleteDesignation, "S anything HQ W H9 that-was-all", "46B1"),
        // No such card: it is as if nothing had been said.
        (IncompleteDesignation, "S suit W H9 no no that-was-all", "46B4"),
        (IncompleteDesignation, "S not-there W H9 no that-was-all", "46B4"),
        // East has played to the card that dummy put out on it.
        (IncompleteDesignation, "S suit W H9 HQ,H5 no play:E:HK that-was-all", "46B2"),
        // Two penalty cards, and a partner who led before declarer chose.
        (
            TwoPenaltyCards,
            "S E D7 C4 W that-was-all",
            "S: require-lead:D require-lead:C forbid-lead:D forbid-lead:C forbid-lead:C,D lead-free? 49 50 50A 50B 50D1a 50E1, e:c4 major, e:d7 major",
        ),
        (
            TwoPenaltyCards,
            "S E D7 no CK accident accident W that-was-all",
            "49 50 50A 50B 50C 50E1 50D1a, e:d7 minor, w:ck major",
        ),
        (
            PenaltyCard,
            "S E DK follow W that-was-all",
            "S: require-lead:D forbid-lead:D lead-free? 49 50 50A 50B 50D1a 50E1, e:dk major",
        ),
        (
            PenaltyCard,
            "S E DK follow W lead:W:S5 that-was-all",
            "S: require-lead:D forbid-lead:D lead-free? 49 50 50A 50B 50D1a 50E1 50D2, e:dk major, w:s5 major",
        ),
    ];
    for (topic, steps, expected) in cases {
        assert_eq!(outcome(&told(topic, steps)).trim(), expected, "{}: {steps}", topic.id());
    }
}

#[test]
fn a_card_seen_in_the_auction_waits_for_who_declares() {
    let cases = [
        // 24E: its owner defends. On lead himself, or his partner is.
        ("E DK accident no that-was-all yes", Seat::North, "24 24E 50 50A 50B 50D1a 50E1, e:dk major"),
        (
            "E DK accident no that-was-all yes",
            Seat::South,
            "S: require-lead:D forbid-lead:D lead-free? 24 24E 50 50A 50B 50D1a 50E1, e:dk major",
        ),
        ("E D7 accident no that-was-all yes", Seat::South, "24 24E 50 50A 50B 50C 50E1, e:d7 minor"),
        // A card that was led was shown on purpose (50B).
        ("E D7 lead no that-was-all", Seat::North, "24 24E 50 50A 50B 50D1a 50E1, e:d7 major"),
        // 24D: his side declares, also where his partner had to pass first.
        ("E DK accident no that-was-all yes", Seat::East, "24 24D"),
        ("E DK accident no that-was-all yes", Seat::West, "24 24D"),
        // One card of two was seen by nobody who matters.
        (
            "E D7 accident no drop:E:D8 that-was-all yes no",
            Seat::North,
            "24 24E 50 50A 50B 50C 50E1, e:d7 minor",
        ),
    ];
    for (steps, declarer, expected) in cases {
        let desk = told(Topic::CardInAuction, steps).declares(declarer).unwrap();
        assert_eq!(outcome(&desk).trim(), expected, "{steps}, {declarer} declares");
        assert_eq!(desk.situation().unwrap().declarer, declarer);
        assert!(desk.declares(declarer).is_none(), "the auction is over");
    }
    // What the partner could not see is nothing; nothing waits for the end of the auction.
    let desk = told(Topic::CardInAuction, "E DK accident no that-was-all no");
    assert!(Seat::ALL.into_iter().all(|seat| desk.declares(seat).is_none()));
    // Both partners have to pass, and so has an opponent: still everybody can come to declare.
    let desk = told(Topic::CardInAuction, "E DK accident no drop:W:SQ drop:N:HA that-was-all yes yes yes");
    for seat in Seat::ALL {
        assert!(desk.declares(seat).is_some(), "{seat}");
    }
}

#[test]
fn what_is_likely_comes_first_and_what_cannot_be_is_refused_with_the_reason() {
    let before = "S E up D7";
    let desk = told(Topic::OpeningLeadOutOfTurn, before);
    assert_eq!(desk.next(), Next::Question(Question::AndThen(0)));
    let likely: Vec<(Did, Option<Seat>, bool)> =
        desk.likely().iter().map(|one| (one.did, one.seat, one.told().is_some())).collect();
    let expected = [
        (Did::Played, Some(Seat::South), false),
        (Did::Played, Some(Seat::North), false),
        (Did::Led, Some(Seat::West), false),
        (Did::TookBack, Some(Seat::East), true),
        (Did::Showed, None, false),
    ];
    assert_eq!(likely, expected);
    // East's card is on the table, so South does not hold it; and nobody has anything to take back but East.
    for text in ["play:S:D7", "withdraw:S:D4"] {
        let then: Then = text.parse().unwrap();
        assert!(desk.after(Step::Answer(Question::AndThen(0), Answer::Then(then))).is_none(), "{text}");
        assert!(desk.refusal(then).is_some(), "{text}");
    }
    // Nothing is lost by it, and it goes on from there.
    assert_eq!(desk.next(), Next::Question(Question::AndThen(0)));
    let desk = told(Topic::OpeningLeadOutOfTurn, &format!("{before} play:S:D4"));
    assert_eq!(desk.next(), Next::Question(Question::AndThen(1)));
    let next = Likely { did: Did::Played, seat: Some(Seat::West), card: None };
    assert!(desk.likely().contains(&next), "{:?}", desk.likely());
}

#[test]
fn each_topic_of_the_play_asks_what_then_and_every_story_ends() {
    for topic in Topic::ALL {
        let of_calls = topic.id().contains("call") || topic == Topic::InsufficientBid;
        let tree = walk(&Desk::new(topic, Rules::default()));
        let mut asked = false;
        for (steps, end) in tree.rulings() {
            assert_eq!(end.next(), Next::Ruled, "{}: {steps:?}", topic.id());
            asked |= steps.iter().any(|step| matches!(step, Step::Answer(Question::AndThen(_), _)));
        }
        assert_eq!(asked, !of_calls, "{}", topic.id());
    }
}

#[test]
fn what_is_not_told_is_the_shortest_story_where_nobody_is_asked() {
    let mut desk = told(Topic::PrematurePlay, "S E H9 D7");
    let mut taken = Vec::new();
    while let Next::Question(question) = desk.next()
        && let Some(answer) = desk.untold(question)
    {
        taken.push(format!("{}={answer}", question.id()));
        desk = desk.after(Step::Answer(question, answer)).unwrap();
    }
    assert_eq!(
        taken,
        ["leader=S", "played-before=no", "played-before=no", "dummy-moved=no", "then=that-was-all"]
    );
    let desk = told(Topic::AsItHappened, "S yes");
    assert_eq!(desk.untold(Question::AndThen(0)), None, "something must have happened");
}

#[test]
fn two_cards_laid_at_once_are_told_anywhere_in_a_story() {
    let same = [
        // The opening lead of a defender and one of dummy.
        (
            (Topic::Simultaneous, "S no W E D7 S3 that-was-all"),
            (Topic::AsItHappened, "S yes lead:W:D7 at-once:E:S3 that-was-all"),
        ),
        (
            (Topic::Simultaneous, "S no W N D7 S3 that-was-all"),
            (Topic::AsItHappened, "S yes play:W:D7 at-once:N:S3 that-was-all"),
        ),
    ];
    for ((topic, first), (other, then)) in same {
        let (first, then) = (told(topic, first), told(other, then));
        assert_eq!(outcome(&first), outcome(&then), "{:?}", then.rulings());
        assert!(!outcome(&first).is_empty());
    }
    // A lead out of turn lay there, and two played at once: West's is the proper lead and comes first (58A), so that
    // South's has accepted nothing (53A).
    let later = told(Topic::LeadOutOfTurn, "S E W D7 play:S:D4 at-once:W:C9 that-was-all no");
    assert!(outcome(&later).starts_with("S: accept refuse?"), "{}", outcome(&later));
}

/// 67: he who has laid no card adds one; of two cards one goes back. Later than in time the first is deemed to have
/// revoked (64A2), and the second may have owed the card that goes back (67B2).
#[test]
fn a_hand_that_does_not_count_right() {
    let cases = [
        ("S E too-many yes 5 H9 W H3", "67B1 64A2"),
        ("S E too-many yes 5 H9 S no H3", "67B1"),
        ("S E too-many yes 5 H9 S yes H3", "67B1 64A2"),
        ("S E too-many yes 12 H9 S yes H3", "67B1 64B6"),
        ("S S too-many yes 5 H9 W yes C3", "67B1 64A2"),
        ("S E too-few yes S5 C4 no", "67B2 58B4"),
        ("S E too-few yes S5 C4 yes N no", "67B2 58B4 61A 63A1 63B"),
        ("S E too-few yes S5 C4 yes N yes", "67B2 58B4 61A 63A1 63B 64A2"),
        ("S E too-few yes S5 C4 yes E no", "67B2 58B4 61A 63A1 63B 64A1"),
        ("S E too-few yes S5 C4 yes W", "67B2 58B4 61A 63A1 63B 64A2"),
        ("S W too-many no N H9 H2 H3 that-was-all", "67A"),
        ("S W too-many no N H9 H2 H3 lead:N:D2 that-was-all", "67A"),
        ("S E too-many no N H9 H2 H3 that-was-all", "67A"),
        ("S E too-many no N H9 H2 H3 lead:N:D2 that-was-all", "67A"),
        ("S E too-many no W H9 H2 H3 lead:W:D2 that-was-all", "67A"),
        ("S E too-few no N H9 H5 C4 no H2 H3 that-was-all", "58B1"),
        (
            "S E too-few no N H9 H5 C4 yes H2 H3 that-was-all >play:H5 H5",
            "58B2 50 50A 50B 50C 50E1 47D 58B3, e:c4 minor",
        ),
    ];
    for (steps, expected) in cases {
        let desk = told(Topic::DefectiveTrick, steps);
        assert_eq!(outcome(&desk), expected, "{steps}");
    }
}

#[test]
fn two_cards_of_one_hand_were_once_told_by_naming_its_player_twice() {
    let now = |facts: &str| {
        let pair =
            |fact: &str| fact.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned())).unwrap();
        let mut facts: Vec<(String, String)> = facts.split(' ').map(pair).collect();
        Topic::Simultaneous.as_asked_now(&mut facts);
        let facts: Vec<String> = facts.into_iter().map(|(key, value)| format!("{key}={value}")).collect();
        facts.join(" ")
    };
    for (then, today) in [
        (
            "turn=W offender=W played-before=no led=C7 card=CJ",
            "from-one-hand=yes offender=W both-visible=yes played-before=no card=C7 laid-together=CJ",
        ),
        (
            "turn=W offender=W played-before:S=C3 leader=S card=C7 laid-together=CJ",
            "from-one-hand=yes offender=W both-visible=yes played-before:S=C3 leader=S card=C7 laid-together=CJ",
        ),
        ("turn=W offender=E led=H9 card=D7", "from-one-hand=no turn=W offender=E led=H9 card=D7"),
    ] {
        assert_eq!(now(then), today);
        assert_eq!(now(today), today);
    }
}

#[test]
fn whether_a_later_trick_was_won_was_once_asked_where_it_does_not_count() {
    let left = |winner: &str| {
        let told = [("offender", "E"), ("won-trick", winner), ("won-later:E", "yes"), ("other-revoke", "no")];
        let mut facts = told.map(|(key, value)| (key.to_owned(), value.to_owned())).to_vec();
        Topic::Revoke.as_asked_now(&mut facts);
        facts.len()
    };
    // West has won it (64A2); East (64A1) and South, of whom it counts.
    assert_eq!(["W", "E", "S"].map(left), [3, 4, 4]);
}

#[test]
fn the_card_that_nobody_has_seen_is_not_known_to_be_in_the_hand() {
    let desk = told(Topic::Simultaneous, "S yes W C3 S no C7 that-was-all");
    assert!(desk.table().unwrap().state().hands[Seat::West].known.is_empty());
}

/// It counts as soon as it matters, whenever it is told: what was told and chosen is told again, as far as it is asked.
#[test]
fn what_nobody_is_asked_may_be_told_at_any_time() {
    let steps = "S E W D7 that-was-all no >accept";
    let desk = told(Topic::LeadOutOfTurn, steps);
    assert_eq!(desk.assumed(), [(Question::LastTrick, Answer::No)]);
    let accepted = outcome(&desk);
    let last = told(Topic::LeadOutOfTurn, &format!("{steps} +last-trick=yes"));
    assert_eq!(outcome(&last), outcome(&told(Topic::LeadOutOfTurn, "S E W D7 +last-trick=yes that-was-all")));
    assert!(outcome(&last) != accepted && last.assumed().is_empty());
    // 28A.
    let calls = "S E Pass 1H no no no";
    let desk = told(Topic::CallOutOfRotation, calls);
    assert_eq!(desk.assumed(), [(Question::TurnHadToPass, Answer::No)]);
    let bound = told(Topic::CallOutOfRotation, &format!("{calls} +turn-had-to-pass=yes"));
    assert_eq!(outcome(&bound), "28A");
    // 64B2.
    let revoke = "S E H9 C4 yes yes in-play W";
    let another = told(Topic::Revoke, &format!("{revoke} +other-revoke=same-suit-before"));
    assert!(outcome(&told(Topic::Revoke, revoke)).contains("64A2"));
    assert!(outcome(&another).contains("64B2"));
}
