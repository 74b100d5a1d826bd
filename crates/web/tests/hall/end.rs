//! The end: ranking, prizes, clubs, certificates, CSV; places announced on the wall and on each telephone.

use axum::http::StatusCode;
use store::Stream;
use tournament::{At, Number, Tournament};
use web::doors::Role;
use wording::{Lang, Lexicon};

use super::{Evening, evening, stream};

async fn over() -> Evening {
    let evening = evening().await;
    for (player, name, club) in [("1", "Anna", "Blau"), ("2", "Ben", "Blau"), ("3", "Cai", "Rot")] {
        let fields = [("do", "rename"), ("player", player), ("name", name), ("club", club)];
        evening.done("/hall/herbst/players", &fields).await;
    }
    for round in 1..=3 {
        evening.finish(round).await;
    }
    evening
}

async fn seen(evening: &Evening, cookie: &str, path: &str) -> String {
    let answer = evening.house.get_as(cookie, path).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}");
    answer.body
}

fn named(tournament: &Tournament, number: Number) -> String {
    tournament.roster().get(number).unwrap().name.clone()
}

#[tokio::test]
async fn everything_at_the_end_is_one_click_from_the_page_of_the_tournament() {
    let evening = over().await;
    let organiser = evening.organiser.clone();
    let page = evening.house.get_as(&organiser, "/hall/herbst").await;
    let links = page.links();
    for (path, kind) in [
        ("/hall/herbst/results", "text/html; charset=utf-8"),
        ("/hall/herbst/prizes", "text/html; charset=utf-8"),
        ("/hall/herbst/clubs", "text/html; charset=utf-8"),
        ("/hall/herbst/print/certificates.pdf", "application/pdf"),
        ("/hall/herbst/print/ranking.pdf", "application/pdf"),
        ("/hall/herbst/ranking.csv", "text/csv; charset=utf-8"),
    ] {
        assert!(links.iter().any(|link| link == path), "{path}: {links:?}");
        let answer = evening.house.get_as(&organiser, path).await;
        assert_eq!((answer.status, answer.header("content-type")), (StatusCode::OK, kind), "{path}");
    }
    let csv = seen(&evening, &organiser, "/hall/herbst/ranking.csv").await;
    assert_eq!(csv.lines().count(), 10, "a heading and nine players: {csv}");
    let clubs = seen(&evening, &organiser, "/hall/herbst/clubs?best=2").await;
    assert!(clubs.contains("Blau") && clubs.contains("too few players"), "{clubs}");
    for odd in ["0", "-1", "x", "99999999999999999999"] {
        seen(&evening, &organiser, &format!("/hall/herbst/clubs?best={odd}")).await;
    }
}

