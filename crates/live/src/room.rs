//! The room: what has happened at a table, and what may happen now.

use bridge_laws::event::Refused as Unlawful;
use thiserror::Error;
use wording::Lexicon;

use crate::{
    Act, Actor, Chair, Created, Event, GameSetup, Robot, Spectators, View, Viewer,
    bridge::{BadSetup, Board},
    doko::{BadDeal, Deal},
    view::{GameView, Head},
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
    /// No such question or choice is open.
    #[error("no such question or choice is open")]
    NotOpen,
    /// A robot sits there, or no robot.
    #[error("this place is taken by a robot, or by none")]
    Robot,
    /// There is nothing that could be undone.
    #[error("there is nothing to undo")]
    NothingToUndo,
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

/// An act that stands.
#[derive(Debug, Clone)]
struct Done {
    by: Actor,
    act: Act,
}

/// The game as it stands.
#[derive(Debug, Clone)]
enum Game {
    Bridge(Box<Board>),
    Doppelkopf(Box<Deal>),
}

impl Game {
    fn new(created: &Created) -> Result<Game, Refused> {
        match &created.game {
            GameSetup::Bridge(setup) => Ok(Game::Bridge(Box::new(Board::new(setup, created.watching)?))),
            GameSetup::Doppelkopf(setup) => {
                Ok(Game::Doppelkopf(Box::new(Deal::new(setup, created.watching)?)))
            }
        }
    }

    fn act(&mut self, by: Actor, act: &Act) -> Result<(), Refused> {
        match (self, act) {
            (Game::Bridge(board), Act::Bridge(act)) => board.act(by.chair().map(Chair::seat), act),
            (Game::Doppelkopf(deal), Act::Doppelkopf(act)) => deal.act(by.chair(), act),
            _ => Err(Refused::OtherGame),
        }
    }

    const fn plays(&self) -> wording::Game {
        match self {
            Game::Bridge(_) => wording::Game::Bridge,
            Game::Doppelkopf(_) => wording::Game::Doppelkopf,
        }
    }

    fn is_over(&self) -> bool {
        match self {
            Game::Bridge(board) => board.is_over(),
            Game::Doppelkopf(deal) => deal.is_over(),
        }
    }

    fn tricks(&self) -> usize {
        match self {
            Game::Bridge(board) => board.tricks(),
            Game::Doppelkopf(deal) => deal.tricks(),
        }
    }
}

/// A table with everything that happened at it.
#[derive(Debug, Clone)]
struct Set {
    created: Created,
    robots: [Option<Robot>; 4],
    done: Vec<Done>,
    /// How many tricks were over after each act.
    tricks: Vec<usize>,
    game: Game,
}

/// A table: a fold over its events.
#[derive(Debug, Clone, Default)]
pub struct Room {
    set: Option<Box<Set>>,
    number: u64,
}

impl Room {
    /// Can a table begin like this?
    ///
    /// # Errors
    /// [`Refused::Setup`], if not.
    pub fn check(created: &Created) -> Result<(), Refused> {
        Game::new(created).map(|_| ())
    }

    /// The number of the last event.
    #[must_use]
    pub const fn number(&self) -> u64 {
        self.number
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
        self.set.as_ref().map(|set| set.game.plays())
    }

    /// Is the game over?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.set.as_ref().is_some_and(|set| set.game.is_over())
    }

    /// The robots.
    #[must_use]
    pub fn robots(&self) -> [Option<Robot>; 4] {
        self.set.as_ref().map_or([None; 4], |set| set.robots)
    }

    /// The act that a robot does now; nothing where none of them has anything to do.
    #[must_use]
    pub fn robot_act(&self) -> Option<(Chair, Act)> {
        let set = self.set.as_ref()?;
        if set.game.is_over() {
            return None;
        }
        let act = match &set.game {
            Game::Bridge(board) => {
                crate::bridge::robot::any(board, &set.robots, set.created.seed, self.number)
                    .map(|(chair, act)| (chair, Act::Bridge(act)))
            }
            Game::Doppelkopf(deal) => {
                crate::doko::robot::any(deal, &set.robots, set.created.seed, self.number)
                    .map(|(chair, act)| (chair, Act::Doppelkopf(act)))
            }
        };
        // A robot that would be refused does nothing.
        act.filter(|(chair, act)| set.game.clone().act(Actor::Robot(*chair), act).is_ok())
    }

    /// Somebody wants to do something: the event it makes.
    ///
    /// # Errors
    /// [`Refused`], if it cannot be done.
    pub fn decide(&self, by: Actor, act: &Act) -> Result<Event, Refused> {
        let set = self.set.as_ref().ok_or(Refused::NoTable)?;
        if let Some(chair) = by.chair() {
            let robot = set.robots.get(chair.index()).copied().flatten();
            if robot.is_some() != matches!(by, Actor::Robot(_)) {
                return Err(Refused::Robot);
            }
        }
        set.game.clone().act(by, act)?;
        Ok(Event::Acted { by, act: act.clone() })
    }

    /// The director wants to undo the last act: the event it makes.
    ///
    /// # Errors
    /// [`Refused::NothingToUndo`].
    pub fn undo(&self) -> Result<Event, Refused> {
        let set = self.set.as_ref().ok_or(Refused::NoTable)?;
        if set.done.is_empty() { Err(Refused::NothingToUndo) } else { Ok(Event::Undone) }
    }

    /// A robot is to sit down, or to leave: the event it makes.
    ///
    /// # Errors
    /// [`Refused::Robot`], if it is so already.
    pub fn fill(&self, chair: Chair, robot: Option<Robot>) -> Result<Event, Refused> {
        let set = self.set.as_ref().ok_or(Refused::NoTable)?;
        if set.robots.get(chair.index()).copied().flatten() == robot {
            return Err(Refused::Robot);
        }
        Ok(Event::Filled { chair, robot })
    }

    /// This happened. What cannot have happened leaves the table as it was: nothing that was refused is
    /// ever stored.
    pub fn happened(&mut self, number: u64, event: Event) {
        self.number = number;
        match (event, &mut self.set) {
            (Event::Created(created), None) => {
                let Ok(game) = Game::new(&created) else { return };
                let robots = created.robots;
                let set = Set { created: *created, robots, done: Vec::new(), tricks: Vec::new(), game };
                self.set = Some(Box::new(set));
            }
            (Event::Acted { by, act }, Some(set)) => set.take(Done { by, act }),
            (Event::Undone, Some(set)) => {
                let last = set.done.len().saturating_sub(1);
                if let Some(game) = set.at(last) {
                    set.done.truncate(last);
                    set.tricks.truncate(last);
                    set.game = game;
                }
            }
            (Event::Filled { chair, robot }, Some(set)) => {
                if let Some(place) = set.robots.get_mut(chair.index()) {
                    *place = robot;
                }
            }
            _ => {}
        }
    }

    /// What this viewer may see now; `None` where there is no table.
    #[must_use]
    pub fn view(&self, viewer: Viewer, words: &Lexicon) -> Option<View> {
        let set = self.set.as_ref()?;
        let over = set.game.is_over();
        let game = match (viewer, set.created.spectators) {
            (Viewer::Spectator, Spectators::Afterwards) if !over => None,
            (Viewer::Spectator, Spectators::Delayed { tricks }) if !over => {
                set.at(set.delayed(tricks.into()))
            }
            _ => Some(set.game.clone()),
        };
        Some(self.made(set, game, viewer, over, None, words))
    }

    /// What this viewer may see of the table after so many acts. Players and spectators may go back once
    /// the game is over, the director at any time.
    #[must_use]
    pub fn replay(&self, step: usize, viewer: Viewer, words: &Lexicon) -> Option<View> {
        let set = self.set.as_ref()?;
        if !set.game.is_over() && viewer != Viewer::Director {
            return None;
        }
        let step = step.min(set.done.len());
        let game = set.at(step)?;
        // Nothing is hidden any more from anybody who may go back.
        Some(self.made(set, Some(game), Viewer::Director, true, Some(step), words))
    }

    /// The table of the laws of bridge after so many acts, with everything on it: for the director, once the game is
    /// over and there is nothing left to give away.
    #[must_use]
    pub fn laws_at(&self, step: usize, viewer: Viewer) -> Option<bridge_laws::Table> {
        let set = self.set.as_ref().filter(|set| set.game.is_over() && viewer == Viewer::Director)?;
        match set.at(step.min(set.done.len()))? {
            Game::Bridge(board) => Some(board.table().clone()),
            Game::Doppelkopf(_) => None,
        }
    }

    fn made(
        &self,
        set: &Set,
        game: Option<Game>,
        viewer: Viewer,
        over: bool,
        step: Option<usize>,
        words: &Lexicon,
    ) -> View {
        let head = Head {
            number: self.number,
            plays: set.game.plays(),
            name: set.created.name.clone(),
            viewer,
            robots: set.robots,
            acts: set.done.len(),
            step,
            last: step.and_then(|step| set.last_of(step, words)),
            over,
        };
        let game = game.map(|game| match game {
            Game::Bridge(board) => {
                GameView::Bridge(Box::new(crate::bridge::view::of(&board, viewer, over, words)))
            }
            Game::Doppelkopf(deal) => {
                GameView::Doppelkopf(Box::new(crate::doko::view::of(&deal, viewer, over, words)))
            }
        });
        View::new(head, game)
    }
}

