//! The sheet that stands on a table (Tischaufsteller): how a telephone gets into the network of the hall, the
//! code of the table, and who sits there in which round.

use fast_qr::QRBuilder;
use wording::{Lexicon, msg};

use crate::{
    PaperError,
    font::Fonts,
    page::{A4, GREY, Page, Rect, Style, THIN},
};

/// The sheet of one table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableCard {
    /// The name of the tournament.
    pub tournament: String,
    /// The day, as it is to be printed.
    pub date: String,
    /// The table.
    pub table: u32,
    /// The address that a telephone opens.
    pub address: String,
    /// The rounds that are drawn, with the names from position 1 on.
    pub rounds: Vec<(u32, Vec<String>)>,
}

/// The network of the hall. Its password is printed, and kept nowhere.
#[derive(Clone, PartialEq, Eq)]
pub struct Wifi {
    /// Its name.
    pub name: String,
    /// Its password; none if it is open.
    pub password: Option<String>,
}

impl Wifi {
    /// What telephones read out of a code to get into the network.
    #[must_use]
    pub fn scanned(&self) -> String {
        let escaped = |text: &str| {
            text.chars().fold(String::new(), |mut out, c| {
                if matches!(c, '\\' | ';' | ',' | ':' | '"') {
                    out.push('\\');
                }
                out.push(c);
                out
            })
        };
        match &self.password {
            Some(password) => format!("WIFI:T:WPA;S:{};P:{};;", escaped(&self.name), escaped(password)),
            None => format!("WIFI:T:nopass;S:{};;", escaped(&self.name)),
        }
    }
}

const MARGIN: f32 = 15.0;
const WIDTH: f32 = A4.0 - 2.0 * MARGIN;
/// The side of a code, in mm: read from an arm's length, also when the print is poor.
const CODE: f32 = 68.0;
const HEAD: f32 = 52.0;
/// A round: its heading, and a line for each name.
const ROUND_HEAD: f32 = 8.0;
const NAME: f32 = 7.5;
/// So many rounds stand side by side.
const ACROSS: usize = 3;

/// A page a table.
pub(crate) fn lay_out<'f>(
    fonts: &'f Fonts,
    cards: &[TableCard],
    wifi: Option<&Wifi>,
    words: &Lexicon,
) -> Result<Vec<Page<'f>>, PaperError> {
    if cards.is_empty() {
        return Err(PaperError::NoSheets);
    }
    cards.iter().map(|card| sheet(fonts, card, wifi, words)).collect()
}

fn sheet<'f>(
    fonts: &'f Fonts,
    card: &TableCard,
    wifi: Option<&Wifi>,
    words: &Lexicon,
) -> Result<Page<'f>, PaperError> {
    let mut page = Page::upright(fonts);
    let top = Rect::new(MARGIN, MARGIN, WIDTH, 8.0);
    page.write(Rect { w: WIDTH * 0.7, ..top }, &card.tournament, Style::new(14.0));
    page.write(
        Rect { x: MARGIN + WIDTH * 0.7, w: WIDTH * 0.3, ..top },
        &card.date,
        Style::new(11.0).right().grey(GREY),
    );
    let name = words.say(msg::PaperTable { m: card.table as usize });
    page.write(Rect::new(MARGIN, MARGIN + 10.0, WIDTH, 34.0), &name, Style::new(72.0).bold().centre());

    // With a network two codes stand side by side, in the order in which they are scanned.
    let y = MARGIN + HEAD;
    let steps = usize::from(wifi.is_some()) + 1;
    let column = WIDTH / steps as f32;
    if let Some(wifi) = wifi {
        let password = wifi.password.as_deref();
        let lines = [
            words.say(msg::PaperCodeNetwork { name: &wifi.name }),
            password.map_or_else(
                || words.say(msg::PaperCodeOpen),
                |password| words.say(msg::PaperCodePassword { password }),
            ),
        ];
        let heading = format!("1. {}", words.say(msg::PaperCodeWifi));
        step(&mut page, Rect::new(MARGIN, y, column, 0.0), &heading, &wifi.scanned(), &lines)?;
    }
    let heading = words.say(msg::PaperCodeScan);
    let heading = if steps > 1 { format!("2. {heading}") } else { heading };
    let place = Rect::new(MARGIN + column * (steps - 1) as f32, y, column, 0.0);
    let foot = step(&mut page, place, &heading, &card.address, std::slice::from_ref(&card.address))?;

    rounds(&mut page, foot + 8.0, &card.rounds, words);
    Ok(page)
}

