//! One board or one deal with everything that happened at it.

use bridge_laws::event::{About, Event as LawEvent};
use doppelkopf_laws::{Proof, event::Event as DokoEvent};
use wording::Lexicon;

use crate::{
    Act, Actor, Chair, GameSetup, Refused, Robot, Told, Viewer, Watching,
    bridge::Board,
    doko::Deal,
    view::{GameView, LastAct, MissedView},
};

/// An act that stands.
#[derive(Debug, Clone)]
struct Done {
    by: Actor,
    act: Act,
    proofs: Vec<Proof>,
}

/// The game as it stands.
#[derive(Debug, Clone)]
pub(crate) enum Game {
    Bridge(Box<Board>),
    Doppelkopf(Box<Deal>),
}

impl Game {
    pub fn new(setup: &GameSetup, watching: Watching) -> Result<Game, Refused> {
        match setup {
            GameSetup::Bridge(setup) => Ok(Game::Bridge(Box::new(Board::new(setup, watching)?))),
            GameSetup::Doppelkopf(setup) => Ok(Game::Doppelkopf(Box::new(Deal::new(setup, watching)?))),
            GameSetup::DoppelkopfRound(setup) => {
                Ok(Game::Doppelkopf(Box::new(Deal::new(&setup.first()?, watching)?)))
            }
        }
    }

    /// What somebody tells, if it is his to tell.
    pub fn understood(&self, by: Actor, told: &Told) -> Result<Act, Refused> {
        match (self, told) {
            (Game::Bridge(board), Told::Bridge(told)) => {
                board.understood(by.chair().map(Chair::seat), told).map(Act::Bridge)
            }
            (Game::Doppelkopf(deal), Told::Doppelkopf(told)) => {
                deal.understood(by.chair(), told).map(Act::Doppelkopf)
            }
            _ => Err(Refused::OtherGame),
        }
    }

    /// The same as it is done now: a player who calls means what he sees, and asks before he is told.
    pub fn as_done_now(&self, by: Actor, act: Act) -> Act {
        match (self, act) {
            (Game::Doppelkopf(deal), Act::Doppelkopf(event)) => {
                Act::Doppelkopf(deal.asked(by.chair(), event))
            }
            (Game::Bridge(_), Act::Bridge(LawEvent::CallDirector { by: seat, about: About::ThisNow }))
                if by.chair().is_some() =>
            {
                Act::Bridge(LawEvent::CallDirector { by: seat, about: About::AsSeen })
            }
            (_, act) => act,
        }
    }

    /// This is done. Nothing is searched: what has to be proved for it stands in `proofs`.
    pub fn act(&mut self, by: Actor, act: &Act, proofs: &[Proof]) -> Result<(), Refused> {
        match (self, act) {
            (Game::Bridge(board), Act::Bridge(act)) => board.act(by.chair().map(Chair::seat), act),
            (Game::Doppelkopf(deal), Act::Doppelkopf(act)) => deal.act(by.chair(), act, proofs),
            _ => Err(Refused::OtherGame),
        }
    }

    pub const fn plays(&self) -> wording::Game {
        match self {
            Game::Bridge(_) => wording::Game::Bridge,
            Game::Doppelkopf(_) => wording::Game::Doppelkopf,
        }
    }

    pub fn is_over(&self) -> bool {
        match self {
            Game::Bridge(board) => board.is_over(),
            Game::Doppelkopf(deal) => deal.is_over(),
        }
    }

    /// Is it over, and may everybody see everything? 68B2: not while the partner of who has conceded may still object.
    pub fn is_laid_open(&self) -> bool {
        let waits = matches!(self, Game::Bridge(board) if board.table().may_object_at_once().is_some());
        self.is_over() && !waits
    }

    fn tricks(&self) -> usize {
        match self {
            Game::Bridge(board) => board.tricks(),
            Game::Doppelkopf(deal) => deal.tricks(),
        }
    }

    /// The time of the round is up, or is not after all; a board has none.
    pub fn time_is_up(&mut self, up: bool) {
        if let Game::Doppelkopf(deal) = self {
            deal.table.time_is_up(up);
        }
    }

    /// How much has gone wrong that nobody has noticed.
    pub fn unnoticed(&self) -> usize {
        match self {
            Game::Bridge(board) => board.table().unnoticed().len(),
            Game::Doppelkopf(deal) => deal.table().unnoticed().len(),
        }
    }

    /// The same in words.
    fn unnoticed_said(&self, words: &Lexicon) -> Vec<String> {
        match self.view(Viewer::Director, false, words) {
            GameView::Bridge(board) => board.affairs.unnoticed,
            GameView::Doppelkopf(deal) => deal.affairs.unnoticed,
        }
    }

    /// The game as it would be had the director been called now.
    fn called(&self) -> Option<Game> {
        let mut called = self.clone();
        let act = match self {
            Game::Bridge(board) => {
                Act::Bridge(LawEvent::CallDirector { by: board.speaker(None), about: About::ThisNow })
            }
            Game::Doppelkopf(deal) => Act::Doppelkopf(DokoEvent::CallReferee { by: deal.speaker(None) }),
        };
        // It did not happen, and no search is worth while for it: a claim would be the referee's to find out about.
        called.act(Actor::Director, &act, &[Proof::Nothing]).is_ok().then_some(called)
    }

    /// A trick is over, and no card of the next has fallen.
    pub fn trick_lies(&self) -> bool {
        let empty = match self {
            Game::Bridge(board) => board.table().state().trick.is_empty(),
            Game::Doppelkopf(deal) => deal.table().view(None).trick.iter().all(|(_, card)| card.is_none()),
        };
        empty && self.tricks() > 0
    }

