//! The rules speak, and what they say is done.

use doppelkopf::{ByPlace, Course, Game, Kind, Naming, Party, Place};
use doppelkopf_rules::{Clause, Position};

use super::{Table, end::Ending, knows::AtOffence, story::Done};
use crate::{
    facts::Facts,
    laws::{
        self,
        claim::{self, Moment},
    },
    matter::Matter,
    offence::Act,
    words::{Answer, Effect, Pending, Question, Ruling},
};

impl Table {
    /// Lets the rules decide what was claimed; what they wait for is pending.
    pub(super) fn settle(&mut self) {
        self.pending = None;
        self.conclude();
        self.end_of_play();
        self.end_of_cards();
        self.expire();
        self.watch();
        while let Some(i) = self.claimed() {
            let Some(matter) = self.matters.get(i).cloned() else { return };
            self.noticed = Some(matter.offence);
            let at_offence = AtOffence::new(self, &matter);
            let facts = Facts::new(self.rules(), &self.told, Some(&at_offence));
            match laws::rule(&facts, &matter.offence) {
                Ok(ruling) => {
                    let ruling = facts.ruled(ruling).because_of(matter.offence.act.kind());
                    self.matters.remove(i);
                    self.settled.push((matter.at, matter.offence.by));
                    self.told.forget(&ruling.facts);
                    self.apply(&matter, &ruling);
                    self.rulings.push(ruling);
                    self.end_of_play();
                    self.expire();
                }
                Err(pending) => {
                    self.wait_for(pending);
                    return;
                }
            }
        }
        if let Err(pending) = self.decide_shortening() {
            self.wait_for(pending);
        } else if let Some(pending) = self.missing_for_score() {
            self.wait_for(pending);
        }
    }

    fn wait_for(&mut self, pending: Pending) {
        for &clause in pending.clauses() {
            self.applied.insert(clause);
        }
        self.pending = Some(pending);
    }

    /// 9.6.6: which claim is ruled on now.
    fn claimed(&self) -> Option<usize> {
        let claims: Vec<(usize, Moment)> = self
            .matters
            .iter()
            .enumerate()
            .filter_map(|(i, m)| Some((i, Moment { claimed: m.claimed?, committed: m.at })))
            .collect();
        let moments: Vec<Moment> = claims.iter().map(|(_, moment)| *moment).collect();
        claims.get(claim::ruled_on(&moments)?).map(|(i, _)| *i)
    }

    /// The last card lies, or the soloist has shortened. All cards have been seen then, so that what
    /// could not be noticed can be now.
    fn end_of_play(&mut self) {
        if self.ending.is_none() && self.course.is_some_and(|course| course.turn().is_none()) {
            self.ending = Some(Ending::Played);
            for i in 0..self.matters.len() {
                self.appears(i);
            }
        }
    }

    /// 3.3.9, I07: who should play has no card any more, so that the game cannot be finished. Nobody has to claim
    /// that.
    fn end_of_cards(&mut self) {
        let turn = self.course.and_then(|course| course.turn());
        if self.ending.is_some() || turn.is_none_or(|place| self.hands.count(place) != 0) {
            return;
        }
        let now = self.now;
        for i in 0..self.matters.len() {
            if self.matters.get(i).is_some_and(|m| m.offence.act == Act::WrongCount && m.claimed.is_none()) {
                self.appears(i);
                if let Some(matter) = self.matters.get_mut(i) {
                    matter.claimed = Some(now);
                }
            }
        }
    }

    /// 9.6.3: what nobody may claim any more is valid.
    fn expire(&mut self) {
        let cards = self.cards_laid();
        let (valid, open): (Vec<Matter>, Vec<Matter>) =
            std::mem::take(&mut self.matters).into_iter().partition(|m| m.is_valid_now(cards));
        self.matters = open;
        for matter in valid {
            self.settled.push((matter.at, matter.offence.by));
            // Which of them counts follows from what was played; here only that it is valid.
            let ruling = match matter.taken_back {
                Some(_) if matter.is_about_card() => {
                    laws::put_right(matter.offence.by, matter.offence.act.kind())
                }
                _ => laws::unclaimed(matter.offence.by, matter.offence.act.kind(), false),
            };
            for &clause in &ruling.clauses {
                self.applied.insert(clause);
            }
            if matter.offence.act == Act::WrongDealer {
                // I01: the order goes on from the one who should have dealt.
                self.order_from = Some(self.setup.dealer);
            }
        }
    }

