//! An ending that can be solved: hands, parties and what has happened so far.

use doppelkopf::{ByPlace, Party, Place, Play};
use doppelkopf_rules::Rules;
use thiserror::Error;

use crate::{
    layout::Layout,
    node::Node,
    search::Past,
    worth::{Tricks, Worth},
};

/// Any point of a game at which a card is to be played and the parties stand.
#[derive(Debug)]
pub struct Ending {
    pub(crate) play: Play,
    pub(crate) rules: Rules,
    pub(crate) layout: Layout,
    pub(crate) worth: Worth,
}

/// Why a position cannot be solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum EndingError {
    /// All is played, or the game was shortened.
    #[error("the game is over: no card is left to be played")]
    Over,
    /// S4.1: before the Klärungsstich the parties depend on the play.
    #[error("the Hochzeit is not clarified yet: solve it from the trick after the Klärungsstich")]
    NotClarified,
    /// Nobody has told who holds the ♣D.
    #[error("the party of the {0:?} player is not known")]
    PartyUnknown(Place),
    /// Other cards than there must be.
    #[error("the {place:?} player holds {held} cards, but has {left} to play")]
    Count {
        /// Whose.
        place: Place,
        /// Those in his hand.
        held: u8,
        /// Those he must have.
        left: u8,
    },
}

impl Ending {
    /// This game from here on, scored by these rules.
    pub fn new(play: &Play, rules: Rules) -> Result<Ending, EndingError> {
        let course = play.course();
        if course.turn().is_none() {
            return Err(EndingError::Over);
        }
        for place in Place::ALL {
            let (held, left) = (play.hand(place).len(), course.cards_left(place));
            if held != left {
                return Err(EndingError::Count { place, held, left });
            }
            if course.party(place).is_none() {
                return Err(EndingError::PartyUnknown(place));
            }
        }
        // 5.3.7: nothing is won by leaving tricks lying, so a soloist who plays well takes them in.
        let mut play = *play;
        if let Some(soloist) = course.soloist() {
            let _ = play.take_in(soloist);
        }
        let worth = Worth::of(course, rules).ok_or(EndingError::NotClarified)?;
        let party = ByPlace::from_fn(|place| course.party(place).unwrap_or(Party::Kontra));
        let hands = ByPlace::from_fn(|place| play.hand(place));
        Ok(Ending { play, rules, layout: Layout::new(course, &hands, &party), worth })
    }

    /// How many cards are left at most in a hand.
    pub(crate) fn cards(&self) -> u8 {
        Place::ALL.into_iter().map(|place| self.play.hand(place).len()).max().unwrap_or_default()
    }

    /// Where it stands, in the form of the search.
    pub(crate) fn node(&self) -> Node {
        node(&self.layout, &self.play)
    }

    /// Augen of Re so far, and what else of the past matters, asked for so many points.
    pub(crate) fn past(&self, points: i16) -> (i16, Past) {
        let course = self.play.course();
        let past = Past { tricks: Tricks::of(course), points: points - self.special() };
        (i16::from(course.augen(Party::Re)), past)
    }

    /// The Sonderpunkte so far, netted, seen from Re.
    fn special(&self) -> i16 {
        let sign = |party| if party == Party::Re { 1 } else { -1 };
        match (self.worth.special, self.play.course().special()) {
            (true, Some(special)) => {
                doppelkopf::Sonderpunkt::list(&special).into_iter().map(|(_, party)| sign(party)).sum()
            }
            _ => 0,
        }
    }
}

/// The hands of this layout, and the cards of the open trick.
pub(crate) fn node(layout: &Layout, play: &Play) -> Node {
    let course = play.course();
    let mut node = Node::leading(layout.all(), course.leader() as u8);
    // Cards that lie are in no hand any more, but the trick is the last one if the hands say so.
    let last = course.tricks_done() == 11;
    for steps in 0..4 {
        let Some(kind) = course.on_table(course.leader().plus(steps)) else { break };
        node = node.laying(layout, &layout.any(kind), last);
    }
    node
}