    /// The act that a robot does now; one that would be refused is none.
    pub fn robot_act(&self, robots: &[Option<Robot>; 4], seed: u64, number: u64) -> Option<(Chair, Act)> {
        if self.is_laid_open() {
            return None;
        }
        let act = match self {
            Game::Bridge(board) => crate::bridge::robot::any(board, robots, seed, number)
                .map(|(chair, act)| (chair, Act::Bridge(act))),
            Game::Doppelkopf(deal) => crate::doko::robot::any(deal, robots, seed, number)
                .map(|(chair, act)| (chair, Act::Doppelkopf(act))),
        };
        act.filter(|(chair, act)| {
            let by = Actor::Robot(*chair);
            let done =
                self.understood(by, &act.clone().into()).and_then(|act| self.clone().act(by, &act, &[]));
            matches!(done, Ok(()) | Err(Refused::Unproved(_)))
        })
    }

    pub fn view(&self, viewer: Viewer, over: bool, words: &Lexicon) -> GameView {
        match self {
            Game::Bridge(board) => {
                GameView::Bridge(Box::new(crate::bridge::view::of(board, viewer, over, words)))
            }
            Game::Doppelkopf(deal) => {
                GameView::Doppelkopf(Box::new(crate::doko::view::of(deal, viewer, over, words)))
            }
        }
    }
}

/// A board or a deal, with all its acts.
#[derive(Debug, Clone)]
pub(crate) struct Play {
    setup: GameSetup,
    watching: Watching,
    done: Vec<Done>,
    /// How many tricks were over after each act.
    tricks: Vec<usize>,
    pub game: Game,
}

impl Play {
    pub fn new(setup: GameSetup, watching: Watching) -> Result<Play, Refused> {
        let game = Game::new(&setup, watching)?;
        Ok(Play { setup, watching, done: Vec::new(), tricks: Vec::new(), game })
    }

    /// How many acts stand.
    pub fn acts(&self) -> usize {
        self.done.len()
    }

    /// This was done. What cannot have been leaves everything as it was. What was stored without its proofs is searched
    /// now, and never again as long as it is kept here.
    pub fn take(&mut self, by: Actor, told: &Told, mut proofs: Vec<Proof>) {
        let Ok(act) = self.game.understood(by, told) else { return };
        loop {
            match self.game.act(by, &act, &proofs) {
                Ok(()) => {
                    self.tricks.push(self.game.tricks());
                    self.done.push(Done { by, act, proofs });
                    return;
                }
                Err(Refused::Unproved(claimed)) => proofs.push(claimed.search()),
                Err(_) => return,
            }
        }
    }

    /// The last act was not done. Was there one?
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.done.len().checked_sub(1) else { return false };
        if let Some(game) = self.at(last) {
            self.done.truncate(last);
            self.tricks.truncate(last);
            self.game = game;
        }
        true
    }

    /// The game after so many of its acts.
    pub fn at(&self, acts: usize) -> Option<Game> {
        let mut game = Game::new(&self.setup, self.watching).ok()?;
        for done in self.done.iter().take(acts) {
            game.act(done.by, &done.act, &done.proofs).ok()?;
        }
        Some(game)
    }

    /// The last of so many acts, with what was chosen or found by it in words.
    pub fn last_of(&self, step: usize, words: &Lexicon) -> Option<LastAct> {
        let before = step.checked_sub(1)?;
        let done = self.done.get(before)?;
        let said = match (&done.act, self.at(before)?) {
            (Act::Bridge(act), Game::Bridge(board)) => crate::bridge::view::said(&board, act, words),
            (Act::Doppelkopf(act), Game::Doppelkopf(deal)) => crate::doko::view::said(&deal, act, words),
            _ => None,
        };
        Some((done.by, done.act.clone(), said))
    }

    /// What went wrong and nobody noticed, in the order in which it happened.
    pub fn missed(&self, words: &Lexicon) -> Vec<MissedView> {
        let Ok(mut game) = Game::new(&self.setup, self.watching) else { return Vec::new() };
        let mut open: Vec<(usize, String)> = Vec::new();
        let mut missed: Vec<(usize, String)> = Vec::new();
        for (step, done) in (1..).zip(&self.done) {
            if game.act(done.by, &done.act, &done.proofs).is_err() {
                break;
            }
            let mut now = game.unnoticed_said(words);
            let (stay, gone) = open.into_iter().partition(|(_, said)| {
                let at = now.iter().position(|one| one == said);
                at.map(|at| now.remove(at)).is_some()
            });
            open = stay;
            // What the director was not called about was overtaken by play.
            if !done.act.is_the_directors() {
                missed.extend::<Vec<_>>(gone);
            }
            open.extend(now.into_iter().map(|said| (step, said)));
        }
        missed.extend(open);
        missed.sort_by_key(|(step, _)| *step);
        missed
            .into_iter()
            .map(|(step, what)| {
                let called = self.at(step).and_then(|game| game.called());
                let view = called.map(|game| game.view(Viewer::Director, false, words));
                let affairs = view.map(|view| match view {
                    GameView::Bridge(board) => board.affairs,
                    GameView::Doppelkopf(deal) => deal.affairs,
                });
                let ruling = affairs.as_ref().and_then(|affairs| affairs.ruling.as_ref());
                MissedView { step, what, laws: ruling.map(|ruling| ruling.laws.clone()).unwrap_or_default() }
            })
            .collect()
    }

    /// The table of the laws of bridge as it would have been, had the director been called after so many acts.
    pub fn laws_if_called(&self, step: usize) -> Option<bridge_laws::Table> {
        match self.at(step)?.called()? {
            Game::Bridge(board) => Some(board.table().clone()),
            Game::Doppelkopf(_) => None,
        }
    }

    /// How many acts there were before the trick began that spectators do not see yet.
    pub fn delayed(&self, tricks: usize) -> usize {
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
