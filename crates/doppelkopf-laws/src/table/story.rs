//! What happened, in order. What lies on the table follows from it, so that a ruling which undoes
//! something leaves no trace of it.

use doppelkopf::{
    ByPlace, Course, Finding, Game, Kind, Naming, Party, Place, Say, Seating, Shortened, Spoken, Stage,
};

use super::{Setup, Table};
use crate::state::Hands;

/// Something said while the game is found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Word {
    pub at: u32,
    pub place: Place,
    pub said: Said,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Said {
    Say(Say),
    Solo(bool),
    Name(Naming),
}

/// A card or a call.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Step {
    pub at: u32,
    pub place: Place,
    pub done: Done,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Done {
    Card(Kind),
    /// `party`: the side it counts for, if it was said or known then; `cards`: those in hand.
    Call {
        spoken: Spoken,
        party: Option<Party>,
        cards: u8,
    },
    /// 5.3.7: he leaves his tricks lying from here on.
    LeavesTricks,
    /// 5.3.7: he takes them in.
    TakesIn,
    /// 5.4: he has shortened, and what was not played goes like this.
    Shortened(Shortened),
}

/// A card that lies on the table before its turn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Early {
    pub at: u32,
    pub kind: Kind,
    /// To the trick after so many complete ones, which was led to; otherwise thrown ahead, for the next.
    pub to: Option<u8>,
}

/// The query before anybody has spoken; nothing if somebody is to be forced and nobody can be.
pub(super) fn beginning(setup: &Setup, seating: Seating) -> Option<Finding> {
    let owes = ByPlace::from_fn(|place| setup.owes.contains(seating.position(place)));
    if setup.forced {
        return Finding::vorfuehrung(owes);
    }
    // Who holds both ♣D is no affair of the query: what everybody hears goes on the same either way.
    Some(Finding::new(owes, ByPlace([None; 4])))
}

/// Takes in a word: as it is allowed, or else as it stands because nobody claimed it.
fn hear(finding: &mut Finding, word: &Word) {
    match word.said {
        Said::Say(say) => {
            if finding.say(word.place, say).is_err() {
                finding.say_stands(word.place, say);
            }
        }
        Said::Solo(yes) => {
            // A no of a player who is bound changes nothing.
            let _ = finding.claim(word.place, yes);
        }
        Said::Name(naming) => {
            if finding.name(word.place, naming).is_err() {
                finding.name_stands(word.place, naming);
            }
        }
    }
}

/// Takes in a card or a call, allowed or not.
fn see(course: &mut Course, step: &Step) {
    match step.done {
        Done::Card(kind) => {
            if course.turn() != Some(step.place) {
                course.lead_from(step.place);
            }
            course.lay(kind);
        }
        Done::Call { spoken, party, cards } => {
            let Some(party) = party.or(course.party(step.place)) else { return };
            if course.announce(step.place, party, spoken.call, cards).is_err() {
                course.call_stands(step.place, party, spoken.call);
            }
        }
        // Each was checked when it happened; after a card went back it may have no meaning any more.
        Done::LeavesTricks => drop(course.leave_lying(step.place)),
        Done::TakesIn => drop(course.take_in(step.place)),
        Done::Shortened(rest) => drop(course.shorten(step.place, rest)),
    }
}

impl Table {
    /// Hears a word, and goes on to the play if it makes the game.
    pub(super) fn hear(&mut self, place: Place, said: Said) {
        self.hear_as_of(place, said, self.now);
    }

    /// Hears a word that was said at this event.
    pub(super) fn hear_as_of(&mut self, place: Place, said: Said, at: u32) {
        let word = Word { at, place, said };
        hear(&mut self.finding, &word);
        self.words.push(word);
        self.begin_play();
    }

    /// Sees a card or a call.
    pub(super) fn see(&mut self, place: Place, done: Done, at: u32) {
        let step = Step { at, place, done };
        if let Some(course) = &mut self.course {
            see(course, &step);
        }
        self.steps.push(step);
    }

    /// The course of the play, or none while the game is not found. 4.1.2: the last to speak may change
    /// his word until a card or a call, and then the game is another.
    fn begin_play(&mut self) {
        let found = match self.finding.stage() {
            Stage::Found(game) => Some(game),
            _ => None,
        };
        if found != self.game() {
            self.course = found.map(|game| self.course_of(game, &self.steps));
        }
    }

