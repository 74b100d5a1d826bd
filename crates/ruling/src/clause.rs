use std::{fmt::Debug, marker::PhantomData};

/// What a clause is to us.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing<C: 'static> {
    /// The table does it.
    Executed,
    /// Needs a fact that only a person can find out, then it is executed.
    Asked,
    /// The director weighs; we list what to consider and print no verdict.
    Judged,
    /// Nothing is ruled on under it.
    OutOfScope(Reason<C>),
}

/// Why nothing is ruled on under a clause.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason<C: 'static> {
    /// It says what the game is, what a word means or what is allowed: nobody can break it.
    Meaning,
    /// The organiser and the director see to it for the whole event.
    Organisation,
    /// It says how something is done rightly; what goes wrong there is ruled on under these.
    Elsewhere(&'static [C]),
}

/// More clauses no code of laws has.
const MOST: usize = 384;

/// A clause of a game's laws.
pub trait Clause: Copy + Eq + Debug + 'static {
    /// All clauses, in the order of the book; at most 384.
    const ALL: &'static [Self];

    /// Its place in [`Clause::ALL`].
    fn index(self) -> usize;

    /// What it is to us.
    fn standing(self) -> Standing<Self>;
}

/// A set of clauses, of fixed size, so that noting that a clause was applied costs nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ClauseSet<C> {
    words: [u64; MOST / 64],
    of: PhantomData<C>,
}

impl<C: Clause> ClauseSet<C> {
    /// No clause.
    pub const EMPTY: ClauseSet<C> = {
        // One too many would be lost without a word.
        assert!(C::ALL.len() <= MOST);
        ClauseSet { words: [0; MOST / 64], of: PhantomData }
    };

    /// Adds a clause.
    #[inline]
    pub fn insert(&mut self, clause: C) {
        let i = clause.index();
        if let Some(word) = self.words.get_mut(i / 64) {
            *word |= 1 << (i % 64);
        }
    }

    /// Adds all of another set.
    pub fn extend(&mut self, other: ClauseSet<C>) {
        for (word, more) in self.words.iter_mut().zip(other.words) {
            *word |= more;
        }
    }

    /// Is it in?
    #[must_use]
    pub fn contains(&self, clause: C) -> bool {
        let i = clause.index();
        self.words.get(i / 64).is_some_and(|word| word >> (i % 64) & 1 == 1)
    }

    /// The clauses in it, in the order of the book.
    pub fn iter(&self) -> impl Iterator<Item = C> + '_ {
        C::ALL.iter().copied().filter(|&c| self.contains(c))
    }

    /// No clause in it?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words == [0; MOST / 64]
    }
}

impl<C: Clause> Default for ClauseSet<C> {
    fn default() -> Self {
        ClauseSet::EMPTY
    }
}

impl<C: Clause> Debug for ClauseSet<C> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<C: Clause> FromIterator<C> for ClauseSet<C> {
    fn from_iter<I: IntoIterator<Item = C>>(clauses: I) -> Self {
        let mut set = ClauseSet::EMPTY;
        for clause in clauses {
            set.insert(clause);
        }
        set
    }
}

/// How a club reads the debated points: the recommended reading of each, but for those that it
/// reads the other way. Points are numbered below 64.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Readings(u64);

impl Readings {
    /// The recommended reading of every point.
    pub const RECOMMENDED: Readings = Readings(0);

    /// Reads the point of this number the other way.
    #[must_use]
    pub const fn other_way(self, point: u8) -> Readings {
        Readings(self.0 | 1 << (point & 63))
    }

    /// Is the point of this number read the other way?
    #[must_use]
    pub const fn is_other_way(self, point: u8) -> bool {
        self.0 >> (point & 63) & 1 == 1
    }
}