/// A code with what it is for above it, and what it says below. Where it ends.
fn step(
    page: &mut Page<'_>,
    place: Rect,
    heading: &str,
    scanned: &str,
    lines: &[String],
) -> Result<f32, PaperError> {
    let style = Style::new(15.0).bold().centre().lines(2);
    page.write(Rect { h: 12.0, ..place }.narrowed(2.0), heading, style);
    let mut y = place.y + 14.0;
    code(page, Rect::new(place.x + (place.w - CODE) / 2.0, y, CODE, CODE), scanned)?;
    y += CODE + 2.0;
    for line in lines {
        page.write(Rect { y, h: 7.0, ..place }.narrowed(2.0), line, Style::new(11.0).centre().down_to(5.0));
        y += 7.0;
    }
    Ok(place.y + 14.0 + CODE + 2.0 + 14.0)
}

/// A code, dark squares on the white of the paper with the margin that scanners need.
fn code(page: &mut Page<'_>, place: Rect, text: &str) -> Result<(), PaperError> {
    const QUIET: usize = 4;
    let code = QRBuilder::new(text).build().map_err(|e| PaperError::Code(e.to_string()))?;
    let size = code.size;
    let one = place.w / (size + 2 * QUIET) as f32;
    let at = |n: usize| (n + QUIET) as f32 * one;
    for (y, row) in code.data.chunks(size).take(size).enumerate() {
        // Dark squares beside each other are one: no hair line between them on any printer.
        let mut x = 0;
        while x < size {
            let length = row.iter().skip(x).take_while(|module| module.value()).count();
            if length > 0 {
                let dark = Rect::new(place.x + at(x), place.y + at(y), length as f32 * one, one);
                page.fill(dark, crate::page::BLACK);
            }
            x += length + 1;
        }
    }
    Ok(())
}

/// Who sits here, round by round, as many as there is room for.
fn rounds(page: &mut Page<'_>, top: f32, rounds: &[(u32, Vec<String>)], words: &Lexicon) {
    let column = WIDTH / ACROSS as f32;
    let mut y = top;
    for band in rounds.chunks(ACROSS) {
        let names = band.iter().map(|(_, names)| names.len()).max().unwrap_or(0);
        let height = ROUND_HEAD + NAME * names as f32 + 6.0;
        if y + height > A4.1 - MARGIN {
            return;
        }
        for (i, (round, names)) in band.iter().enumerate() {
            let x = MARGIN + column * i as f32;
            let heading = words.say(msg::PaperRound { m: *round as usize });
            page.write(Rect::new(x, y, column - 4.0, ROUND_HEAD), &heading, Style::new(11.0).grey(GREY));
            page.grey_line((x, y + ROUND_HEAD), (x + column - 4.0, y + ROUND_HEAD), THIN);
            for (n, name) in names.iter().enumerate() {
                let cell = Rect::new(x, y + ROUND_HEAD + NAME * n as f32, column - 4.0, NAME);
                page.write(Rect { w: 6.0, ..cell }, &(n + 1).to_string(), Style::new(11.0).grey(GREY));
                page.write(Rect { x: x + 6.0, w: cell.w - 6.0, ..cell }, name, Style::new(13.0));
            }
        }
        y += height;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_passwords_with_signs_of_their_own() {
        let wifi = |name: &str, password: Option<&str>| {
            Wifi { name: name.to_owned(), password: password.map(str::to_owned) }.scanned()
        };
        assert_eq!(wifi("Saal", Some("geheim 1")), "WIFI:T:WPA;S:Saal;P:geheim 1;;");
        assert_eq!(wifi("A;B", Some("x:\"y\\,")), "WIFI:T:WPA;S:A\\;B;P:x\\:\\\"y\\\\\\,;;");
        assert_eq!(wifi("offen", None), "WIFI:T:nopass;S:offen;;");
    }
}
