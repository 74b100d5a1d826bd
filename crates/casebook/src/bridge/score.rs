//! Cases about the score alone: 77, 78, 12C.

use bridge_laws::{cite, clause::Clause};

use super::format::ScoreForm;
use crate::{
    error::{CaseError, missing, word},
    outcome::{Failure, Part},
    said::Drawn,
};

/// The clauses that a score case is about.
pub(crate) fn laws(form: &ScoreForm) -> Vec<Clause> {
    let weighted = form.weighted.as_ref().is_some_and(|weights| weights.len() > 1);
    [
        (form.contract.is_some(), cite::SCORE),
        (form.totals.is_some(), cite::IMPS),
        (form.field.is_some(), cite::MATCHPOINTS),
        (weighted || form.self_inflicted.is_some(), cite::WEIGHTED),
        (form.average_plus.is_some(), cite::AVERAGE_PLUS),
    ]
    .into_iter()
    .filter_map(|(is, clause)| is.then_some(clause))
    .collect()
}

/// Works out a score and compares.
pub(crate) fn check(n: usize, form: &ScoreForm) -> Result<Vec<Failure>, CaseError> {
    let place = format!("score {n}");
    let mut failures = Vec::new();
    let mut same = |key: &str, expected: Option<f64>, got: f64| {
        if let Some(expected) = expected
            && (expected - got).abs() > 0.005
        {
            failures.push(Failure {
                part: Part::Score,
                step: n,
                key: key.to_owned(),
                expected: expected.to_string().into(),
                got: got.to_string().into(),
                table: Drawn::default(),
            });
        }
    };
    if let Some(text) = &form.contract {
        let contract: bridge::Contract =
            text.parse().map_err(|_| word(&place, text, "a contract such as `4HX`"))?;
        let tricks = form.tricks.ok_or_else(|| missing(&place, "`tricks`"))?;
        let got = bridge::score(contract, form.vulnerable.unwrap_or(false), tricks);
        same("points", form.expect.points.map(f64::from), f64::from(got));
    }
    if let Some([ours, theirs]) = form.totals {
        let difference = ours.saturating_sub(theirs);
        same("imps", form.expect.imps.map(f64::from), f64::from(bridge::imps(difference)));
    }
    if let Some(weighted) = &form.weighted {
        let field = form.field.as_ref().ok_or_else(|| missing(&place, "`field`"))?;
        let pairs: Vec<(f64, i32)> = weighted.iter().map(|w| (w.percent, w.score)).collect();
        same("matchpoints", form.expect.matchpoints, bridge::weighted_matchpoints(&pairs, field));
    }
    if let Some(s) = &form.self_inflicted {
        let (offenders, others) = bridge::self_inflicted(s.without_infraction, s.table, s.without_error);
        same("offenders", form.expect.offenders, offenders);
        same("others", form.expect.others, others);
    }
    if let Some(average) = &form.average_plus {
        same(
            "percent",
            form.expect.percent,
            bridge::artificial_percent(bridge::Fault::None, Some(average.session)),
        );
    }
    Ok(failures)
}
