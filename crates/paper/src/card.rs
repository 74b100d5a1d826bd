//! Seat cards (Platzkarten): who sits where in which round.

use wording::{Lexicon, msg};

use crate::{
    PaperError,
    font::Fonts,
    page::{A4, GREY, Page, Rect, Style, THIN},
};

/// The card of one player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeatCard {
    /// The name of the tournament.
    pub tournament: String,
    /// The player.
    pub name: String,
    /// The start number, if there are any.
    pub number: Option<u32>,
    /// The club.
    pub club: Option<String>,
    /// The rounds, in their order.
    pub seats: Vec<CardSeat>,
}

/// One round on a seat card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardSeat {
    /// The round.
    pub round: u32,
    /// Where the player sits; none where it is not drawn yet, to be filled in by hand.
    pub seat: Option<Seat>,
}

/// A table and a position there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seat {
    /// The table.
    pub table: u32,
    /// The position, from 1.
    pub position: u8,
}

const MARGIN: f32 = 10.0;
const ACROSS: usize = 2;
const PADDING: f32 = 4.5;
/// Name, number, club; then a band for every so many rounds.
const HEAD: f32 = 24.5;
const BAND_ROUNDS: usize = 6;
const BAND_ROWS: [f32; 3] = [5.0, 9.0, 7.5];
const BAND: f32 = 21.5;
const BAND_GAP: f32 = 2.0;
const LABELS: f32 = 17.0;

/// The pages of the cards, in the order given, from left to right.
pub(crate) fn lay_out<'f>(
    fonts: &'f Fonts,
    cards: &[SeatCard],
    words: &Lexicon,
) -> Result<Vec<Page<'f>>, PaperError> {
    let rounds = cards.iter().map(|card| card.seats.len()).max().ok_or(PaperError::NoCards)?;
    let free = A4.1 - 2.0 * MARGIN;
    let height = |bands: usize| {
        let bands = bands as f32;
        2.0 * PADDING + HEAD + bands * BAND + (bands - 1.0).max(0.0) * BAND_GAP
    };
    let bands = rounds.div_ceil(BAND_ROUNDS).max(1);
    let down = (free / height(bands)) as usize;
    if down == 0 {
        let most = (1..).take_while(|&bands| height(bands) <= free).last().unwrap_or(0) * BAND_ROUNDS;
        return Err(PaperError::TooManyRounds { rounds, most });
    }
    let card = Rect::new(0.0, 0.0, (A4.0 - 2.0 * MARGIN) / ACROSS as f32, free / down as f32);
    let mut pages = Vec::new();
    for on_page in cards.chunks(ACROSS * down) {
        let mut page = Page::upright(fonts);
        for (i, seat_card) in on_page.iter().enumerate() {
            let (column, row) = ((i % ACROSS) as f32, (i / ACROSS) as f32);
            let cell = Rect { x: MARGIN + column * card.w, y: MARGIN + row * card.h, ..card };
            draw(&mut page, cell, seat_card, words);
        }
        cut_lines(&mut page, card, on_page.len().div_ceil(ACROSS));
        pages.push(page);
    }
    Ok(pages)
}

fn cut_lines(page: &mut Page<'_>, card: Rect, rows: usize) {
    let (right, bottom) = (A4.0 - MARGIN, MARGIN + rows as f32 * card.h);
    for column in 0..=ACROSS {
        let x = MARGIN + column as f32 * card.w;
        page.dashed((x, MARGIN - 4.0), (x, bottom + 4.0));
    }
    for row in 0..=rows {
        let y = MARGIN + row as f32 * card.h;
        page.dashed((MARGIN - 4.0, y), (right + 4.0, y));
    }
}

fn draw(page: &mut Page<'_>, cell: Rect, card: &SeatCard, words: &Lexicon) {
    let inner = Rect::new(cell.x + PADDING, cell.y + PADDING, cell.w - 2.0 * PADDING, cell.h - 2.0 * PADDING);
    let mut name = Rect { h: 13.0, y: inner.y + 4.6, ..inner };
    if let Some(number) = card.number {
        let box_ = Rect::new(inner.right() - 16.0, inner.y, 16.0, 15.0);
        page.frame(box_, THIN);
        let caption = Rect { h: 5.0, ..box_ }.narrowed(0.5);
        let label = words.say(msg::PaperCardStartNumber);
        page.write(caption, &label, Style::new(6.5).down_to(4.5).centre().grey(GREY));
        let digits = Rect { y: box_.y + 4.0, h: 10.5, ..box_ }.narrowed(1.0);
        page.write(digits, &number.to_string(), Style::new(20.0).bold().centre().down_to(6.0));
        name.w -= 19.0;
    }
    page.write(Rect { h: 5.0, y: inner.y, ..name }, &card.tournament, Style::new(8.0).grey(GREY));
    page.write(name, &card.name, Style::new(20.0).bold().lines(2).down_to(9.0));
    if let Some(club) = &card.club {
        page.write(Rect { h: 5.0, y: inner.y + 18.2, ..inner }, club, Style::new(10.0));
    }
    for (i, band) in card.seats.chunks(BAND_ROUNDS).enumerate() {
        let y = inner.y + HEAD + i as f32 * (BAND + BAND_GAP);
        draw_band(page, Rect { y, h: BAND, ..inner }, band, words);
    }
}

/// A small table: rounds, and under each its table and position.
fn draw_band(page: &mut Page<'_>, band: Rect, seats: &[CardSeat], words: &Lexicon) {
    let column = ((band.w - LABELS) / seats.len().max(1) as f32).min(14.0);
    let width = LABELS + column * seats.len() as f32;
    let labels =
        [words.say(msg::PaperCardRound), words.say(msg::PaperCardTable), words.say(msg::PaperCardPosition)];
    let mut y = band.y;
    for (row, (height, label)) in BAND_ROWS.into_iter().zip(&labels).enumerate() {
        let cell = Rect::new(band.x, y, LABELS, height);
        page.write(cell.narrowed(1.2), label, Style::new(8.5).grey(if row == 0 { GREY } else { 0 }));
        for (i, seat) in seats.iter().enumerate() {
            let x = band.x + LABELS + i as f32 * column;
            let (text, style) = match (row, seat.seat) {
                (0, _) => (seat.round.to_string(), Style::new(8.5).grey(GREY)),
                (1, Some(seat)) => (seat.table.to_string(), Style::new(17.0).bold()),
                (_, Some(seat)) => (seat.position.to_string(), Style::new(13.0)),
                (_, None) => continue,
            };
            page.write(Rect::new(x, y, column, height).narrowed(0.8), &text, style.centre().down_to(5.0));
        }
        page.grey_line((band.x, y), (band.x + width, y), THIN);
        y += height;
    }
    page.grey_line((band.x, y), (band.x + width, y), THIN);
    for i in 0..=seats.len() {
        let x = band.x + LABELS + i as f32 * column;
        page.grey_line((x, band.y), (x, y), THIN);
    }
    page.grey_line((band.x, band.y), (band.x, y), THIN);
}