#[tokio::test]
async fn places_are_announced_from_the_last_up_and_nobody_sees_more() {
    let evening = over().await;
    let spectator = evening.house.cookie(Role::Spectator { of: stream() }).await;
    let prizes = "/hall/herbst/prizes";
    evening.done(prizes, &[("do", "prizes"), ("prizes", "Schinken\nWein"), ("key", "hall/p")]).await;
    let tournament = evening.tournament().await;
    let honours = tournament.honours();
    let (places, first, last) = (honours.len(), &honours[0], &honours[honours.len() - 1]);
    assert_eq!(first.prizes[0], "Schinken");
    let winner = named(&tournament, first.players[0].results.player);
    let loser = named(&tournament, last.players[0].results.player);

    // Before it begins the ranking is open to whoever watches.
    assert!(seen(&evening, &spectator, "/hall/herbst/wall").await.contains(&winner));
    evening.done(prizes, &[("do", "announce"), ("count", "0"), ("key", "hall/0")]).await;
    let paths =
        ["/hall/herbst/ranking.csv", "/hall/herbst/print/ranking.pdf", "/api/v1/tournaments/herbst/ranking"];
    for path in paths {
        assert_eq!(evening.house.get_as(&spectator, path).await.status, StatusCode::FORBIDDEN, "{path}");
        assert_eq!(evening.house.get_as(&evening.director, path).await.status, StatusCode::OK, "{path}");
    }
    for path in ["/hall/herbst/wall", "/hall/herbst/results", "/hall/herbst/clubs"] {
        let body = seen(&evening, &spectator, path).await;
        assert!(!body.contains(&winner) && !body.contains(&loser), "{path}: {body}");
    }
    evening.done(prizes, &[("do", "announce"), ("count", "1"), ("key", "hall/1")]).await;
    // The same page tapped again announces no second place.
    evening.done(prizes, &[("do", "announce"), ("count", "1"), ("key", "hall/1b")]).await;
    assert_eq!(evening.tournament().await.announced(), Some(1));
    let wall = seen(&evening, &spectator, "/hall/herbst/wall").await;
    assert!(wall.contains(&loser) && !wall.contains(&winner), "{wall}");
    // Many at once, and the whole ranking, are asked about first.
    let all = places.to_string();
    let asks = evening.post(prizes, &[("do", "announce"), ("count", &all), ("key", "hall/2")]).await;
    assert_eq!((asks.status, asks.field("count")), (StatusCode::OK, all.clone()));
    let asks = evening.post(prizes, &[("do", "open"), ("key", "hall/3")]).await;
    assert!(asks.body.contains("cannot be undone"), "{}", asks.body);
    for count in 2..=places {
        let count = count.to_string();
        evening
            .done(prizes, &[("do", "announce"), ("count", &count), ("key", &format!("hall/n{count}"))])
            .await;
    }
    let wall = seen(&evening, &spectator, "/hall/herbst/wall").await;
    assert!(wall.contains(&winner) && wall.contains("Schinken"), "{wall}");
    let more = (places + 1).to_string();
    let wrong = evening.post(prizes, &[("do", "announce"), ("count", &more), ("key", "hall/4")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", wrong.body);
    evening.done(prizes, &[("do", "open"), ("key", "hall/5")]).await;
    assert_eq!(evening.tournament().await.announced(), None);
    // Only the organiser does this.
    for cookie in [&evening.director, &evening.one, &spectator] {
        let answer = evening.house.post_as(cookie, prizes, &[("do", "announce"), ("count", "0")]).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN);
    }
}

/// The telephone of a player; it comes in by the code of the table at which he sits in the first round.
async fn telephone(evening: &Evening, of: Stream, table: u16, player: Number) -> String {
    let token =
        web::doors::pages::new_link(&evening.house.app, "test", Role::Table { of, number: table }, "")
            .await
            .unwrap();
    let who = player.to_string();
    let entered = evening.house.post_as("", "/in", &[("token", token.reveal()), ("who", &who)]).await;
    assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.body);
    entered.header("set-cookie").split(';').next().unwrap().to_owned()
}

#[tokio::test]
async fn each_telephone_tells_its_place_once_it_is_announced() {
    let evening = evening().await;
    let player = evening.tournament().await.round(1).unwrap().tables[0].players()[0];
    let phone = telephone(&evening, stream(), 1, player).await;
    for round in 1..=3 {
        evening.finish(round).await;
    }
    let tournament = evening.tournament().await;
    let honours = tournament.honours();
    let index = honours.iter().position(|h| h.players.iter().any(|p| p.results.player == player)).unwrap();
    let place = format!("Place {}", honours[index].rank);
    // The old list leads there.
    let list = seen(&evening, &phone, "/hall/herbst/1/1").await;
    assert!(list.contains("The tournament is over: see your place"), "{list}");
    let mine = seen(&evening, &phone, "/hall/herbst/table/1").await;
    assert!(mine.contains(&place) && mine.contains("Best game: +6 – round "), "{mine}");
    let prizes = "/hall/herbst/prizes";
    evening.done(prizes, &[("do", "announce"), ("count", "0"), ("key", "hall/0")]).await;
    let covered = seen(&evening, &phone, "/hall/herbst/table/1").await;
    assert!(!covered.contains(&place) && covered.contains("announced at the prize-giving"), "{covered}");
    let count = (honours.len() - index).to_string();
    let fields = [("do", "announce"), ("count", &*count), ("sure", "yes"), ("key", "hall/1")];
    evening.done(prizes, &fields).await;
    assert!(seen(&evening, &phone, "/hall/herbst/table/1").await.contains(&place));
}

#[tokio::test]
async fn who_is_disqualified_is_shown_as_such_everywhere_and_has_no_place() {
    let evening = over().await;
    let out = [("do", "disqualify"), ("player", "1"), ("why", "fists"), ("sure", "yes"), ("key", "hall/o")];
    evening.done("/hall/herbst/players", &out).await;
    let organiser = evening.organiser.clone();
    for path in
        ["/hall/herbst/results", "/hall/herbst/wall", "/hall/herbst/ranking.csv", "/hall/herbst/players"]
    {
        let body = seen(&evening, &organiser, path).await;
        assert!(body.contains("Anna") && body.contains("disqualified"), "{path}: {body}");
    }
    // A member who brings nothing: Ben alone counts for Blau.
    let clubs = seen(&evening, &organiser, "/hall/herbst/clubs?best=2").await;
    assert!(clubs.contains("Anna (disqualified, brings nothing)"), "{clubs}");
    let tournament = evening.tournament().await;
    let blau = tournament.club_standings(2, 3).into_iter().find(|club| club.name == "Blau").unwrap();
    let ben = tournament.results(3).into_iter().find(|r| r.player == Number(2)).unwrap();
    assert_eq!((blau.rank.is_some(), blau.sum), (true, ben.sum()));
    assert_eq!(tournament.honours().iter().map(|h| h.players.len()).sum::<usize>(), 8);
}

