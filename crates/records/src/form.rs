//! A board in the form that PBN can say, and with the marks that PBN has.

use cards::Seat;

use crate::{
    Board, Broken, Format, Judgement, Kind,
    board::{Bidding, Cell, Comment, Declarer, End, Order, Play, Recorded, TricksWon},
    judge::{auction::insufficient, judge_seats, play::Seats, slips},
};

impl Board {
    /// The board as PBN can say it: cards in columns, what a claim came to as the result, contract and declarer
    /// written out, no line ends within values. A board that was read from PBN is in this form already.
    #[must_use]
    pub fn in_pbn_form(&self) -> Board {
        let mut board = self.clone();
        let played = board.play.as_ref().is_some_and(|play| play.order == Order::Played);
        if played || board.place.format == Format::Lin || board.claim.is_some() {
            let (judgement, seats) = judge_seats(self).unwrap_or_default();
            board.write_out(&judgement);
            if let Some(play) = board.play.as_mut().filter(|play| play.order == Order::Played) {
                let once = slips::without_repeats(play).map(|(once, ..)| once);
                *play = in_columns(once.as_ref().unwrap_or(play), &judgement, &seats);
            }
        }
        board.place.format = Format::Pbn;
        board.clean();
        board
    }

    fn write_out(&mut self, judgement: &Judgement) {
        if self.contract.is_none() {
            self.contract = match judgement.contract {
                Some(contract) => Some(Recorded::Contract(contract)),
                None => judgement.passed_out.then_some(Recorded::PassedOut),
            };
        }
        if self.declarer.is_none() {
            self.declarer = judgement.declarer.map(|seat| Declarer { seat, changed: false });
        }
        if self.result.is_none() {
            let tricks = self.claim.or(judgement.tricks);
            self.result =
                tricks.map(|tricks| TricksWon { side: None, tricks, other: None, irregular: false });
        }
        let Some(claim) = self.claim.take() else { return };
        if let Some(play) = &mut self.play {
            play.end = End::Stopped;
        }
        // Of two numbers PBN has room for one.
        let recorded = self.result.zip(judgement.declarer).map(|(result, declarer)| result.of(declarer));
        if recorded.is_some_and(|recorded| recorded != claim) {
            self.comments.push(Comment { after: "Result".to_owned(), text: format!("claim: {claim}") });
            self.sort();
        }
    }

    /// No line end, tab or sign of inheritance where PBN has none.
    fn clean(&mut self) {
        let value = |text: &mut String| {
            if text.contains(char::is_control) {
                *text = text.replace(char::is_control, " ");
            }
        };
        let own = |text: &mut String| {
            value(text);
            if text == "#" || text.starts_with("##") {
                text.insert(0, ' ');
            }
        };
        self.tags.iter_mut().for_each(|tag| own(&mut tag.value));
        self.tables.iter_mut().for_each(|table| own(&mut table.columns));
        let sections = [self.auction.as_mut().map(|a| (&mut a.annotations, &mut a.comments, &mut a.notes))];
        let plays = [self.play.as_mut().map(|p| (&mut p.annotations, &mut p.comments, &mut p.notes))];
        for (annotations, comments, notes) in sections.into_iter().chain(plays).flatten() {
            for said in annotations {
                if let crate::Annotation::Comment(text) = &mut said.annotation {
                    comment(text);
                }
            }
            comments.iter_mut().for_each(comment);
            for note in notes {
                value(&mut note.text);
                note.comments.iter_mut().for_each(comment);
            }
        }
        for said in &mut self.comments {
            comment(&mut said.text);
        }
    }

    /// With PBN's marks on what the judge finds in the calls, `^I`, and none on the cards: they were played on another deal.
    #[must_use]
    pub fn marked_in_the_auction(&self) -> Board {
        let mut board = self.in_pbn_form();
        // As they fell they had no marks.
        if self.play.as_ref().is_some_and(|play| play.order == Order::Played) {
            for cell in board.play.iter_mut().flat_map(|play| &mut play.cells) {
                if let Cell::Card { lead, .. } = cell {
                    *lead = false;
                }
            }
        }
        let (judgement, _) = judge_seats(&board).unwrap_or_default();
        board.mark_calls(&judgement);
        board
    }

