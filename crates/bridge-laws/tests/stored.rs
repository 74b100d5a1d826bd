//! A setup that is stored is read as it was, and a text that is none is refused with what is wrong.

use bridge_laws::{
    Setup, Table, Watch,
    clause::Point,
    event::{About, Event},
    words::{Choice, Question},
};
use cards::{BySeat, BySide, Seat, Suit};

fn read(text: &str) -> Result<Setup, serde_json::Error> {
    serde_json::from_str(text)
}

#[test]
fn what_is_stored_is_read_as_it_was() {
    let deal = "N:AQ32.K43.K32.432 J4.QJT9.QJT9.KQJ KT98.A52.A54.AT9 765.876.876.8765";
    let mut full = Setup::full(BySeat([None; 4]), Seat::North, None);
    let mut known = Setup::full(
        deal.parse::<bridge::PartialDeal>().unwrap().hands,
        Seat::West,
        Some(("4SX".parse().unwrap(), Seat::South)),
    );
    known.auction = vec![(Seat::South, "4S".parse().unwrap()), (Seat::West, "X".parse().unwrap())];
    known.rules.readings = known.rules.readings.other_way(Point::DP7.number());
    full.hands[Seat::West].known.insert("D7".parse().unwrap());
    full.hands[Seat::West].has = full.hands[Seat::West].has.with(Suit::Spades);
    full.hands[Seat::East].void = full.hands[Seat::East].void.with(Suit::Hearts);
    full.rules.watch = Watch::Always;
    full.rules.edition = bridge_laws::clause::Edition::E2007;
    let mut middle = Setup::full(BySeat([None; 4]), Seat::East, Some(("1NT".parse().unwrap(), Seat::East)));
    middle.start = Some((Seat::South, BySide([4, 7])));
    middle.hands.0.iter_mut().for_each(|hand| hand.count = 2);
    for setup in [full, known, middle] {
        let text = serde_json::to_string(&setup).unwrap();
        assert_eq!(read(&text).unwrap(), setup, "{text}");
        assert!(Table::new(&setup).is_ok(), "{text}");
    }
}

#[test]
fn what_is_no_setup_is_refused_with_what_is_wrong() {
    for (more, says) in [
        (r#""contract": "4H""#, "`contract` and `declarer`"),
        (r#""auction": ["S:1H"]"#, "its calls are events"),
        (r#""edition": "1997""#, "no edition"),
        (r#""readings": { "DP3": 2 }"#, "`DP3` is no debated point"),
        (r#""readings": { "DP7": 3 }"#, "1 or 2, not 3"),
        (r#""holds": ["D7"]"#, "a seat with its card"),
        (r#""void": ["W:7"]"#, "a seat with its"),
        (r#""deal": "N:A""#, "four"),
        (r#""trumps": "H""#, "unknown field"),
    ] {
        let text = format!(r#"{{ "dealer": "N", "vulnerable": "none", {more} }}"#);
        let why = read(&text).unwrap_err().to_string();
        assert!(why.contains(says), "{more}: {why}");
    }
    assert!(
        read(r#"{ "dealer": "N", "vulnerable": "nobody" }"#)
            .unwrap_err()
            .to_string()
            .contains("`ew` or `all`")
    );
}

/// 27C: once the next opponent chose before it was asked what another call costs. What was told in that order rules the same.
#[test]
fn a_choice_from_before_its_cost_was_found_out_is_read_on() {
    let call = |seat, text: &str| Event::Call { seat, call: text.parse().unwrap() };
    let answer = |question, with: &str| Event::answer(question, with.parse().unwrap());
    let made = [
        call(Seat::North, "1S"),
        call(Seat::East, "1H"),
        call(Seat::East, "2D"),
        Event::CallDirector { by: Seat::South, about: About::ThisNow },
        answer(Question::UnintendedCall(Seat::East), "no"),
    ];
    let found = [
        answer(Question::Showed(Seat::East, "1H".parse().unwrap()), "natural"),
        answer(Question::Shows(Seat::East, "2D".parse().unwrap()), "natural"),
    ];
    for choice in [Choice::Refuse, Choice::Accept] {
        let chosen = [Event::Choose(vec![(Seat::South, choice)])];
        let told = |events: &[&[Event]]| {
            let mut table = Table::new(&Setup::full(BySeat([None; 4]), Seat::North, None)).unwrap();
            made.iter().chain(events.iter().copied().flatten()).for_each(|event| {
                table.record(event).unwrap_or_else(|why| panic!("{event:?}: {why}"));
            });
            assert!(table.pending().is_none());
            (table.calls().to_vec(), table.restrictions().count())
        };
        assert_eq!(told(&[&chosen, &found]), told(&[&found, &chosen]), "{choice}");
    }
}
