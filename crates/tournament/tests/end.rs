//! The end of a tournament: prizes, announcements, clubs, and who is disqualified.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

mod common;

use common::{drawn, record, stamp};
use tournament::{
    At, ByPosition, Event, Number, Outcome, Position, Refused, Source, Team, Told, Tournament, Written,
};

const ONE: At = At { round: 1, table: 1 };

fn game(points: [i32; 5]) -> Written {
    Told::Points { outcome: Outcome::Game, points: ByPosition::from(points) }.into()
}

fn solo(who: Position, points: [i32; 5]) -> Written {
    Told::Points { outcome: Outcome::Solo(who), points: ByPosition::from(points) }.into()
}

fn enter(tournament: &mut Tournament, line: Written) {
    let event = Event::LineEntered { at: ONE, line, how: Source::Clerk, anyway: None, late: None };
    tournament.apply(&stamp("desk"), &event).unwrap();
}

fn apply(tournament: &mut Tournament, event: Event) -> Result<(), Refused> {
    tournament.apply_all(&record(vec![event]))
}

fn out(player: Number) -> Event {
    Event::Disqualified { player, why: "fists".to_owned() }
}

/// Four players, one round: the first two have 2 each, then −2 each; closed.
fn over() -> Tournament {
    let mut tournament = drawn(4, 1);
    let [a, b, c, d, ..] = Position::ALL;
    for (who, points) in
        [(a, [9, -3, -3, -3, 0]), (b, [-3, 9, -3, -3, 0]), (c, [-3, -3, 9, -3, 0]), (d, [-3, -3, -3, 9, 0])]
    {
        enter(&mut tournament, solo(who, points));
    }
    enter(&mut tournament, game([2, 2, -2, -2, 0]));
    let time_up = Event::TimeUp { running: false, at: ONE, why: Some("short evening".to_owned()) };
    apply(&mut tournament, time_up).unwrap();
    apply(&mut tournament, Event::RoundClosed { round: 1 }).unwrap();
    tournament
}

#[test]
fn those_who_share_a_place_share_the_prizes_of_all_places_they_take_up() {
    let mut tournament = over();
    let prizes = ["ham", "wine", "", "book"].map(str::to_owned).to_vec();
    apply(&mut tournament, Event::PrizesSet { prizes }).unwrap();
    let honours = tournament.honours();
    let said: Vec<_> = honours.iter().map(|h| (h.rank, h.players.len(), h.prizes.clone())).collect();
    // Ties share the rank: 1, 1, 3, 3 (chapter 11).
    assert_eq!(said, [(1, 2, vec!["ham".to_owned(), "wine".to_owned()]), (3, 2, vec!["book".to_owned()])]);
}

#[test]
fn places_are_announced_once_all_rounds_are_closed_and_never_more_than_there_are() {
    let announced = |announced| Event::PrizeGiving { announced };
    let mut playing = drawn(4, 1);
    apply(&mut playing, announced(Some(0))).unwrap();
    assert_eq!(apply(&mut playing, announced(Some(1))), Err(Refused::NotOver));
    let mut tournament = over();
    for count in [0, 1, 2, 1] {
        apply(&mut tournament, announced(Some(count))).unwrap();
        assert_eq!(tournament.announced(), Some(count));
    }
    let wrong = Refused::NoSuchHonour { count: 3, places: 2 };
    assert_eq!(apply(&mut tournament, announced(Some(3))), Err(wrong));
    apply(&mut tournament, announced(None)).unwrap();
    assert_eq!(tournament.announced(), None);
}

#[test]
fn the_best_game_is_the_one_with_the_most_points_and_penalties_are_no_game() {
    let tournament = over();
    let players = tournament.table(ONE).unwrap().players().to_vec();
    let best = tournament.best_game(players[2]).unwrap();
    assert_eq!((best.at, best.line, best.points), (ONE, 3, 9));
    let mut lost = drawn(4, 1);
    let loser = lost.table(ONE).unwrap().players()[3];
    enter(&mut lost, game([2, 2, -2, -2, 0]));
    assert_eq!(lost.best_game(loser), None, "nothing brought him points");
}

fn with_clubs(tournament: &mut Tournament, clubs: [Option<&str>; 4]) -> Vec<Number> {
    let players = tournament.table(ONE).unwrap().players().to_vec();
    for (player, club) in players.iter().zip(clubs) {
        let (name, club) = (format!("Player {player}"), club.map(str::to_owned));
        apply(tournament, Event::PlayerChanged { player: *player, name, club }).unwrap();
    }
    players
}

#[test]
fn the_best_of_each_club_count_and_a_club_with_fewer_has_no_rank() {
    let mut tournament = over();
    let players = with_clubs(&mut tournament, [Some("Blau"), Some("Rot"), Some("blau"), Some("Blau")]);
    let clubs = tournament.club_standings(2, 1);
    let said: Vec<_> = clubs.iter().map(|c| (c.rank, c.name.to_lowercase(), c.sum)).collect();
    assert_eq!(said, [(Some(1), "blau".to_owned(), 0), (None, "rot".to_owned(), 2)]);
    let numbers = |all: &[tournament::Results]| all.iter().map(|r| r.player).collect::<Vec<_>>();
    assert_eq!(numbers(&clubs[0].best)[0], players[0]);
    assert_eq!(clubs[0].others.len(), 1);
}

#[test]
fn a_disqualified_member_counts_as_one_and_brings_nothing_to_team_and_club_alike() {
    let mut tournament = over();
    let players = with_clubs(&mut tournament, [Some("Blau"), Some("Rot"), Some("Blau"), Some("Rot")]);
    apply(&mut tournament, out(players[0])).unwrap();
    let clubs = tournament.club_standings(2, 1);
    let blau = clubs.iter().find(|club| club.name == "Blau").unwrap();
    // He had 2, the other has −2.
    assert_eq!((blau.rank, blau.sum, blau.out.len()), (Some(2), -2, 1));
    let team = Team { name: "Blau".to_owned(), members: vec![players[0], players[2]] };
    assert_eq!(tournament.team_standings(&[team], 1).unwrap()[0].sum, blau.sum);
    assert_eq!(tournament.honours().iter().map(|h| h.players.len()).sum::<usize>(), 3, "he has no place");
}

#[test]
fn a_disqualification_is_taken_back_and_he_plays_what_has_not_begun() {
    let mut tournament = drawn(8, 3);
    let player = Number(3);
    apply(&mut tournament, Event::PlayerMisses { player, round: 3 }).unwrap();
    let back = |why: &str| Event::DisqualificationTakenBack { player, why: why.to_owned() };
    assert_eq!(apply(&mut tournament, back("appeal")), Err(Refused::NotDisqualified(player)));
    apply(&mut tournament, out(player)).unwrap();
    assert!(!tournament.roster().get(player).unwrap().is_there(1));
    assert_eq!(apply(&mut tournament, back(" ")), Err(Refused::NoReason));
    apply(&mut tournament, back("appeal")).unwrap();
    let there = |round| tournament.roster().get(player).unwrap().is_there(round);
    assert_eq!([there(1), there(2), there(3)], [true, true, false], "round 3 he would have missed anyway");
    assert!(tournament.disqualified().is_empty());
}
