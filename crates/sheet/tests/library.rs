//! The example of `docs/library.md`: it does what stands there.

use std::{fs, path::Path};

#[allow(dead_code, reason = "an example has a `main`")]
#[path = "../examples/platform.rs"]
mod platform;

#[test]
fn the_page_shows_the_example_and_what_it_prints() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/library.md");
    let page = fs::read_to_string(page).expect("the page");
    let mut printed = Vec::new();
    platform::board(&mut printed).expect("the example works");
    platform::deal(&mut Vec::new()).expect("so does the other");
    let printed = String::from_utf8(printed).expect("text");
    let blocks = |of: &str| -> Vec<String> {
        let fence = format!("```{of}\n");
        let begun = page.split(&fence).skip(1);
        begun.filter_map(|block| Some(block.split_once("```")?.0.to_owned())).collect()
    };
    let code = include_str!("../examples/platform.rs");
    assert!(code.contains("fn board(") && !blocks("rust").is_empty() && !blocks("text").is_empty());
    for shown in blocks("rust") {
        assert!(code.contains(&shown), "not in the example:\n{shown}");
    }
    // Between two lines of dots something is left out.
    for shown in blocks("text") {
        for part in shown.split("…\n") {
            assert!(printed.contains(part), "not printed:\n{part}\nbut:\n{printed}");
        }
    }
}
