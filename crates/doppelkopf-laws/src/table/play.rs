//! Cards: in turn, out of turn, shown, taken back (chapter 5).

use doppelkopf::{Game, Kind, Led, Place};
use doppelkopf_rules::Position;

use super::{
    Table,
    story::{Done, Early},
};
use crate::{
    event::{Impossible, Refused},
    matter::Matter,
    offence::{Act, Offence},
};

impl Table {
    pub(super) fn play(&mut self, by: Position, card: Kind) -> Result<(), Refused> {
        let place = self.holder(by, &[card])?;
        if self.course.is_none() {
            self.take_for_good();
        }
        let Some(course) = self.course else {
            // 4.1.1: there is no trick to which it could be led, so it was only shown.
            self.shows(by, place, card);
            return Ok(());
        };
        if course.turn().is_none() {
            return Err(Impossible::Over.into());
        }
        self.went(by);
        self.right_lead_instead(place);
        let course = self.course.unwrap_or(course);
        if course.turn() == Some(place) {
            self.lay(place, card, self.now);
        } else if course.on_table(course.leader()).is_none() {
            let with_call = self
                .steps
                .last()
                .is_some_and(|step| step.place == place && matches!(step.done, Done::Call { .. }));
            self.open(Offence { by, act: Act::LeadOutOfTurn { card: Some(card), with_call } });
            self.lay(place, card, self.now);
        } else if self.early[place].is_some() {
            self.shows(by, place, card);
        } else {
            // To this trick, or if he has played to it, ahead.
            let to = course.on_table(place).is_none().then_some(course.tricks_done());
            self.hands.take(place, card);
            self.early[place] = Some(Early { at: self.now, kind: card, to });
            self.open(Offence { by, act: Act::PlayedEarly { card: Some(card) } });
        }
        self.bring_in();
        Ok(())
    }

    /// 5.1.3: the one whose lead it was leads after all, and the card led out of turn goes back: he
    /// accepts that it is put right. If he sits next, he may as well have played to it.
    fn right_lead_instead(&mut self, place: Place) {
        let now = self.now;
        let lead = self.matters.iter_mut().find(|m| {
            matches!(m.offence.act, Act::LeadOutOfTurn { .. }) && m.claimed.is_none() && m.at < now
        });
        let Some(matter) = lead else { return };
        let at = matter.at;
        let alone = self.last_card().filter(|(.., laid)| *laid == at);
        let due = self.course_before(at).and_then(|course| course.turn());
        let follows = alone.map(|(leader, ..)| leader.next());
        if let Some((leader, kind, _)) = alone
            && due == Some(place)
            && follows != due
        {
            self.take_back_since(at);
            if let Some(matter) = self.matters.iter_mut().find(|m| m.at == at) {
                matter.taken_back = Some((leader, kind));
            }
        }
    }

    /// A card of the player whose turn it is, or who leads, allowed or not.
    pub(super) fn lay(&mut self, place: Place, kind: Kind, at: u32) {
        let Some(course) = self.course else { return };
        let by = self.position(place);
        self.hands.take(place, kind);
        if let Some(led) = course.led()
            && course.game().trumps().led(kind) != led
            && self.hands.could_follow(place, &course, led) == Some(true)
        {
            self.hide_at(Offence { by, act: Act::Revoke { card: Some(kind) } }, at);
        }
        self.see(place, Done::Card(kind), at);
        self.tells(place, kind);
    }

    /// A card that lay there before its turn is played now. One that was thrown to this trick stays even
    /// if it does not follow; one that was thrown ahead and does not follow goes back, whether its owner
    /// could follow or not: the table does not tell.
    pub(super) fn bring_in(&mut self) {
        while let Some(course) = self.course
            && let Some(turn) = course.turn()
            && let Some(early) = self.early[turn]
        {
            self.early[turn] = None;
            self.hands.give_back(turn, early.kind);
            let follows = course.led().is_none_or(|led| course.game().trumps().led(early.kind) == led);
            if !follows && early.to != Some(course.tricks_done()) {
                break;
            }
            self.lay(turn, early.kind, early.at);
        }
    }

    /// What a card that is seen says of an offence of its owner: now everybody can notice it.
    pub(super) fn tells(&mut self, place: Place, kind: Kind) {
        let by = self.position(place);
        for (at, led) in self.discards(place) {
            if self.trumps_led(kind) == Some(led) {
                let is_this = |m: &Matter| {
                    m.at == at && m.offence.by == by && matches!(m.offence.act, Act::Revoke { .. })
                };
                match self.matters.iter().position(is_this) {
                    Some(i) => self.appears(i),
                    None if self.hands.held(place).is_none() && !self.settled.contains(&(at, by)) => {
                        let card = self.card_at(place, at);
                        self.open_at(Offence { by, act: Act::Revoke { card } }, at);
                    }
                    None => {}
                }
            }
        }
        if let (Some(Game::Hochzeit { by: hochzeiter }), Kind::ALTE) = (self.game(), kind)
            && hochzeiter != place
        {
            self.hochzeit_is_none(hochzeiter);
        }
        self.call_shown_wrong();
    }

    /// I21: another has a ♣D.
    fn hochzeit_is_none(&mut self, hochzeiter: Place) {
        let by = self.position(hochzeiter);
        let named = self.words.iter().rev().find(|word| word.place == hochzeiter).map(|word| word.at);
        let known = self
            .matters
            .iter()
            .position(|m| m.offence.by == by && m.offence.act == Act::HochzeitWithoutAlten);
        match (known, named) {
            (Some(i), _) => self.appears(i),
            (None, Some(at)) if !self.settled.contains(&(at, by)) => {
                self.open_at(Offence { by, act: Act::HochzeitWithoutAlten }, at);
            }
            _ => {}
        }
    }

