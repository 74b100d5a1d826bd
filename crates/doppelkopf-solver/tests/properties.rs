//! What must not change the points, the numbers behind the search, real games, and positions that cannot be
//! solved.

#![allow(missing_docs, clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod support;

use cards::Suit;
use doppelkopf::{
    ByPlace, Call, Course, Deal, Duty, Form, Game, Hand, Kind, Party, Place, Play, Rules, SoFar, SoFarError,
    Trumps,
};
use doppelkopf_score::ByParty;
use doppelkopf_solver::{Ending, EndingError, Limits, analyse};
use support::{after, ending, naive};

/// The same ending told anew: every player so many seats on, and with other suits.
fn told(play: &Play, turn: u8, suit: impl Fn(Suit) -> Suit) -> Play {
    let course = play.course();
    let kind = |kind: Kind| Kind::new(suit(kind.suit()), kind.rank());
    let moved = |place: Place| place.plus(turn);
    let back = |place: Place| place.plus(4 - turn);
    let hands = ByPlace::from_fn(|place| Hand::of(play.hand(back(place)).iter().map(kind)).unwrap());
    let game = match course.game() {
        Game::Solo { by, trumps, duty } => Game::Solo { by: moved(by), trumps, duty },
        Game::Hochzeit { by } => Game::Hochzeit { by: moved(by) },
        Game::Normal => Game::Normal,
    };
    let so_far = SoFar {
        re: ByPlace::from_fn(|place| course.party(back(place)) == Some(Party::Re)),
        leader: moved(course.leader()),
        augen_re: course.augen(Party::Re),
        tricks_re: course.tricks(Party::Re),
        calls: ByParty {
            re: course.calls().of(Party::Re).highest(),
            kontra: course.calls().of(Party::Kontra).highest(),
        },
        special: course.special().unwrap(),
    };
    Play::resumed(hands, Course::midway(game, &hands, &so_far, Rules::SHEET).unwrap())
}

fn value(play: &Play) -> i16 {
    Ending::new(play, Rules::SHEET).unwrap().value(Limits::default()).unwrap().0
}

#[test]
fn turning_the_table_changes_nothing() {
    for seed in 0..20 {
        for kind in 0..support::KINDS {
            let play = ending(seed, kind, 16, Rules::SHEET);
            let points = value(&play);
            for turn in 0..4 {
                assert_eq!(
                    value(&told(&play, turn, |suit| suit)),
                    points,
                    "seed {seed}, kind {kind}, {turn}"
                );
            }
        }
    }
}

/// The rules do not distinguish ♣ and ♠ among the plain suits of a Fleischloser, nor any other two; where
/// queens or jacks are trumps, suits give these an order, so the trumps must be gone.
#[test]
fn plain_suits_can_be_renamed() {
    let mut compared = 0;
    for seed in 0..60 {
        for kind in [4, 5, 6] {
            let play = ending(seed, kind, 16, Rules::SHEET);
            let trumps = play.course().game().trumps().kinds();
            if !Place::ALL.into_iter().all(|place| play.hand(place).only(trumps).is_empty()) {
                continue;
            }
            let points = value(&play);
            for steps in 1..4 {
                let other = |suit: Suit| Suit::ALL[(suit as usize + steps) % 4];
                assert_eq!(value(&told(&play, 0, other)), points, "seed {seed}, kind {kind}");
            }
            compared += 1;
        }
    }
    assert!(compared > 60, "{compared}");
}

/// More Augen before the ending never cost Re points, whatever was called: the search rests on that.
#[test]
fn more_augen_are_never_worth_less() {
    let all = [None].into_iter().chain(Call::ALL.map(Some));
    for (re, kontra) in all.clone().flat_map(|re| all.clone().map(move |kontra| (re, kontra))) {
        for kind in doppelkopf_score::Kind::ALL {
            for other in [None].into_iter().chain(support::POINTS.map(Some)) {
                let rules = other.map_or(Rules::SHEET, |point| Rules::SHEET.other_way(point));
                let re_players: &[u8] = if kind.is_alone() { &[1] } else { &[1, 3] };
                let players = re_players.iter().map(|&n| doppelkopf_score::Position::try_from(n).unwrap());
                let game = |augen_re, tricks| doppelkopf_score::Game {
                    table: doppelkopf_score::Table::FOUR,
                    kind,
                    re: players.clone().collect(),
                    augen_re,
                    tricks_re: Some(tricks),
                    calls: ByParty { re, kontra },
                    special: ByParty::default(),
                };
                let worth = |augen, tricks| game(augen, tricks).score(rules).ok().map(|score| score.value);
                let mut values: Vec<i16> = worth(0, 0).into_iter().collect();
                // No cards make one Auge.
                let can_be = (0..=240).filter(|augen| ![1, 239].contains(augen));
                values.extend(can_be.map(|augen| worth(augen, 6).unwrap()));
                values.extend(worth(240, 12));
                assert!(values.is_sorted(), "{re:?} {kontra:?} {kind:?}");
            }
        }
    }
}

