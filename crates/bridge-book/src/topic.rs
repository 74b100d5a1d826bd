//! What the director is called about.

macro_rules! topics {
    ($($name:ident $id:literal,)*) => {
        /// What the director is called about, in the words of players.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "the names say all there is")]
        pub enum Topic {
            $($name,)*
        }

        impl Topic {
            /// All topics, the commonest first.
            pub const ALL: &'static [Topic] = &[$(Topic::$name),*];

            /// The id on the command line and in cases.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Topic::$name => $id,)*
                }
            }
        }
    };
}

topics! {
    Score "score",
    Explanation "explanation",
    UnauthorisedInformation "unauthorised-information",
    CardsAndBoards "cards-and-boards",
    NoResult "no-result",
    AdjustedScore "adjusted-score",
    Conduct "conduct",
    QuittedTrick "quitted-trick",
    Deception "deception",
    Appeal "appeal",
    Spectator "spectator",
}

impl Topic {
    /// The topic of this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Topic> {
        Topic::ALL.iter().copied().find(|topic| topic.id() == id)
    }
}
