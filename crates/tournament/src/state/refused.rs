//! Why something cannot happen to a tournament.

use thiserror::Error;

use crate::{At, ChangeError, CloseError, Finding, ListError, Number};

/// Why an event is refused. The tournament is as before.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refused {
    /// The first event sets it up.
    #[error("the tournament is not set up yet")]
    NotCreated,
    /// No other event sets it up.
    #[error("the tournament is set up already")]
    AlreadyCreated,
    /// Written by a newer version.
    #[error("the record has format {0}, which this version does not know")]
    Format(u32),
    /// A tournament has a round at least, and nobody plays more than a hundred.
    #[error("a tournament has 1 to 100 rounds, not {0}")]
    Rounds(usize),
    /// Nothing happens to a tournament that is deleted.
    #[error("the tournament is deleted")]
    Deleted,
    /// What is not deleted cannot be brought back.
    #[error("the tournament is not deleted")]
    NotDeleted,
    /// Rules do not change in the midst of it.
    #[error("games have been entered: rules, ties and times cannot be changed")]
    SetupBegun,
    /// It rings already.
    #[error("{0} has called the referee already")]
    Called(At),
    /// Nobody called.
    #[error("{0} has not called the referee")]
    NotCalled(At),
    /// Penalty points that are none.
    #[error("penalty points stand one for each position of the table, and sum to 0")]
    Penalty,
    /// They are not there, were taken back, or stand in a line already.
    #[error("{at}: penalty points {number} do not wait for a line")]
    NotNoted {
        /// Where.
        at: At,
        /// As told.
        number: usize,
    },
    /// There is one, or the Schiedsgericht has decided it, which is final (8.2).
    #[error("{0}: there is an appeal against that already, and what the Schiedsgericht decides is final")]
    Appealed(At),
    /// There is none, or it is decided.
    #[error("{at}: there is no open appeal {number}")]
    NoSuchAppeal {
        /// Where.
        at: At,
        /// As told.
        number: usize,
    },
    /// Somebody is right, and all stays as it was.
    #[error("{at}: appeal {number} cannot be upheld as long as what it is against stands unchanged")]
    NothingChanged {
        /// Where.
        at: At,
        /// Which appeal.
        number: usize,
    },
    /// Everything is signed.
    #[error("who did this, and when, must be told")]
    NoStamp,
    /// A reason is missing where one is owed.
    #[error("the reason must be told")]
    NoReason,
    /// Somebody without a name, or with a number that is none.
    #[error("a player needs a name and a number from 1 on")]
    NoName,
    /// A tournament without a name.
    #[error("a tournament needs a name")]
    NoTitle,
    /// A time limit of no time.
    #[error("a time limit has a minute at least")]
    NoMinutes,
    /// What is no name that can stand on a list.
    #[error("{0}")]
    BadName(crate::LineError),
    /// Two players of one number.
    #[error("number {0} is given to somebody else already")]
    NumberTaken(Number),
    /// Nobody has this number, or he would leave before he comes.
    #[error(transparent)]
    Player(#[from] ChangeError),
    /// The tournament has no such round.
    #[error("there is no round {round}; the tournament has {rounds}")]
    NoSuchRound {
        /// As told.
        round: usize,
        /// So many there are.
        rounds: usize,
    },
    /// What was played stays as it was.
    #[error("round {0} has begun: who plays it, and where, cannot be changed any more")]
    Begun(usize),
    /// The tournament cannot have fewer rounds than have begun.
    #[error("round {0} has begun: the tournament cannot have fewer rounds")]
    RoundsBegun(usize),
    /// A round before is missing.
    #[error("round {0} is not drawn yet")]
    NotDrawn(usize),
    /// Not from the first round that can still be drawn, or more rounds than there are.
    #[error("rounds are drawn one after the other: the next is round {0}")]
    OutOfOrder(usize),
    /// The seating must be put right first.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Seating(Vec<Finding>),
    /// The round has no such table.
    #[error("round {} has no table {}; it has {tables}", at.round, at.table)]
    NoSuchTable {
        /// As told.
        at: At,
        /// So many there are.
        tables: usize,
    },
    /// A line is refused.
    #[error("{at}, line {number}: {error}")]
    Line {
        /// Where.
        at: At,
        /// Which line, from 1 on.
        number: usize,
        /// Why.
        error: ListError,
    },
    /// The list has no such line.
    #[error("{at}: the list has no line {number}")]
    NoSuchLine {
        /// Where.
        at: At,
        /// As told.
        number: usize,
    },
    /// Somebody else has changed the line meanwhile.
    #[error("{at}, line {number} is not what it was thought to be")]
    Changed {
        /// Where.
        at: At,
        /// Which line.
        number: usize,
    },
    /// Two readings are by two persons.
    #[error("{at}: {who} has entered the list; the second reading is for somebody else")]
    SamePerson {
        /// Where.
        at: At,
        /// Who.
        who: String,
    },
    /// More than the first reading has.
    #[error("{at}: the first reading has only {lines} lines")]
    NothingToCompare {
        /// Where.
        at: At,
        /// So many.
        lines: usize,
    },
    /// Both readings of the line agree, or there is only one.
    #[error("{at}, line {number}: the readings do not differ")]
    NothingToSettle {
        /// Where.
        at: At,
        /// Which line.
        number: usize,
    },
    /// The readings of a list differ.
    #[error("{at}: the readings differ in the lines {numbers:?}")]
    Disputed {
        /// Where.
        at: At,
        /// Where they differ.
        numbers: Vec<usize>,
    },
    /// A list is not complete.
    #[error("{at}: {error}")]
    Incomplete {
        /// Where.
        at: At,
        /// What is missing.
        error: CloseError,
    },
    /// The round is closed.
    #[error("round {0} is closed already")]
    Closed(usize),
    /// Only what is closed can be opened again.
    #[error("round {0} is not closed")]
    NotClosed(usize),
    /// The next round has been called; that can be taken back.
    #[error("the round after round {0} is called: round {0} stays closed")]
    NextCalled(usize),
    /// The next round is being played.
    #[error("something is entered in the round after round {0}: round {0} stays closed")]
    NextBegun(usize),
    /// Places stand by this round.
    #[error("places are announced: round {0} stays closed")]
    Announced(usize),
    /// A round before is open.
    #[error("round {0} is still open; it has to be closed first")]
    StillOpen(usize),
    /// Nobody plays it yet.
    #[error("round {0} is not called, and nothing is entered there: no time is up")]
    NotBegun(usize),
    /// There is no time limit in this tournament.
    #[error("the tournament has no time limit; why the round ends early must be told")]
    NoClock,
    /// Nothing is late, and no minutes are added, where no clock runs.
    #[error("{0}: no clock runs")]
    Untimed(At),
    /// Time is up, and what the game is has not been told.
    #[error("{0}: time is up; a game counts if it had been dealt before, or is a Pflichtsolo that is owed")]
    Late(At),
    /// A game that is said to come after time.
    #[error("{0}: time is not up")]
    InTime(At),
    /// Nothing is left to be played.
    #[error("{0}: nothing is left to be played")]
    NothingLeft(At),
    /// Four play; with fewer the table stops.
    #[error("{0}: fewer than four would be left; the table stops")]
    TooFew(At),
    /// He is there.
    #[error("{at}: player {player} has not left")]
    NotGone {
        /// Where.
        at: At,
        /// Who.
        player: Number,
    },
    /// A player cannot come back to a table that has played on without him.
    #[error("{at} has played on without {player}")]
    PlayedOn {
        /// Where.
        at: At,
        /// Who.
        player: Number,
    },
    /// The table has not stopped.
    #[error("{0}: the table has not stopped")]
    NotEnded(At),
    /// More minutes, or less, than are added at once.
    #[error("{0} minutes cannot be added; 1 to 60 can")]
    Minutes(u16),
    /// Who keeps the list sits at the table.
    #[error("{at}: player {player} does not sit there")]
    NotAtTable {
        /// Where.
        at: At,
        /// Who.
        player: Number,
    },
    /// The round is not called, or its clock stands or runs already.
    #[error("the clock of round {0} is not as it was thought to be")]
    NoSuchClock(usize),
    /// More than anybody plays.
    #[error("a clock is not prolonged by {0} minutes")]
    Prolonged(i16),
    /// No game of the table is struck.
    #[error("{0}: no games were struck because time was up")]
    NotStruck(At),
    /// Nothing was drawn again from this round on, or not last.
    #[error("round {0} was not drawn again")]
    NotDrawnAgain(usize),
    /// No lots are drawn.
    #[error("no lots are drawn")]
    NoLots,
    /// The organiser has not chosen that lots decide.
    #[error("lots do not decide in this tournament")]
    LotsNotChosen,
    /// Lots part those who have the same; nobody has anything.
    #[error("no game is entered, so there is nothing to rank")]
    NothingToRank,
    /// 9.7: 1 to 12 points.
    #[error("{0} points cannot be taken off; 1 to 12 can")]
    Deduction(u8),
    /// The player has no such deduction.
    #[error("player {player} has no deduction {number}")]
    NoSuchDeduction {
        /// Whose.
        player: Number,
        /// As told.
        number: usize,
    },
    /// A deduction can be taken back once.
    #[error("deduction {number} of player {player} is taken back already")]
    TakenBack {
        /// Whose.
        player: Number,
        /// Which of his deductions.
        number: usize,
    },
    /// A player can be disqualified once.
    #[error("player {0} is disqualified already")]
    Disqualified(Number),
    /// A disqualification that is none cannot be taken back.
    #[error("player {0} is not disqualified")]
    NotDisqualified(Number),
    /// More prizes than places.
    #[error("{0} prizes are more than anybody honours")]
    Prizes(usize),
    /// Places are announced once they are known.
    #[error("not all rounds are closed, so no place can be announced")]
    NotOver,
    /// More places than there are.
    #[error("{count} places cannot be announced; there are {places}")]
    NoSuchHonour {
        /// As told.
        count: usize,
        /// So many there are.
        places: usize,
    },
}

impl Refused {
    /// Where a reason is owed, nothing happens without one.
    pub(super) fn without_reason(why: &str) -> Result<(), Refused> {
        if why.trim().is_empty() { Err(Refused::NoReason) } else { Ok(()) }
    }
}
