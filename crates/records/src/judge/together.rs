//! What the boards of one file say of each other.

use super::{Broken, Found, Judgement, Kind};

/// So many boards of a file with the play of another deal are no single mistake.
const ENOUGH: usize = 3;

/// Looks at what was found on boards that stand in one file: where most have the play of another deal (the hands of one event
/// and the cards played at another), what seems to be wrong in the play of the rest is that as well.
pub fn settle_together<'a>(boards: impl IntoIterator<Item = &'a mut Judgement>) {
    let is_played =
        |board: &&mut Judgement| board.won.0 != [0, 0] || board.irregularities.iter().any(is_of_the_play);
    let mut played: Vec<&mut Judgement> = boards.into_iter().filter(is_played).collect();
    let foreign = played.iter().filter(|board| board.is_of_another_deal()).count();
    if foreign < ENOUGH || 2 * foreign <= played.len() {
        return;
    }
    for board in played.iter_mut().filter(|board| !board.is_of_another_deal()) {
        let before = board.irregularities.len();
        board.irregularities.retain(|found| !is_of_the_play(found));
        if board.irregularities.len() < before {
            board.irregularities.push(Found::broken(Broken::OtherDeal, None));
        }
    }
}

/// It rests on the cards that were played.
fn is_of_the_play(found: &Found) -> bool {
    let result = matches!(
        found.kind,
        Kind::WrongResult | Kind::RecordBroken(Broken::ResultAndClaim | Broken::ResultAgainstClaim)
    );
    !found.marked && (found.trick.is_some() || result)
}