/// A certificate hangs on a wall: its day is written as people write it.
#[tokio::test]
async fn certificates_say_the_day_in_words() {
    let evening = over().await;
    let rest = [("rounds", "3"), ("rules", "sheet"), ("four", "100"), ("five", "125")];
    let settings = [("do", "save"), ("name", "Herbst"), ("date", "2026-11-28"), ("place", "Hude")];
    let settings = [&settings[..], &rest[..]].concat();
    evening.done("/hall/herbst/settings", &settings).await;
    let tournament = evening.tournament().await;
    let days = [(Lang::De, "28.11.2026 · Hude"), (Lang::En, "28 November 2026 · Hude")];
    for (lang, day) in days {
        let all = bulletin::print::certificates(&tournament, Some(1), &Lexicon::new(lang));
        assert_eq!(all[0].held, day);
    }
}

#[tokio::test]
async fn nothing_is_announced_before_all_rounds_are_closed() {
    let evening = evening().await;
    evening.finish(1).await;
    let prizes = "/hall/herbst/prizes";
    evening.done(prizes, &[("do", "announce"), ("count", "0"), ("key", "hall/0")]).await;
    let early =
        evening.post(prizes, &[("do", "announce"), ("count", "1"), ("key", "hall/1"), ("sure", "yes")]).await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(early.body.contains("once all rounds are closed"), "{}", early.body);
    let none = evening.house.get_as(&evening.organiser, "/hall/herbst/print/certificates.pdf").await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
    // Uncovered before the end, nobody need be asked.
    evening.done(prizes, &[("do", "open"), ("key", "hall/2")]).await;
}

/// An appeal that is open can change every place: it is asked about before one is announced, and before what everybody has heard
/// is changed.
#[tokio::test]
async fn a_place_is_not_announced_over_an_open_appeal_without_a_question() {
    let evening = over().await;
    let (list, prizes) = ("/hall/herbst/3/1", "/hall/herbst/prizes");
    let at = At { round: 3, table: 1 };
    let table = evening.tournament().await.table(at).unwrap().clone();
    let player = table.players()[0].0.to_string();
    let lodge = |key| {
        [
            ("do", "appeal"),
            ("against", "line:20"),
            ("player", player.as_str()),
            ("why", "it was 120"),
            ("key", key),
        ]
    };
    evening.done(list, &lodge("hall/a")).await;
    evening.done(prizes, &[("do", "announce"), ("count", "0"), ("key", "hall/0")]).await;
    let one = [("do", "announce"), ("count", "1"), ("key", "hall/1")];
    let asked = evening.post(prizes, &one).await;
    assert_eq!(asked.status, StatusCode::OK);
    assert!(asked.body.contains("Announce it all the same?"), "{}", asked.body);
    assert!(asked.body.contains("One appeal is not decided yet."), "{}", asked.body);
    assert_eq!(evening.tournament().await.announced(), Some(0));
    let places = evening.tournament().await.honours().len().to_string();
    evening.done(prizes, &[("do", "announce"), ("count", &places), ("sure", "yes"), ("key", "hall/2")]).await;
    // Dismissed, nothing changes that anybody has heard; put right, it does.
    let dismissed = [("do", "appeal-dismissed"), ("appeal", "1"), ("why", "three saw it"), ("key", "hall/3")];
    evening.done(list, &dismissed).await;
    let line = table.list().lines()[19].clone();
    let change = [
        ("how", "points"),
        ("line", "20"),
        ("expected", "30"),
        ("seen", "0"),
        ("why", "seen again"),
        ("key", "hall/4"),
    ];
    let positions = table.list().round().size().positions();
    let points: Vec<(String, String)> =
        positions.map(|p| (format!("p{p}"), (-line.entry.game[p]).to_string())).collect();
    let fields: Vec<(&str, &str)> = change
        .into_iter()
        .chain([("kind", "normal")])
        .chain(points.iter().map(|(n, v)| (n.as_str(), v.as_str())))
        .collect();
    let asked = evening.post(&format!("{list}/game"), &fields).await;
    assert_eq!(asked.status, StatusCode::OK, "{}", asked.body);
    assert!(asked.body.contains("Places that have been announced will change"), "{}", asked.body);
    let sure = [&fields[..], &[("sure", "yes")]].concat();
    evening.done(&format!("{list}/game"), &sure).await;
}
