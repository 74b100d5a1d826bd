//! The table: fed with what happened, it says what the rules say now.

mod call;
mod claimed;
mod claims;
mod count;
mod end;
mod knows;
mod play;
mod query;
mod record;
mod rule;
mod setup;
mod shorten;
mod stored;
mod story;

use doppelkopf::{ByPlace, Course, Finding, Game, Hand, Kind, Party, Place, Seating, Stage};
use doppelkopf_rules::{ByPosition, Clause, Point, Position, Positions, Rules};
use ruling::ClauseSet;

use crate::{
    laws::claim::Parties,
    matter::Matter,
    offence::{Act, Offence},
    state::Hands,
    words::{Choice, Election, Elects, Pending, Question, Ruling, Told},
};

use claimed::Searches;
pub use claimed::{Claimed, NotRecorded, Proof};
use end::Ending;
pub use end::{Line, Outcome};
pub use setup::{Setup, SetupError, Watch};
use shorten::Shortening;
use story::{Early, Step, Word};

/// What the rules say now: exactly one of these.
#[derive(Debug, Clone, PartialEq)]
pub enum Status {
    /// This player says gesund or Vorbehalt.
    Say(Position),
    /// This player is asked for a Pflichtsolo.
    Pflichtsolo(Position),
    /// This player is asked for a Lustsolo.
    Lustsolo(Position),
    /// This player names his game.
    Name(Position),
    /// A card of this player is awaited.
    Play(Position),
    /// The referee must find this out.
    Question(Question),
    /// Somebody may claim, or play on.
    Election(Election),
    /// The deal is over.
    Over,
}

/// A deal of Doppelkopf at which anything can happen.
///
/// It is small and cheap to copy: to preview an option, choose it on a copy. The same events always
/// lead to the same table.
///
/// ```
/// use doppelkopf::Say;
/// use doppelkopf_laws::{Setup, Status, Table, event::Event};
/// use doppelkopf_rules::{Position, TableSize};
///
/// // Nobody knows a card: a list keeper's table.
/// let mut table = Table::new(&Setup::new(TableSize::Four, Position::Four))?;
/// let said = |by| Event::Say { by, say: Say::Gesund };
/// table.record(&said(Position::One))?;
/// // 3 speaks before 2, and 1 claims it: three penalty points, and the query goes on.
/// table.record(&said(Position::Three))?;
/// table.record(&Event::ClaimOffence { by: Position::One, about: None })?;
/// assert_eq!(table.penalty(), [1, 1, -3, 1].into());
/// assert_eq!(table.status(), Status::Say(Position::Two));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    setup: Setup,
    seating: Seating,
    hands: Hands,
    /// Who held a ♣D at the start, where that is known.
    alten: ByPlace<Option<bool>>,
    words: Vec<Word>,
    steps: Vec<Step>,
    early: ByPlace<Option<Early>>,
    finding: Finding,
    course: Option<Course>,
    matters: Vec<Matter>,
    /// Offences that are valid by now or ruled on: by which event, and whose.
    settled: Vec<(u32, Position)>,
    told: Told,
    pending: Option<Pending>,
    ending: Option<Ending>,
    shortening: Option<Shortening>,
    searches: Searches,
    penalty: ByPosition<i32>,
    order_from: Option<Position>,
    now: u32,
    // What the last event did.
    applied: ClauseSet<Clause>,
    debated: Vec<Point>,
    rulings: Vec<Ruling>,
    noticed: Option<Offence>,
}

