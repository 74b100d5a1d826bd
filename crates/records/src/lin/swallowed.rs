//! A call that stands at the end of the explanation before it. Somebody has taken commands such as `nt|…|` out of many
//! files, and with them the end of a word and the bar behind it: of `an|suit|mb|p|` `an|sup|` is left.

use bridge::Call;

use super::one_call;
use crate::{
    Expected, There,
    board::{Annotation, Auction, Bidding, Board},
    judge::auction,
};

/// Puts it back where the auction is regular with it and leads to what the header says (`agrees`), and tells so.
pub(super) fn put_back(board: &mut Board, agrees: impl Fn(&Auction) -> bool) {
    let Some(told) = &mut board.auction else { return };
    if told.entries.len().max(told.annotations.len()) > auction::LONGEST {
        return;
    }
    let mut whole = Auction { annotations: Vec::new(), ..told.clone() };
    let found = told.annotations.iter().enumerate().find_map(|(place, one)| {
        let Annotation::Comment(text) = &one.annotation else { return None };
        last_calls(text).find_map(|(words, call)| {
            whole.entries.clone_from(&told.entries);
            whole.entries.insert(one.entry + 1, Bidding::Call { call, accepted: false });
            (auction::is_regular(&whole) && agrees(&whole))
                .then(|| (place, one.entry, words.to_owned(), call))
        })
    });
    let Some((place, entry, words, call)) = found else { return };
    told.entries = whole.entries;
    for (other, one) in told.annotations.iter_mut().enumerate() {
        if other == place {
            one.annotation = Annotation::Comment(words.clone());
        } else if one.entry > entry {
            one.entry += 1;
        }
    }
    board.remark(There::SwallowedCall(call), Expected::CallOfItsOwn);
}

/// `sup`, `3ntX`, `f2D!`: what is said, and the call behind it; of `15-17d` 7♦ first, then double.
fn last_calls(text: &str) -> impl Iterator<Item = (&str, Call)> {
    let said = text.trim_end_matches('!');
    (1..=3).rev().filter_map(|letters| {
        let (from, _) = said.char_indices().rev().nth(letters - 1)?;
        let (words, call) = said.split_at_checked(from)?;
        Some((words, one_call(call)?)).filter(|(words, _)| !words.is_empty())
    })
}