    /// I55, I56: the cards have shown that a player named the wrong side.
    fn call_shown_wrong(&mut self) {
        let shown: Vec<usize> = (0..self.matters.len())
            .filter(|&i| self.matters.get(i).is_some_and(|m| m.right.is_none() && self.is_shown_wrong(m)))
            .collect();
        shown.into_iter().for_each(|i| self.appears(i));
    }

    fn is_shown_wrong(&self, matter: &Matter) -> bool {
        let Act::Call { spoken, wrong: crate::offence::WrongCall::OtherParty } = matter.offence.act else {
            return false;
        };
        let without: Vec<_> = self.steps.iter().filter(|step| step.at != matter.at).copied().collect();
        let certain = self
            .game()
            .zip(self.place(matter.offence.by))
            .and_then(|(game, place)| self.course_of(game, &without).known().of(place));
        certain.is_some_and(|party| spoken.party.is_some_and(|said| said != party))
    }

    /// What a card counts as when it is led.
    fn trumps_led(&self, kind: Kind) -> Option<Led> {
        Some(self.game()?.trumps().led(kind))
    }

    /// The card that a player laid at this event.
    pub(super) fn card_at(&self, place: Place, at: u32) -> Option<Kind> {
        self.steps.iter().find_map(|step| match step.done {
            Done::Card(kind) if step.at == at && step.place == place => Some(kind),
            _ => None,
        })
    }

    /// Where a player did not follow: at which event, and what was led.
    pub(super) fn discards(&self, place: Place) -> Vec<(u32, Led)> {
        let Some(game) = self.game() else { return Vec::new() };
        let cards: Vec<(Place, Kind, u32)> = self
            .steps
            .iter()
            .filter_map(|step| match step.done {
                Done::Card(kind) => Some((step.place, kind, step.at)),
                _ => None,
            })
            .collect();
        let mut discards = Vec::new();
        for trick in cards.chunks(4) {
            let Some(&(_, first, _)) = trick.first() else { continue };
            let led = game.trumps().led(first);
            for &(of, kind, at) in trick {
                if of == place && game.trumps().led(kind) != led {
                    discards.push((at, led));
                }
            }
        }
        discards
    }

    pub(super) fn expose(&mut self, by: Position, cards: &[Kind]) -> Result<(), Refused> {
        if cards.is_empty() {
            return Err(Impossible::NoCard.into());
        }
        let place = self.holder(by, cards)?;
        if let Some((&first, others)) = cards.split_first() {
            self.shows(by, place, first);
            for &card in others {
                self.hands.show(place, card);
                self.tells(place, card);
            }
        }
        Ok(())
    }

    /// I45: a card was seen and stays in the hand.
    fn shows(&mut self, by: Position, place: Place, card: Kind) {
        self.hands.show(place, card);
        self.open(Offence { by, act: Act::Exposed { card: Some(card) } });
        self.tells(place, card);
    }

    pub(super) fn two_cards(&mut self, by: Position, card: Kind, other: Kind) -> Result<(), Refused> {
        let place = self.holder(by, &[card, other])?;
        self.play(by, card)?;
        // I40: the other one goes back, and everybody has seen it.
        self.hands.show(place, other);
        self.open(Offence { by, act: Act::TwoCards { other: Some(other) } });
        self.tells(place, other);
        Ok(())
    }

    pub(super) fn take_back(&mut self, by: Position, card: Kind) -> Result<(), Refused> {
        let place = self.player(by)?;
        if let Some(early) = self.early[place].filter(|early| early.kind == card) {
            self.early[place] = None;
            self.hands.give_back(place, card);
            self.put_right(by, early.at, place, card);
            return Ok(());
        }
        let laid = self.steps.iter().rev().find(|step| step.place == place && step.done == Done::Card(card));
        let laid = laid.map(|step| step.at).ok_or(Impossible::NothingToTakeBack)?;
        let last = self.last_card() == Some((place, card, laid));
        let wrong = self.matters.iter().any(|m| m.at == laid && m.offence.by == by && m.is_about_card());
        if last && wrong {
            self.take_back_last();
            self.put_right(by, laid, place, card);
            return Ok(());
        }
        // I39: taken back without a right to. Where others have played on it, it stays lying.
        let offence = Offence { by, act: Act::CardTakenBack { card: Some(card) } };
        let mut matter = Matter::hidden(offence, self.now, self.parties_before(self.now));
        if last {
            self.take_back_last();
            matter.taken_back = Some((place, card));
        }
        self.push(matter);
        Ok(())
    }

    /// 5.1.3: the offender puts it right. Who goes on accepts that.
    fn put_right(&mut self, by: Position, at: u32, place: Place, card: Kind) {
        let matter = self.matters.iter().position(|m| m.at == at && m.offence.by == by);
        if let Some(i) = matter {
            if let Some(matter) = self.matters.get_mut(i) {
                matter.taken_back = Some((place, card));
            }
            // Whoever did not see it before sees it now.
            self.appears(i);
        }
    }

    /// The card that lies there before its turn.
    pub(crate) fn early_card(&self, place: Place) -> Option<Kind> {
        self.early[place].map(|early| early.kind)
    }

    /// The side that a player knows by his own cards. Before the Klärungsstich nobody but the Hochzeiter
    /// has one.
    pub(crate) fn side_by_hand(&self, place: Place) -> Option<doppelkopf::Party> {
        let course = self.course.as_ref()?;
        let open = course.klaerung() == Some(doppelkopf::Klaerung::Open);
        course.party(place).filter(|_| !open && self.hands.held(place).is_some())
    }
}
