//! A whole list of players: looked at before it is stored, pasted or from a file, by pages and by programs; and
//! somebody who is struck off.

use axum::{
    body::Body,
    http::{Method, Request, StatusCode, header},
};
use serde_json::Value;

use super::{
    Evening,
    common::{Answer, request},
    evening,
};

const LIST: &str = "/hall/herbst/players/list";

impl Evening {
    /// Sends a form with a file, as browsers do.
    async fn upload(&self, file: &[u8], pasted: &str) -> Answer {
        let mut body = b"--xx\r\ncontent-disposition: form-data; name=\"roster\"\r\n\r\n".to_vec();
        body.extend(pasted.as_bytes());
        body.extend(
            b"\r\n--xx\r\ncontent-disposition: form-data; name=\"file\"; filename=\"list.csv\"\r\n\r\n",
        );
        body.extend(file);
        body.extend(b"\r\n--xx--\r\n");
        let mut request = request(Method::POST, LIST, &self.organiser, None);
        request
            .headers_mut()
            .insert(header::CONTENT_TYPE, "multipart/form-data; boundary=xx".parse().unwrap());
        *request.body_mut() = Body::from(body);
        self.house.send(request).await
    }

    async fn names(&self) -> Vec<(u32, String, Option<String>)> {
        let tournament = self.tournament().await;
        tournament.roster().players().map(|p| (p.number.0, p.name.clone(), p.club.clone())).collect()
    }
}

#[tokio::test]
async fn a_file_is_looked_at_before_anything_is_stored() {
    let evening = evening().await;
    let before = evening.house.stored().await;
    // As a spreadsheet saves it where Windows is: Latin-1 and semicolons.
    let text = "Verein;Name;Nr\nSV Gr\u{fc}n;M\u{fc}ller, J\u{fc}rgen;20\n;Anna;\n;Zoe;\n;Zoe;\nTSV;Kai;x\n";
    let latin: Vec<u8> = text.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    let page = evening.upload(&latin, "").await;
    assert_eq!((page.status, page.field("read")), (StatusCode::OK, "club,name,number".to_owned()));
    assert_eq!(evening.house.stored().await, before, "looking stores nothing");
    for there in [
        "Jürgen Müller <small>SV Grün</small>",
        "already in as number 1",
        "already in line 4",
        "2 new players, 2 seem to be in already",
        "Line 6: “x” is not a start number",
    ] {
        assert!(page.body.contains(there), "{there}: {}", page.body);
    }
    assert!(
        page.body.contains("name=\"take\" value=\"2\" checked")
            && page.body.contains("name=\"twin\" value=\"3\">")
    );
    // The columns are chosen anew: it is read anew, and not stored by surprise.
    let columns = [("column", "-"), ("column", "name"), ("column", "number")];
    let shown = page.field("shown");
    let sent = |more: &[(&'static str, &'static str)]| {
        let mut all = vec![("roster", text), ("read", "club,name,number"), ("shown", &shown)];
        all.extend(more);
        all
    };
    let surprise = sent(&[&columns[..], &[("do", "store"), ("take", "2")]].concat());
    let page = evening.post(LIST, &surprise).await;
    assert_eq!(
        (page.status, page.field("read")),
        (StatusCode::UNPROCESSABLE_ENTITY, "-,name,number".to_owned())
    );
    assert!(!page.body.contains("SV Grün</small>"));
    let twice = sent(&[("column", "name"), ("column", "name"), ("do", "store")]);
    let page = evening.post(LIST, &twice).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.body.contains("Two columns are to hold the same: Name."), "{}", page.body);
    assert_eq!(evening.house.stored().await, before);
    // Those ticked are added, the second Zoe among them, since somebody says that they are two.
    let columns = [("column", "club"), ("column", "name"), ("column", "number"), ("round", "3")];
    let takes = [("do", "store"), ("take", "2"), ("take", "4"), ("twin", "5")];
    evening.done(LIST, &sent(&[&columns[..], &takes[..]].concat())).await;
    let added: Vec<_> = evening.names().await.into_iter().skip(9).collect();
    let zoe = |number| (number, "Zoe".to_owned(), None);
    let mueller = (20, "Jürgen Müller".to_owned(), Some("SV Grün".to_owned()));
    assert_eq!(added, [zoe(10), zoe(11), mueller]);
    assert_eq!(evening.tournament().await.rounds().len(), 2, "round 3 is to be drawn anew");
    // The same list again: nobody is left to be added.
    let again = evening.upload(&latin, "").await;
    assert!(again.body.contains("0 new players") && !again.body.contains("name=\"take\""), "{}", again.body);
    let nobody = evening.post(LIST, &[("do", "store"), ("roster", "Nr;Name\n20;Müller, Jürgen\n;Zoe")]).await;
    assert_eq!(nobody.status, StatusCode::UNPROCESSABLE_ENTITY);
}

