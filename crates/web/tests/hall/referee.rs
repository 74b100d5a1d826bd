//! A table calls the referee, and his ruling goes into its list.

use axum::http::StatusCode;
use tournament::{At, Deal, Position};

use super::{Evening, evening, with};

const ONE: At = At { round: 1, table: 1 };
const CALL: &str = "/hall/herbst/1/1/referee";
const RULING: &str = "/hall/herbst/1/1/ruling";

impl Evening {
    async fn says(&self, cookie: &str, what: &str) -> StatusCode {
        self.house.post_as(cookie, CALL, &[("do", what)]).await.status
    }

    async fn shows(&self, cookie: &str, path: &str) -> String {
        self.house.get_as(cookie, path).await.body
    }

    /// The ruling of this topic, told of table 1, as the director enters it.
    pub async fn rules(&self, topic: &str, told: &str) -> String {
        let fields = [("topic", topic), ("told", told), ("key", "hall/ruling")];
        let asks = self.house.post_as(&self.director, RULING, &fields).await;
        assert_eq!(asks.status, StatusCode::OK, "{}", asks.body);
        let expected = asks.field("expected");
        let sure: Vec<_> =
            fields.into_iter().chain([("expected", expected.as_str()), ("sure", "yes")]).collect();
        let done = self.house.post_as(&self.director, RULING, &sure).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
        // A second tap is the same ruling.
        assert_eq!(self.house.post_as(&self.director, RULING, &sure).await.status, StatusCode::SEE_OTHER);
        asks.body
    }
}

#[tokio::test]
async fn a_table_calls_with_one_tap_and_the_management_answers() {
    let evening = evening().await;
    let (one, director) = (&evening.one, &evening.director);
    let list = "/hall/herbst/1/1";
    assert!(evening.shows(one, list).await.contains("Call the referee"));
    assert_eq!(evening.says(one, "call").await, StatusCode::SEE_OTHER);
    // A second tap, since nothing seemed to happen.
    assert_eq!(evening.says(one, "call").await, StatusCode::SEE_OTHER);
    assert_eq!(evening.tournament().await.calls().len(), 1);
    let mine = evening.shows(one, list).await;
    assert!(mine.contains("Called at ") && mine.contains("Not needed"), "{mine}");
    // Every page of the management rings, with table and names; no page of the table does.
    assert!(!mine.contains("id=\"ring\""));
    for cookie in [director, &evening.organiser] {
        for page in ["", "/players", "/seating", "/results", "/1/2"] {
            let shown = evening.shows(cookie, &format!("/hall/herbst{page}")).await;
            let rings = shown.split("id=\"ring\"").nth(1).unwrap().split("<nav").next().unwrap();
            assert!(rings.contains("Table 1 has been calling since"), "{page}: {rings}");
            let names = evening.tournament().await.table(ONE).unwrap().players().len();
            assert_eq!(rings.matches(" · ").count(), names - 1, "{rings}");
        }
    }
    // A table neither answers its own call, nor calls for another.
    assert_eq!(evening.says(one, "come").await, StatusCode::FORBIDDEN);
    assert_eq!(evening.says(one, "done").await, StatusCode::FORBIDDEN);
    let other = "/hall/herbst/1/2/referee";
    let answer = evening.house.post_as(one, other, &[("do", "call")]).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert_eq!(evening.says(director, "come").await, StatusCode::SEE_OTHER);
    assert!(evening.shows(one, list).await.contains("a friend is coming"));
    let tables = evening.shows(director, "/hall/herbst").await;
    assert!(!tables.contains("has been calling") && tables.contains("Table 1: a friend is coming"));
    assert_eq!(evening.says(director, "done").await, StatusCode::SEE_OTHER);
    assert!(evening.tournament().await.calls().is_empty());
    // Called, and not needed after all.
    assert_eq!(evening.says(one, "call").await, StatusCode::SEE_OTHER);
    assert_eq!(evening.says(one, "back").await, StatusCode::SEE_OTHER);
    assert!(evening.tournament().await.calls().is_empty());
    let history = evening.shows(director, "/hall/herbst/history").await;
    for said in ["called the referee", "the referee is coming", "is done", "not need the referee after all"] {
        assert!(history.contains(said), "{said}");
    }
}

