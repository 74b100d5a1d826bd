//! The score: 77 and 78.

use crate::{Contract, Doubled, Strain};

/// 77: the score of declarer's side for a contract and the tricks it won (0 to 13; more
/// are taken for 13).
#[must_use]
pub const fn score(contract: Contract, vulnerable: bool, tricks: u8) -> i32 {
    let tricks = if tricks > 13 { 13 } else { tricks };
    let level = contract.level.get() as i32;
    let over = tricks as i32 - 6 - level;
    if over < 0 {
        return -undertricks(contract.doubled, vulnerable, -over);
    }
    let (first, further) = match contract.strain {
        Strain::Clubs | Strain::Diamonds => (20, 20),
        Strain::Hearts | Strain::Spades => (30, 30),
        Strain::NoTrump => (40, 30),
    };
    let times = match contract.doubled {
        Doubled::Undoubled => 1,
        Doubled::Doubled => 2,
        Doubled::Redoubled => 4,
    };
    let trick_points = (first + further * (level - 1)) * times;
    let game = match (trick_points >= 100, vulnerable) {
        (false, _) => 50,
        (true, false) => 300,
        (true, true) => 500,
    };
    let slam = match (level, vulnerable) {
        (6, false) => 500,
        (6, true) => 750,
        (7, false) => 1000,
        (7, true) => 1500,
        _ => 0,
    };
    let vul = if vulnerable { 2 } else { 1 };
    let (insult, each_over) = match contract.doubled {
        Doubled::Undoubled => (0, further),
        Doubled::Doubled => (50, 100 * vul),
        Doubled::Redoubled => (100, 200 * vul),
    };
    trick_points + game + slam + insult + over * each_over
}

const fn undertricks(doubled: Doubled, vulnerable: bool, down: i32) -> i32 {
    let doubled_price = if vulnerable {
        200 + 300 * (down - 1)
    } else if down <= 3 {
        100 + 200 * (down - 1)
    } else {
        500 + 300 * (down - 3)
    };
    match doubled {
        Doubled::Undoubled => down * if vulnerable { 100 } else { 50 },
        Doubled::Doubled => doubled_price,
        Doubled::Redoubled => doubled_price * 2,
    }
}

/// 78B: international match points for a difference of total points, with its sign.
#[must_use]
#[allow(clippy::indexing_slicing, reason = "guarded by the length in the same line")]
pub const fn imps(difference: i32) -> i32 {
    const STEPS: [u32; 24] = [
        20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000,
        2250, 2500, 3000, 3500, 4000,
    ];
    let size = difference.unsigned_abs();
    let mut n = 0;
    while n < STEPS.len() && size >= STEPS[n] {
        n += 1;
    }
    n as i32 * difference.signum()
}

/// 78A: matchpoints of a score in a field of other scores: two for each lower, one for each equal.
#[must_use]
pub fn matchpoints(score: i32, others: &[i32]) -> u32 {
    others.iter().map(|&other| if score > other { 2 } else { u32::from(score == other) }).sum()
}

#[allow(clippy::indexing_slicing, reason = "runs at compile time on the lines below only")]
const fn is(contract: &str, vulnerable: bool, tricks: u8, expected: i32) -> bool {
    let c = contract.as_bytes();
    let strain = match c[1] {
        b'C' => Strain::Clubs,
        b'D' => Strain::Diamonds,
        b'H' => Strain::Hearts,
        b'S' => Strain::Spades,
        _ => Strain::NoTrump,
    };
    let doubled = match c.len() {
        2 => Doubled::Undoubled,
        3 => Doubled::Doubled,
        _ => Doubled::Redoubled,
    };
    let Some(level) = crate::Level::try_new(c[0] - b'0') else { return false };
    score(Contract { level, strain, doubled }, vulnerable, tricks) == expected
}

// A wrong score does not compile.
const _: () = {
    assert!(is("3N", false, 9, 400) && is("3N", true, 9, 600));
    assert!(is("4H", false, 10, 420) && is("4H", true, 10, 620));
    assert!(is("6N", false, 12, 990) && is("6N", true, 12, 1440));
    assert!(is("7S", false, 13, 1510) && is("7S", true, 13, 2210));
    assert!(is("2DX", false, 8, 180) && is("2DX", true, 8, 180));
    assert!(is("2DXX", false, 8, 560) && is("2DXX", true, 8, 760));
    assert!(is("1NXX", false, 8, 760));
    assert!(is("4SX", false, 7, -500) && is("4SX", true, 7, -800));
    assert!(is("4SX", false, 6, -800) && is("4SX", true, 6, -1100));
    assert!(is("3H", true, 7, -200) && is("3NXX", false, 10, 1000));
    assert!(imps(10) == 0 && imps(20) == 1 && imps(-450) == -10 && imps(4000) == 24);
};