    /// The bids that are not sufficient, if that is certain.
    fn mark_calls(&mut self, judgement: &Judgement) {
        let doubtful = judgement.irregularities.iter().any(|found| match found.kind {
            Kind::InsufficientBid => !found.certain && !found.marked,
            Kind::RecordBroken(broken) => broken == Broken::CallTwice,
            _ => false,
        });
        let Some(auction) = self.auction.as_mut().filter(|_| !doubtful) else { return };
        for place in insufficient(auction) {
            if let Some(Bidding::Call { accepted, .. }) = auction.entries.get_mut(place) {
                *accepted = true;
            }
        }
    }

    /// With PBN's marks on what the judge finds and is certain: `^I`, `^L`, `^R`. That another hand led than the one whose turn
    /// it was is marked as well where only the order of the cards tells so, which PBN cannot say otherwise.
    #[must_use]
    pub fn marked(&self) -> Board {
        let mut board = self.in_pbn_form();
        let (judgement, _) = judge_seats(&board).unwrap_or_default();
        board.mark_calls(&judgement);
        let Some(play) = &mut board.play else { return board };
        for found in &judgement.irregularities {
            for cell in &mut play.cells {
                let Cell::Card { card, revoke, lead } = cell else { continue };
                if Some(*card) == found.card && !found.marked && found.certain {
                    *revoke |= found.kind == Kind::Revoke;
                    *lead |= matches!(found.kind, Kind::LeadOutOfTurn | Kind::OpeningLeadOutOfTurn);
                }
            }
        }
        board
    }
}

/// A comment with a closing brace has to stay on one line.
fn comment(text: &mut String) {
    if text.contains('\r') {
        *text = text.replace('\r', "");
    }
    if text.contains('}') && text.contains('\n') {
        *text = text.replace('\n', " ");
    }
}

/// Cards as they fell, in columns from the opening leader on, with `^L` where another hand led.
fn in_columns(play: &Play, judgement: &Judgement, seats: &Seats) -> Play {
    let seat_of = |place: usize| seats.get(place).copied().flatten();
    let first = judgement.declarer.map(Seat::next).or_else(|| seat_of(0)).unwrap_or(Seat::West);
    let mut cells = vec![Cell::Nothing; play.cells.len().next_multiple_of(4)];
    let mut moved = Vec::with_capacity(play.cells.len());
    for (place, cell) in play.cells.iter().enumerate() {
        let row = place / 4 * 4;
        let column = seat_of(place).map_or(place % 4, |seat| usize::from(first.steps_to(seat)));
        // Where a hand played twice, the second card takes what room there is.
        let free =
            (column..column + 4).map(|c| row + c % 4).find(|&at| cells.get(at) == Some(&Cell::Nothing));
        let at = free.unwrap_or(place);
        if let Some(target) = cells.get_mut(at) {
            *target = *cell;
        }
        moved.push(at);
    }
    for found in judgement.irregularities.iter().filter(|found| !found.marked) {
        if matches!(found.kind, Kind::LeadOutOfTurn | Kind::OpeningLeadOutOfTurn) {
            for cell in &mut cells {
                if let Cell::Card { card, lead, .. } = cell {
                    *lead |= Some(*card) == found.card;
                }
            }
        }
    }
    let played = cells.iter().rposition(|&cell| cell != Cell::Nothing).map_or(0, |last| last + 1);
    cells.truncate(played);
    let mut annotations = play.annotations.clone();
    for said in &mut annotations {
        said.entry = moved.get(said.entry).copied().unwrap_or(said.entry);
    }
    annotations.sort_by_key(|said| said.entry);
    Play { order: Order::Columns(first), cells, annotations, ..play.clone() }
}
