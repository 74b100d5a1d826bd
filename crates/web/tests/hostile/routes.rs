//! The routes of the app as they stand in its source, so that a new one is tested the moment it is there.

use std::{collections::BTreeSet, fs, path::Path};

/// What the source says that the outside may ask for.
pub struct Source {
    /// The addresses, with `{…}` where something varies.
    pub routes: Vec<String>,
    /// The names of the fields that are read.
    pub fields: Vec<String>,
}

fn read(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            // What stands in tests and comments is no route.
            let code = text.split("#[cfg(test)]").next().unwrap();
            into.extend(
                code.lines()
                    .filter(|line| !line.trim_start().starts_with("//"))
                    .map(|line| format!("{line}\n")),
            );
        }
    }
}

/// The text that begins with a quotation mark.
fn literal(code: &str) -> Option<&str> {
    code.strip_prefix('"')?.split('"').next()
}

/// What stands behind each of these words.
fn after<'a>(code: &'a str, word: &'a str) -> impl Iterator<Item = &'a str> {
    code.split(word).skip(1).map(str::trim_start)
}

/// The values of the constants of this name.
fn constants<'a>(code: &'a str, name: &'a str) -> impl Iterator<Item = &'a str> {
    after(code, "const ").filter_map(move |code| {
        let rest = code.strip_prefix(name)?.strip_prefix(':')?;
        let (kind, value) = rest.split_once('=')?;
        if kind.contains(';') { None } else { literal(value.trim_start()) }
    })
}

impl Source {
    pub fn read() -> Source {
        let mut code = String::new();
        read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
        assert!(!code.contains(".nest(") && !code.contains(".nest_service("), "a route could hide there");
        let mut routes = BTreeSet::new();
        for place in after(&code, ".route(") {
            match literal(place) {
                Some(route) => _ = routes.insert(route.to_owned()),
                // Those of the API, which stand in a table.
                None if place.starts_with("$path") => {
                    let of = ["get ", "post ", "put ", "delete "].iter().flat_map(|word| after(&code, word));
                    let of = of.filter_map(literal).filter(|path| path.starts_with('/'));
                    routes.extend(of.map(str::to_owned));
                }
                None => {
                    let name = place.split(',').next().unwrap().rsplit("::").next().unwrap().trim();
                    let found: Vec<&str> = constants(&code, name).collect();
                    assert!(!found.is_empty(), "the address of `.route({name}` is not found");
                    routes.extend(found.into_iter().map(str::to_owned));
                }
            }
        }
        let fields = [".get(", ".line(", ".text(", ".all(", "(query.as_deref(), ", "== "]
            .iter()
            .flat_map(|word| after(&code, word))
            .filter_map(literal)
            .filter(|name| {
                !name.is_empty() && name.bytes().all(|b| b.is_ascii_lowercase() || b == b'-' || b == b'_')
            });
        let fields = fields.map(str::to_owned).collect::<BTreeSet<_>>().into_iter().collect();
        Source { routes: routes.into_iter().collect(), fields }
    }
}
