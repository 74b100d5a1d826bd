//! The worst normal line as a story: the cards, and where it could still have been better.

use cards::{Card, CardSet, Seat};

use crate::{
    Normal, Normals, TooMuch,
    lines::Lines,
    scene::{Claim, Scene},
    ways::{Counts, ways},
};

/// A card of the claimer's side in the worst line, with which it can no longer win as much as another normal card
/// could have won. To be asked: could a player of this class do that?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Critical {
    /// Whose card.
    pub seat: Seat,
    /// The card played.
    pub card: Card,
    /// A normal card that could still have won more.
    pub instead: Card,
    /// The class of plays to be left out if the answer is no; where there is none, every normal play of this
    /// moment loses the trick but by luck.
    pub class: Option<Normal>,
}

/// At most so many plays make the story.
const PLAYS: usize = 3;

/// The worst line to the end.
pub(super) fn worst(worst: &mut Lines, scene: &Scene) -> Result<Vec<(Scene, Card)>, TooMuch> {
    let (mut at, mut line) = (*scene, Vec::new());
    while !at.position.is_over() {
        let Some((begun, card)) = worst.pick(&at)? else { break };
        let Some((next, _)) = begun.play(worst.claim(), card) else { break };
        line.push((begun, card));
        at = next;
    }
    Ok(line)
}

/// Where in this line the best that is still possible becomes less.
pub(super) fn critical(
    claim: &Claim,
    normals: Normals,
    best: &mut Lines,
    line: &[(Scene, Card)],
) -> Result<Vec<Critical>, TooMuch> {
    let mut found = Vec::new();
    for &(at, card) in line {
        let seat = at.position.turn();
        if found.len() < PLAYS && claim.is_ours(seat) {
            let here = best.after(&at, card)?;
            let mut instead = None;
            for other in ways(claim, &at, normals).cards() {
                let other = (best.after(&at, other)?, other);
                if other.0 > instead.map_or(here, |(tricks, _)| tricks) {
                    instead = Some(other);
                }
            }
            if let Some((_, instead)) = instead {
                let class = class_of(claim, normals, best, &at, here)?;
                found.push(Critical { seat, card, instead, class });
            }
        }
    }
    Ok(found)
}

/// The class without which this moment would not have lost anything, or less.
fn class_of(
    claim: &Claim,
    normals: Normals,
    best: &mut Lines,
    scene: &Scene,
    here: u8,
) -> Result<Option<Normal>, TooMuch> {
    // 70D2: a claiming defender's partner may play any card, whatever else is normal.
    let partner = !claim.by_declarer && scene.position.turn() != claim.by;
    if partner && normals.has(Normal::AnyByPartner) {
        return Ok(Some(Normal::AnyByPartner));
    }
    for class in normals.iter() {
        let ways = ways(claim, scene, normals.without(class));
        let mut groups = Vec::new();
        for (counts, cards) in ways.groups {
            groups.push(of(best, scene, counts, cards)?);
        }
        if counted(ways.of_groups, groups).is_some_and(|tricks| tricks > here) {
            return Ok(Some(class));
        }
    }
    Ok(None)
}

fn of(best: &mut Lines, scene: &Scene, counts: Counts, cards: CardSet) -> Result<u8, TooMuch> {
    let tricks: Result<Vec<u8>, TooMuch> = cards.iter().map(|card| best.after(scene, card)).collect();
    Ok(counted(counts, tricks?).unwrap_or(0))
}

fn counted(counts: Counts, tricks: Vec<u8>) -> Option<u8> {
    match counts {
        Counts::Worst => tricks.into_iter().min(),
        Counts::Best => tricks.into_iter().max(),
    }
}
