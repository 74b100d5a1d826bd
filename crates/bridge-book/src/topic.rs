//! What the director is called about.

named! {
    /// What the director is called about, in the words of players. The commonest first.
    pub enum Topic {
        Claim "claim",
        Score "score",
        Explanation "explanation",
        UnauthorisedInformation "unauthorised-information",
        CardsAndBoards "cards-and-boards",
        NoResult "no-result",
        AdjustedScore "adjusted-score",
        Conduct "conduct",
        QuittedTrick "quitted-trick",
        Dummy "dummy",
        Deception "deception",
        Auction "auction",
        Appeal "appeal",
        Spectator "spectator",
    }
}