/// The last tricks of games that people have played.
#[test]
fn the_ends_of_real_games() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../doppelkopf-records/tests/data/");
    let mut games = 0;
    for file in ["games-with-allowed-actions.json", "games-with-score.json"] {
        let text = std::fs::read_to_string(format!("{folder}{file}")).unwrap();
        for record in doppelkopf_records::read(&text).unwrap() {
            let record = record.unwrap();
            let played = doppelkopf_records::positions(&record, Rules::SHEET).unwrap();
            if played.is_empty() {
                // Its cards are no pack, so nobody's hand is known.
                continue;
            }
            let steps = analyse(&played, Rules::SHEET, Limits { nodes: 20_000, memory: 16 });
            assert!(steps.len() >= 12, "{}", record.name);
            for step in &steps {
                assert_eq!(step.loss() > 0, !step.better.is_empty());
                assert!(!step.better.contains(&step.kind));
            }
            for (play, kind) in played.iter().filter(|(play, _)| support::cards_left(play) <= 12) {
                assert_eq!(value(play), naive(play, Rules::SHEET), "{}", record.name);
                let step = steps
                    .iter()
                    .find(|s| s.trick == play.course().tricks_done() + 1 && Some(s.place) == play.turn());
                if let Some(step) = step.filter(|_| play.legal().has(*kind)) {
                    assert_eq!(step.after, naive(&after(play, *kind), Rules::SHEET), "{}", record.name);
                }
            }
            games += 1;
        }
    }
    assert_eq!(games, 3);
}

#[test]
fn what_cannot_be_solved_is_refused() {
    let mut pack: Vec<Kind> = Hand::PACK.iter().collect();
    let alten: Vec<usize> = (0..48).filter(|&i| pack[i] == Kind::ALTE).collect();
    pack.swap(0, alten[0]);
    pack.swap(1, alten[1]);
    let hands: Vec<Hand> = pack.chunks(12).map(|c| Hand::of(c.iter().copied()).unwrap()).collect();
    let hands = ByPlace([hands[0], hands[1], hands[2], hands[3]]);
    let hochzeit = Play::new(Deal::new(hands).unwrap(), Game::Hochzeit { by: Place::First }).unwrap();
    assert_eq!(Ending::new(&hochzeit, Rules::SHEET).err(), Some(EndingError::NotClarified));
    let few = Play::resumed(ByPlace::default(), *hochzeit.course());
    let refused = EndingError::Count { place: Place::First, held: 0, left: 12 };
    assert_eq!(Ending::new(&few, Rules::SHEET).err(), Some(refused));
    let unknown = Play::resumed(hands, Course::new(Game::Normal, ByPlace::default()));
    assert_eq!(Ending::new(&unknown, Rules::SHEET).err(), Some(EndingError::PartyUnknown(Place::First)));
    let solo = Game::Solo { by: Place::First, trumps: Trumps::Damen, duty: Duty::Lust };
    let play = Play::new(Deal::new(hands).unwrap(), solo).unwrap();
    assert_eq!(play.course().form(), Form::Solo);
    let limits = Limits { nodes: 1000, memory: 1 };
    assert_eq!(Ending::new(&play, Rules::SHEET).unwrap().solve(limits), None);
}

#[test]
fn a_position_that_cannot_be_is_refused() {
    let hands = |text: [&str; 4]| ByPlace(text.map(|hand| hand.parse::<Hand>().unwrap()));
    let good = hands(["SA ST", "SA H9", "S9 H9", "C9 C9"]);
    let alone = ByPlace([true, false, false, false]);
    let so_far = SoFar {
        re: alone,
        leader: Place::First,
        augen_re: 100,
        tricks_re: 5,
        calls: ByParty::default(),
        special: ByParty::default(),
    };
    let solo = Game::Solo { by: Place::First, trumps: Trumps::Fleischlos, duty: Duty::Lust };
    let table = [
        (hands(["SA ST", "SA", "S9 H9", "C9 C9"]), so_far, SoFarError::Count(Place::Second)),
        (hands([""; 4]), so_far, SoFarError::NoCards),
        (hands(["SA SA", "SA H9", "S9 H9", "C9 C9"]), so_far, SoFarError::ThirdCopy(Kind::SA)),
        (good, SoFar { re: ByPlace([true, true, false, false]), ..so_far }, SoFarError::Re),
        (
            good,
            SoFar { augen_re: 209, ..so_far },
            SoFarError::Augen { augen: 209, tricks: 5, of_augen: 208, of_tricks: 10 },
        ),
        (
            good,
            SoFar { tricks_re: 0, ..so_far },
            SoFarError::Augen { augen: 100, tricks: 0, of_augen: 208, of_tricks: 10 },
        ),
    ];
    for (hands, so_far, error) in table {
        assert_eq!(Course::midway(solo, &hands, &so_far, Rules::SHEET).err(), Some(error));
    }
    assert!(Course::midway(solo, &good, &so_far, Rules::SHEET).is_ok());
}