    pub(super) fn course_of<'a>(&self, game: Game, steps: impl IntoIterator<Item = &'a Step>) -> Course {
        let mut course = Course::new(game, self.alten).under(self.rules());
        steps.into_iter().for_each(|step| see(&mut course, step));
        course
    }

    /// Tells the story again after something was taken out of it.
    pub(super) fn retell(&mut self) {
        if let Some(beginning) = beginning(&self.setup, self.seating) {
            self.finding = beginning;
        }
        self.words.iter().for_each(|word| hear(&mut self.finding, word));
        self.course = match self.finding.stage() {
            Stage::Found(game) => Some(self.course_of(game, &self.steps)),
            _ => None,
        };
    }

    /// The game as it was found before this event.
    pub(super) fn finding_before(&self, at: u32) -> Finding {
        let beginning = beginning(&self.setup, self.seating);
        let mut finding = beginning.unwrap_or(self.finding);
        self.words.iter().filter(|word| word.at < at).for_each(|word| hear(&mut finding, word));
        finding
    }

    /// What had happened on the table before this event, as far as it still counts. What has become known
    /// of the sides since was true then, too.
    pub(super) fn course_before(&self, at: u32) -> Option<Course> {
        let Stage::Found(game) = self.finding_before(at).stage() else { return None };
        let known = match &self.course {
            Some(course) if course.game() == Game::Normal => {
                ByPlace::from_fn(|place| course.party(place).map(|party| party == Party::Re))
            }
            _ => self.alten,
        };
        let mut course = Course::new(game, known).under(self.rules());
        // A card thrown ahead before this event and played after it was not in a trick yet.
        self.steps.iter().take_while(|step| step.at < at).for_each(|step| see(&mut course, step));
        Some(course)
    }

    /// The hands before this event.
    pub(super) fn hands_before(&self, at: u32) -> Hands {
        let mut hands = self.hands.clone();
        for (place, early) in self.early.iter() {
            if let Some(early) = early.filter(|early| early.at >= at) {
                hands.give_back(place, early.kind);
            }
        }
        for step in self.steps.iter().filter(|step| step.at >= at) {
            if let Done::Card(kind) = step.done {
                hands.give_back(step.place, kind);
            }
        }
        hands
    }

    /// Who was dealt another number of cards than twelve, as far as hands are known.
    pub(super) fn wrong_counts(&self) -> impl Iterator<Item = Place> + use<> {
        let dealt = self.hands_before(0);
        Place::ALL.into_iter().filter(move |&place| dealt.count(place) != 12)
    }

    /// How many cards lie on the table or in tricks.
    pub(super) fn cards_laid(&self) -> usize {
        self.steps.iter().filter(|step| matches!(step.done, Done::Card(_))).count()
    }

    /// The card that was laid last, if it was laid since this event.
    pub(super) fn last_card(&self) -> Option<(Place, Kind, u32)> {
        self.steps.iter().rev().find_map(|step| match step.done {
            Done::Card(kind) => Some((step.place, kind, step.at)),
            _ => None,
        })
    }

    /// The card that was laid last goes back.
    pub(super) fn take_back_last(&mut self) {
        let last = self.steps.iter().rposition(|step| matches!(step.done, Done::Card(_)));
        if let Some(step) = last.map(|i| self.steps.remove(i))
            && let Done::Card(kind) = step.done
        {
            self.hands.give_back(step.place, kind);
            self.retell();
        }
    }

    /// The cards laid since this event go back into their hands; calls stay. A card that lay there
    /// before its turn lies so again.
    pub(super) fn take_back_since(&mut self, at: u32) {
        for place in Place::ALL {
            if let Some(early) = self.early[place].filter(|early| early.at >= at) {
                self.early[place] = None;
                self.hands.give_back(place, early.kind);
            }
        }
        let is_since = |step: &Step| matches!(step.done, Done::Card(_)) && step.at >= at;
        let Some(first) = self.steps.iter().position(is_since) else { return };
        let later = self.steps.split_off(first);
        for step in later {
            match step.done {
                Done::Card(kind) if step.at >= at => self.hands.give_back(step.place, kind),
                Done::Card(kind) => {
                    let to = Some(self.tricks_of_steps());
                    self.early[step.place] = Some(Early { at: step.at, kind, to });
                }
                Done::Call { .. } => self.steps.push(step),
                // Play goes on, so nothing lies and nothing was shortened.
                Done::LeavesTricks | Done::TakesIn | Done::Shortened(_) => {}
            }
        }
        self.retell();
    }

    /// Complete tricks of the story as it stands.
    fn tricks_of_steps(&self) -> u8 {
        u8::try_from(self.cards_laid() / 4).unwrap_or(12)
    }

    /// What this player named last was another game, where he could have named that.
    pub(super) fn rename(&mut self, place: Place, naming: Naming) {
        let named = |word: &Word| word.place == place && matches!(word.said, Said::Name(_));
        let Some(i) = self.words.iter().rposition(named) else { return };
        let Some(word) = self.words.get_mut(i) else { return };
        let at = word.at;
        let before = std::mem::replace(&mut word.said, Said::Name(naming));
        if self.finding_before(at).name(place, naming).is_ok() {
            self.retell();
        } else if let Some(word) = self.words.get_mut(i) {
            word.said = before;
        }
    }

    /// What was said or called at this event is void.
    pub(super) fn strike(&mut self, at: u32) {
        self.words.retain(|word| word.at != at);
        self.steps.retain(|step| step.at != at || matches!(step.done, Done::Card(_)));
        self.retell();
    }
}
