//! A call that stands at the end of the explanation before it. Somebody has taken commands such as `nt|…|` out of many
//! files, and with them the end of a word and the bar behind it: of `an|suit|mb|p|` `an|sup|` is left.

use bridge::Call;

use super::one_call;
use crate::{
    Expected, ReadError, There,
    board::{Annotated, Annotation, Auction, Bidding, Board},
    judge::auction,
};

/// Puts it back where the auction is regular with it and leads to what the header says (`agrees`), and tells so.
pub(super) fn put_back(board: &mut Board, agrees: impl Fn(&Auction) -> bool) {
    let Some(told) = &board.auction else { return };
    let whole = (0..told.annotations.len()).filter_map(|at| with(told, at));
    let Some((auction, call)) =
        whole.into_iter().find(|(whole, _)| auction::is_regular(whole) && agrees(whole))
    else {
        return;
    };
    board.auction = Some(auction);
    let (there, expected) = (There::SwallowedCall(call), Expected::CallOfItsOwn);
    board.remarks.push(ReadError { line: board.place.line, column: board.place.column, there, expected });
}

/// The auction with the call at the end of this annotation behind the entry to which it belongs.
fn with(told: &Auction, at: usize) -> Option<(Auction, Call)> {
    let Annotated { entry, annotation: Annotation::Comment(text) } = told.annotations.get(at)? else {
        return None;
    };
    let (words, call) = last_call(text)?;
    let mut whole = told.clone();
    whole.entries.insert(entry + 1, Bidding::Call { call, accepted: false });
    for (place, one) in whole.annotations.iter_mut().enumerate() {
        if place == at {
            one.annotation = Annotation::Comment(words.to_owned());
        } else if one.entry > *entry {
            one.entry += 1;
        }
    }
    Some((whole, call))
}

/// `sup`, `3ntX`, `f2D!`: what is said, and the call behind it.
fn last_call(text: &str) -> Option<(&str, Call)> {
    let said = text.trim_end_matches('!');
    // The longest call is meant: `f2N` is none without its level.
    (1..=3).rev().find_map(|letters| {
        let (from, _) = said.char_indices().rev().nth(letters - 1)?;
        let (words, call) = said.split_at_checked(from)?;
        Some((words, one_call(call)?)).filter(|(words, _)| !words.is_empty())
    })
}