impl Table {
    /// Sits down.
    ///
    /// # Errors
    /// [`SetupError`] where this cannot be.
    pub fn new(setup: &Setup) -> Result<Table, SetupError> {
        setup.check()?;
        let dealt = setup.dealt_by.unwrap_or(setup.dealer);
        let seating =
            Seating::new(setup.players, dealt, setup.lap).map_err(|_| SetupError::NoSuchPosition(dealt))?;
        let hands = Hands::dealt(ByPlace::from_fn(|place| setup.hands[seating.position(place)]));
        let alten = ByPlace::from_fn(|place| hands.held(place).map(|hand| hand.has(Kind::ALTE)));
        let finding = story::beginning(setup, seating).ok_or(SetupError::NobodyToForce)?;
        let mut table = Table {
            setup: setup.clone(),
            seating,
            hands,
            alten,
            words: Vec::new(),
            steps: Vec::new(),
            early: ByPlace::default(),
            finding,
            course: None,
            matters: Vec::new(),
            settled: Vec::new(),
            told: Told::default(),
            pending: None,
            ending: None,
            shortening: None,
            searches: Searches::Here,
            penalty: ByPosition::default(),
            order_from: None,
            now: 0,
            applied: ClauseSet::EMPTY,
            debated: Vec::new(),
            rulings: Vec::new(),
            noticed: None,
        };
        if dealt != setup.dealer {
            table.open(Offence { by: dealt, act: Act::WrongDealer });
        }
        for place in table.wrong_counts() {
            // Who does not count his cards does not know it either.
            table.hide(Offence { by: table.position(place), act: Act::WrongCount });
        }
        if !table.matters.is_empty() {
            table.settle();
        }
        Ok(table)
    }

    /// What the rules say now.
    #[must_use]
    pub fn status(&self) -> Status {
        match &self.pending {
            Some(Pending::Question { question, .. }) => return Status::Question(*question),
            Some(Pending::Election(election)) => return Status::Election(election.clone()),
            None => {}
        }
        if let Some(election) = self.offer() {
            return Status::Election(election);
        }
        if self.ending.is_some() {
            return Status::Over;
        }
        if let Some(course) = &self.course {
            return course.turn().map_or(Status::Over, |place| Status::Play(self.position(place)));
        }
        match self.finding.stage() {
            Stage::Ask(place) => Status::Say(self.position(place)),
            Stage::AskPflicht(place) => Status::Pflichtsolo(self.position(place)),
            Stage::AskLust(place) => Status::Lustsolo(self.position(place)),
            Stage::Name { by, .. } => Status::Name(self.position(by)),
            Stage::Found(_) => Status::Over,
        }
    }

    /// The choice between claiming and playing on, where something was noticed (9.6.2) or a partner was
    /// asked (9.6.4): of several offences the one committed first.
    #[must_use]
    pub fn offer(&self) -> Option<Election> {
        let matter = self.offered()?;
        let by = match matter.asked {
            Some((_, partner)) => vec![partner],
            None => matter.open_to().iter().collect(),
        };
        let clauses = if matter.asked.is_some() { vec![Clause::T9_6_4] } else { vec![Clause::T9_6_2] };
        let offence = matter.offence;
        let about = Elects(offence.act.kind(), offence.by, matter.at);
        Some(Election {
            about,
            by,
            options: vec![Choice::Claim, Choice::PlayOn],
            clauses,
            debated: Vec::new(),
        })
    }

    /// What that choice is about.
    #[must_use]
    pub fn offered_offence(&self) -> Option<Offence> {
        self.offered().map(|matter| matter.offence)
    }

    /// 9.6.4: who has asked his partner about it.
    #[must_use]
    pub fn partner_asked_by(&self) -> Option<Position> {
        self.offered()?.asked.map(|(asker, _)| asker)
    }

    fn offered(&self) -> Option<&Matter> {
        let open = || self.matters.iter().filter(|m| m.claimed.is_none());
        let offered = || open().find(|m| m.offered && !m.open_to().is_empty());
        open().find(|m| m.asked.is_some()).or_else(offered)
    }

    /// 8.5.3: the time of the round is up, or was given longer.
    pub fn time_is_up(&mut self, up: bool) {
        self.setup.time_up = up;
    }