/// Ticks are lines of the text that was shown: with another text they say nothing, whichever button is pressed.
#[tokio::test]
async fn a_text_that_was_changed_is_shown_before_anything_is_stored() {
    let evening = evening().await;
    let page = evening.upload(b"", "Kai\nLena\nMax").await;
    let (read, shown, before) = (page.field("read"), page.field("shown"), evening.house.stored().await);
    let ticks = [
        ("do", "store"),
        ("take", "1"),
        ("take", "2"),
        ("take", "3"),
        ("column", "name"),
        ("read", &read),
        ("shown", &shown),
    ];
    let changed: Vec<_> = ticks.into_iter().chain([("roster", "Zoe\r\nKai\r\nLena\r\nMax")]).collect();
    let page = evening.post(LIST, &changed).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.body.contains("The text of the list was changed"), "{}", page.body);
    assert_eq!(page.body.matches("name=\"take\"").count(), 4, "Zoe is shown: {}", page.body);
    assert_eq!(evening.house.stored().await, before);
    // The same text, as a browser sends it.
    let same: Vec<_> = ticks.into_iter().chain([("roster", "Kai\r\nLena\r\nMax")]).collect();
    evening.done(LIST, &same).await;
    let added: Vec<_> = evening.names().await.into_iter().skip(9).map(|(_, name, _)| name).collect();
    assert_eq!(added, ["Kai", "Lena", "Max"]);
}

