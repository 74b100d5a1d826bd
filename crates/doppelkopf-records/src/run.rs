//! One way through a record: every card and call laid where the record lays it.

use doppelkopf::{ByPlace, Call, Course, Finding, Game, Hand, Kind, Naming, Party, Place, Play, Say, Trumps};
use doppelkopf_rules::Position;

use crate::{Action, Found, Irregular, judge::Table};

/// A record played through.
pub(crate) struct Run {
    pub(crate) game: Game,
    pub(crate) course: Course,
    pub(crate) found: Vec<Found>,
    /// What the rules allow at each step of which the record tells it, by the number of the step.
    pub(crate) allowed: Vec<(usize, Vec<Action>)>,
    /// Each card with the position in which it was played, as far as the hands are known.
    pub(crate) positions: Vec<(Play, Kind)>,
    hands: Option<ByPlace<Hand>>,
}

impl Run {
    pub(crate) fn of(table: &Table<'_>, game: Game) -> Run {
        let alten = ByPlace(table.alten.0.map(|count| Some(count > 0)));
        let course = Course::new(game, alten).under(table.rules);
        let (found, allowed, positions) = (Vec::new(), Vec::new(), Vec::new());
        let mut run = Run { game, course, found, allowed, positions, hands: table.hands };
        for (step, number) in table.record.steps.iter().zip(1..) {
            // Whoever cannot be read plays in turn; what he calls is nobody’s.
            let place = match (step.position, step.action) {
                (Some(position), _) => table.seating.place(position),
                (None, Action::Card(_)) => run.course.turn(),
                (None, _) => None,
            };
            let Some(place) = place else { continue };
            let position = table.seating.position(place);
            if step.allowed.is_some() {
                run.allowed.extend(run.may(place, step.action).map(|may| (number, may)));
            }
            match step.action {
                Action::Card(kind) => {
                    if !run.card(table, position, kind) {
                        return run;
                    }
                }
                Action::Call(call) => run.call(position, place, call),
                Action::NoCall | Action::Gesund | Action::Hochzeit | Action::Solo(_) => {}
            }
        }
        run.finish(table);
        run
    }

    /// Whether it makes sense to read on.
    fn card(&mut self, table: &Table<'_>, position: Position, kind: Kind) -> bool {
        let Some(place) = table.seating.place(position) else { return true };
        let irregular = |run: &mut Run, what| {
            let trick = Some((run.course.tricks_done() + 1).min(12));
            run.found.push(Found { what, position: Some(position), trick });
        };
        let Some(turn) = self.course.turn() else {
            irregular(self, Irregular::TooManyCards);
            return false;
        };
        if turn != place {
            let turn = table.seating.position(turn);
            if self.course.led().is_some() {
                irregular(self, Irregular::OutOfTurn { turn });
                return false;
            }
            irregular(self, Irregular::Lead { turn });
            self.course.lead_from(place);
        }
        if let Some(hands) = self.hands {
            self.positions.push((Play::resumed(hands, self.with_calls(table)), kind));
        }
        match self.hands.as_mut().map(|hands| (hands[place], hands[place].without(kind), &mut hands[place])) {
            None => {}
            Some((_, None, _)) => irregular(self, Irregular::NotInHand(kind)),
            Some((hand, Some(rest), held)) => {
                *held = rest;
                if !self.course.following(hand).has(kind) {
                    irregular(self, Irregular::MustFollow(kind));
                }
            }
        }
        self.course.lay(kind);
        true
    }

    fn call(&mut self, position: Position, place: Place, call: Call) {
        let party = self.party(place);
        if let Err(refusal) = self.course.announce(place, party, call, self.course.cards_left(place)) {
            let trick = Some(self.course.tricks_done() + 1);
            let what = Irregular::Call { party, call, refusal };
            self.found.push(Found { what, position: Some(position), trick });
            self.course.call_stands(place, party, call);
        }
    }

    /// All hands are known; before the Klärungsstich only the Hochzeiter is Re.
    fn party(&self, place: Place) -> Party {
        self.course.party(place).unwrap_or(Party::Kontra)
    }

    /// What is missing, and the calls whose moment is not told.
    fn finish(&mut self, table: &Table<'_>) {
        if self.course.turn().is_some() {
            let left: u8 = Place::ALL.into_iter().map(|place| self.course.cards_left(place)).sum();
            let what = Irregular::Unfinished { cards: 48 - left };
            self.found.push(Found { what, position: None, trick: None });
        }
        self.course = self.with_calls(table);
    }

    /// The table with the calls whose moment is not told.
    fn with_calls(&self, table: &Table<'_>) -> Course {
        let mut course = self.course;
        for party in Party::BOTH {
            let speaker = Place::ALL.into_iter().find(|&place| self.party(place) == party);
            if let (Some(call), Some(place)) = (*table.record.calls.of(party), speaker) {
                course.call_stands(place, party, call);
            }
        }
        course
    }

    /// What a player might do in place of this, where his hand is known.
    fn may(&self, place: Place, instead_of: Action) -> Option<Vec<Action>> {
        let hand = self.hands?[place];
        Some(match instead_of {
            Action::Card(_) if self.course.turn() == Some(place) => {
                self.course.following(hand).kinds().map(Action::Card).collect()
            }
            Action::Card(_) => Vec::new(),
            Action::Call(_) | Action::NoCall => {
                let (party, cards) = (self.party(place), self.course.cards_left(place));
                let may = |call: &Call| self.course.check_call(party, *call, cards).is_ok();
                Call::ALL.into_iter().filter(may).map(Action::Call).chain([Action::NoCall]).collect()
            }
            Action::Gesund | Action::Hochzeit | Action::Solo(_) => may_name(place, hand),
        })
    }
}

/// What a player with this hand might name if he were the only one with a Vorbehalt.
fn may_name(by: Place, hand: Hand) -> Vec<Action> {
    let both = |place| Some(place == by && hand.count(Kind::ALTE) == 2);
    let may = |naming| {
        let mut finding = Finding::new(ByPlace([false; 4]), ByPlace::from_fn(both));
        let say = |place| if place == by { Say::Vorbehalt } else { Say::Gesund };
        Place::ALL.into_iter().all(|place| finding.say(place, say(place)).is_ok())
            && finding.name(by, naming).is_ok()
    };
    let solos = Trumps::ALL.map(|trumps| (Naming::Lustsolo(trumps), Action::Solo(trumps)));
    let named = [(Naming::Hochzeit, Action::Hochzeit)].into_iter().chain(solos);
    let named = named.filter(|(naming, _)| may(*naming)).map(|(_, action)| action);
    [Action::Gesund].into_iter().chain(named).collect()
}
