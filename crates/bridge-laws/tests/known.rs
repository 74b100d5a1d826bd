//! A table as somebody knows it shows him nothing that he has not seen, whatever is tried on it.
//!
//! `STICH_BOARDS` says how many boards (60 unless told), `STICH_SEED` which is the first.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "helpers of tests may panic"
)]

mod support;

use bridge::PartialDeal;
use bridge_laws::{
    Setup, Status, Table,
    event::{About, Event, Exposure, Happening, Request},
    words::{Answer, Choice},
};
use cards::{BySeat, Card, CardSet, Seat, Side};
use support::{number, players::Players, watched::Watched};

/// From here on no more carelessness.
const PATIENCE: usize = 60;

/// The cards that an event names.
fn named(event: &Event) -> CardSet {
    match event {
        Event::Play { card, .. }
        | Event::Lead { card, .. }
        | Event::Spare { card, .. }
        | Event::DummyPutsOut { card, .. }
        | Event::DummySuggests { card, .. } => CardSet::EMPTY.with(*card),
        Event::LeadFaceDown { card, .. } | Event::Face { card, .. } | Event::Withdraw { card, .. } => {
            card.iter().copied().collect()
        }
        Event::Simultaneous(cards) | Event::Expose { cards, .. } => {
            cards.iter().map(|(_, card)| *card).collect()
        }
        Event::TwoCards { cards, .. } | Event::Spread { cards, .. } => cards.iter().copied().collect(),
        Event::Answer { with: Answer::Card(card), .. } => CardSet::EMPTY.with(*card),
        Event::Choose(choices) => {
            let card =
                |choice: &(Seat, Choice)| if let Choice::Play(card) = choice.1 { Some(card) } else { None };
            choices.iter().filter_map(card).collect()
        }
        _ => CardSet::EMPTY,
    }
}

/// What lies in tricks, face up.
fn fallen(table: &Table) -> CardSet {
    let state = table.state();
    let seen = Seat::ALL.into_iter().flat_map(|seat| table.laid_together(seat));
    let quitted = state.history.iter().flat_map(|quitted| quitted.trick.cards.0).flatten();
    quitted.chain(state.trick.cards.0.into_iter().flatten()).chain(seen).collect()
}

/// Everything that can be told without naming a card.
fn tries(table: &Table) -> Vec<Event> {
    let mut all = Vec::new();
    match table.status() {
        Status::Question(question) => {
            all.extend(table.answers(question).into_iter().map(|with| Event::answer(question, with)));
        }
        Status::Election(election) => {
            for &by in &election.by {
                all.extend(election.options.iter().map(|&choice| Event::Choose(vec![(by, choice)])));
            }
        }
        _ => {}
    }
    for seat in Seat::ALL {
        all.extend([
            Event::Agree { by: seat },
            Event::Object { by: seat },
            Event::Face { seat, card: None },
            Event::Withdraw { seat, card: None },
            Event::CallDirector { by: seat, about: About::ThisNow },
            Event::CallDirector {
                by: seat,
                about: About::WrongExplanation { by: seat.partner(), misled: seat.next() },
            },
            Event::CallDirector {
                by: seat,
                about: About::Trick(table.state().trick_number().saturating_sub(1)),
            },
            Event::Claim { by: seat, tricks: 1, line: None },
            Event::Request { by: seat, what: Request::HavingNone(seat.partner()) },
        ]);
        all.extend(table.may_take_back().map(|(seat, card)| Event::Withdraw { seat, card: Some(card) }));
    }
    for side in Side::ALL {
        all.push(Event::Award { side, tricks: 1 });
    }
    all.push(Event::CallDirector { by: Seat::North, about: About::HandsDiffer });
    all.push(Event::Happens { what: Happening::HandsReturned, by: None });
    all
}