    fn apply(&mut self, matter: &Matter, ruling: &Ruling) {
        for &clause in &ruling.clauses {
            self.applied.insert(clause);
        }
        for &point in &ruling.debated {
            if !self.debated.contains(&point) {
                self.debated.push(point);
            }
        }
        for effect in &ruling.effects {
            self.carry_out(matter, *effect);
        }
        if self.ending.is_some_and(|ending| ending != Ending::Played) {
            // 9.6.6: the game has ended with it.
            self.matters.clear();
        }
    }

    fn carry_out(&mut self, matter: &Matter, effect: Effect) {
        match effect {
            Effect::Class(class) => {
                if !claim::another_may_be_claimed(class) {
                    self.matters.retain(|m| !claim::needs_claim(m.offence.act.kind()));
                }
            }
            Effect::Penalty(points) => {
                for position in Position::ALL {
                    self.penalty[position] += points[position];
                }
            }
            Effect::NotPlayed => self.ending = Some(Ending::NotPlayed),
            Effect::AsPlayed => self.ending = Some(Ending::AsPlayed),
            Effect::RestTo(party) => self.end_with_rest(party, matter.at),
            Effect::PlayedOut(by) => self.played_out(by),
            Effect::Redeal(dealer) => self.ending = Some(Ending::Redeal(dealer)),
            Effect::StartAgain | Effect::DrawAgain => self.ending = Some(Ending::Redeal(None)),
            Effect::NotRepeated => {
                self.ending.get_or_insert(Ending::NotPlayed);
            }
            Effect::DealerOrder(from) => self.order_from = Some(from),
            Effect::CardBack(by) => self.card_back(matter, by),
            Effect::CardStays(_) => self.card_stays(matter),
            Effect::CallVoid(_) => self.strike(matter.at),
            Effect::SayingVoid(_)
            | Effect::ChangeRefused(_)
            | Effect::BoundToPlay(_) => self.unsay(matter),
            Effect::Corrected(by) => self.correct(matter, by),
            // The card lies there and is played in its turn; what was said or named first was never undone.
            Effect::MustBePlayed(_)
            | Effect::IntendedPlayed(_)
            | Effect::PickedUp(_)
            | Effect::FirstNamingStands(_)
            | Effect::SoloStands(_)
            | Effect::Counts(_)
            | Effect::ChangeAllowed(_)
            | Effect::CountsAsGesund(_)
            | Effect::AsReconstructed
            | Effect::TrickStands
            // What was laid on a card goes back with it.
            | Effect::LaterCardsBack
            | Effect::Stands => {}
            // For people, and for the list.
            Effect::Legal
            | Effect::StillWithBoth
            | Effect::GoesOn
            | Effect::NoSonderpunkte
            | Effect::Warning(_)
            | Effect::Schiedsgericht(_)
            | Effect::PflichtsoloOpen(_)
            | Effect::SameDealer
            | Effect::NextDealer
            | Effect::DealGoesOn
            | Effect::MayNotClaim(_)
            | Effect::RefereeDecides
            | Effect::ListCorrected
            | Effect::ByManagement
            | Effect::SpectatorRemoved => {}
        }
    }

    /// The card goes back, and with it whatever was laid on it.
    fn card_back(&mut self, matter: &Matter, by: Position) {
        let Some(place) = self.place(by) else { return };
        if let Some(early) = self.early[place].filter(|early| early.at == matter.at) {
            self.early[place] = None;
            self.hands.give_back(place, early.kind);
        } else if matter.is_about_card() && matter.taken_back.is_none() && !self.is_past(matter.at) {
            self.undo_cards(matter.at);
        }
    }

    /// Is the trick of this event quitted and the next led to? Then nothing of it is played anew, and the
    /// tricks count as they lie.
    pub(super) fn is_past(&self, at: u32) -> bool {
        let quitted = |course: &Course| course.tricks_done();
        let before = self.course_before(at).as_ref().map_or(0, quitted);
        let Some(course) = &self.course else { return false };
        let next_led = course.on_table(course.leader()).is_some() || course.turn().is_none();
        quitted(course) > before + 1 || quitted(course) == before + 1 && next_led
    }

