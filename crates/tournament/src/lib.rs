//! A tournament of Doppelkopf: tables, rounds, score lists, draw, ranking, and all of it together as
//! what a series of events makes of it ([`Tournament`]).
//!
//! No files, no clock, no dice: chance comes in as a seed that the organiser keeps, so that every
//! draw can be made again. Clauses (S…) are those of the rules of the tournament, numbers with dots
//! those of the Turnier-Spielregeln.

mod csv;
mod draw;
mod event;
mod list;
mod numbers;
mod played;
mod rank;
mod roster;
mod round;
mod setup;
mod sheet;
mod split;
mod state;
mod stream;

pub use doppelkopf::Trumps;
pub use doppelkopf_rules::{ByPosition, Clause, Lap, Point, Position, Positions, Preset, Rules, TableSize};
pub use draw::{Bounds, Draw, DrawError, Field, Finding, Seating, Tally, check, draw, tally};
pub use event::{
    Against, At, Entrant, Event, FORMAT, Found, Late, Reading, Record, Ruled, Source, Stamp, Tables, Verdict,
};
pub use list::{
    CloseError, Doubt, Doubtful, Duty, Entry, FieldsError, Flaw, Flaws, Line, LineName, List, ListError,
    Mark, Override, ParseLineNameError, ParseMarkError, ReadAs, ReadLine, Told, Written, alone, by_sign,
};
pub use numbers::{NumbersError, read_points, read_tables};
pub use played::{Clarified, Made, Played, PlayedError};
pub use rank::{Placed, Results, RoundResult, Team, TeamError, TieBreak, rank, rank_teams};
pub use roster::{
    Applicant, ChangeError, Column, Columns, ColumnsError, Like, LineError, Listing, Number, Player, Roster,
    RosterError, Row, as_spoken, decode, is_hidden,
};
pub use round::{Deal, Next, Outcome, Round, RoundError};
pub use setup::{Clock, ParseTieError, Setup, Tie};
pub use sheet::{
    CheckedLine, CheckedSheet, Running, RunningGame, RunningQuirk, Sheet, SheetError, SheetFile, SheetLine,
    SheetProblem, Unread, kind_as_written, read_sheet,
};
pub use split::{ParseRemainderError, Remainder, Split, SplitError};
pub use state::{
    Appeal, BestGame, Call, Change, ClockStep, Club, Decided, Deduction, DrawRefused, Ended, Entered, Extra,
    Gone, Honour, LeftGame, Noted, Redraw, Refused, ReplayError, RoundClock, Seated, Standing, Standings,
    Struck, Substitute, TableState, TakenBack, Tournament, Warning, reasons,
};
pub use stream::{Name, NameError, PayloadError};