    /// What the rules wait for, with the clauses that wait.
    #[must_use]
    pub fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }

    /// Is the deal over?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    /// How it began.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules in force.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.setup.rules
    }

    /// Who dealt.
    #[must_use]
    pub fn dealer(&self) -> Position {
        self.setup.dealt_by.unwrap_or(self.setup.dealer)
    }

    /// 10.1.1: who has no cards in this deal.
    #[must_use]
    pub const fn sits_out(&self) -> Positions {
        self.seating.sits_out()
    }

    /// The four who play.
    #[must_use]
    pub fn players(&self) -> Positions {
        self.seating.table().players()
    }

    /// Who sits at this place from the dealer's left.
    #[must_use]
    pub fn position(&self, place: Place) -> Position {
        self.seating.position(place)
    }

    /// The place of a player; nothing for who sits out.
    #[must_use]
    pub fn place(&self, position: Position) -> Option<Place> {
        self.seating.place(position)
    }

    /// The game, once it is found.
    #[must_use]
    pub fn game(&self) -> Option<Game> {
        self.course.as_ref().map(Course::game)
    }

    /// How far finding the game has come.
    #[must_use]
    pub const fn finding(&self) -> &Finding {
        &self.finding
    }

    /// What has happened on the table, once the game is found.
    #[must_use]
    pub const fn course(&self) -> Option<&Course> {
        self.course.as_ref()
    }

    /// The cards a player holds, where the table knows them. Not for players' eyes: see [`Table::view`].
    #[must_use]
    pub fn hand(&self, position: Position) -> Option<Hand> {
        self.hands.held(self.place(position)?)
    }

    /// How many cards a player holds.
    #[must_use]
    pub fn cards_in_hand(&self, position: Position) -> u8 {
        self.place(position).map_or(0, |place| self.hands.count(place))
    }

    /// The cards that a player may play to the open trick (5.2.2); nothing where his hand is not known
    /// or the game not found.
    #[must_use]
    pub fn legal(&self, position: Position) -> Option<Hand> {
        Some(self.course.as_ref()?.following(self.hand(position)?))
    }

    /// 5.5, 9.6.2: what is certain of the parties for everybody.
    #[must_use]
    pub fn parties(&self) -> Parties {
        self.certain_in(self.course.as_ref())
    }

    /// 9.6.1: what was certain of them before this event.
    fn parties_before(&self, at: u32) -> Parties {
        self.certain_in(self.course_before(at).as_ref())
    }

    fn certain_in(&self, course: Option<&Course>) -> Parties {
        match course.map(Course::known).filter(|known| known.is_clarified()) {
            Some(known) => {
                let re = Place::ALL.into_iter().filter(|&p| known.of(p) == Some(Party::Re));
                Parties::Clarified { re: re.map(|place| self.position(place)).collect() }
            }
            None => Parties::Open,
        }
    }

    /// The true players of Re, which not everybody need know; nothing while a party is not known.
    #[must_use]
    pub fn re(&self) -> Option<Positions> {
        let course = self.course.as_ref()?;
        let mut re = Positions::default();
        for place in Place::ALL {
            if course.party(place)? == Party::Re {
                re = re.iter().chain([self.position(place)]).collect();
            }
        }
        Some(re)
    }

    /// Penalty points so far, apart from those of the game.
    #[must_use]
    pub const fn penalty(&self) -> ByPosition<i32> {
        self.penalty
    }

    /// The clauses applied by the last event.
    #[must_use]
    pub const fn applied(&self) -> ClauseSet<Clause> {
        self.applied
    }

    /// The open points on which the last event depended.
    #[must_use]
    pub fn debated(&self) -> &[Point] {
        &self.debated
    }

    /// The rulings made by the last event.
    #[must_use]
    pub fn rulings(&self) -> &[Ruling] {
        &self.rulings
    }

    /// The offence that is being ruled on, or was by the last event.
    #[must_use]
    pub const fn noticed(&self) -> Option<Offence> {
        self.noticed
    }

    /// What is wrong and nobody has claimed or pointed out.
    #[must_use]
    pub fn unnoticed(&self) -> Vec<Offence> {
        self.matters.iter().filter(|m| !m.offered && m.claimed.is_none()).map(|m| m.offence).collect()
    }

    /// What is wrong, noticed or not, with those who may still claim it.
    #[must_use]
    pub fn open_offences(&self) -> Vec<(Offence, Positions)> {
        self.matters.iter().map(|m| (m.offence, m.open_to())).collect()
    }
}
