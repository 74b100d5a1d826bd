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
    // A line a row, drawn where it is dark: with squares, a hundred tables on one page were a megabyte.
    let mut path = String::new();
    for (row, y) in code.data.chunks(size).take(size).zip(MARGIN..) {
        let _ = write!(path, "M{MARGIN} {y}.5");
        for run in row.chunk_by(|one, next| one.value() == next.value()) {
            let dark = run.first().is_some_and(|module| module.value());
            let _ = if dark { write!(path, "h{}", run.len()) } else { write!(path, "m{} 0", run.len()) };
        }
    }
    let side = size + 2 * MARGIN;
    Html::new(format!(
        "<svg class=\"qr\" viewBox=\"0 0 {side} {side}\" width=\"240\" height=\"240\" role=\"img\" \
         aria-label=\"{}\"><rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/><path d=\"{path}\" \
         stroke=\"#000\" shape-rendering=\"crispEdges\"/></svg>",
        escaped(name)
    ))
}
