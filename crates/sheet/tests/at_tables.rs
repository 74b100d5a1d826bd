//! What is read aloud wherever somebody has to choose in the case book: the words name those whom the rulings mean.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

use std::{fs, path::Path};

use bridge_laws::{
    Desk, Status, Table,
    words::{Choice, Effect, Election, Elects},
};
use cards::{Seat, SeatSet};
use casebook::Case;
use ruling::{Interview as _, Step};
use wording::{Lang, Lexicon, msg};

/// Every table of the case book at which somebody has to choose, with where it stands.
fn choices() -> Vec<(String, Table, Election)> {
    let all = casebook::files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases")).unwrap();
    let mut found = Vec::new();
    for file in all {
        let Ok(Case::Bridge(case)) = casebook::parse(&fs::read_to_string(&file).unwrap()) else { continue };
        let Ok(outcome) = casebook::bridge::run(&case) else { continue };
        let casebook::Played::Bridge(played) = outcome.played else { continue };
        for stop in played.stops {
            if let Status::Election(election) = stop.table.status() {
                found.push((format!("{}, step {}", file.display(), stop.step), stop.table, election));
            }
        }
    }
    found
}

#[test]
fn the_words_name_those_whom_the_rulings_mean() {
    let choices = choices();
    assert!(choices.len() > 500, "{}", choices.len());
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        for (place, table, election) in &choices {
            let desk = Desk::at(table.clone(), table, table.noticed(), table.rulings().to_vec());
            let lines = sheet::before_choice(&desk, election, &words);
            // Who has to wait, or to lead, is the one on lead.
            if let Elects::AboutLead(..) | Elects::FirstLead(_) = election.about {
                let leader = words.seat(table.state().trick.leader).to_lowercase();
                assert!(
                    lines.iter().any(|line| line.to_lowercase().starts_with(&leader)),
                    "{place}: {leader}: {lines:#?}"
                );
            }
            // Nobody is asked who does not choose.
            let who: SeatSet = election.by.iter().copied().collect();
            let asked = words.say(msg::SayGeneralChoose { who, n: who.len() });
            assert!(lines.contains(&asked), "{place}: {lines:#?}");
            // Whoever an option restricts is named: in the option where it says what he must do, else in what follows.
            let Some(&by) = election.by.first() else { continue };
            for option in &election.options {
                let Some(after) = desk.after(Step::Choose(by, *option)) else { continue };
                let mut bound = after.rulings().iter().skip(desk.rulings().len()).flat_map(|r| &r.effects);
                let bound: Option<Seat> = bound.find_map(|effect| match effect {
                    Effect::Restrict(restriction, _) => Some(restriction.seat),
                    _ => None,
                });
                let label = words.choice(election.about, option);
                if let Some(bound) = bound.map(|seat| words.seat(seat)) {
                    let named = match option {
                        Choice::Accept | Choice::AcceptAsDummy | Choice::Refuse => {
                            lines.iter().any(|line| line.to_lowercase().contains(&bound.to_lowercase()))
                        }
                        _ => label.contains(&bound),
                    };
                    assert!(named, "{place}: {option} restricts {bound}: {label}: {lines:#?}");
                }
            }
        }
    }
}