/// Tries everything, and then everything once more.
fn try_all(known: &Table, seen: CardSet, depth: usize, told: &str) -> usize {
    let mut tried = 0;
    for event in tries(known) {
        let mut table = known.clone();
        let named = match &event {
            // The right to take back names it.
            Event::Withdraw { card: Some(card), .. }
                if seen.contains(*card) || fallen(known).contains(*card) =>
            {
                CardSet::EMPTY
            }
            Event::Withdraw { .. } => CardSet::EMPTY,
            event => named(event),
        };
        if table.record(&event).is_err() {
            continue;
        }
        tried += 1;
        let seen = seen | named;
        let hands: CardSet =
            Seat::ALL.into_iter().fold(CardSet::EMPTY, |all, seat| all | table.state().hands[seat].known);
        let more = (hands | fallen(&table)) - seen;
        let told = format!("{told}\n  then {event:?}");
        assert!(more.is_empty(), "{more:?} shown by {told}\n{:?}", table.rulings());
        if depth > 0 {
            tried += try_all(&table, seen, depth - 1, &told);
        }
    }
    tried
}

/// Looks at the table from every seat. `before`: what each has seen so far.
fn look(table: &Table, before: &BySeat<CardSet>, depth: usize, told: &str) -> usize {
    let mut tried = 0;
    for seat in Seat::ALL {
        let view = table.view(seat);
        let known = table.as_known(&view.hands);
        let hands = BySeat::from_fn(|of| known.state().hands[of].known);
        assert_eq!(hands, view.hands);
        tried += try_all(&known, before[seat], depth, &format!("{told}\n{seat} looks: {:?}", view.hands));
    }
    tried
}

#[test]
fn no_hand_shows_more_than_the_view_did() {
    let first = number("STICH_SEED", 1);
    let mut tried = 0;
    for seed in first..first + number("STICH_BOARDS", 60) {
        let (mut players, setup, deal) = Players::sit_down(seed);
        if !setup.hands.iter().all(|(_, hand)| hand.is_open_book()) {
            // Of a hand that the table does not know nothing can be given away.
            continue;
        }
        let mut board = Watched::new(setup, deal);
        board.wild = players.wild;
        // His own cards each has seen.
        let (mut seen, mut exposed) = (deal, CardSet::EMPTY);
        for step in 0..200 {
            if board.table.status() == Status::Over && step > PATIENCE {
                break;
            }
            let event = players.next(&board, step > PATIENCE);
            if !matches!(board.record(&event), Ok(Ok(()))) || board.invented {
                continue;
            }
            if let Event::Expose { how, .. } = event {
                exposed = exposed | named(&event);
                if how == Exposure::Named {
                    seen.0.iter_mut().for_each(|seen| *seen = *seen | named(&event));
                }
            }
            for seat in Seat::ALL {
                let view = board.table.view(seat).hands;
                seen[seat] =
                    view.0.into_iter().fold(seen[seat] | fallen(&board.table), |all, hand| all | hand);
                // What the director rules on, or somebody has named, everybody hears.
                if board.table.pending().is_some() {
                    seen[seat] = seen[seat] | exposed;
                }
            }
            if let Event::Play { .. } | Event::Call { .. } = event
                && board.table.open_matters().is_empty()
                && board.table.pending().is_none()
                && board.table.claim_to_answer().is_none()
                && !step.is_multiple_of(7)
            {
                continue;
            }
            let told = format!("seed {seed}, after {:?}", board.events);
            // Two steps deep where it is not too much.
            tried += look(&board.table, &seen, usize::from(step.is_multiple_of(9)), &told);
        }
    }
    println!("{tried} tried");
    assert!(tried > 1_000);
}

fn board(contract: Option<&str>, events: &[&str]) -> Table {
    let deal: PartialDeal =
        "N:AQ32.K43.K32.432 J4.QJT9.QJT9.KQJ KT98.A52.A54.AT9 765.876.876.8765".parse().unwrap();
    let contract = contract.map(|contract| (contract.parse().unwrap(), Seat::South));
    let mut table = Table::new(&Setup::full(deal.hands, Seat::North, contract)).unwrap();
    for event in events {
        table.record(&serde_json::from_str(event).unwrap()).unwrap_or_else(|why| panic!("{event}: {why}"));
    }
    table
}

