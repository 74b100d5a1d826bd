//! The document that describes the API, `openapi.json`. What can be asked stands there as somebody wrote it; what is sent
//! and answered (its schemas) the tests make of the types, so that the program need not be able to.

use serde_json::Value;

/// The document, as it is given away.
pub const TEXT: &str = include_str!("../../openapi.json");

/// The document, to be read.
pub fn value() -> Value {
    // It is part of the program, and the tests read it.
    serde_json::from_str(TEXT).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use schemars::{
        SchemaGenerator,
        generate::{Contract, SchemaSettings},
        transform::RemoveRefSiblings,
    };
    use serde_json::Map;

    use super::*;
    use crate::api::{
        INTAKE, OPERATIONS, codes, desk, files, links, players, problem, rulings, tables, tournaments,
    };

    fn generator(contract: Contract) -> SchemaGenerator {
        let settings = SchemaSettings::draft2020_12().with(|s| {
            s.definitions_path = "/components/schemas".into();
            s.contract = contract;
            // Many who read such documents pass over what stands beside a reference.
            s.transforms.push(Box::new(RemoveRefSiblings::default()));
        });
        settings.into_generator()
    }

    macro_rules! named {
        ($generator:expr; $($type:ty),* $(,)?) => {{
            let mut generator = $generator;
            $(let _ = generator.subschema_for::<$type>();)*
            generator.take_definitions(true)
        }};
    }

    /// What is sent, and what is answered. What is both is described as it is sent, where less must be there.
    fn schemas() -> Map<String, Value> {
        let sent = named![generator(Contract::Deserialize);
            rulings::NewRuling, tournaments::NewTournament, tournaments::NewEvents, tournaments::NewDraw, codes::NewCodes,
            crate::live::NewTable, tables::NewAct, tables::NewRobot, tables::TimeUp,
        ];
        let mut all = named![generator(Contract::Serialize);
            problem::Problem, desk::TopicLine, sheet::Report, rulings::Rulings, tournaments::TournamentLine,
            tournaments::Stored, bulletin::json::TournamentJson, bulletin::json::ExportJson, bulletin::json::RankingJson,
            bulletin::json::TableJson, players::ReadList, codes::TournamentCodes, files::Imported, tables::TableMade,
            live::View, links::LinkMade, pricing::Json, pricing::JsonRefusal,
        ];
        // Two types of one name would be taken for one.
        for (name, schema) in &sent {
            let fields =
                |schema: &Value| schema["properties"].as_object().map(|all| all.keys().cloned().collect());
            let of: Option<BTreeSet<String>> = fields(schema);
            assert!(all.get(name).is_none_or(|answered| fields(answered) == of), "{name}");
        }
        all.extend(sent);
        all
    }

    #[test]
    fn its_schemas_are_those_of_the_types() {
        let (mut document, made) = (value(), Value::Object(schemas()));
        if std::env::var_os("STICH_GOLDEN").is_some() {
            document["components"]["schemas"] = made;
            let file = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");
            std::fs::write(file, format!("{document:#}\n")).unwrap();
        } else {
            let anew = "write them anew: STICH_GOLDEN=1 cargo test -p web document";
            assert_eq!(document["components"]["schemas"], made, "{anew}");
        }
    }

    #[test]
    fn its_operations_are_those_that_are_answered() {
        let document = value();
        let described = document["paths"].as_object().into_iter().flatten().flat_map(|(path, methods)| {
            methods.as_object().into_iter().flatten().map(move |(method, _)| (method.as_str(), path.as_str()))
        });
        let answered = OPERATIONS.iter().chain(INTAKE).copied();
        assert_eq!(described.collect::<BTreeSet<_>>(), answered.collect::<BTreeSet<_>>());
    }
}
