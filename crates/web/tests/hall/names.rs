//! One way to name a line: by its game, as the list and the paper have it.

use axum::http::StatusCode;
use bulletin::{clock::TimeZone, print};
use tournament::{At, Tournament};
use wording::{Lang, Lexicon};

use super::{evening, with};

const ONE: At = At { round: 1, table: 1 };
const LIST: &str = "/hall/herbst/1/1";

#[tokio::test]
async fn a_line_is_named_by_its_game_everywhere() {
    let evening = evening().await;
    let player = evening.tournament().await.table(ONE).unwrap().players()[1].0.to_string();
    let game = format!("{LIST}/game");
    evening.done(&game, &with(&[("expected", "0")])).await;
    let five = evening.tournament().await.table(ONE).unwrap().players().len() == 5;
    // Game 2 is stopped, and dealt again: two lines of the same number.
    let penalty: &[(&str, &str)] = match five {
        true => &[("s1", "4"), ("s3", "-12"), ("s4", "4"), ("s5", "4")],
        false => &[("s1", "4"), ("s2", "4"), ("s3", "-12"), ("s4", "4")],
    };
    let stopped = [&[("how", "none"), ("expected", "1"), ("key", "hall/2")], penalty].concat();
    evening.done(&game, &stopped).await;
    let sits: &[(&str, &str)] = &[("who", "3"), ("who", "4")];
    let second = [
        &[
            ("how", "game"),
            ("kind", "normal"),
            ("step", "151"),
            ("call-re", "won"),
            ("expected", "2"),
            ("key", "hall/3"),
        ],
        sits,
    ];
    evening.done(&game, &second.concat()).await;
    let lodge = |against, why, key| {
        [("do", "appeal"), ("against", against), ("player", player.as_str()), ("why", why), ("key", key)]
    };
    evening.done(LIST, &lodge("line:2", "revoked", "hall/4")).await;
    evening.done(LIST, &lodge("line:3", "it was 120", "hall/5")).await;
    let page = evening.house.get_as(&evening.director, LIST).await.body;
    for said in ["appeals against game 2 (not played): revoked", "appeals against game 2: it was 120"] {
        assert!(page.contains(said), "{said}: {page}");
    }
    // What is chosen from says which game, who had what of it, and what it was.
    let option =
        page.split("<option value=\"line:2\">").nth(1).and_then(|rest| rest.split('<').next()).unwrap();
    assert!(option.starts_with("Game 2 (not played): ") && option.contains("−12"), "{option}");
    assert!(page.contains("<option value=\"line:3\">Game 2: "), "{page}");
    assert!(page.contains("Change game 2 (not played)"), "{page}");
    // Struck, it is called that, and no other line is taken for it.
    evening
        .done(LIST, &[("do", "strike"), ("line", "3"), ("why", "another table’s"), ("key", "hall/6")])
        .await;
    let third = [second.concat(), vec![]].concat();
    let third: Vec<_> =
        third.into_iter().map(|(n, v)| if n == "key" { (n, "hall/7") } else { (n, v) }).collect();
    evening.done(&game, &third).await;
    let page = evening.house.get_as(&evening.director, LIST).await.body;
    assert!(page.contains("appeals against game 2, struck since: it was 120"), "{page}");
    let history = evening.house.get_as(&evening.director, "/hall/herbst/history?lines").await.body;
    for said in [
        "Round 1, table 1: game 2 (not played) was entered",
        "game 2 was entered",
        "game 2 was struck: another table’s",
        "appeals against game 2 (not played): revoked",
    ] {
        assert!(history.contains(said), "{said}: {history}");
    }
    // Nothing closes while games are missing, and it is said whose.
    let api =
        evening.house.get_as(&evening.director, "/api/v1/tournaments/herbst/rounds/1/tables/1").await.body;
    assert!(api.contains("game 2, struck since") && !api.contains("line 3"), "{api}");
}

/// The rows of a list that is typed have the numbers of the paper.
#[tokio::test]
async fn the_rows_of_a_paper_list_are_numbered_by_game() {
    let evening = evening().await;
    let grid = format!("{LIST}/list");
    let typed = [
        ("by", "Jana"),
        ("first", "0"),
        ("add-rows", "yes"),
        ("k1", "x"),
        ("p1-1", "4"),
        ("p1-2", "4"),
        ("p1-3", "-12"),
        ("p1-4", "4"),
    ];
    let page = evening.post(&grid, &typed).await.body;
    let numbers: Vec<&str> =
        page.split("<th scope=\"row\">").skip(1).filter_map(|row| row.split('<').next()).collect();
    assert_eq!(numbers[..4], ["1", "2", "2", "3"], "{page}");
}

/// What stands beside the games on the printed list of table 1.
fn paper(tournament: &Tournament, lang: Lang) -> String {
    let said = (&Lexicon::new(lang), &TimeZone::UTC);
    print::sheets(tournament, Some(1), true, said).unwrap()[0].remarks.join("\n")
}

