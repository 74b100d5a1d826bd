//! The example of the README.

use std::{error::Error, fs, path::Path};

fn example() -> Result<(), Box<dyn Error>> {
    use bridge_laws::{
        Setup, Status, Table,
        event::{About, Event},
    };
    use cards::{BySeat, Seat};

    let contract = Some(("4H".parse()?, Seat::South));
    let mut table = Table::new(&Setup::full(BySeat([None; 4]), Seat::South, contract))?;
    table.record(&Event::Play { seat: Seat::East, card: "D7".parse()? })?; // West was to lead
    table.record(&Event::CallDirector { by: Seat::South, about: About::ThisNow })?;
    assert!(matches!(table.status(), Status::Question(_))); // what must be found out
    Ok(())
}

/// Words without the blanks between them.
fn code(text: &str) -> String {
    text.split_whitespace().collect()
}

#[test]
fn it_works_and_is_what_stands_there() {
    assert!(example().is_ok());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = fs::read_to_string(folder.join("../../README.md")).expect("the README");
    let (_, rest) = readme.split_once("```rust\n").expect("an example");
    let (shown, _) = rest.split_once("```").expect("its end");
    assert!(code(include_str!("readme.rs")).contains(&code(shown)), "the README shows:\n{shown}");
}