impl Set {
    /// The last of so many acts, with what was chosen or found by it in words.
    fn last_of(&self, step: usize, words: &Lexicon) -> Option<(Actor, Act, Option<String>)> {
        let before = step.checked_sub(1)?;
        let done = self.done.get(before)?;
        let said = match (&done.act, self.at(before)?) {
            (Act::Bridge(act), Game::Bridge(board)) => crate::bridge::view::said(&board, act, words),
            (Act::Doppelkopf(act), Game::Doppelkopf(deal)) => crate::doko::view::said(&deal, act, words),
            _ => None,
        };
        Some((done.by, done.act.clone(), said))
    }

    fn take(&mut self, done: Done) {
        if self.game.act(done.by, &done.act).is_ok() {
            self.tricks.push(self.game.tricks());
            self.done.push(done);
        }
    }

    /// The game after so many of its acts.
    fn at(&self, acts: usize) -> Option<Game> {
        let mut game = Game::new(&self.created).ok()?;
        for done in self.done.iter().take(acts) {
            game.act(done.by, &done.act).ok()?;
        }
        Some(game)
    }

    /// How many acts there were before the trick began that spectators do not see yet.
    fn delayed(&self, tricks: usize) -> usize {
        if tricks == 0 {
            return self.done.len();
        }
        let shown = self.game.tricks().saturating_sub(tricks);
        // The first act after which more tricks were over than may be seen.
        let until = self.tricks.iter().position(|&over| over > shown);
        // In the first trick the auction is no secret.
        until.unwrap_or_else(|| self.done.iter().take_while(|done| done.act.is_before_play()).count())
    }
}