#[tokio::test]
async fn the_desk_for_a_table_knows_its_names_and_its_rules() {
    let evening = evening().await;
    let list = evening.shows(&evening.director, "/hall/herbst/1/1").await;
    let table = evening.tournament().await.table(ONE).unwrap().clone();
    let desk = list.split("href=\"/doko?").nth(1).unwrap().split('"').next().unwrap().replace("&#38;", "&");
    let home = evening.house.get_as(&evening.director, &format!("/doko?{desk}")).await;
    assert!(home.headers.get("set-cookie").is_none(), "the director's own rules stay");
    let revoke = home.links().into_iter().find(|link| link.starts_with("/doko/revoke?")).unwrap();
    for part in ["of=herbst%2F1%2F1", "table=", "who=", "time-up=no", "forced=no"] {
        assert!(revoke.contains(part), "{part}: {revoke}");
    }
    let page = evening.shows(&evening.director, &revoke).await;
    for player in table.players() {
        let name = evening.tournament().await.roster().get(*player).unwrap().name.clone();
        assert!(page.contains(&format!("<b>{name}</b>")), "{name}: {page}");
    }
    assert!(!page.contains("data-keep"), "names do not stay on the device");
    // The table keeps no ruling and enters none.
    let told = [("topic", "revoke"), ("told", "table=4")];
    assert_eq!(evening.house.post_as(&evening.one, RULING, &told).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn the_desk_for_a_table_knows_whether_its_time_is_up() {
    let evening = evening().await;
    evening.done("/hall/herbst/rounds/1", &[("do", "start")]).await;
    let up = [("do", "time-up"), ("why", "late"), ("sure", "yes"), ("key", "hall/up")];
    evening.done("/hall/herbst/1/1", &up).await;
    let list = evening.shows(&evening.director, "/hall/herbst/1/1").await;
    let desk = list.split("href=\"/doko?").nth(1).unwrap().split('"').next().unwrap().to_owned();
    // Nobody has played a game: what is left are Pflichtsoli, and the first to owe his plays it.
    for part in ["time-up=yes", "forced=yes"] {
        assert!(desk.contains(part), "{part}: {desk}");
    }
}

#[tokio::test]
async fn a_ruling_goes_into_the_list_with_one_confirmation() {
    let evening = evening().await;
    evening.says(&evening.one, "call").await;
    // Nine players: table 1 or 2 has five. Position 1 deals and sits out.
    let five = evening.tournament().await.table(ONE).unwrap().players().len() == 5;
    let table = if five { "table=5&dealer=1" } else { "table=4" };
    // Minor, and the game goes on.
    let minor = format!(
        "{table}&offender=2&claimed=yes&first-trick=no&rest-certain=none&already-won=none&soloist=none&absagen-against=0&can-decide=no&played-since=no"
    );
    let asks = evening.rules("lead-out-of-turn", &minor).await;
    assert!(asks.contains("The game goes on") && asks.contains("settles the call"), "{asks}");
    let now = evening.tournament().await;
    assert!(now.calls().is_empty() && now.table(ONE).unwrap().noted().len() == 1);
    let page = evening.shows(&evening.one, "/hall/herbst/1/1").await;
    assert!(page.contains("Penalty points for the game being played: "), "{page}");
    let game: Vec<_> = if five {
        vec![("how", "game"), ("kind", "normal"), ("who", "2"), ("who", "3"), ("step", "151")]
    } else {
        with(&[])
    };
    let game: Vec<_> = game.into_iter().chain([("expected", "0")]).collect();
    assert_eq!(
        evening.house.post_as(&evening.one, "/hall/herbst/1/1/game", &game).await.status,
        StatusCode::SEE_OTHER
    );
    let line = evening.tournament().await.table(ONE).unwrap().list().lines()[0].clone();
    assert_eq!((line.entry.penalty[Position::Two], line.entry.penalty[Position::Three]), (-3, 1));
}

#[tokio::test]
async fn a_ruling_that_stops_the_game_is_a_line_at_once() {
    let evening = evening().await;
    let five = evening.tournament().await.table(ONE).unwrap().players().len() == 5;
    let table = if five { "table=5&dealer=1" } else { "table=4" };
    let grave = format!(
        "{table}&offender=2&claimed=yes&first-trick=no&rest-certain=none&already-won=none&soloist=none&absagen-against=1&can-decide=yes&time-up=no"
    );
    let asks = evening.rules("lead-out-of-turn", &grave).await;
    assert!(asks.contains("The game is not played") && asks.contains("deals again"), "{asks}");
    let table = evening.tournament().await.table(ONE).unwrap().clone();
    let lines = table.list().lines();
    assert_eq!(
        (lines.len(), lines[0].deal, lines[0].entry.penalty[Position::Two]),
        (1, Deal::NotPlayed, -15)
    );
    // What it was for stands in the list, and in the history.
    let list = evening.shows(&evening.one, "/hall/herbst/1/1").await;
    assert!(list.contains("ruled by a friend: "), "{list}");
    let history = evening.shows(&evening.director, "/hall/herbst/history").await;
    assert!(history.contains("game 1 (not played) has penalty points: "), "{history}");
    // Back to the ruling, and once more: it says that it stands already, and asks.
    let fields = [("topic", "lead-out-of-turn"), ("told", grave.as_str()), ("key", "hall/once-more")];
    let again = evening.house.post_as(&evening.director, RULING, &fields).await;
    assert!(again.body.contains("has already entered this ruling"), "{}", again.body);
    assert!(again.body.contains("Enter once more") && !asks.contains("already entered"), "{}", again.body);
    // The table entered a game between the question and the answer: it is asked again.
    let fields =
        [("topic", "lead-out-of-turn"), ("told", grave.as_str()), ("expected", "0"), ("sure", "yes")];
    let late = evening.house.post_as(&evening.director, RULING, &fields).await;
    assert_eq!(late.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(evening.lines(1, 1).await, 1);
    // A ruling for a table of another size.
    let other = grave.replace(
        if five { "table=5&dealer=1" } else { "table=4" },
        if five { "table=4" } else { "table=5&dealer=1" },
    );
    let fields = [("topic", "lead-out-of-turn"), ("told", other.as_str())];
    let refused = evening.house.post_as(&evening.director, RULING, &fields).await;
    assert!(refused.body.contains("the ruling is for another one"), "{}", refused.body);
}

/// 8.2, 9.7: what the referee has entered a table neither strikes nor changes, and it takes no points off.
#[tokio::test]
async fn a_table_leaves_alone_what_the_referee_has_entered() {
    let evening = evening().await;
    let (list, game) = ("/hall/herbst/1/1", "/hall/herbst/1/1/game");
    let five = evening.tournament().await.table(ONE).unwrap().players().len() == 5;
    let table = if five { "table=5&dealer=1" } else { "table=4" };
    let deducts = with(&[("expected", "0"), ("a2", "12")]);
    let two_three = |fields: Vec<(&'static str, &'static str)>| -> Vec<_> {
        fields
            .into_iter()
            .map(|(name, value)| (name, if (name, value) == ("who", "1") { "2" } else { value }))
            .collect()
    };
    let answer = evening.house.post_as(&evening.one, game, &two_three(deducts)).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN, "{}", answer.body);
    assert!(answer.body.contains("call the referee to your table"), "{}", answer.body);
    let own = two_three(with(&[("expected", "0")]));
    assert_eq!(evening.house.post_as(&evening.one, game, &own).await.status, StatusCode::SEE_OTHER);
    let more = [("expected", "1"), ("a2", "12"), ("line", "1"), ("seen", "0"), ("why", "x")];
    let deducts = two_three(with(&more));
    assert_eq!(evening.house.post_as(&evening.one, game, &deducts).await.status, StatusCode::FORBIDDEN);
    assert!(evening.shows(&evening.one, list).await.contains("id=\"strike\""));
    let grave = format!(
        "{table}&offender=2&claimed=yes&first-trick=no&rest-certain=none&already-won=none&soloist=none&absagen-against=1&can-decide=yes&time-up=no"
    );
    evening.rules("lead-out-of-turn", &grave.replace("dealer=1&offender=2", "dealer=2&offender=3")).await;
    let mine = evening.shows(&evening.one, list).await;
    assert!(!mine.contains("id=\"strike\"") && !mine.contains("line=2\""), "{mine}");
    let strike = [("do", "strike"), ("line", "2"), ("why", "away with it")];
    let answer = evening.house.post_as(&evening.one, list, &strike).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert!(answer.body.contains("call the referee to your table"), "{}", answer.body);
    let change = [("how", "none"), ("line", "2"), ("expected", "2"), ("seen", "0"), ("why", "x")];
    assert_eq!(evening.house.post_as(&evening.one, game, &change).await.status, StatusCode::FORBIDDEN);
    assert_eq!(evening.lines(1, 1).await, 2);
    assert!(evening.shows(&evening.director, list).await.contains("id=\"strike\""));
    assert_eq!(evening.house.post_as(&evening.director, list, &strike).await.status, StatusCode::SEE_OTHER);
}
