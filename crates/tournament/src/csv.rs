//! Lines of columns, as programs for tables write them.

/// A quotation mark that does not end in its line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OpenQuote;

/// The lines that hold something, with their number from 1 on. The mark some programs put at the
/// beginning is passed over.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, Result<Vec<String>, OpenQuote>)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    lines.map(|(line, number)| (number, columns(line)))
}

/// The columns, parted by semicolons, tabs or commas; inside quotation marks anything may stand, a
/// mark is doubled.
fn columns(line: &str) -> Result<Vec<String>, OpenQuote> {
    let separator = separator(line);
    let mut columns = vec![String::new()];
    let mut quoted = false;
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        let Some(column) = columns.last_mut() else { continue };
        match c {
            '"' if quoted && chars.peek() == Some(&'"') => {
                chars.next();
                column.push('"');
            }
            '"' if quoted => quoted = false,
            '"' if column.trim().is_empty() => quoted = true,
            _ if c == separator && !quoted => columns.push(String::new()),
            _ => column.push(c),
        }
    }
    if quoted {
        return Err(OpenQuote);
    }
    Ok(columns.into_iter().map(|column| column.trim().to_owned()).collect())
}

/// A tab or a semicolon outside quotation marks, else the comma.
fn separator(line: &str) -> char {
    let outside: String = line.split('"').step_by(2).collect();
    ['\t', ';'].into_iter().find(|&c| outside.contains(c)).unwrap_or(',')
}
