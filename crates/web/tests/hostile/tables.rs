//! What live tables answer, held against the document of the API: every view of boards and deals that robots
//! play to their end, from every place.

use std::time::Duration;

use axum::http::{Method, Request, StatusCode, header};
use serde_json::{Value, json};
use store::Store;
use web::{
    Settings,
    doors::{Role, pages},
};

use crate::{
    Answer,
    common::{House, UNHURRIED, house_over},
    schema::{self, Operation},
    send,
};

struct Program {
    house: House,
    token: String,
    operations: Vec<Operation>,
}

impl Program {
    /// Asks, and looks at the answer: as the document says, and no field that it does not name.
    async fn asks(&self, method: Method, route: &str, path: &str, body: &Value) -> (StatusCode, Value) {
        let request = Request::builder()
            .method(method.clone())
            .uri(path)
            .header(header::HOST, "127.0.0.1:8484")
            .header(header::AUTHORIZATION, format!("Bearer {}", self.token))
            .header(header::CONTENT_TYPE, "application/json");
        let answer: Answer = send(&self.house, request.body(body.to_string().into()).unwrap()).await;
        let operation = self.operations.iter().find(|op| op.path == route && op.method == method.as_str());
        let operation = operation.unwrap_or_else(|| panic!("{method} {route} is not in the document"));
        let kind = answer.header("content-type").to_owned();
        let value = serde_json::from_str(&answer.body).unwrap_or(Value::Null);
        let fits = operation.answers(answer.status, &kind, &answer.body).and_then(|()| {
            if answer.status.is_success() { operation.names_all(answer.status, &value) } else { Ok(()) }
        });
        if let Err(wrong) = fits {
            panic!("{method} {path}: {wrong}\n{}", answer.body);
        }
        (answer.status, value)
    }

    /// Every view that there is of this table, and as many steps of its replay.
    async fn looks_at(&self, id: &str) -> Value {
        let at = format!("/api/v1/tables/{id}");
        self.asks(Method::GET, "/api/v1/tables/{id}", &format!("{at}?as=spectator"), &json!({})).await;
        self.asks(Method::GET, "/api/v1/tables/{id}/links", &format!("{at}/links"), &json!({})).await;
        let view = self.asks(Method::GET, "/api/v1/tables/{id}", &at, &json!({})).await.1;
        for step in (0..=view["acts"].as_u64().unwrap()).step_by(5) {
            let path = format!("{at}/replay?step={step}");
            self.asks(Method::GET, "/api/v1/tables/{id}/replay", &path, &json!({})).await;
        }
        view
    }

    /// What the director has to do now, if anything.
    async fn directs(&self, id: &str, view: &Value) {
        let game = view["table"]["game"].as_str().unwrap();
        let table = &view["table"];
        let act = if let Some(question) = table["question"].as_object() {
            let found = json!({ "question": question["id"], "with": question["answers"][0]["with"] });
            json!({ "answer": found })
        } else if let Some(choice) = table["choice"].as_object() {
            let option = choice.get("ways").map_or_else(|| &choice["options"][0], |ways| &ways[0]["choice"]);
            json!({ "choose": { "by": choice["by"][0], "option": option } })
        } else {
            json!({ "call-director": if game == "bridge" { json!("N") } else { json!(1) } })
        };
        let body = json!({ "as": "director", "act": { game: act } });
        let path = format!("/api/v1/tables/{id}/acts");
        let (status, _) = self.asks(Method::POST, "/api/v1/tables/{id}/acts", &path, &body).await;
        assert!(status == StatusCode::OK || status == StatusCode::CONFLICT, "{body}: {status}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_live_tables_answer_is_as_the_document_says() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::in_folder(folder.path()).unwrap();
    let settings = Settings { pace: UNHURRIED, thinking: Some(Duration::ZERO), ..Settings::default() };
    let house = house_over(store, settings, folder).await;
    let token = pages::new_link(&house.app, "test", Role::Director, "a program").await.unwrap();
    let operations = schema::operations(&house).await;
    let program = Program { token: token.reveal().to_owned(), operations, house };
    for (i, new) in [
        json!({ "number": 3, "watching": "always", "delay": 0 }),
        json!({ "number": 7, "watching": "on-call", "delay": 2 }),
        json!({ "number": 1, "contract": { "contract": "3NT", "declarer": "S" }, "watching": "always" }),
        json!({ "doppelkopf": {}, "watching": "always", "delay": 0 }),
        json!({ "doppelkopf": { "round": true }, "watching": "on-call" }),
    ]
    .into_iter()
    .enumerate()
    {
        let mut new = new;
        new["robots"] = json!(["careless", "careless", "careless", "careless"]);
        let (status, made) = program.asks(Method::POST, "/api/v1/tables", "/api/v1/tables", &new).await;
        assert_eq!(status, StatusCode::CREATED, "{new}: {made}");
        let id = made["id"].as_str().unwrap().to_owned();
        let at = format!("/api/v1/tables/{id}");
        for step in 0..200 {
            let view = program.asks(Method::GET, "/api/v1/tables/{id}", &at, &json!({})).await.1;
            if view["over"] == true {
                break;
            }
            program.directs(&id, &view).await;
            if step % 40 == 0 {
                program.looks_at(&id).await;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let view = program.looks_at(&id).await;
        assert!(view["acts"].as_u64().unwrap() > 0, "table {i}: {view}");
    }
}

#[tokio::test]
async fn the_document_says_what_acts_and_views_are() {
    let house = crate::house().await;
    let operations = schema::operations(&house).await;
    let act = operations.iter().find(|op| op.path == "/api/v1/tables/{id}/acts").unwrap();
    for (name, fields) in [
        ("TableView", ["number", "robots", "table"]),
        ("BoardView", ["auction", "sides", "calls"]),
        ("BoardView", ["ruling", "question", "unnoticed"]),
        ("DealView", ["players", "trick", "now"]),
        ("DealView", ["ruling", "question", "unnoticed"]),
        ("TableRound", ["lines", "owing", "over"]),
        ("BoardSetup", ["deal", "dealer", "vulnerable"]),
    ] {
        let described = act.described(name);
        for field in fields {
            assert!(described["properties"][field].is_object(), "{name} has no {field}: {described}");
        }
    }
    for (game, named) in [
        ("BridgeEvent", ["two-cards", "simultaneous", "award", "call-director", "dummy-puts-out"]),
        ("DoppelkopfEvent", ["reserve", "two-cards", "claim-offence", "call-director", "leave-tricks"]),
    ] {
        let words = act.described(game).to_string();
        for word in named {
            assert!(words.contains(&format!("\"{word}\"")), "{word}: {words}");
        }
    }
}
