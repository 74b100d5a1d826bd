//! Everything that happens to a tournament, as it is kept in its file.

mod parts;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{
    Number, Refused, Setup, Written,
    roster::{LONGEST, printable},
};

pub use parts::{Against, Late, Reading, Ruled, Source, Verdict};

/// The format of the events that are written. Those of earlier formats are read too; a file of a newer one is
/// refused, not half understood. Since 2 lines tell the kind of game beside their points, and the kind of solo. Since
/// 3 a line that was read twice and is corrected counts as corrected, and one that is struck or put in leaves the second
/// reading of all others as it is. Since 4 penalty points that only a soloist has are refused where nobody
/// is one, and calls with more cards than anybody holds. Since 6 games are noted that a telephone kept and no list took,
/// players leave a table that plays on, and others play in their place. Since 7 the line of a game that a ruling has stopped
/// tells why. Since 8 a round that was closed is opened again, and
/// a game that is entered after time says what it is; appeals are kept. Since 9 a line tells what its penalty points or deductions
/// are for, and a ruling what was ruled on. Since 10 lots are drawn only where they decide something: once somebody has a
/// result, and where the tournament lets them decide.
pub const FORMAT: u32 = 10;

/// What one command did. All of it counts, or nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// [`FORMAT`].
    pub format: u32,
    /// Who and when.
    #[serde(flatten)]
    pub stamp: Stamp,
    /// What happened, in this order.
    pub events: Vec<Event>,
}

/// Who did something, and when.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stamp {
    /// A name as it is known in the hall.
    pub who: String,
    /// The time as RFC 3339 has it. It is only kept, never reckoned with.
    pub when: String,
}

/// A table of a round, both from 1 on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct At {
    /// The round.
    pub round: usize,
    /// The table.
    pub table: usize,
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}, table {}", self.round, self.table)
    }
}

/// Somebody who takes part.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// His number.
    pub number: Number,
    /// His name.
    pub name: String,
    /// His club.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The first round that he plays, from 1 on.
    pub from: usize,
}

/// The tables of a round: the players of each from position 1 on.
pub type Tables = Vec<Vec<Number>>;

/// What was known of a draw when it was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Found {
    /// Repeated meetings, in all rounds so far.
    pub repeats: usize,
    /// The fewest that could be proven.
    pub repeats_bound: usize,
    /// Pairs of club mates at one table in round 1, if they are to be apart.
    pub club_mates: usize,
    /// The fewest that could be proven.
    pub club_mates_bound: usize,
    /// Stays at a table of five or more before others had theirs.
    pub fives_again: usize,
    /// The repeated meetings there would be without a fair share of the tables of five, if those are fewer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repeats_unless_fair: Option<usize>,
    /// The repeated meetings there would be without keeping club mates apart, if those are fewer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repeats_unless_apart: Option<usize>,
}