#[tokio::test]
async fn a_list_pasted_from_a_spreadsheet_keeps_its_tabs() {
    let evening = evening().await;
    let page = evening.upload(b"", "Zoe\tSV Blau\t31\nYann\tSV Blau\t32").await;
    assert_eq!(page.field("read"), "name,club,number");
    assert!(page.body.contains("Zoe <small>SV Blau</small>"), "{}", page.body);
    let empty = evening.upload(b"", " \n").await;
    assert_eq!(empty.status, StatusCode::UNPROCESSABLE_ENTITY);
    let long = "x".repeat(41_000);
    assert_eq!(evening.upload(b"", &long).await.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn programs_send_the_same_list() {
    let evening = evening().await;
    let at = "/api/v1/tournaments/herbst/players";
    let send = async |query: &str, body: &'static str| {
        let request = Request::builder().method(Method::POST).uri(format!("{at}?{query}"));
        let request = request
            .header(header::HOST, "127.0.0.1:8484")
            .header(header::COOKIE, &evening.organiser)
            .header(header::ORIGIN, "http://127.0.0.1:8484");
        let answer = evening
            .house
            .send(
                request
                    .header("idempotency-key", query.replace(['=', '&', ','], "-"))
                    .body(Body::from(body))
                    .unwrap(),
            )
            .await;
        (answer.status, serde_json::from_str::<Value>(&answer.body).unwrap())
    };
    let list = "Anna\nM\u{fc}ller, J\u{fc}rgen\n";
    let (status, read) = send("look=yes&columns=name,first", list).await;
    assert_eq!((status, &read["stored"]), (StatusCode::OK, &Value::Null));
    assert_eq!(read["players"][1]["name"], "Jürgen Müller");
    assert_eq!(read["players"][0]["note"], "already in as number 1");
    assert_eq!(send("columns=club", list).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(send("columns=name,number", "Kai,x").await.0, StatusCode::BAD_REQUEST);
    let (_, stored) = send("round=3", list).await;
    assert_eq!((&stored["players"][1]["number"], stored["stored"].is_u64()), (&Value::from(10), true));
    let (_, again) = send("again=1", list).await;
    assert_eq!(again["stored"], Value::Null, "nobody is added twice");
    assert_eq!(evening.names().await.len(), 10);
}

/// Nobody is struck off, and no draw is void, by one tap.
#[tokio::test]
async fn somebody_is_struck_off_after_a_question() {
    let evening = evening().await;
    let strike = [("do", "strike"), ("player", "9"), ("key", "hall/1")];
    let asks = evening.post("/hall/herbst/players", &strike).await;
    assert_eq!(asks.status, StatusCode::OK);
    assert!(
        asks.body.contains("Strike Ida?") && asks.body.contains("Rounds 1, 2 and 3 are drawn"),
        "{}",
        asks.body
    );
    assert_eq!(evening.names().await.len(), 9);
    assert_eq!(asks.field("key"), "hall/1", "what was sent is sent again");
    evening.done("/hall/herbst/players", &[&strike[..], &[("sure", "yes")]].concat()).await;
    assert_eq!((evening.names().await.len(), evening.tournament().await.rounds().len()), (8, 0));
    // Nothing is drawn: a late player undoes nothing, and nobody is asked.
    evening.done("/hall/herbst/players", &[("do", "add"), ("name", "Zoe")]).await;
    evening.done("/hall/herbst/seating", &[("do", "rest"), ("seed", "7")]).await;
    let late = [("do", "add"), ("name", "Yann"), ("club", "SV")];
    let asks = evening.post("/hall/herbst/players", &late).await;
    assert!(asks.body.contains("Cancel the draw?") && asks.field("club") == "SV", "{}", asks.body);
    // Who is not known is refused, and not asked about.
    let unknown = evening.post("/hall/herbst/players", &[("do", "strike"), ("player", "77")]).await;
    assert_eq!(unknown.status, StatusCode::UNPROCESSABLE_ENTITY);
}

/// Four hundred names are a page that a telephone opens at once: what is done with one of them has a page of its own.
#[tokio::test]
async fn the_list_of_the_players_is_names_and_each_has_a_page() {
    let evening = evening().await;
    let (house, organiser) = (&evening.house, &evening.organiser);
    let list = house.get_as(organiser, "/hall/herbst/players").await.body;
    assert!(!list.contains("disqualify") && list.contains("href=\"/hall/herbst/players/3\""), "{list}");
    let page = house.get_as(organiser, "/hall/herbst/players/3").await.body;
    for can in ["rename", "strike", "late", "leave", "miss", "gone", "warn", "deduct", "disqualify"] {
        assert!(page.contains(&format!("value=\"{can}\"")), "{can}: {page}");
    }
    let tournament = evening.tournament().await;
    for round in 1..=3 {
        let (at, _) = tournament.seats(round, tournament::Number(3)).next().unwrap();
        assert!(page.contains(&format!("href=\"/hall/herbst/{round}/{}\"", at.table)), "{round}: {page}");
    }
    for nobody in ["77", "x", "0"] {
        let path = format!("/hall/herbst/players/{nobody}");
        assert_eq!(house.get_as(organiser, &path).await.status, StatusCode::NOT_FOUND);
    }
    // What is refused is said where it was asked for.
    let again =
        evening.post("/hall/herbst/players", &[("do", "rename"), ("player", "3"), ("name", "")]).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        again.body.contains("role=\"alert\"") && again.body.contains("value=\"disqualify\""),
        "{}",
        again.body
    );
    let done =
        evening.post("/hall/herbst/players", &[("do", "rename"), ("player", "3"), ("name", "Kai")]).await;
    assert_eq!(done.header("location"), "/hall/herbst/players#p3");
}

/// Two of the same name are told apart wherever they are named.
#[tokio::test]
async fn namesakes_are_told_apart() {
    let evening = evening().await;
    let table =
        evening.tournament().await.table(tournament::At { round: 1, table: 1 }).unwrap().players().to_vec();
    let names = ["Jürgen Müller", "Jürgen Müller", "Anna Albers", "Anna Behrens"];
    for (player, name) in table.iter().zip(names) {
        let fields = [("do", "rename"), ("player", &*player.0.to_string()), ("name", name)];
        evening.done("/hall/herbst/players", &fields).await;
    }
    let page = evening.house.get_as(&evening.organiser, "/hall/herbst/1/1").await.body;
    for name in
        [format!("Jürgen {}", table[0]), format!("Jürgen {}", table[1]), "Anna A.".into(), "Anna B.".into()]
    {
        assert!(page.contains(&format!(">{name}</b>")), "{name}: {page}");
    }
    evening.done("/hall/herbst/1/1/game", &super::with(&[("expected", "0")])).await;
    let wall = evening.house.get_as(&evening.organiser, "/hall/herbst/wall").await.body;
    for player in &table[..2] {
        assert!(wall.contains(&format!("Jürgen Müller ({player})")), "{wall}");
    }
    assert!(!wall.contains("Anna Albers ("), "{wall}");
}
