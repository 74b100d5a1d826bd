//! The same interview where a debated point is read otherwise.

use cards::{Card, Seat};
use ruling::{Interview as _, Laws as _, Readings, Step};

use super::Desk;
use crate::{clause::Point, event::Event, facts::Rules, words::Bridge};

/// How one desk came of another.
#[derive(Debug, Clone)]
pub(super) enum Came {
    /// This was answered or chosen.
    Told(Step<Bridge>),
    /// This happened next.
    Happened(Event),
    /// This defender is on lead, later.
    Lead(Seat),
    /// This penalty card has been played, later.
    Played(Card),
    /// This player has taken the card back.
    TookBack(Seat, Card),
    /// This player calls.
    Calls(Seat),
    /// The auction is over, and this player declares.
    Declares(Seat),
}

impl Desk {
    pub(super) fn came(mut self, of: &Desk, how: Came) -> Desk {
        self.came = of.came.clone().map(|mut came| {
            came.push(how);
            came
        });
        self
    }

    /// The same interview where this point is read the other way than here: what was told and chosen is again. `None`: it
    /// cannot come to this there.
    ///
    /// # Errors
    /// [`BeganAtATable`].
    pub fn otherwise(&self, point: Point) -> Result<Option<Desk>, BeganAtATable> {
        let came = self.came.as_ref().ok_or(BeganAtATable)?;
        let others = |other: &&Point| self.rules.is_other_way(**other) != (**other == point);
        let readings = Point::ALL.iter().filter(others);
        let readings =
            readings.fold(Readings::default(), |readings, other| readings.other_way(other.number()));
        let begun = Desk::new(self.topic, Rules { readings, ..self.rules });
        Ok(came.iter().try_fold(begun, |desk, came| desk.goes(came)))
    }

    pub(super) fn goes(&self, came: &Came) -> Option<Desk> {
        match came {
            Came::Told(step) => self.after(*step),
            Came::Happened(event) => self.happens(event).ok(),
            Came::Lead(leader) => self.next_lead(*leader),
            Came::Played(card) => self.without_penalty_card(*card),
            Came::TookBack(seat, card) => self.takes_back(*seat, *card),
            Came::Calls(seat) => self.calls_now(*seat),
            Came::Declares(declarer) => self.declares(*declarer),
        }
    }
}

/// The interview began at a table that is played at: what was done there before cannot be done again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BeganAtATable;