/// Something that happened to a tournament. Lines count from 1.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// It was set up; always the first, and only the first.
    Created(Setup),
    /// It is set up otherwise; what was drawn stays, as far as there are rounds for it. Once a game is entered,
    /// only name, day, place and the number of rounds change.
    SetupChanged(Setup),
    /// It is deleted: nobody sees it, and nothing more happens to it before it is brought back.
    Deleted,
    /// It is brought back.
    Restored,
    /// Players were entered.
    PlayersAdded {
        /// Who.
        players: Vec<Entrant>,
    },
    /// A name or a club was put right.
    PlayerChanged {
        /// Whose.
        player: Number,
        /// The name.
        name: String,
        /// The club.
        club: Option<String>,
    },
    /// Somebody who was entered and never played is struck from the list.
    PlayerStruck {
        /// Who.
        player: Number,
    },
    /// A player comes late: his first round is this.
    PlayerComes {
        /// Who.
        player: Number,
        /// From 1 on.
        round: usize,
    },
    /// A player leaves: his last round is this.
    PlayerLeaves {
        /// Who.
        player: Number,
        /// From 1 on.
        round: usize,
    },
    /// A player misses a round, and plays the next.
    PlayerMisses {
        /// Who.
        player: Number,
        /// From 1 on.
        round: usize,
    },
    /// Rounds were drawn, from this one on; those drawn before and not begun are drawn anew.
    Drawn {
        /// The first of them.
        from: usize,
        /// What the lot came from.
        seed: u64,
        /// The tables of each.
        rounds: Vec<Tables>,
        /// What was found.
        found: Found,
    },
    /// The last draw is taken back that took the place of another: these rounds are seated as before.
    DrawTakenBack {
        /// The first of them.
        from: usize,
    },
    /// The seating of a round that is drawn and not begun was changed by hand.
    SeatingEdited {
        /// The round.
        round: usize,
        /// The tables.
        tables: Tables,
    },
    /// A deal was entered.
    LineEntered {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// What was written.
        line: Written,
        /// How it came in.
        how: Source,
        /// Why it is taken though it does not check.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        anyway: Option<String>,
        /// What it is, where time was up already. With what follows from it: after the game that had been dealt, and before
        /// a Pflichtsolo, the counted games left are struck.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        late: Option<Late>,
    },
    /// A line was put right.
    LineCorrected {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// Which.
        number: usize,
        /// What it was.
        before: Written,
        /// What it is.
        after: Written,
        /// Why.
        why: String,
        /// Is it taken though it does not check?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        anyway: bool,
    },
    /// A line was taken out that should not be there.
    LineStruck {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// Which.
        number: usize,
        /// What it was.
        before: Written,
        /// Why.
        why: String,
    },
    /// A deal was put into a list that was forgotten.
    LineInserted {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// Before which line.
        number: usize,
        /// What was written.
        line: Written,
        /// Why.
        why: String,
        /// Is it taken though it does not check?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        anyway: bool,
    },
    /// A device of the table has a game that was entered on it while it could not be sent, and its list is over: it
    /// counts nowhere before somebody has looked.
    GameLeft {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// What the device calls it.
        game: String,
        /// The game in a few words, as the device said it.
        said: String,
    },
    /// Somebody has looked at it: it was entered after all, or is not to count.
    GameLeftDone {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// What the device calls it.
        game: String,
    },
    /// A table stops before its round is over: games and Pflichtsoli that are left lapse.
    ListEnded {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// Why.
        why: String,
    },
    /// A player leaves a table at which four are left or more: they play on, and his place sits out.
    LeftTable {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// Who.
        player: Number,
        /// Why.
        why: String,
    },
    /// He has not left after all.
    LeftTableTakenBack {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// Who.
        player: Number,
    },
    /// Somebody plays on in place of a player, to the end of the round. What he plays counts for that player.
    SubstituteSeated {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// In whose place.
        player: Number,
        /// Who; nobody, if the player is back.
        name: Option<String>,
    },
    /// A table that had stopped plays on.
    ListResumed {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// Why.
        why: String,
    },
    /// The referee gives a table more time (TSR 8.5.1).
    TimeAdded {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// So many minutes.
        minutes: u16,
        /// Why.
        why: String,
    },
    /// Somebody keeps the list of a table in place of the one whose duty it is (S8.3); the seats stay.
    KeeperNamed {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// Who sits at the table.
        player: Number,
    },
    /// A table calls the referee.
    RefereeCalled {
        /// Where.
        #[serde(flatten)]
        at: At,
    },
    /// The table does not need him any more, and says so before he came.
    RefereeCallTakenBack {
        /// Where.
        #[serde(flatten)]
        at: At,
    },
    /// Somebody goes there.
    RefereeComes {
        /// Where.
        #[serde(flatten)]
        at: At,
    },
    /// He has ruled.
    RefereeDone {
        /// Where.
        #[serde(flatten)]
        at: At,
    },
    /// A ruling costs penalty points, and the game goes on: they go into the list with its line (9.3, 9.5).
    PenaltyNoted {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// From position 1 on; they sum to 0.
        penalty: Vec<i32>,
        /// Why.
        why: String,
        /// What was ruled on, if it was ruled at the desk.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ruled: Option<Ruled>,
    },
    /// A ruling has stopped a game, and its line has the penalty points (9.4): why.
    LineRuled {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// Which line.
        number: usize,
        /// Why.
        why: String,
        /// What was ruled on, if it was ruled at the desk.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ruled: Option<Ruled>,
    },
    /// Penalty points that do not stand in the list yet are taken back.
    PenaltyTakenBack {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// Which of those of the table, from 1 on; those taken back before count too.
        number: usize,
        /// Why.
        why: String,
    },
    /// Somebody at a table appeals to the Schiedsgericht (8.2, 9.6.7).
    AppealLodged {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// Against what.
        #[serde(flatten)]
        against: Against,
        /// Who.
        player: Number,
        /// Why.
        why: String,
    },
    /// What became of it. What changes by it happens in the same command.
    AppealDecided {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// Which appeal of the table, from 1 on.
        number: usize,
        /// How.
        verdict: Verdict,
        /// Why.
        why: String,
    },
    /// A player was warned (9.7.2a).
    Warned {
        /// Who.
        player: Number,
        /// In which round, from 1 on.
        round: usize,
        /// Why.
        why: String,
        /// What was ruled on, if it was ruled at the desk.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ruled: Option<Ruled>,
    },
    /// The round is called: its time runs from when this was said. Said again, it runs from then.
    RoundStarted {
        /// From 1 on.
        round: usize,
    },
    /// The round was called by mistake: its clock runs as it did before that.
    StartTakenBack {
        /// From 1 on.
        round: usize,
    },
    /// The clock of a round that is called stands still.
    ClockPaused {
        /// From 1 on.
        round: usize,
    },
    /// It goes on.
    ClockGoesOn {
        /// From 1 on.
        round: usize,
    },
    /// All tables of a round have more time; or less again, where it is taken back.
    ClockExtended {
        /// From 1 on.
        round: usize,
        /// So many minutes.
        minutes: i16,
    },
    /// Time is up at a table (TSR 8.5.1).
    TimeUp {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// Why, where the tournament has no time limit.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<String>,
        /// The cards of a game had been dealt: it is played, and counts.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        running: bool,
    },
    /// Time was not up at a table: the games that were struck are played.
    TimeUpTakenBack {
        /// Where.
        #[serde(flatten)]
        at: At,
    },
    /// Somebody else reads the same list: his next line.
    SecondReading {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// What he reads.
        line: Written,
    },
    /// Two readings of a line differ; it was looked up which is right.
    Settled {
        /// Where.
        #[serde(flatten)]
        at: At,
        /// Which.
        number: usize,
        /// Which reading.
        reading: Reading,
        /// What was looked at.
        why: String,
    },
    /// All lists of a round are in, and nobody wants to check any more (8.5.2).
    RoundClosed {
        /// From 1 on.
        round: usize,
    },
    /// It was closed by mistake, or too early: its lists go on.
    RoundReopened {
        /// From 1 on.
        round: usize,
        /// Why.
        why: String,
    },
    /// The Schiedsgericht takes points off, and nobody has credit for them (9.7).
    Deducted {
        /// From whom.
        player: Number,
        /// In which round, from 1 on.
        round: usize,
        /// 1 to 12.
        points: u8,
        /// Why.
        why: String,
    },
    /// The Schiedsgericht takes a deduction back; both stay in the record.
    DeductionTakenBack {
        /// From whom the points were taken off.
        player: Number,
        /// Which of his deductions, from 1 on; those taken back before count too.
        number: usize,
        /// Why.
        why: String,
    },
    /// The Schiedsgericht disqualifies a player (9.7).
    Disqualified {
        /// Whom.
        player: Number,
        /// Why.
        why: String,
    },
    /// The Schiedsgericht takes a disqualification back: he plays the rounds that have not begun.
    DisqualificationTakenBack {
        /// Whose.
        player: Number,
        /// Why.
        why: String,
    },
    /// What there is to be won.
    PrizesSet {
        /// From the first place on.
        prizes: Vec<String>,
    },
    /// Places are announced, from the last up; until they are, nobody but the management sees them.
    PrizeGiving {
        /// So many places have been announced; none: the ranking is open to everybody.
        announced: Option<usize>,
    },
    /// Lots were drawn for those who are still equal.
    LotsDrawn {
        /// What they come from.
        seed: u64,
    },
    /// The lots that were drawn last do not hold; those before them do, if there were some.
    LotsTakenBack,
}

