//! Shortening by a soloist, and what becomes of it (5.3.7, 5.4).

use doppelkopf::{ByPlace, Course, Kind, Place, Play, ShortenRefusal, Shortened};
use doppelkopf_rules::{Clause, Position};

use super::{
    Table,
    claimed::{Claimed, Proof},
    story::Done,
};
use crate::{
    event::{Impossible, Refused},
    facts::Facts,
    offence::{Act, Offence},
    words::{Answer, Pending, Question, Ruling},
};

/// A soloist claims the rest, and the table cannot see whether he is right.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Shortening {
    place: Place,
    /// The claim is known not to be true; the soloist gets at least and at most so many of the remaining Augen.
    fails: Option<(u8, u8)>,
}

impl Table {
    pub(super) fn shorten(&mut self, by: Position, line: Option<&[Kind]>) -> Result<(), Refused> {
        let place = self.player(by)?;
        if let Some(line) = line
            && !self.hands.can_hold_all(place, line)
        {
            return Err(Impossible::Shorten(ShortenRefusal::NotInHand).into());
        }
        if self.may_shorten(by, place)? {
            self.went(by);
            self.judge(place, line);
        }
        Ok(())
    }

    pub(super) fn hand_over(&mut self, by: Position) -> Result<(), Refused> {
        let place = self.player(by)?;
        if self.may_shorten(by, place)? {
            self.went(by);
            self.end_play(place, Shortened { augen: 0, tricks: 0, kontra_may_call: true });
        }
        Ok(())
    }

    /// 5.4.3: where it is not a known soloist it is an offence.
    fn may_shorten(&mut self, by: Position, place: Place) -> Result<bool, Refused> {
        let course = self.course.ok_or(Impossible::NotFound)?;
        match course.check_soloist(place) {
            Ok(()) => Ok(true),
            Err(ShortenRefusal::NotASoloist) => {
                self.open(Offence { by, act: Act::Shortened });
                Ok(false)
            }
            Err(refusal) => Err(Impossible::Shorten(refusal).into()),
        }
    }

    /// I44: somebody says that a soloist's claim does not hold, and the referee has it decided.
    pub(super) fn played_out(&mut self, by: Position) {
        let place = self.place(by);
        if let Some(place) = place.filter(|&p| self.course.is_some_and(|c| c.check_soloist(p).is_ok())) {
            self.judge(place, None);
        }
    }

    /// Decides a claim where all cards are known.
    fn judge(&mut self, place: Place, line: Option<&[Kind]>) {
        self.shortening = Some(Shortening { place, fails: None });
        // With a wrong number of cards nobody can play it out.
        if self.wrong_counts().next().is_some() {
            return;
        }
        let Some((course, mut hands)) = self.course.zip(self.hands.all()) else { return };
        for (of, early) in self.early.iter() {
            if let Some(early) = early {
                hands[of] = hands[of].with(early.kind).unwrap_or(hands[of]);
            }
        }
        let play = Play::resumed(ByPlace(hands.0), course);
        match self.searches.proof(Claimed::new(play, place, line)) {
            Some(Proof::Rest { augen, tricks }) => {
                self.end_play(place, Shortened { augen, tricks, kontra_may_call: false });
            }
            // It is not true, and only the referee can say how much of it he gets.
            Some(Proof::Between { least, most }) => {
                self.shortening = Some(Shortening { place, fails: Some((least, most)) });
            }
            Some(Proof::Nothing) | None => {}
        }
    }

    fn end_play(&mut self, place: Place, rest: Shortened) {
        self.shortening = None;
        self.see(place, Done::Shortened(rest), self.now);
        self.applied.insert(Clause::T5_4);
    }

    /// What the referee has to find out about a claim.
    pub(super) fn decide_shortening(&mut self) -> Result<(), Pending> {
        let (Some(Shortening { place, fails }), Some(course)) = (self.shortening, self.course) else {
            return Ok(());
        };
        if course.turn().is_none() || self.ending.is_some() {
            self.shortening = None;
            return Ok(());
        }
        let by = self.position(place);
        let f = Facts::new(self.rules(), &self.told, None);
        let holds = fails.is_none() && f.is_so(Question::ClaimHolds(by), &[Clause::T5_4])?;
        let rest = if holds {
            let won = Place::ALL.into_iter().map(|p| course.won(p).augen()).sum::<u8>();
            Shortened { augen: 240 - won, tricks: 12 - course.tricks_done(), kontra_may_call: false }
        } else {
            told_rest(&f, by, &course, fails)?
        };
        let used = f.ruled(Ruling::under(Clause::T5_4)).facts;
        self.told.forget(&used);
        self.end_play(place, rest);
        self.settle();
        Ok(())
    }

    pub(super) fn leave_tricks(&mut self, by: Position) -> Result<(), Refused> {
        let place = self.player(by)?;
        let mut course = self.course.ok_or(Impossible::NotFound)?;
        course.leave_lying(place).map_err(Impossible::Shorten)?;
        self.see(place, Done::LeavesTricks, self.now);
        self.applied.insert(Clause::T5_3_7);
        Ok(())
    }

    pub(super) fn take_in(&mut self, by: Position) -> Result<(), Refused> {
        let place = self.player(by)?;
        let mut course = self.course.ok_or(Impossible::NotFound)?;
        course.take_in(place).map_err(Impossible::Shorten)?;
        self.see(place, Done::TakesIn, self.now);
        Ok(())
    }

    /// I44: a claim is known not to be true, and there are too many ways to play on: the fewest and the most of the
    /// remaining Augen that the soloist can get of them, as far as that is proved.
    #[must_use]
    pub fn proved_of_rest(&self) -> Option<(u8, u8)> {
        self.shortening?.fails
    }

    /// Has the soloist shortened?
    pub(super) fn is_shortened(&self) -> bool {
        self.course.is_some_and(|course| course.shortened().is_some())
    }
}

/// What the referee gives the soloist of the rest: nothing that is proved to be too little or too much.
fn told_rest(
    f: &Facts,
    by: Position,
    course: &Course,
    proved: Option<(u8, u8)>,
) -> Result<Shortened, Pending> {
    let number = |question: Question, least: u8, most: u8| {
        let clauses = [Clause::T5_4];
        match f.ask(question, &clauses)? {
            Answer::Number(number) if (least..=most).contains(&number) => Ok(number),
            _ => Err(Pending::Question { question, clauses: clauses.to_vec() }),
        }
    };
    let won = Place::ALL.into_iter().map(|p| course.won(p).augen()).sum::<u8>();
    let (least, most) = proved.unwrap_or((0, 240 - won));
    let tricks = number(Question::RestTricks(by), 0, 12 - course.tricks_done())?;
    let augen = number(Question::RestAugen(by), least, most)?;
    Ok(Shortened { augen, tricks, kontra_may_call: false })
}
