use thiserror::Error;

/// Why something cannot be printed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PaperError {
    /// No card to print.
    #[error("there are no seat cards to print: no player was given")]
    NoCards,
    /// No list to print.
    #[error("there are no score lists to print: no table was given")]
    NoSheets,
    /// Nobody to rank.
    #[error("there is no ranking to print: no player was given")]
    NoPlayers,
    /// A table has four to seven positions.
    #[error("table {table} of round {round} has {players} players: a score list is for four to seven")]
    TableSize {
        /// The table.
        table: u32,
        /// The round.
        round: u32,
        /// So many.
        players: usize,
    },
    /// A line must have an entry for each position.
    #[error("table {table}, game {game}: {entries} entries for {players} players")]
    Entries {
        /// The table.
        table: u32,
        /// The number of the game.
        game: u32,
        /// So many entries.
        entries: usize,
        /// So many players.
        players: usize,
    },
    /// The dealer, or the soloist of a Pflichtsolo, is none of the positions.
    #[error("table {table}, game {game}: there is no position {position}")]
    NoSuchPosition {
        /// The table.
        table: u32,
        /// The number of the game.
        game: u32,
        /// What was given.
        position: u8,
    },
    /// A row of the ranking does not have the rounds that the ranking has.
    #[error("{name} has {given} rounds in a ranking of {rounds}: give none for a round not played")]
    Rounds {
        /// Whose row.
        name: String,
        /// So many in the row.
        given: usize,
        /// So many in the ranking.
        rounds: usize,
    },
    /// More rounds than fit on the page.
    #[error("{rounds} rounds do not fit on the page, at most {most} do")]
    TooManyRounds {
        /// So many.
        rounds: usize,
        /// So many fit.
        most: usize,
    },
    /// A text that no code holds.
    #[error("it does not fit into a code: {0}")]
    Code(String),
    /// The font that is built in cannot be read.
    #[error("the built-in font cannot be read: {0}")]
    Font(String),
    /// The document could not be written.
    #[error("the PDF could not be written: {0}")]
    Pdf(String),
}
