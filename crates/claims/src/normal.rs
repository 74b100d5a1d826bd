//! Which plays of a claimer are normal (70, 71): careless or inferior ones for a player of his class, not
//! worse.

/// A class of careless plays. In force, all plays of it count, and the worst of them decides. Left out, because
/// the director finds that a player of this class would not play so, they are no longer looked at; so
/// the claimer never gets less by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Normal {
    /// 70D1, N1: any suit may be tackled first in which he has a winner, of side suits before or after trumps. Left out:
    /// he finds the order of suits that is best for him.
    AnySuit,
    /// 70E2, DP19 read the other way: of a suit any card may be played. Left out: from the top of what his
    /// two hands still hold together, led, or reached by a low card (N2).
    NotFromTheTop,
    /// 70E1, N4: a suit in which either opponent can be finessed for one card may be played either way or from
    /// the top. Left out: from the top. Once an opponent has shown out it is no guess, and is not got
    /// wrong.
    EitherGuess,
    /// N9, 70D1: a suit that he leads may be blocked: which of his highest cards are played first, from which hand, and
    /// what goes under a trick that the other hand has won already, is not looked at. Left out: he finds it, as where
    /// the play so far or what he stated shows that he saw where his winners are reached.
    Blocks,
    /// 70C, N5: he does not think of trumps that are still out, until one of them is played; he leads trumps all the
    /// same, or another suit in which he has a winner. Left out: he knows of them (N6), and draws them before he
    /// leads anything else, where his highest is above theirs, and ruffs so high that they cannot overruff, where he can.
    TrumpsForgotten,
    /// N7: a trick that his partner does not win already is won with any card that wins it, in either hand,
    /// or ruffed without need. Left out: with the right one.
    AnyWinner,
    /// N8, DP20: the lowest of any side suit is discarded, if he has a card that is no winner such a one. Who has not claimed
    /// all that is left keeps, of winners, one that the opponents can lead to. Left out: the right one.
    AnyDiscard,
    /// DP20 read the other way: whatever card of a side suit is discarded, also one that guards it or is high. Left out:
    /// as above.
    Unguards,
    /// N11: also after an opponent has won a trick he plays no better than before. Left out: as well as
    /// can be.
    StillCareless,
    /// 70D2: a claiming defender's partner plays any card. Left out: he plays normally as well.
    AnyByPartner,
}

impl Normal {
    /// All of them.
    pub const ALL: [Normal; 10] = [
        Normal::TrumpsForgotten,
        Normal::EitherGuess,
        Normal::AnyByPartner,
        Normal::NotFromTheTop,
        Normal::Blocks,
        Normal::AnySuit,
        Normal::AnyWinner,
        Normal::Unguards,
        Normal::AnyDiscard,
        Normal::StillCareless,
    ];

    /// As it is written for programs.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Normal::AnySuit => "any-suit",
            Normal::Blocks => "blocks",
            Normal::NotFromTheTop => "not-from-the-top",
            Normal::EitherGuess => "either-guess",
            Normal::TrumpsForgotten => "trumps-forgotten",
            Normal::AnyWinner => "any-winner",
            Normal::AnyDiscard => "any-discard",
            Normal::Unguards => "unguards",
            Normal::StillCareless => "still-careless",
            Normal::AnyByPartner => "any-by-partner",
        }
    }
}

/// The classes of careless plays that count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Normals(u16);

impl Normals {
    /// None: the claimer's side does not go wrong where it can help it.
    pub const NONE: Normals = Normals(0);
    /// What counts where nothing was stated and nothing found: all but playing a suit not from the top (70E2, DP19),
    /// throwing away what guards a suit (DP20), and leading what loses first (N3).
    pub const USUAL: Normals =
        Normals(!Normals::COUNTED).without(Normal::NotFromTheTop).without(Normal::Unguards).knowing_losers();
    /// The place of what is no class of plays: he takes losers for winners.
    const MISTAKEN: u16 = 1 << 15;
    /// Another: he has not claimed all the tricks.
    const COUNTED: u16 = 1 << 14;

    /// Does this class count?
    #[must_use]
    pub const fn has(self, class: Normal) -> bool {
        self.0 >> class as u16 & 1 == 1
    }

    /// N3: he takes for a winner what is none, since he has claimed more than his winners come to; so he may lead from a
    /// suit in which he has none before the others.
    #[must_use]
    pub const fn taking_losers_for_winners(self) -> Normals {
        Normals(self.0 | Normals::MISTAKEN)
    }

    /// What he knows to lose he does not lead while he can lead to a winner: that would be worse than careless.
    #[must_use]
    const fn knowing_losers(self) -> Normals {
        Normals(self.0 & !Normals::MISTAKEN)
    }

    /// N3: does he take losers for winners?
    #[must_use]
    pub const fn takes_losers_for_winners(self) -> bool {
        self.0 & Normals::MISTAKEN != 0
    }

    /// N8: he has claimed some of the tricks that are left, and so does not think that whatever he throws away is good. What
    /// wins a trick when an opponent leads its suit he keeps, where another card will do.
    #[must_use]
    pub const fn counting_his_winners(self) -> Normals {
        Normals(self.0 | Normals::COUNTED)
    }

    /// N8: does he know which of his cards win the tricks that he has claimed?
    pub(super) const fn counts_his_winners(self) -> bool {
        self.0 & Normals::COUNTED != 0
    }

    /// With this class.
    #[must_use]
    pub const fn with(self, class: Normal) -> Normals {
        Normals(self.0 | 1 << class as u16)
    }

    /// Without this class.
    #[must_use]
    pub const fn without(self, class: Normal) -> Normals {
        Normals(self.0 & !(1 << class as u16))
    }

    /// Those that count, in the order in which a play is ascribed to them.
    pub fn iter(self) -> impl Iterator<Item = Normal> {
        Normal::ALL.into_iter().filter(move |&class| self.has(class))
    }
}

impl Default for Normals {
    fn default() -> Normals {
        Normals::USUAL
    }
}

impl FromIterator<Normal> for Normals {
    fn from_iter<I: IntoIterator<Item = Normal>>(classes: I) -> Normals {
        classes.into_iter().fold(Normals::NONE, Normals::with)
    }
}