impl Event {
    /// Can the names in it stand on a list, and does a tournament have a name, and a time limit some time? Who lets
    /// something happen asks this; what is stored already is not asked, since earlier versions took any. `now`: how the
    /// tournament is set up, if it is. A fault that stands there keeps nobody from changing something else.
    ///
    /// # Errors
    /// [`Refused::BadName`], [`Refused::NoTitle`], [`Refused::NoMinutes`].
    pub fn is_sound(&self, now: Option<&Setup>) -> Result<(), Refused> {
        let names: Vec<&str> = match self {
            Event::Created(setup) | Event::SetupChanged(setup) => {
                let stand = now.map(Setup::faults).unwrap_or_default();
                let fault = setup.faults().into_iter().find(|fault| !stand.contains(fault));
                return fault.map_or(Ok(()), Err);
            }
            Event::PlayersAdded { players } => {
                let clubs = players.iter().filter_map(|player| player.club.as_deref());
                players.iter().map(|player| &*player.name).chain(clubs).collect()
            }
            Event::PlayerChanged { name, club, .. } => {
                [Some(&**name), club.as_deref()].into_iter().flatten().collect()
            }
            Event::SubstituteSeated { name, .. } => name.iter().map(|name| &**name).collect(),
            _ => Vec::new(),
        };
        names.into_iter().try_for_each(|name| printable(name, LONGEST)).map_err(Refused::BadName)
    }
}
