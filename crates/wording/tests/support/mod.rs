//! The texts of a language as they stand in its files, for what has to hold of every one of them.

use std::{collections::BTreeMap, fs, path::Path};

use wording::Lang;

/// The texts by id, with `.attribute` for the parts of a message.
pub type Texts = BTreeMap<String, String>;

/// The names of the files of messages, the same in every language.
pub fn files() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n/en");
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The texts of one file, with what is filled in taken out.
pub fn of_file(lang: Lang, file: &str) -> Texts {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n").join(lang.code()).join(file);
    let mut texts = Texts::new();
    let (mut id, mut key) = (String::new(), String::new());
    for line in fs::read_to_string(path).unwrap().lines().filter(|line| !line.starts_with('#')) {
        let text = match line.split_once(" =") {
            Some((head, text)) if !line.starts_with(' ') => {
                head.clone_into(&mut id);
                head.clone_into(&mut key);
                text
            }
            Some((head, text)) if head.trim().starts_with('.') => {
                key = format!("{id}{}", head.trim());
                text
            }
            _ => line,
        };
        let kept = texts.entry(key.clone()).or_default();
        kept.push(' ');
        kept.push_str(text.trim());
    }
    texts.into_iter().map(|(id, text)| (id, without_placeables(&text))).collect()
}

/// The texts of all files.
pub fn texts(lang: Lang) -> Texts {
    files().iter().flat_map(|file| of_file(lang, file)).collect()
}

/// `{ $seat } leads` is ` leads`; of a selection the variants stay.
fn without_placeables(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(open) = rest.find('{') {
        let (before, inside) = rest.split_at(open);
        out.push_str(before);
        let close = inside.find('}').unwrap_or(inside.len() - 1);
        let arrow = inside.find("->").filter(|&arrow| arrow < close);
        rest = match arrow {
            Some(arrow) => inside.get(arrow + 2..).unwrap_or_default(),
            None => inside.get(close + 1..).unwrap_or_default(),
        };
    }
    out.push_str(rest);
    // What a selection leaves behind: its end, and the names of its variants.
    let mut plain = String::new();
    let mut name = false;
    for c in out.chars() {
        match c {
            '[' => name = true,
            ']' => name = false,
            '}' | '*' => {}
            _ if name => {}
            c => plain.push(c),
        }
    }
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}
