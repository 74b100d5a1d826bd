//! What programs can rely on: the JSON Schemas of what the commands write. They are files, which the tests make of the
//! types, so that the program need not be able to make them.

use crate::args::SchemaOf;

/// The schema of this.
pub const fn of(of: SchemaOf) -> &'static str {
    match of {
        SchemaOf::Case => casebook::SCHEMA,
        SchemaOf::Tournament => include_str!("../schemas/tournament.json"),
        SchemaOf::DokoScore => include_str!("../schemas/doko-score.json"),
        SchemaOf::DokoReplay => include_str!("../schemas/doko-replay.json"),
        SchemaOf::DokoSolve => include_str!("../schemas/doko-solve.json"),
        SchemaOf::Price => include_str!("../schemas/price.json"),
        SchemaOf::Sample => include_str!("../schemas/sample.json"),
        SchemaOf::Weigh => include_str!("../schemas/weigh.json"),
        SchemaOf::Solve => include_str!("../schemas/solve.json"),
    }
}

/// The schema of what is written: what may be left out need not be there, and all else is.
#[cfg(test)]
pub fn written<T: schemars::JsonSchema>() -> schemars::Schema {
    schemars::generate::SchemaSettings::default().for_serialize().into_generator().into_root_schema_for::<T>()
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum as _;

    use super::*;
    use crate::{doko, price, sample, solve, tournament};

    #[test]
    fn every_schema_is_that_of_its_types() {
        for &it in SchemaOf::value_variants() {
            let schema = match it {
                // `casebook` looks after it.
                SchemaOf::Case => continue,
                SchemaOf::Tournament => tournament::schema(),
                SchemaOf::DokoScore => doko::score_schema(),
                SchemaOf::DokoReplay => doko::replay_schema(),
                SchemaOf::DokoSolve => doko::solve_schema(),
                SchemaOf::Price => price::schema(),
                SchemaOf::Sample => written::<sample::Json>(),
                SchemaOf::Weigh => written::<pricing::weigh::WeightedJson>(),
                SchemaOf::Solve => solve::schema(),
            };
            let schema = schema.to_value();
            let name = it.to_possible_value().unwrap();
            if std::env::var_os("STICH_GOLDEN").is_some() {
                let file = format!("{}/schemas/{}.json", env!("CARGO_MANIFEST_DIR"), name.get_name());
                std::fs::write(file, format!("{schema:#}\n")).unwrap();
            } else {
                let written: serde_json::Value = serde_json::from_str(of(it)).unwrap();
                let anew = "write it anew: STICH_GOLDEN=1 cargo test -p stich schema";
                assert_eq!(written, schema, "{}: {anew}", name.get_name());
            }
        }
    }
}