const TRICK: [&str; 4] =
    [r#"{"play":"W:S7"}"#, r#"{"play":"N:S2"}"#, r#"{"play":"E:S4"}"#, r#"{"play":"S:S8"}"#];

fn after_a_trick(events: &[&str]) -> Table {
    board(Some("4S"), &[&TRICK[..], events].concat())
}

/// What this seat sees of that hand.
fn sees(table: &Table, seat: Seat, of: Seat) -> String {
    table.view(seat).hands[of].iter().map(|card: Card| card.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn who_plays_on_after_a_claim_gives_no_hand_back() {
    let claim = [r#"{"claim":{"by":"S","tricks":12}}"#, r#"{"play":"S:SK"}"#];
    let table = after_a_trick(&claim);
    for seat in Seat::ALL {
        for then in [
            &[r#"{"object":"E"}"#, r#"{"award":{"to":"ns","tricks":12}}"#][..],
            &[r#"{"agree":"E"}"#],
            &[r#"{"object":"E"}"#, r#"{"call-director":"E"}"#],
        ] {
            let view = table.view(seat).hands;
            let mut known = table.as_known(&view);
            for event in then {
                known.record(&serde_json::from_str(event).unwrap()).unwrap();
            }
            // ♠K is in South's hand again: it was seen.
            for of in Seat::ALL {
                let back = known.state().hands[of].known - view[of];
                let sk: CardSet = ["SK".parse::<Card>().unwrap()].into_iter().collect();
                assert!((back - sk).is_empty(), "{seat} sees {back:?} of {of}");
            }
        }
    }
}

#[test]
fn which_card_lies_face_down_its_owner_alone_knows() {
    let down = [
        r#"{"lead-face-down":"W:S7"}"#,
        r#"{"call-director":{"by":"S","about":{"wrong-explanation":"N","misled":"W"}}}"#,
    ];
    for (events, rights) in [(&down[..1], 0), (&down[..], 1)] {
        let table = board(Some("4S"), events);
        let known = |seat: Seat| table.as_known(&table.view(seat).hands);
        assert_eq!(known(Seat::North).may_take_back().count(), 0);
        assert_eq!(known(Seat::West).may_take_back().count(), rights);
        let face: Event = serde_json::from_str(r#"{"face":"W"}"#).unwrap();
        assert!(known(Seat::North).record(&face).is_err());
        assert!(known(Seat::West).record(&face).is_ok());
    }
}

#[test]
fn what_was_shown_is_seen_as_long_as_it_lies_there() {
    for how in ["accident", "deliberate"] {
        let expose = format!(r#"{{"expose":{{"cards":["E:HQ"],"how":"{how}"}}}}"#);
        let table = after_a_trick(&[&expose]);
        for seat in [Seat::North, Seat::South, Seat::West] {
            assert_eq!(sees(&table, seat, Seat::East), "HQ", "{seat}");
        }
        let taken_up = after_a_trick(&[&expose, r#"{"withdraw":"E:HQ"}"#]);
        assert_eq!(sees(&taken_up, Seat::North, Seat::East), "");
        let ruled = after_a_trick(&[&expose, r#"{"call-director":"S"}"#]);
        assert_eq!(sees(&ruled, Seat::North, Seat::East), "HQ", "a penalty card");
    }
    let hidden = after_a_trick(&[r#"{"expose":{"cards":["E:HQ"],"how":"accident","seen-by":["S"]}}"#]);
    assert_eq!(sees(&hidden, Seat::South, Seat::East), "HQ");
    assert_eq!(sees(&hidden, Seat::North, Seat::East), "");
    let named = after_a_trick(&[r#"{"expose":{"cards":["E:HQ"],"how":"named"}}"#]);
    assert_eq!(sees(&named, Seat::South, Seat::East), "", "named, not shown");
}

#[test]
fn a_hand_that_is_laid_open_is_seen() {
    for by in [Seat::East, Seat::South] {
        let table = after_a_trick(&[&format!(r#"{{"spread":"{by}"}}"#)]);
        for seat in Seat::ALL {
            assert_eq!(table.view(seat).hands[by].len(), 12, "{seat}");
        }
    }
    // 48B2: it was no claim, and declarer takes up his cards.
    let mut table = after_a_trick(&[r#"{"spread":"S"}"#, r#"{"call-director":"W"}"#]);
    table
        .record(&serde_json::from_str(r#"{"answer":{"question":"meant-as-claim","with":"no"}}"#).unwrap())
        .unwrap();
    assert_eq!(sees(&table, Seat::West, Seat::South), "");
}

#[test]
fn what_stays_faced_in_the_auction_is_seen() {
    for shown in [r#"{"expose":{"cards":["E:HQ"],"how":"accident"}}"#, r#"{"play":"E:HQ"}"#] {
        let both = [shown, r#"{"call-director":"S"}"#];
        for n in [1, 2] {
            let table = board(None, &both[..n]);
            assert_eq!(sees(&table, Seat::South, Seat::East), "HQ", "{shown}");
        }
    }
}

#[test]
fn cards_laid_together_lie_beside_the_trick() {
    let both = board(Some("4S"), &[r#"{"two-cards":{"cards":["W:S7","W:S6"],"visible":["W:S7","W:S6"]}}"#]);
    let together = both.view(Seat::North).together[Seat::West];
    assert_eq!(together.iter().map(|card| card.to_string()).collect::<Vec<_>>(), ["S6"]);
    // 58B1: what nobody has seen goes back, and nobody knows which it was.
    let one = board(Some("4S"), &[r#"{"two-cards":{"cards":["W:S6","W:S7"],"visible":["W:S7"]}}"#]);
    assert!(one.view(Seat::North).together[Seat::West].is_empty());
    let mut known = one.as_known(&one.view(Seat::North).hands);
    known.record(&serde_json::from_str(r#"{"call-director":"S"}"#).unwrap()).unwrap();
    assert!(known.state().hands[Seat::West].known.is_empty());
    assert_eq!(known.state().hands[Seat::West].count, 12);
    assert_eq!(one.unnoticed()[0].card, "S7".parse().ok(), "the card that can be seen");
}

#[test]
fn what_dummy_laid_before_the_opening_lead_nobody_has_seen() {
    let stuck = r#"{"two-cards":{"cards":["N:S2","N:S3"],"visible":["N:S2"]}}"#;
    let lead = r#"{"play":"W:S7"}"#;
    let s3: Card = "S3".parse().unwrap();
    // Laid from a hand that lies open, ♠3 was seen there; laid before that, it was not.
    for (events, was_seen) in [([lead, stuck], true), ([stuck, lead], false)] {
        let table = board(Some("4S"), &events);
        for seat in [Seat::West, Seat::East, Seat::South] {
            let mut known = table.as_known(&table.view(seat).hands);
            known.record(&serde_json::from_str(r#"{"call-director":"S"}"#).unwrap()).unwrap();
            while let Status::Question(question) = known.status() {
                let answer = known.answers(question)[0];
                known.record(&Event::answer(question, answer)).unwrap();
            }
            let hand = known.state().hands[Seat::North];
            assert_eq!(hand.known.contains(s3), was_seen, "{seat} after {events:?}");
        }
    }
}

#[test]
fn a_view_has_what_lies_on_the_table() {
    let view = after_a_trick(&[r#"{"play":"S:SK"}"#]).view(Seat::West);
    assert_eq!(view.trick.unwrap().cards[Seat::South], "SK".parse().ok());
    assert_eq!(view.last_trick.unwrap().winner, Seat::South);
    assert_eq!(view.tricks, cards::BySide([1, 0]));
    let auction = board(None, &[r#"{"call":"N:1S"}"#]).view(Seat::West);
    assert_eq!((auction.trick, auction.calls.len()), (None, 1));
}
