//! Addresses to be scanned.

use std::fmt::Write as _;

use fast_qr::{QRBuilder, QRCode};

use crate::text::{Html, escaped};

fn code(text: &str) -> Option<QRCode> {
    QRBuilder::new(text).build().ok()
}

/// For the terminal, in half blocks; `None`, if the text is too long for one.
#[must_use]
pub fn terminal(text: &str) -> Option<String> {
    code(text).map(|code| code.to_str())
}

/// For a page: dark on light with the margin that scanners need, also in the dark theme.
#[must_use]
pub fn picture(text: &str, name: &str) -> Html {
    const MARGIN: usize = 4;
    let Some(code) = code(text) else { return Html::default() };
    let size = code.size;
    let mut path = String::new();
    for (i, module) in code.data.iter().take(size * size).enumerate() {
        if module.value() {
            let _ = write!(path, "M{} {}h1v1h-1z", i % size + MARGIN, i / size + MARGIN);
        }
    }
    let side = size + 2 * MARGIN;
    Html::new(format!(
        "<svg class=\"qr\" viewBox=\"0 0 {side} {side}\" width=\"240\" height=\"240\" role=\"img\" \
         aria-label=\"{}\"><rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/><path d=\"{path}\" \
         fill=\"#000\"/></svg>",
        escaped(name)
    ))
}