    /// Cards since this event go back; what was wrong with them is gone with them.
    fn undo_cards(&mut self, at: u32) {
        self.take_back_since(at);
        if self.ending == Some(Ending::Played) {
            self.ending = None;
        }
        self.matters.retain(|m| m.at < at || !m.is_about_card());
        self.bring_in();
    }

    /// I39: the card that was taken back lies there again, in place of whatever was played since.
    fn card_stays(&mut self, matter: &Matter) {
        if let Some((place, kind)) = matter.taken_back {
            self.undo_cards(matter.at);
            if self.course.is_some_and(|course| course.turn() == Some(place))
                && self.hands.can_hold(place, kind)
            {
                self.lay(place, kind, matter.at);
                self.bring_in();
            }
        }
    }

    /// What was said is void; cards that were laid on it go back.
    fn unsay(&mut self, matter: &Matter) {
        if self.words.iter().any(|word| word.at == matter.at) && !self.is_past(matter.at) {
            self.undo_cards(matter.at);
            self.strike(matter.at);
        }
    }

    /// I55: he meant his own side, or a Hochzeit and no solo.
    fn correct(&mut self, matter: &Matter, by: Position) {
        let Some(place) = self.place(by) else { return };
        if matter.offence.act == Act::SoloToHochzeit {
            self.rename(place, Naming::Hochzeit);
            return;
        }
        let own = self.course.and_then(|course| course.party(place));
        for step in self.steps.iter_mut().filter(|step| step.at == matter.at && step.place == place) {
            if let Done::Call { spoken, party, .. } = &mut step.done {
                *party = own;
                spoken.party = spoken.party.and(own);
            }
        }
        self.retell();
    }

    /// What an answer says of the cards: in a normal game the sides follow from the ♣D.
    pub(super) fn learn(&mut self, question: Question, with: Answer) {
        let (Question::PartyOf(who), Answer::Party(party)) = (question, with) else { return };
        let Some(place) = self.place(who) else { return };
        if self.alten[place].is_some() || self.course.is_some_and(|course| course.party(place).is_some()) {
            return;
        }
        self.alten[place] = Some(party == Party::Re);
        self.applied.insert(Clause::T2_4);
        self.retell();
    }

    /// 2.4: there are two ♣D, in one hand or in two, and what is known of some tells of the others. Where
    /// hands are not known, what was said of them may not go together with what lies there: then what
    /// lies there counts, and of what was said as much as can be.
    fn conclude(&mut self) {
        if !matches!(self.game(), None | Some(Game::Normal)) || self.hands.all().is_some() {
            return;
        }
        let dealt = self.hands_before(0);
        let sure = ByPlace::from_fn(|place| {
            let held = dealt.held(place).map(|hand| hand.count(Kind::ALTE));
            let side = |re| if re { Party::Re } else { Party::Kontra };
            held.map(|alten| side(alten > 0)).or_else(|| self.course?.known().proven(place))
        });
        let held: u8 = Place::ALL.iter().filter_map(|&p| Some(dealt.held(p)?.count(Kind::ALTE))).sum();
        let mut sides = ByPlace::from_fn(|place| sure[place].or_else(|| self.side_told(place)));
        let count = |sides: &ByPlace<Option<Party>>, party| {
            sides.0.iter().filter(|&&side| side == Some(party)).count()
        };
        for place in Place::ALL.into_iter().rev() {
            let too_many = count(&sides, Party::Re) > 2 || held == 2 && sides[place] == Some(Party::Re);
            if sure[place].is_none() && sides[place] == Some(Party::Re) && too_many {
                sides[place] = Some(Party::Kontra);
            } else if sure[place].is_none() && count(&sides, Party::Kontra) == 4 {
                sides[place] = Some(Party::Re);
            }
        }
        let rest = match (count(&sides, Party::Re), count(&sides, Party::Kontra)) {
            (2.., _) => Some(Party::Kontra),
            _ if held == 2 => Some(Party::Kontra),
            (_, 3..) => Some(Party::Re),
            _ => None,
        };
        let alten = ByPlace(sides.0.map(|side| side.or(rest).map(|side| side == Party::Re)));
        if alten != self.alten {
            self.alten = alten;
            self.retell();
        }
    }

    /// The side of a player as the table knows it, or as it was told before the game was found.
    fn side_told(&self, place: Place) -> Option<Party> {
        let told = self.alten[place].map(|holds| if holds { Party::Re } else { Party::Kontra });
        told.or_else(|| self.course?.party(place))
    }
}
