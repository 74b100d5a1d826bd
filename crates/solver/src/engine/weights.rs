//! What a card is worth to try early: points, added up by `order`.
//!
//! Fitted, not thought out. In the search of random deals, positions were picked at random in which some
//! cards were enough and others not, and every card was tried. The first weights are those that make
//! the cards that are enough likeliest to stand in front (a softmax over the points, cards that
//! cost little search counting more). `RUFFED` was then lowered by hand, because a lead that can be
//! ruffed costs much search even where it is enough; and one weight after another was moved up
//! and down as long as the geometric mean of the nodes of full tables of nine deals fell, for one
//! incomplete round. So a number says little by itself; differences within a table do. No result
//! depends on them.
//!
//! Hands are counted clockwise from whoever is to play: 0 himself, 1 left hand opponent, 2 partner, 3
//! right hand opponent.

#![allow(clippy::indexing_slicing, reason = "indices are masked or match the tables")]

/// What a lead is from.
#[derive(Debug, Clone, Copy)]
pub enum From {
    /// Any suit where there are no trumps.
    Plain,
    /// A side suit.
    Side,
    /// Trumps.
    Trumps,
}

/// A lead, by who holds the highest, second and third card of the suit.
const LEAD: [[[[i8; 4]; 4]; 4]; 3] = [
    [
        [[17, 3, -5, 0], [-15, -10, -10, -12], [-4, 0, 6, -5], [-29, -17, -12, 0]],
        [[-4, -23, -7, -14], [-22, -28, -1, 2], [5, 1, -3, 3], [-13, -1, 1, -17]],
        [[20, 10, 3, 12], [14, 2, 10, 2], [-7, 8, 14, 13], [-4, 5, -11, -5]],
        [[-3, -17, 1, -43], [-7, -4, 0, -12], [1, 7, 7, -5], [-21, -7, 6, -10]],
    ],
    [
        [[4, -9, 6, -5], [-12, -11, -7, -9], [-3, 1, -1, 1], [-21, -8, -11, -17]],
        [[2, -17, -6, -12], [-9, 0, -2, 4], [-2, 5, 4, 6], [-3, -1, -6, 1]],
        [[9, 0, 6, 5], [4, 2, 14, 0], [9, 5, 12, 11], [1, -1, 11, 3]],
        [[-9, -16, 0, -18], [-6, 2, -1, -8], [0, 9, -1, -12], [-15, 0, -2, -3]],
    ],
    [
        [[-8, 9, -9, 3], [-11, -12, -13, -8], [-8, -3, -14, -11], [-30, -10, -16, -4]],
        [[-15, -19, -16, -13], [-18, -4, -7, -3], [-12, -3, -1, -4], [-10, 1, -11, 2]],
        [[5, 8, 9, 7], [5, 15, 19, 17], [21, 21, 17, 18], [2, 6, 3, -1]],
        [[-13, -8, -10, -15], [-6, -2, -8, -4], [-8, 4, -21, -9], [-13, 6, -10, 8]],
    ],
];
/// More for the highest of several cards to lead, by who holds the highest of the suit.
const HIGHEST: [[i8; 4]; 3] = [[15, 9, -8, -1], [23, 12, 12, -2], [12, -1, -6, -7]];
/// More for a card to lead between the highest and the lowest.
const BETWEEN: [i8; 3] = [7, 10, 4];
/// For each card that a hand has in the suit led.
const LENGTH: [[i8; 4]; 3] = [[-2, -5, 2, -5], [-2, -4, 0, -3], [-2, -3, 0, -3]];
/// For a hand that has none.
const VOID: [[i8; 4]; 3] = [[0, -11, 9, -11], [0, -11, -1, -7], [0, -27, 13, -22]];
/// A side suit that can be ruffed: 1 by the left, 2 by the right hand opponent, 4 by partner, added up.
const RUFFED: [i8; 8] = [0, -39, -48, -74, 8, -32, -31, -52];
/// A card of the suit led: by place in the trick (second, third, fourth) and `Outcome`.
const FOLLOW: [[i8; 5]; 3] = [[-30, -11, 2, 38, 5], [-32, -16, 0, 33, -7], [-35, 0, 1, 37, 0]];
/// For each card below it that might be played instead.
const FOLLOW_STEP: [[i8; 5]; 3] = [[-21, 1, -1, -6, -5], [-18, 9, -12, -7, 6], [-21, 0, -17, -9, 0]];
/// A trump on another suit, as `FOLLOW`.
const RUFF: [[i8; 5]; 3] = [[0, -9, -4, 18, 16], [-26, -6, -20, 28, 15], [-29, 0, -26, 43, 0]];
/// For each lower trump that might be played instead.
const RUFF_STEP: i32 = -11;
/// A discard without and with trumps, by who holds the highest and second card of the suit.
const DISCARD: [[[i8; 4]; 4]; 2] = [
    [[4, -3, -6, 0], [3, 24, -2, -12], [-3, 9, -10, 17], [-3, -4, -6, -4]],
    [[1, -7, -9, -8], [-8, 13, 0, 3], [-5, -3, -14, -12], [-7, 8, -3, -3]],
];
/// For each card that the discarding hand, and partner, have in the suit.
const DISCARD_LENGTH: [[i8; 2]; 2] = [[7, -1], [3, -8]];
/// For each card below it that might be discarded instead.
const DISCARD_STEP: [i8; 2] = [-10, -9];

