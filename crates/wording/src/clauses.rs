//! Clauses and debated points: how they are cited, what they say, what they leave to the director.

use bridge_laws::cite;
use ruling::Reason;

use crate::{Clause, Edition, File, Lang, Lexicon, Point, msg};

/// A point on which directors differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DebatedPoint {
    /// What is in doubt.
    pub title: String,
    /// The recommended reading.
    pub first: String,
    /// The other one.
    pub second: String,
}

impl Lexicon {
    /// The short name of a clause.
    #[must_use]
    pub fn clause_title(&self, clause: Clause) -> String {
        self.try_id(File::Clauses, msg::clause_id(&clause), None).unwrap_or_else(|| clause.to_string())
    }

    /// What a clause says in the code of 2017, in our own words.
    #[must_use]
    pub fn clause_text(&self, clause: Clause) -> String {
        self.try_id(File::Clauses, msg::clause_id(&clause), Some("text"))
            .unwrap_or_else(|| clause.to_string())
    }

    /// What was otherwise in the code of 2007, where the clause stood there too and said something else. The text of
    /// a clause is that of 2017; what differs is said here and nowhere else.
    #[must_use]
    pub fn clause_older(&self, clause: Clause) -> Option<String> {
        self.try_id(File::Clauses, msg::clause_id(&clause), Some("older"))
    }

    /// That this clause was written down without the text of the law, where it was.
    #[must_use]
    pub fn clause_unread(&self, clause: Clause) -> Option<String> {
        (!clause.was_read()).then(|| self.say(msg::LawUnreadNote))
    }

    /// What a clause says under an edition, with all that has to be said with it.
    #[must_use]
    pub fn clause_in_full(&self, clause: Clause, edition: Edition) -> String {
        let older = (edition < Edition::E2017).then(|| self.clause_older(clause)).flatten();
        let parts = [Some(self.clause_text(clause)), older, self.clause_unread(clause)];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// A clause in the list of those that a ruling rests on: `Law 54D: Declarer refuses`.
    #[must_use]
    pub fn clause_line(&self, clause: Clause, edition: Edition) -> String {
        let line = format!("{}: {}", self.cite(clause, edition), self.clause_title(clause));
        if clause.was_read() { line } else { format!("{line} ({})", self.say(msg::LawUnread)) }
    }

    /// A clause as the language cites it: `Law 54D`, `§ 54 D TBR`, `artikel 54.D`. Where the
    /// edition has no such clause, its number in the code of 2017.
    #[must_use]
    pub fn cite(&self, clause: Clause, edition: Edition) -> String {
        let number = clause.number(edition).or(clause.number(Edition::E2017)).unwrap_or_default();
        let number = match clause {
            Clause::L28to32 => "28–32".to_owned(),
            _ => match self.lang() {
                Lang::De => parted(number, ' '),
                Lang::Nl => parted(number, '.'),
                Lang::En | Lang::Da | Lang::Nb => number.to_owned(),
            },
        };
        self.say(msg::Cite { number: &number })
    }

    /// Why nothing is ruled on under a clause of a game whose clauses are cited so.
    #[must_use]
    pub fn out_of_scope<C: Copy>(&self, reason: Reason<C>, cite: impl Fn(C) -> String) -> String {
        match reason {
            Reason::Meaning => self.say(msg::LawOnlyAMeaning),
            Reason::Organisation => self.say(msg::LawForTheOrganiser),
            Reason::Elsewhere(laws) => {
                let laws = laws.iter().copied().map(cite).collect();
                self.say(msg::LawRuledElsewhere { laws: &self.or(laws) })
            }
        }
    }

    /// The name of a code of laws: `Laws of Duplicate Bridge 2017`.
    #[must_use]
    pub fn edition(&self, edition: Edition) -> String {
        self.say(msg::EditionName { year: edition.year() })
    }

    /// A debated point with both readings.
    #[must_use]
    pub fn point(&self, point: Point) -> DebatedPoint {
        let say = |attribute| {
            self.try_id(File::Laws, msg::point_id(&point), attribute).unwrap_or_else(|| point.to_string())
        };
        DebatedPoint { title: say(None), first: say(Some("first")), second: say(Some("second")) }
    }

    /// What the director looks at after the board under this clause.
    #[must_use]
    pub fn look_at(&self, clause: Clause) -> String {
        match article(clause) {
            12 if clause == cite::AVERAGE_PLUS => self.say(msg::LookArtificial),
            12 => self.say(msg::LookWeighted),
            // What somebody has learnt of a board.
            13 | 15 | 76 => self.say(msg::LookLearnt),
            16 if clause.number(Edition::E2017).is_some_and(|number| number.starts_with("16D")) => {
                self.say(msg::LookLearnt)
            }
            90 => self.say(msg::LookPenalty),
            50 => self.say(msg::LookPenaltyCard),
            62..=64 => self.say(msg::LookRevoke),
            72 => self.say(msg::LookAware),
            16 | 55 => self.say(msg::LookInformation),
            20 | 21 | 47 => self.say(msg::LookExplanation),
            45 => self.say(msg::LookDummy),
            43 => self.say(msg::LookDummysRights),
            23 | 27 => self.say(msg::LookCall),
            _ => self.say(msg::LookGeneral),
        }
    }

    /// What the director has to weigh under this clause. It is no verdict.
    #[must_use]
    pub fn weigh(&self, clause: Clause) -> String {
        match article(clause) {
            9..=11 => self.say(msg::WeighForfeit),
            12 => self.say(msg::WeighScore),
            16 => self.say(msg::WeighInformation),
            20 | 21 | 47 => self.say(msg::WeighExplanation),
            43 => self.say(msg::WeighDummy),
            45 => self.say(msg::WeighPlayed),
            66 => self.say(msg::WeighInspection),
            67 => self.say(msg::WeighTrick),
            68..=70 => self.say(msg::WeighClaim),
            71 => self.say(msg::WeighConcession),
            72 => self.say(msg::WeighAware),
            _ => self.say(msg::WeighGeneral),
        }
    }
}

/// The number of the law a clause belongs to: 50 for 50D2a.
fn article(clause: Clause) -> u32 {
    let number = clause.number(Edition::E2017).unwrap_or_default();
    let digits = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
    number.get(..digits).and_then(|digits| digits.parse().ok()).unwrap_or_default()
}

/// `50D2a` as `50 D 2 a` or `50.D.2.a`.
fn parted(number: &str, by: char) -> String {
    let mut out = String::new();
    let mut last: Option<char> = None;
    for c in number.chars() {
        if last.is_some_and(|last| !(last.is_ascii_digit() && c.is_ascii_digit())) {
            out.push(by);
        }
        out.push(c);
        last = Some(c);
    }
    out
}
