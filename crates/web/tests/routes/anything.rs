//! Any address and any body: never an error of ours, never a change.

use axum::http::Method;
use proptest::prelude::*;
use web::{Settings, doors::Role};

use crate::common::{House, UNHURRIED, house_with, request};

/// Pieces of addresses and bodies: some right, some nearly, some mad.
fn piece() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("declarer=S".to_owned()),
        Just("leader=E".to_owned()),
        Just("face=up".to_owned()),
        Just("card=C3".to_owned()),
        Just("offender=W".to_owned()),
        Just("led=H9".to_owned()),
        Just("turn=N".to_owned()),
        Just("told-it-was-his-turn=no".to_owned()),
        Just("meant-as=accident".to_owned()),
        Just("played-on=yes".to_owned()),
        Just("won-trick=W".to_owned()),
        Just("won-later=yes".to_owned()),
        Just("could-declarer-see-dummy=no".to_owned()),
        Just("choose=refuse".to_owned()),
        Just("choose=lead-free".to_owned()),
        Just("choose=forbid-lead%3AC".to_owned()),
        Just("choose=W%3Daccept".to_owned()),
        Just("then=lead%3AW".to_owned()),
        Just("then=played%3AC3".to_owned()),
        (0..70_usize).prop_map(|n| format!("again={n}")),
        Just("edition=2007".to_owned()),
        (0..17_usize).prop_map(|n| format!("other=DP{n}")),
        "[a-z]{1,12}=[ -~]{0,12}"
            .prop_map(|s| s.replace([' ', '#', '"', '<', '>', '\\', '^', '`', '{', '|', '}'], "+")),
        Just("table=5".to_owned()),
        Just("dealer=3".to_owned()),
        Just("offender=2".to_owned()),
        Just("act=call-late".to_owned()),
        Just("last-bid=1S".to_owned()),
        Just("call=1H".to_owned()),
        Just("calls-now=XX".to_owned()),
        Just("then=calls:S".to_owned()),
        Just("claimed=yes".to_owned()),
        Just("soloist=none".to_owned()),
        Just("rules=tsr".to_owned()),
        Just("other=A6".to_owned()),
        Just("%00=%FF".to_owned()),
        Just("&&==&".to_owned()),
    ]
}

const TOPICS: [&str; 18] = [
    "call",
    "call-late",
    "naming",
    "tricks",
    "opening-lead-out-of-turn",
    "lead-out-of-turn",
    "revoke",
    "declarers-lead-out-of-turn",
    "penalty-card",
    "card-exposed",
    "premature-play",
    "simultaneous",
    "designation",
    "claim",
    "call-out-of-rotation",
    "insufficient-bid",
    "call-changed",
    "nothing",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn no_address_and_no_body_breaks_it(
        topic in prop::sample::select(TOPICS.to_vec()),
        pieces in prop::collection::vec(piece(), 0..14),
        page in prop::sample::select(vec![
            "/desk/", "/api/v1/desk/", "/doko/", "/api/v1/doko/", "/doko?", "/bridge?", "/rulings?", "/api/v1/rulings?", "/house/", "/in/", "/rulings/", "/",
        ]),
        post in any::<bool>(),
        organiser in any::<bool>(),
    ) {
        thread_local! {
            static HOUSE: (tokio::runtime::Runtime, House, String) = {
                let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
                let house = runtime.block_on(house_with(Settings { pace: UNHURRIED, ..Settings::default() }));
                let cookie = runtime.block_on(house.cookie(Role::Organiser));
                (runtime, house, cookie)
            };
        }
        HOUSE.with(|(runtime, house, cookie)| {
            let query = pieces.join("&");
            let path = match page {
                "/desk/" | "/api/v1/desk/" | "/doko/" | "/api/v1/doko/" => format!("{page}{topic}?{query}"),
                _ => format!("{page}{query}"),
            };
            let before = runtime.block_on(house.stored());
            // A GET changes nothing whoever asks, a POST nothing for who has no role.
            let cookie = if organiser && !post { cookie.as_str() } else { "" };
            let method = if post { Method::POST } else { Method::GET };
            let Ok(uri) = path.parse::<axum::http::Uri>() else { return Ok(()) };
            let form = post.then(|| query.clone());
            let answer = runtime.block_on(house.send(request(method, &uri.to_string(), cookie, form)));
            prop_assert!(!answer.status.is_server_error(), "{} {}", path, answer.body);
            prop_assert!(!answer.header("content-security-policy").is_empty());
            prop_assert_eq!(runtime.block_on(house.stored()), before);
            Ok(())
        })?;
    }
}