/// What becomes of a trick with a card, if everybody then plays the most he can.
#[derive(Debug, Clone, Copy)]
pub enum Outcome {
    /// Lost, and the card is lower than what is winning.
    Under,
    /// Lost, though the card wins for the moment: it costs the opponents no more than they pay anyway.
    InVain,
    /// Won, with or without this card.
    Anyway,
    /// Won by this card.
    Wins,
    /// Lost, but it takes a higher card to beat this one than it would without.
    Forces,
}

/// A lead from a suit whose three highest cards are with these hands.
#[inline]
pub fn lead(from: From, owners: [usize; 3]) -> i32 {
    let [first, second, third] = owners;
    LEAD[from as usize][first & 3][second & 3][third & 3].into()
}

/// More, if it is the highest of several.
#[inline]
pub fn highest(from: From, top: usize) -> i32 {
    HIGHEST[from as usize][top & 3].into()
}

/// More, if it is between the highest and the lowest.
#[inline]
pub fn between(from: From) -> i32 {
    BETWEEN[from as usize].into()
}

/// For the number of cards that a hand has in the suit.
#[inline]
pub fn length(from: From, hand: usize, cards: i32) -> i32 {
    let weight = if cards == 0 { VOID } else { LENGTH }[from as usize][hand & 3];
    cards.max(1) * i32::from(weight)
}

/// For who can ruff it: 1 left, 2 right, 4 partner.
#[inline]
pub fn ruffed(who: usize) -> i32 {
    RUFFED[who & 7].into()
}

/// A card of the suit led, as number `played`, with so many below it.
#[inline]
pub fn follow(played: usize, outcome: Outcome, below: i32) -> i32 {
    let place = played.saturating_sub(1).min(2);
    i32::from(FOLLOW[place][outcome as usize]) + below * i32::from(FOLLOW_STEP[place][outcome as usize])
}

/// A trump on another suit.
#[inline]
pub fn ruff(played: usize, outcome: Outcome, below: i32) -> i32 {
    i32::from(RUFF[played.saturating_sub(1).min(2)][outcome as usize]) + below * RUFF_STEP
}

/// A discard from a suit whose highest cards are with these hands, and of which this hand and partner
/// have so many, with so many below it.
#[inline]
pub fn discard(trumps: bool, owners: [usize; 3], lengths: [i32; 2], below: i32) -> i32 {
    let kind = usize::from(trumps);
    let [first, second, _] = owners;
    let ([mine, partners], [of_mine, of_partners]) = (lengths, DISCARD_LENGTH[kind]);
    i32::from(DISCARD[kind][first & 3][second & 3])
        + mine * i32::from(of_mine)
        + partners * i32::from(of_partners)
        + below * i32::from(DISCARD_STEP[kind])
}