/// A ruling is told in the language of whoever reads it, with the name of who did it, whoever has entered it.
#[tokio::test]
async fn a_ruling_is_told_in_the_language_of_the_reader() {
    let evening = evening().await;
    let grave = "table=4&offender=2&claimed=yes&first-trick=yes&rest-certain=none&already-won=none&soloist=none&absagen-against=1&can-decide=no&played-since=no";
    let minor = grave.replace("first-trick=yes", "first-trick=no").replace("against=1", "against=0");
    evening.rules("lead-out-of-turn", &minor).await;
    let tournament = evening.tournament().await;
    let table = tournament.table(ONE).unwrap();
    let name = &tournament.roster().get(table.players()[1]).unwrap().name;
    let page = evening.house.get_as(&evening.one, LIST).await.body;
    assert!(page.contains(&format!("Position 2 ({name}): ")), "{page}");
    evening.done(&format!("{LIST}/game"), &with(&[("expected", "0"), ("key", "hall/9")])).await;
    let tournament = evening.tournament().await;
    for (lang, said) in [
        (
            Lang::De,
            format!("Spiel 1, Strafe +1 −3 +1 +1: Platz 2 ({name}): aufgespielt, ohne an der Reihe zu sein"),
        ),
        (Lang::Da, format!("Plads 2 ({name}): ")),
        (Lang::En, format!("Position 2 ({name}): ")),
    ] {
        let paper = paper(&tournament, lang);
        assert!(paper.contains(&said), "{said}: {paper}");
    }
    let ruled = table.noted()[0].ruled.as_ref().map(|ruled| (ruled.act.as_str(), ruled.by.clone()));
    assert_eq!(ruled, Some(("lead-out-of-turn", vec![2])));
}

/// What penalty points are for is written beside them, and stands in the list, in the history and on paper.
#[tokio::test]
async fn penalty_points_entered_by_hand_have_their_reason() {
    let evening = evening().await;
    let game = format!("{LIST}/game");
    let stopped = [
        ("how", "none"),
        ("expected", "0"),
        ("s1", "4"),
        ("s2", "4"),
        ("s3", "-12"),
        ("s4", "4"),
        ("penalty-why", "did not follow suit"),
    ];
    evening.done(&game, &stopped).await;
    let deducted =
        with(&[("expected", "1"), ("key", "hall/2"), ("a2", "12"), ("penalty-why", "cards thrown about")]);
    evening.done(&game, &deducted).await;
    // Without points there is nothing that it could be for.
    let alone = with(&[("expected", "2"), ("key", "hall/3"), ("penalty-why", "shouted")]);
    let refused = evening.post(&game, &alone).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("value=\"shouted\""), "{}", refused.body);
    let page = evening.house.get_as(&evening.one, LIST).await.body;
    assert!(
        page.contains("Reason: did not follow suit") && page.contains("Reason: cards thrown about"),
        "{page}"
    );
    let history = evening.house.get_as(&evening.director, "/hall/herbst/history").await.body;
    assert!(
        history.contains("game 1 (not played) was entered – penalty +4 +4 −12 +4, reason: did not"),
        "{history}"
    );
    let paper = |tournament: &Tournament| paper(tournament, Lang::En);
    let said = paper(&evening.tournament().await);
    assert!(said.contains("Game 1 (not played), penalty +4 +4 −12 +4: did not follow suit ("), "{said}");
    assert!(said.contains("Game 1, deduction 0 −12 0 0: cards thrown about ("), "{said}");
    // The form of the line has it; where the points fall away, so does the reason.
    let form = evening.house.get_as(&evening.director, &format!("{LIST}?line=1")).await.body;
    assert!(form.contains("name=\"penalty-why\" maxlength=\"200\" value=\"did not follow suit\""), "{form}");
    let gone = [
        ("how", "none"),
        ("line", "1"),
        ("expected", "2"),
        ("seen", "0"),
        ("why", "it was a ten"),
        ("penalty-why", "did not follow suit"),
        ("key", "hall/4"),
    ];
    evening.done(&game, &gone).await;
    let said = paper(&evening.tournament().await);
    assert!(!said.contains("did not follow suit"), "{said}");
    // A list on paper asks for it, and so does the form in which it is typed.
    let typed = [
        ("by", "Jana"),
        ("first", "2"),
        ("k0", "x"),
        ("p0-1", "4"),
        ("p0-2", "-12"),
        ("p0-3", "4"),
        ("p0-4", "4"),
        ("w0", "led out of turn"),
        ("key", "hall/5"),
    ];
    evening.done(&format!("{LIST}/list"), &typed).await;
    let said = paper(&evening.tournament().await);
    assert!(said.contains("penalty +4 −12 +4 +4: led out of turn (Jana)"), "{said}");
}
