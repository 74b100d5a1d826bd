use crate::PaperError;

/// The score list (Spielliste) of one table for one round; without lines it is one to fill in by hand.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableSheet {
    /// The name of the tournament.
    pub tournament: String,
    /// The date as it shall be read; without one a line is left to write it on.
    pub date: Option<String>,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: u32,
    /// The four to seven players, in the order of their positions. A name may be empty.
    pub players: Vec<SheetPlayer>,
    /// Who keeps the list, if a volunteer does; otherwise it is the last position.
    pub keeper: Option<u8>,
    /// What has been entered.
    pub lines: Vec<SheetLine>,
    /// Time was up, or the table stopped: the lines that are left are crossed out.
    pub struck: bool,
    /// Who sits out when, on an empty list of a table of six or seven: nobody can keep that in mind.
    pub scheme: Vec<String>,
    /// What is said of the list as a whole: time that was added, that the table stopped.
    pub remarks: Vec<String>,
}

/// A player on a score list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SheetPlayer {
    /// The name.
    pub name: String,
    /// The start number, if there are any.
    pub number: Option<u32>,
}

/// One deal.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SheetLine {
    /// The number of the game; a deal that is repeated has it again.
    pub game: u32,
    /// The position that dealt.
    pub dealer: u8,
    /// What it was, in the words of the reader's language: kind, soloist, calls.
    pub what: String,
    /// One for each position.
    pub entries: Vec<SheetEntry>,
    /// If it was the Pflichtsolo of a player.
    pub pflichtsolo: Option<Pflichtsolo>,
    /// What was changed in this line afterwards.
    pub corrections: Vec<Correction>,
}

/// What a deal brought to one position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SheetEntry {
    /// The points of the game; none if the player sat out or the deal was not played.
    pub points: Option<i32>,
    /// Did the player win?
    pub won: bool,
    /// Penalty points, or the credit for those of another player.
    pub penalty: i32,
    /// A deduction that nobody gets credit for.
    pub deduction: u32,
}

/// The Pflichtsolo of a player; its points are those of the line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pflichtsolo {
    /// Whose.
    pub position: u8,
    /// Which solo.
    pub kind: String,
}

/// A change after the entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    /// Who answers for it.
    pub by: String,
    /// When, as it shall be read.
    pub when: String,
    /// Why.
    pub why: String,
}

impl TableSheet {
    /// Games of the round, the Pflichtsoli included: a table of four has 24, every further player brings six more.
    pub(crate) fn games(&self) -> u32 {
        self.players.len() as u32 * 6
    }

    pub(crate) fn check(&self) -> Result<(), PaperError> {
        let &TableSheet { table, round, .. } = self;
        let players = self.players.len();
        if !(4..=7).contains(&players) {
            return Err(PaperError::TableSize { table, round, players });
        }
        for line in &self.lines {
            let game = line.game;
            let entries = line.entries.len();
            if entries != players {
                return Err(PaperError::Entries { table, game, entries, players });
            }
            let soloist = line.pflichtsolo.as_ref().map(|solo| solo.position);
            for position in [Some(line.dealer), soloist].into_iter().flatten() {
                if !(1..=players).contains(&usize::from(position)) {
                    return Err(PaperError::NoSuchPosition { table, game, position });
                }
            }
        }
        Ok(())
    }
}

impl SheetLine {
    /// Was there a game at all?
    pub(crate) fn played(&self) -> bool {
        self.entries.iter().any(|entry| entry.points.is_some())
    }
}
