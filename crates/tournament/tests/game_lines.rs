//! Lines that tell the game: reckoned, explained, checked.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

mod common;

use doppelkopf::CallRefusal;
use doppelkopf_score::{Call, GameError, Party};
use proptest::prelude::*;
use tournament::{
    At, ByPosition, Clause, Deal, Event, FORMAT, Flaw, Flaws, List, ListError, Outcome, Override, Played,
    PlayedError, Point, Position, Positions, Record, Refused, Round, Rules, Source, TableSize, Told, Written,
};

fn p(number: u8) -> Position {
    Position::try_from(number).unwrap()
}

fn game(text: &str) -> Written {
    Told::Game { played: text.parse().unwrap(), points: None }.into()
}

fn flaws(line: Written) -> Vec<Flaw> {
    match List::new(TableSize::Four).enter(line) {
        Ok(_) => Vec::new(),
        Err(ListError::Flaws(Flaws(flaws))) => flaws,
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn the_points_follow_from_the_game() {
    let table = [
        ("kind=normal re=1,3 augen=121", [1, -1, 1, -1, 0]),
        ("kind=normal re=1,3 augen=120", [-2, 2, -2, 2, 0]), // gegen die Alten
        ("kind=normal re=1,3 augen=150 call=re:keine90", [-5, 5, -5, 5, 0]),
        ("kind=normal re=2,4 augen=151 call=re@11 call=re:keine90@10 special=fox re", [-6, 6, -6, 6, 0]),
        ("kind=still re=4 augen=121", [-1, -1, -1, 3, 0]),
        ("kind=solo re=2 augen=90", [1, -3, 1, 1, 0]),
        ("kind=normal re=1,2 augen=240 tricks=12", [5, 5, -5, -5, 0]),
    ];
    for (text, points) in table {
        let mut list = List::new(TableSize::Four);
        let line = list.enter(game(text)).unwrap();
        assert_eq!(line.entry.game, ByPosition::from(points), "{text}");
    }
}

#[test]
fn the_same_game_at_a_table_of_five_depends_on_who_sits_out() {
    let mut list = List::new(TableSize::Five);
    let line = list.enter(game("kind=normal re=2,3 augen=121")).unwrap();
    assert_eq!(line.entry.game, ByPosition::from([0, 1, 1, -1, -1]));
    let absent = list.enter(game("kind=normal re=2,3 augen=121"));
    assert_eq!(absent, Err(ListError::Game(GameError::DoesNotPlay(p(2)))));
}

/// S2.2: nobody is asked whether a solo is the Pflichtsolo.
#[test]
fn the_first_solo_is_the_pflichtsolo_and_a_stille_hochzeit_is_none() {
    let mut list = List::new(TableSize::Four);
    let still = list.enter(game("kind=still re=2 augen=121")).unwrap();
    assert_eq!(still.deal, Deal::Game);
    let deals: Vec<Deal> =
        (0..2).map(|_| list.enter(game("kind=solo re=2 augen=121")).unwrap().deal).collect();
    assert_eq!(deals, [Deal::Pflichtsolo(p(2)), Deal::Lustsolo(p(2))]);
}

/// Twelve cards are dealt to each (3.3.7), and none come back.
#[test]
fn nobody_holds_more_cards_than_he_can() {
    let error = |text: &str| match List::new(TableSize::Four).enter(game(text)) {
        Err(ListError::Game(error)) => Some(error),
        Ok(_) | Err(ListError::Flaws(_)) => None,
        Err(other) => panic!("{other}"),
    };
    let normal = |calls: &str| error(&format!("kind=normal re=1,3 augen=151 {calls}"));
    assert_eq!(normal("call=re@12"), None);
    assert_eq!(normal("call=re@13"), Some(GameError::Cards(13)));
    assert_eq!(normal("call=kontra@11 call=re@255"), Some(GameError::Cards(255)));
    // His partner has not played to the trick yet; two cards more nobody has.
    assert_eq!(normal("call=re@10 call=re:keine90@11"), None);
    let after = GameError::CardsAfter { party: Party::Re, first: 9, then: 11 };
    assert_eq!(normal("call=re@9 call=kontra@12 call=re:keine90@11"), Some(after));
}

/// S4.7: before the Klärungsstich is complete nothing is called; S4.8: from then on the limits move with it.
#[test]
fn a_hochzeit_is_clarified_before_anything_is_called() {
    let early = |call| Flaw::Call { party: Party::Re, call, refusal: CallRefusal::NotClarified };
    let late = |needs, held| Flaw::Call {
        party: Party::Re,
        call: Call::Won,
        refusal: CallRefusal::TooLate { call: Call::Won, needs, held },
    };
    for (clarified, too_early, first, last) in [(1, 12, 11, 11), (2, 11, 10, 10), (3, 10, 9, 9)] {
        let re = |cards: u8| {
            flaws(game(&format!("kind=hochzeit re=1,3 augen=151 clarified={clarified} call=re@{cards}")))
        };
        assert_eq!(re(too_early), [early(Call::Won)]);
        assert_eq!((re(first), re(last)), (vec![], vec![]));
        assert_eq!(re(last - 1), [late(last, last - 1)]);
    }
    let hochzeit = |calls: &str| flaws(game(&format!("kind=hochzeit re=1,3 augen=151 {calls}")));
    assert_eq!(hochzeit("clarified=1 call=re@9"), [late(11, 9)]);
    assert_eq!(hochzeit("clarified=2 call=re call=re:keine90@9"), []);
    assert_eq!(hochzeit("call=re@12"), [early(Call::Won)], "trick 1 at least");
    assert_eq!(hochzeit("call=re@11"), []);
    let alone = |cards| flaws(game(&format!("kind=hochzeit-alone re=1 augen=151 call=re@{cards}")));
    assert_eq!((alone(10), alone(9)), (vec![early(Call::Won)], vec![]));
}

/// What was entered before format 4 stands.
#[test]
fn calls_of_an_earlier_format_stay() {
    let mut tournament = common::drawn(4, 1);
    let at = At { round: 1, table: 1 };
    let line =
        |text| Event::LineEntered { at, line: game(text), how: Source::Clerk, anyway: None, late: None };
    let stamp = common::stamp("desk");
    for text in ["kind=normal re=1,3 augen=151 call=re@13", "kind=hochzeit re=1,3 augen=151 call=re@12"] {
        let record = |format| Record { format, stamp: stamp.clone(), events: vec![line(text)] };
        tournament.apply_all(&record(3)).unwrap();
        assert!(matches!(tournament.apply_all(&record(FORMAT)), Err(Refused::Line { .. })), "{text}");
        let payload = Record::payload(&record(3).events).unwrap();
        assert_eq!(Record::events_of(&payload).unwrap(), record(3).events);
    }
    // The list is reckoned anew, and they stay.
    tournament.apply(&stamp, &line("kind=normal re=2,4 augen=151")).unwrap();
    let before = game("kind=normal re=2,4 augen=151");
    let struck = Event::LineStruck { at, number: 3, before, why: "twice".into() };
    tournament.apply(&stamp, &struck).unwrap();
    assert_eq!(tournament.table(at).unwrap().list().lines().len(), 2);
}

#[test]
fn calls_with_the_number_of_cards_are_checked() {
    let late = |call, refusal| vec![Flaw::Call { party: Party::Re, call, refusal }];
    let too_late = |call, needs, held| late(call, CallRefusal::TooLate { call, needs, held });
    let table = [
        ("kind=normal re=1,3 augen=151 call=re@11", vec![]),
        ("kind=normal re=1,3 augen=151 call=re@10", too_late(Call::Won, 11, 10)),
        ("kind=normal re=1,3 augen=151 call=re", vec![]), // nobody noted it
        ("kind=normal re=1,3 augen=151 call=kontra@11 call=re@10", vec![]), // Erwiderung
        (
            "kind=normal re=1,3 augen=151 call=kontra@11 call=re@9",
            late(Call::Won, CallRefusal::TooLateToReply { needs: 10, held: 9 }),
        ),
        ("kind=normal re=1,3 augen=151 call=re@11 call=re:keine90@9", too_late(Call::Keine90, 10, 9)),
        (
            "kind=normal re=1,3 augen=151 call=re:keine90@10",
            late(Call::Keine90, CallRefusal::Skipped { needs: 11, held: 10 }),
        ),
        ("kind=normal re=1,3 augen=151 call=re@11 call=re@10", late(Call::Won, CallRefusal::Repeat)),
        // S4.8: the limits move with the Klärungsstich, and nobody is blamed where it was not noted.
        ("kind=hochzeit re=1,3 augen=151 clarified=1 call=re@10", too_late(Call::Won, 11, 10)),
        ("kind=hochzeit re=1,3 augen=151 clarified=2 call=re@10", vec![]),
        ("kind=hochzeit re=1,3 augen=151 call=re@9", vec![]),
        ("kind=hochzeit re=1,3 augen=151 call=re@8", too_late(Call::Won, 9, 8)),
        ("kind=hochzeit-alone re=1 augen=151 call=re@9", vec![]),
    ];
    for (text, expected) in table {
        assert_eq!(flaws(game(text)), expected, "{text}");
    }
    // 9.6.3: a late call that nobody claimed is valid, and somebody says so.
    let mut list = List::new(TableSize::Four);
    let nobody = Override { by: "table 1".into(), reason: "not claimed".into() };
    let line = list.enter_anyway(game("kind=normal re=1,3 augen=151 call=re@10"), nobody).unwrap();
    assert_eq!((line.entry.game, line.flaws.len()), (ByPosition::from([4, -4, 4, -4, 0]), 1));
    assert_eq!(line.flaws[0].clause(), Clause::S5_1);
}

#[test]
fn points_beside_the_game_must_agree() {
    let beside = |points| {
        Written::from(Told::Game {
            played: "kind=normal re=1,3 augen=121".parse().unwrap(),
            points: Some(ByPosition::from(points)),
        })
    };
    assert_eq!(flaws(beside([1, -1, 1, -1, 0])), []);
    let (worth, written) = (ByPosition::from([1, -1, 1, -1, 0]), ByPosition::from([2, -2, 2, -2, 0]));
    assert_eq!(flaws(beside([2, -2, 2, -2, 0])), [Flaw::Worth { worth, written }]);
    // Whoever answers for it means what is written.
    let referee = Override { by: "referee".into(), reason: "decided so".into() };
    let mut list = List::new(TableSize::Four);
    assert_eq!(list.enter_anyway(beside([2, -2, 2, -2, 0]), referee).unwrap().entry.game, written);
}

#[test]
fn points_that_no_game_gives_are_refused() {
    let points =
        |points| Written::from(Told::Points { outcome: Outcome::Game, points: ByPosition::from(points) });
    assert_eq!(flaws(points([21, -21, 21, -21, 0])), []);
    assert_eq!(flaws(points([40, -40, 40, -40, 0])), [Flaw::NoGame(40)]);
    assert_eq!(flaws(points([120, -40, -40, -40, 0])), [Flaw::NoGame(40)]);
    assert_eq!(flaws(points([1 << 20, -(1 << 20), 1 << 20, -(1 << 20), 0])), [Flaw::NoGame(1 << 20)]);
}

#[test]
fn what_cannot_have_been_is_refused_even_with_an_override() {
    let table = [
        ("kind=normal re=1 augen=121", GameError::NumberOfRe { needed: 2, given: 1 }),
        ("kind=solo re=1,2 augen=121", GameError::NumberOfRe { needed: 1, given: 2 }),
        ("kind=solo re=5 augen=121", GameError::DoesNotPlay(p(5))),
        ("kind=normal re=1,2 augen=241", GameError::Augen(241)),
        ("kind=normal re=1,2 augen=0", GameError::TricksNeeded(Party::Re)),
    ];
    for (text, error) in table {
        let anyway = Override { by: "a".into(), reason: "b".into() };
        let refused = List::new(TableSize::Four).enter_anyway(game(text), anyway).map(drop);
        let solo_of_five = ListError::Round(tournament::RoundError::NoSuchPosition(p(5)));
        let expected = if text.contains("re=5") { solo_of_five } else { ListError::Game(error) };
        assert_eq!(refused, Err(expected), "{text}");
    }
}

/// A correction changes who deals, and with it who sits out and what the later games are worth.
#[test]
fn a_correction_is_reckoned_on() {
    let mut list = List::new(TableSize::Five);
    list.enter(game("kind=normal re=2,3 augen=121")).unwrap();
    list.enter(game("kind=normal re=3,4 augen=121")).unwrap();
    // With a Pflichtsolo in line 1 position 1 dealt again, and position 2 was Kontra in line 2.
    list.correct(0, game("kind=solo re=2 augen=121"), None).unwrap();
    assert_eq!(list.lines()[1].place.sits_out, Positions::of(p(1)));
    assert_eq!(list.lines()[1].entry.game, ByPosition::from([0, -1, 1, 1, -1]));
    list.strike(0).unwrap();
    assert_eq!(list.lines().len(), 1);
    assert_eq!(list.totals(), ByPosition::from([0, -1, 1, 1, -1]));
}

/// A2 and A3, read the other way.
#[test]
fn the_other_readings_of_the_round() {
    let solo = |p| Outcome::Solo(p);
    let mut passes_on = Round::under(TableSize::Four, Rules::SHEET.other_way(Point::A2));
    passes_on.record(solo(p(3))).unwrap();
    assert_eq!((passes_on.next().unwrap().dealer, passes_on.counted()), (p(2), 0));

    let mut nobody_is_made_to = Round::under(TableSize::Four, Rules::SHEET.other_way(Point::A3));
    assert_eq!(nobody_is_made_to.left(), 20);
    for _ in 0..20 {
        nobody_is_made_to.record(Outcome::Game).unwrap();
    }
    assert_eq!((nobody_is_made_to.next(), nobody_is_made_to.owing().len()), (None, 4));
    let mut list = List::under(TableSize::Four, Rules::SHEET.other_way(Point::A3));
    for _ in 0..20 {
        list.enter(game("kind=normal re=1,2 augen=121")).unwrap();
    }
    assert_eq!(list.close(), Ok(()));
}

#[test]
fn words_that_tell_no_game_are_named() {
    use PlayedError::{Field, Missing, Number, Twice};
    let number = |field, found: &str| Number { field, found: found.into() };
    let table = [
        ("kind=normal re=1,3", Missing("augen")),
        ("re=1,3 augen=120", Missing("kind")),
        ("kind=normal kind=solo re=1 augen=1", Twice("kind")),
        ("kind=normal re=1,8 augen=1", number("re", "8")),
        ("kind=normal re=1,3 augen=300", number("augen", "300")),
        ("kind=normal re=1,3 augen=1 clarified=4", number("clarified", "4")),
        ("kind=normal re=1,3 augen=1 call=re@x", number("call", "x")),
        ("kind=normal re=1,3 augen=1 wind=west", Field("wind".into())),
        ("normal", Field("normal".into())),
    ];
    for (text, error) in table {
        assert_eq!(text.parse::<Played>(), Err(error), "{text}");
    }
    for text in [
        "kind=armut re=1 augen=1",
        "kind=solo re=1 augen=1 call=ramsch",
        "kind=solo re=1 augen=1 special=fox",
    ] {
        assert!(matches!(text.parse::<Played>(), Err(PlayedError::Word(_))), "{text}");
    }
}

/// A solo goes by its name as well as by its trumps.
#[test]
fn a_solo_by_its_name() {
    let named: Played = "kind=damen re=2 augen=130".parse().unwrap();
    assert_eq!(named, "kind=solo trumps=damen re=2 augen=130".parse().unwrap());
    assert_eq!("kind=damen trumps=buben re=2 augen=130".parse::<Played>(), Err(PlayedError::Twice("trumps")));
}

#[test]
fn every_flaw_names_its_clause() {
    let numbers = |flaw: Flaw| flaw.clause().under(Rules::TSR);
    assert_eq!(numbers(Flaw::GameSum(1)), "7.3.1");
    assert_eq!(numbers(Flaw::NotThreefold(p(1))), "7.2.4");
    assert_eq!(numbers(Flaw::SitterHasPoints(p(1))), "10.1.2");
    assert_eq!(numbers(Flaw::Deduction { position: p(1), points: 13 }), "9.7.2");
}

proptest! {
    /// A game written down is read back, and as JSON in a line.
    #[test]
    fn notation_and_file_read_back(
        kind in prop::sample::select(vec!["normal", "hochzeit", "hochzeit-alone", "still", "solo"]),
        re in prop::sample::subsequence(vec![1u8, 2, 3, 4, 5], 1..4), augen in 0u8..=240,
        calls in prop::collection::vec((0usize..2, 0usize..5, prop::option::of(0u8..13)), 0..5),
        penalty in any::<[i8; 5]>(), dealt_by in prop::option::of(1u8..=5),
    ) {
        let seats: Vec<String> = re.iter().map(u8::to_string).collect();
        let mut text = format!("kind={kind} re={} augen={augen}", seats.join(","));
        for (party, call, cards) in calls {
            let party = ["re", "kontra"][party];
            let call = ["", ":keine90", ":keine60", ":keine30", ":schwarz"][call];
            let cards = cards.map(|cards| format!("@{cards}")).unwrap_or_default();
            text = format!("{text} call={party}{call}{cards}");
        }
        let played: Played = text.parse().unwrap();
        prop_assert_eq!(played.to_string(), text);
        let mut line = Written::from(Told::Game { played, points: None });
        line.penalty = ByPosition::from(penalty.map(i32::from));
        line.dealt_by = dealt_by.map(p);
        let json = serde_json::to_string(&line).unwrap();
        prop_assert_eq!(serde_json::from_str::<Written>(&json).unwrap(), line);
    }

    /// Any text is a game or is refused; a game, however absurd, is scored or refused.
    #[test]
    fn any_text_is_a_game_or_not(text in "(kind=(normal|solo|still) |re=[0-6],?[0-6]? |augen=[0-9]{1,3} |call=(re|kontra)(:schwarz)?(@[0-9]{1,2})? |special=(fox|karlchen|doppelkopf) re |.{0,3}){0,8}") {
        if let Ok(played) = text.parse::<Played>() {
            let mut list = List::new(TableSize::Four);
            let _ = list.enter(Told::Game { played, points: None });
        }
    }
}
