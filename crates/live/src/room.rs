//! The room: what has happened at a table, and what may happen now.

use std::borrow::Cow;

use bridge_laws::event::Refused as Unlawful;
use thiserror::Error;
use wording::Lexicon;

use doppelkopf::Kind;
use doppelkopf_laws::{Claimed, NotRecorded, Proof};
use tournament::List;

use crate::{
    Act, Actor, AgainView, Chair, Created, Event, GameSetup, MissedView, Pace, Robot, RobotsView, Spectators,
    Text, Told, View, Viewer,
    bridge::BadSetup,
    doko::{BadDeal, DealSetup, RoundSetup, RoundView, round},
    play::{Game, Play},
    view::Head,
};

/// Why something was not done; the table is as it was.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refused {
    /// There is no table yet.
    #[error("there is no table here")]
    NoTable,
    /// The table plays another game.
    #[error("another game is played at this table")]
    OtherGame,
    /// It is for somebody else to do.
    #[error("that is not yours to do")]
    NotYours,
    /// Declarer plays dummy's cards.
    #[error("declarer plays the cards of dummy")]
    DeclarerPlaysDummy,
    /// The director has something in hand.
    #[error("the director has stopped the play: wait for the ruling")]
    DirectorFirst,
    /// He chooses before anything else is done.
    #[error("a choice is open to this player: first choose")]
    ChooseFirst,
    /// No such question or choice is open.
    #[error("no such question or choice is open")]
    NotOpen,
    /// A robot sits there, or no robot.
    #[error("this place is taken by a robot, or by none")]
    Robot,
    /// Nobody is called so.
    #[error("a name has at most {NAME} letters")]
    TooLong,
    /// There is nothing that could be undone.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// He has not seen the table as it is.
    #[error("something has happened at the table since: look at it first")]
    MovedOn,
    /// Whether this claim is true has to be searched first, apart from where many wait: see [`Room::decide_with`].
    #[error("whether the claim is true has to be searched first")]
    Unproved(Box<Claimed>),
    /// It cannot have happened.
    #[error(transparent)]
    Laws(#[from] Unlawful),
    /// It cannot have happened at Doppelkopf.
    #[error(transparent)]
    Rules(#[from] doppelkopf_laws::event::Refused),
    /// The deal cannot be played.
    #[error(transparent)]
    Deal(#[from] BadDeal),
    /// The board cannot be played.
    #[error(transparent)]
    Setup(#[from] BadSetup),
}

impl From<NotRecorded> for Refused {
    fn from(why: NotRecorded) -> Refused {
        match why {
            NotRecorded::Refused(refused) => Refused::Rules(refused),
            NotRecorded::Unproved(claimed) => Refused::Unproved(claimed),
        }
    }
}

/// A table with everything that happened at it.
#[derive(Debug, Clone)]
struct Set {
    created: Created,
    robots: [Option<Robot>; 4],
    names: [String; 4],
    pace: Pace,
    /// The robots stop at what nobody has noticed, but for so many that they were told to pass over.
    stop: bool,
    passed: usize,
    /// The deals of the round that were played before.
    past: Vec<Play>,
    now: Play,
    /// After how many deals of the round the time was up.
    time_up: Option<usize>,
}

/// So many letters a name has at most.
pub const NAME: usize = 40;

/// A table: a fold over its events.
#[derive(Debug, Clone, Default)]
pub struct Room {
    set: Option<Box<Set>>,
    number: u64,
    /// The last event that changed the game.
    moved: u64,
}

impl Room {
    /// Can a table begin like this?
    ///
    /// # Errors
    /// [`Refused::Setup`], if not.
    pub fn check(created: &Created) -> Result<(), Refused> {
        Game::new(&created.game, created.watching).map(|_| ())
    }

    /// The number of the last event.
    #[must_use]
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// Has the game gone on since this event? What a player is called, and how the robots play, is no part of it.
    #[must_use]
    pub const fn has_moved_since(&self, number: u64) -> bool {
        self.moved > number
    }

    /// Is there a table?
    #[must_use]
    pub const fn is_set(&self) -> bool {
        self.set.is_some()
    }

    /// The name of the table.
    #[must_use]
    pub fn name(&self) -> &str {
        self.set.as_ref().map_or("", |set| set.created.name.as_str())
    }

    /// What is played.
    #[must_use]
    pub fn game(&self) -> Option<wording::Game> {
        self.set.as_ref().map(|set| set.now.game.plays())
    }

    /// Is the game over? In a round another may follow.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.set.as_ref().is_some_and(|set| set.now.game.is_over())
    }

    /// Is everything over that is played at this table?
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.is_over() && self.set.as_ref().is_some_and(|set| set.next_dealer().is_none())
    }

    /// The robots.
    #[must_use]
    pub fn robots(&self) -> [Option<Robot>; 4] {
        self.set.as_ref().map_or([None; 4], |set| set.robots)
    }

    /// What the players are called, place by place; blank: not said.
    #[must_use]
    pub fn names(&self) -> [String; 4] {
        self.set.as_ref().map_or_else(Default::default, |set| set.names.clone())
    }

    /// The act that a robot does now; nothing where none of them has anything to do.
    #[must_use]
    pub fn robot_act(&self) -> Option<(Chair, Act)> {
        let set = self.set.as_ref().filter(|set| set.pace != Pace::Paused && !set.is_stopped())?;
        set.now.game.robot_act(&set.robots, set.created.seed, self.number)
    }

    /// How fast the robots play.
    #[must_use]
    pub fn pace(&self) -> Pace {
        self.set.as_ref().map_or(Pace::Usual, |set| set.pace)
    }

    /// A trick is over and lies there: it is to be seen before anybody goes on.
    #[must_use]
    pub fn trick_lies(&self) -> bool {
        self.set.as_ref().is_some_and(|set| set.now.game.trick_lies())
    }

    /// The director says how the robots play, or that they go on: the event it makes.
    ///
    /// # Errors
    /// [`Refused`], if it is another who wants it.
    pub fn handle_robots(&self, by: Actor, pace: Pace, stop: bool) -> Result<Event, Refused> {
        self.directed_by(by)?;
        Ok(Event::Robots { pace, stop })
    }

    /// For whom somebody speaks: a player for himself; the director for declarer, or for the first of the table.
    #[must_use]
    pub fn speaker(&self, by: Actor) -> Option<Chair> {
        match &self.set.as_ref()?.now.game {
            Game::Bridge(board) => Some(board.speaker(by.chair().map(Chair::seat)).into()),
            Game::Doppelkopf(deal) => Chair::new(deal.speaker(by.chair()).number()),
        }
    }

    /// Somebody wants to do something: the event it makes. Whether a claim is true is searched at once, which may take
    /// seconds.
    ///
    /// # Errors
    /// [`Refused`], if it cannot be done.
    pub fn decide(&self, by: Actor, told: &Told) -> Result<Event, Refused> {
        self.decide_with(by, told, |claimed| Some(claimed.search()))
    }

    /// The same with what is known of claims, and without a search.
    ///
    /// # Errors
    /// [`Refused::Unproved`], if it is not known whether a claim is true: whoever asks searches, apart, and asks again.
    /// [`Refused`], if it cannot be done.
    pub fn decide_with(
        &self,
        by: Actor,
        told: &Told,
        known: impl Fn(&Claimed) -> Option<Proof>,
    ) -> Result<Event, Refused> {
        let set = self.set.as_ref().ok_or(Refused::NoTable)?;
        let act = set.understood(by, told)?;
        set.decide(by, set.now.game.as_done_now(by, act), known)
    }

    /// The last act is to be undone, which is the director's to do: the event it makes.
    ///
    /// # Errors
    /// [`Refused`], if it is another who wants it, or there is none.
    pub fn undo(&self, by: Actor) -> Result<Event, Refused> {
        let set = self.directed_by(by)?;
        let nothing = set.now.acts() == 0 && set.past.is_empty();
        if nothing { Err(Refused::NothingToUndo) } else { Ok(Event::Undone) }
    }

    /// The next deal, with these cards: the event it makes. It is the next of a round, or the only one once more,
    /// where no game came of it. Who deals next is asked to; where a robot would have to, anybody at the table, and the
    /// referee always.
    ///
    /// # Errors
    /// [`Refused`], if there is none, or it is another's to deal.
    pub fn next_deal(&self, by: Actor, hands: [Vec<Text<Kind>>; 4]) -> Result<Event, Refused> {
        let set = self.set.as_ref().ok_or(Refused::NoTable)?;
        set.is_there(by)?;
        let over = set.now.game.is_over();
        let setup = set.next_setup(hands.clone()).filter(|_| over).ok_or(Refused::NotOpen)?;
        if !set.may_deal(by.chair()) {
            return Err(Refused::NotYours);
        }
        setup.check()?;
        Ok(Event::Dealt { by, hands })
    }

    /// The time of the round is up, or after all it is not, as the director says: the event it makes. A deal
    /// that has begun is still played; what was dealt after it stands.
    ///
    /// # Errors
    /// [`Refused`], if another says so, or it is no round, or said already, or too late.
    pub fn time_up(&self, by: Actor, up: bool) -> Result<Event, Refused> {
        let set = self.directed_by(by)?;
        let begun = set.past.len() + 1;
        let open = match set.time_up {
            None => up && !self.is_finished() && set.list().is_some(),
            Some(at) => !up && at == begun,
        };
        if open { Ok(Event::TimeUp { up }) } else { Err(Refused::NotOpen) }
    }

    /// The director has a robot sit down, or leave: the event it makes.
    ///
    /// # Errors
    /// [`Refused`], if it is another who wants it, or it is so already.
    pub fn fill(&self, by: Actor, chair: Chair, robot: Option<Robot>) -> Result<Event, Refused> {
        let set = self.directed_by(by)?;
        if set.robots.get(chair.index()).copied().flatten() == robot {
            return Err(Refused::Robot);
        }
        Ok(Event::Filled { chair, robot })
    }

    /// Somebody says what he is called, or the director what another is: the event it makes.
    ///
    /// # Errors
    /// [`Refused`], if it is another's name, or one that is too long.
    pub fn call_him(&self, by: Actor, chair: Chair, name: &str) -> Result<Event, Refused> {
        let set = self.set.as_ref().ok_or(Refused::NoTable)?;
        set.is_there(by)?;
        if by.chair().is_some_and(|own| own != chair) {
            return Err(Refused::NotYours);
        }
        if name.chars().count() > NAME {
            return Err(Refused::TooLong);
        }
        Ok(Event::Named { chair, name: name.to_owned() })
    }

    /// The table, for what only its director does.
    fn directed_by(&self, by: Actor) -> Result<&Set, Refused> {
        let set = self.set.as_ref().ok_or(Refused::NoTable)?;
        if by == Actor::Director { Ok(set) } else { Err(Refused::NotYours) }
    }

    /// Could this happen now? Whoever takes in what another computer has stored asks first.
    ///
    /// # Errors
    /// [`Refused`], if not.
    pub fn could_happen(&self, event: &Event) -> Result<(), Refused> {
        match event {
            Event::Created(_) if self.is_set() => Err(Refused::NotOpen),
            Event::Created(created) => Room::check(created),
            Event::Acted { by, act, proofs } => {
                // As it was stored, however it would be done today.
                let set = self.set.as_ref().ok_or(Refused::NoTable)?;
                let made = set.decide(*by, set.understood(*by, act)?, |claimed| Some(claimed.search()))?;
                // What another house has proved must be so.
                let Event::Acted { proofs: found, .. } = made else { return Ok(()) };
                let agree = found.iter().zip(proofs).all(|(found, told)| found.agrees(*told));
                if agree && proofs.len() <= found.len() { Ok(()) } else { Err(Refused::NotOpen) }
            }
            Event::Undone => self.undo(Actor::Director).map(|_| ()),
            Event::Dealt { by, hands } => self.next_deal(*by, hands.clone()).map(|_| ()),
            Event::TimeUp { up } => self.time_up(Actor::Director, *up).map(|_| ()),
            Event::Filled { chair, robot } => self.fill(Actor::Director, *chair, *robot).map(|_| ()),
            Event::Robots { pace, stop } => self.handle_robots(Actor::Director, *pace, *stop).map(|_| ()),
            Event::Named { chair, name } => self.call_him(Actor::Director, *chair, name).map(|_| ()),
        }
    }

    /// This happened. What cannot have happened leaves the table as it was: nothing that was refused is
    /// ever stored.
    pub fn happened(&mut self, number: u64, event: Event) {
        self.number = number;
        if matches!(event, Event::Acted { .. } | Event::Undone | Event::Dealt { .. }) {
            self.moved = number;
        }
        match (event, &mut self.set) {
            (Event::Created(created), None) => {
                let Ok(now) = Play::new(created.game.clone(), created.watching) else { return };
                let (robots, names) = (created.robots, created.names.clone());
                let set = Set {
                    created: *created,
                    robots,
                    names,
                    pace: Pace::Usual,
                    stop: false,
                    passed: 0,
                    past: Vec::new(),
                    now,
                    time_up: None,
                };
                self.set = Some(Box::new(set));
            }
            (Event::Acted { by, act, proofs }, Some(set)) => {
                set.now.take(by, &act, proofs);
                set.passed = set.passed.min(set.now.game.unnoticed());
            }
            (Event::Undone, Some(set)) => {
                set.undo();
                set.passed = set.passed.min(set.now.game.unnoticed());
            }
            (Event::Dealt { hands, .. }, Some(set)) => {
                set.deal(hands);
                set.passed = 0;
            }
            (Event::Robots { pace, stop }, Some(set)) => {
                (set.pace, set.stop, set.passed) = (pace, stop, set.now.game.unnoticed());
            }
            (Event::TimeUp { up }, Some(set)) => {
                set.time_up = up.then_some(set.past.len() + 1);
                set.now.game.time_is_up(up);
            }
            (Event::Filled { chair, robot }, Some(set)) => {
                if let Some(place) = set.robots.get_mut(chair.index()) {
                    *place = robot;
                }
            }
            (Event::Named { chair, name }, Some(set)) => {
                if let Some(named) = set.names.get_mut(chair.index()) {
                    *named = name;
                }
            }
            _ => {}
        }
    }

    /// What this viewer may see now; `None` where there is no table.
    #[must_use]
    pub fn view(&self, viewer: Viewer, words: &Lexicon) -> Option<View> {
        let set = self.set.as_ref()?;
        let over = set.now.game.is_laid_open();
        let game = match (viewer, set.created.spectators) {
            (Viewer::Spectator, Spectators::Afterwards) if !over => None,
            (Viewer::Spectator, Spectators::Delayed { tricks }) if !over => {
                set.now.at(set.now.delayed(tricks.into())).map(Cow::Owned)
            }
            _ => Some(Cow::Borrowed(&set.now.game)),
        };
        let (round, again) = (set.round_for(viewer), set.again_for(viewer));
        let head = Head { round, again, ..self.head(set, &set.now, viewer, over) };
        Some(View::new(head, game.map(|game| game.view(viewer, over, words))))
    }

    /// What this viewer may see of the table after so many acts; of a round, in which of its deals, from 1:
    /// without a number, in the last. Players and spectators may go back once the game is over, the
    /// director at any time.
    #[must_use]
    pub fn replay(&self, deal: Option<usize>, step: usize, viewer: Viewer, words: &Lexicon) -> Option<View> {
        let set = self.set.as_ref()?;
        let play = match deal.and_then(|deal| deal.checked_sub(1)) {
            Some(before) if before != set.past.len() => set.past.get(before)?,
            _ => &set.now,
        };
        if !play.game.is_laid_open() && viewer != Viewer::Director {
            return None;
        }
        let step = step.min(play.acts());
        let game = play.at(step)?;
        // Nothing is hidden any more from anybody who may go back.
        let head = self.head(set, play, Viewer::Director, true);
        let head = Head { step: Some(step), last: play.last_of(step, words), ..head };
        Some(View::new(head, Some(game.view(Viewer::Director, true, words))))
    }

    /// The table of the laws of bridge after so many acts, with everything on it: for the director, once the game is
    /// over and there is nothing left to give away.
    #[must_use]
    pub fn laws_at(&self, step: usize, viewer: Viewer) -> Option<bridge_laws::Table> {
        let set = self.set.as_ref().filter(|set| set.now.game.is_over() && viewer == Viewer::Director)?;
        match set.now.at(step.min(set.now.acts()))? {
            Game::Bridge(board) => Some(board.table().clone()),
            Game::Doppelkopf(_) => None,
        }
    }

    /// What went wrong in the last game and nobody noticed: for the director, once it is over.
    #[must_use]
    pub fn missed(&self, viewer: Viewer, words: &Lexicon) -> Option<Vec<MissedView>> {
        let set = self.set.as_ref().filter(|set| set.now.game.is_over() && viewer == Viewer::Director)?;
        Some(set.now.missed(words))
    }

    /// The table of the laws of bridge, had the director been called after so many acts: for him, once the game is over.
    #[must_use]
    pub fn laws_if_called(&self, step: usize, viewer: Viewer) -> Option<bridge_laws::Table> {
        let set = self.set.as_ref().filter(|set| set.now.game.is_over() && viewer == Viewer::Director)?;
        set.now.laws_if_called(step.min(set.now.acts()))
    }

    fn head(&self, set: &Set, play: &Play, viewer: Viewer, over: bool) -> Head {
        Head {
            number: self.number,
            plays: play.game.plays(),
            name: set.created.name.clone(),
            viewer,
            robots: set.robots,
            names: set.names.clone(),
            handled: (viewer == Viewer::Director && !over).then(|| RobotsView {
                pace: set.pace,
                stop: set.stop,
                stopped: set.is_stopped(),
            }),
            acts: play.acts(),
            may_undo: self.undo(Actor::Director).is_ok(),
            step: None,
            last: None,
            over,
            round: None,
            again: None,
        }
    }
}

impl Set {
    /// Is this a player of this place, not a robot, or the other way round?
    fn is_there(&self, by: Actor) -> Result<(), Refused> {
        let Some(chair) = by.chair() else { return Ok(()) };
        let robot = self.robots.get(chair.index()).copied().flatten();
        if robot.is_some() == matches!(by, Actor::Robot(_)) { Ok(()) } else { Err(Refused::Robot) }
    }

    /// What somebody tells who is there, if it is his to tell.
    fn understood(&self, by: Actor, told: &Told) -> Result<Act, Refused> {
        self.is_there(by)?;
        self.now.game.understood(by, told)
    }

    /// The event that an act makes.
    fn decide(
        &self,
        by: Actor,
        act: Act,
        known: impl Fn(&Claimed) -> Option<Proof>,
    ) -> Result<Event, Refused> {
        let mut proofs = Vec::new();
        loop {
            match self.now.game.clone().act(by, &act, &proofs) {
                Ok(()) => return Ok(Event::Acted { by, act: act.into(), proofs }),
                Err(Refused::Unproved(claimed)) => match known(&claimed) {
                    Some(proof) => proofs.push(proof),
                    None => return Err(Refused::Unproved(claimed)),
                },
                Err(refused) => return Err(refused),
            }
        }
    }

    /// Do the robots wait because something has gone wrong?
    fn is_stopped(&self) -> bool {
        self.stop && self.now.game.unnoticed() > self.passed
    }

    fn undo(&mut self) {
        if !self.now.undo()
            && let Some(before) = self.past.pop()
        {
            self.now = before;
            self.time_up = self.time_up.map(|at| at.min(self.past.len() + 1));
        }
        self.now.game.time_is_up(self.time_up.is_some());
    }

    fn deal(&mut self, hands: [Vec<Text<Kind>>; 4]) {
        let Some(setup) = self.next_setup(hands) else { return };
        if let Ok(play) = Play::new(GameSetup::Doppelkopf(setup), self.created.watching) {
            self.past.push(std::mem::replace(&mut self.now, play));
            self.now.game.time_is_up(self.time_up.is_some());
        }
    }

    /// The list of the round; a deal stands on it once it is over.
    fn list(&self) -> Option<(&RoundSetup, List)> {
        let GameSetup::DoppelkopfRound(setup) = &self.created.game else { return None };
        let deals = self.past.iter().chain([&self.now]).filter_map(|play| match &play.game {
            Game::Doppelkopf(deal) if deal.is_over() => Some(&**deal),
            _ => None,
        });
        Some((setup, setup.list(deals, self.time_up)))
    }

    /// What is dealt next, with these cards.
    fn next_setup(&self, hands: [Vec<Text<Kind>>; 4]) -> Option<DealSetup> {
        if let Some((round, list)) = self.list() {
            return round.deal(&list, hands);
        }
        let (GameSetup::Doppelkopf(setup), Game::Doppelkopf(deal)) = (&self.created.game, &self.now.game)
        else {
            return None;
        };
        // 3.3.9: whoever deals now has counted.
        Some(DealSetup { dealer: deal.deals_again()?, hands, misdealt: false, ..setup.clone() })
    }

    /// Who deals next, if anything is dealt.
    fn next_dealer(&self) -> Option<Chair> {
        match (self.list(), &self.now.game) {
            (Some((_, list)), _) => Chair::new(list.round().next()?.dealer.number()),
            (None, Game::Doppelkopf(deal)) => deal.deals_again(),
            (None, Game::Bridge(_)) => None,
        }
    }

    /// May he deal what comes next?
    fn may_deal(&self, who: Option<Chair>) -> bool {
        let dealer = self.next_dealer();
        let robot = dealer.is_some_and(|dealer| self.robots.get(dealer.index()).is_some_and(Option::is_some));
        dealer.is_some() && (who.is_none() || who == dealer || robot)
    }

    fn viewer_may_deal(&self, viewer: Viewer) -> bool {
        let may = match viewer {
            Viewer::Chair(chair) => self.may_deal(Some(chair)),
            Viewer::Director => self.may_deal(None),
            Viewer::Spectator => false,
        };
        may && self.now.game.is_over()
    }

    fn round_for(&self, viewer: Viewer) -> Option<RoundView> {
        let (_, list) = self.list()?;
        let over = self.now.game.is_over();
        Some(round::view(&list, over, self.viewer_may_deal(viewer), self.time_up.is_some()))
    }

    fn again_for(&self, viewer: Viewer) -> Option<AgainView> {
        let dealer = self.next_dealer().filter(|_| self.list().is_none())?;
        Some(AgainView { dealer, may_deal: self.viewer_may_deal(viewer) })
    }
}
