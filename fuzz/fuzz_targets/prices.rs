//! Facts about hands (`stich sample --know`) and outcomes (`stich weigh -o`), one a line: no panic, and
//! what is made of them are numbers.
#![no_main]

use bridge::{Strain, Vulnerability};
use cards::Seat;
use libfuzzer_sys::fuzz_target;
use pricing::{
    About, Fact, Known, Layouts,
    weigh::{Outcome, Weighted},
};

fuzz_target!(|text: &str| {
    let lines = || text.lines().take(12);
    let deal = "N:AKQ2.A2.K32.5432 - JT543.K43.A65.K6 -".parse().expect("a deal");
    let mut known = Known::new(&deal, Seat::West, Strain::Spades).expect("two hands");
    let facts: Vec<Fact> = lines().filter_map(|line| line.parse().ok()).collect();
    if !facts.is_empty() {
        // What does not fit the points is thrown away, and that can take millions of draws.
        let quick = facts.iter().all(|fact| matches!(fact.about, About::Length(_)));
        for fact in facts {
            assert!(fact.range.least <= fact.range.most, "{text}");
            known = known.with(fact);
        }
        if quick {
            let _ = Layouts::draw(&known, 2, 1);
        }
    }
    let outcomes: Vec<Outcome> = lines().filter_map(|line| line.parse().ok()).collect();
    for vulnerable in [Vulnerability::None, Vulnerability::All] {
        if let Ok(weighted) = Weighted::new(&outcomes, vulnerable) {
            assert!(weighted.score().is_finite(), "{text}");
            assert!(weighted.imps(-620).is_finite(), "{text}");
            let (points, total) = weighted.matchpoints(&[620, 0, -100]);
            assert!((0.0..=total as f64).contains(&points), "{text}: {points} of {total}");
            let all: f64 = weighted.shares.iter().map(|share| share.percent).sum();
            assert!((all - 100.0).abs() < 1e-6, "{text}: {all}");
        }
    }
});
