//! The clauses and open points of Doppelkopf: how they are cited and what they say.

use doppelkopf::Trumps;
use doppelkopf_rules::{Clause, Point, Preset, Rules};

use crate::{DebatedPoint, File, Lexicon, msg};

impl Lexicon {
    /// The short name of a clause of Doppelkopf.
    #[must_use]
    pub fn doko_clause_title(&self, clause: Clause) -> String {
        self.of_clause(clause, None)
    }

    /// What a clause of Doppelkopf says, in our own words.
    #[must_use]
    pub fn doko_clause_text(&self, clause: Clause) -> String {
        self.of_clause(clause, Some("text"))
    }

    fn of_clause(&self, clause: Clause, attribute: Option<&str>) -> String {
        self.try_id(File::Dokoclauses, msg::doko_clause_id(&clause), attribute)
            .unwrap_or_else(|| clause.to_string())
    }

    /// A clause as a player cites it under these rules: `Regel S2.2`, `TSR 4.3.1`. Where a source is
    /// silent, the other one is named.
    #[must_use]
    pub fn doko_cite(&self, clause: Clause, rules: Rules) -> String {
        let number = clause.under(rules);
        if clause.on_sheet() == Some(number) {
            self.say(msg::CiteSheet { number })
        } else {
            self.say(msg::CiteTsr { number })
        }
    }

    /// A clause as it is cited in either source, the sheet first: `Regel S2.2`, `TSR 4.3.1`.
    #[must_use]
    pub fn doko_cite_all(&self, clause: Clause) -> Vec<String> {
        let sheet = clause.on_sheet().map(|number| self.say(msg::CiteSheet { number }));
        let tsr = clause.in_tsr().iter().map(|number| self.say(msg::CiteTsr { number }));
        sheet.into_iter().chain(tsr).collect()
    }

    /// Whose rules: `Turnier-Spielregeln des DDV`.
    #[must_use]
    pub fn doko_rules(&self, preset: Preset) -> String {
        match preset {
            Preset::Sheet => self.say(msg::RulesSheet),
            Preset::Tsr => self.say(msg::RulesTsr),
        }
    }

    /// A kind of solo: `Damensolo`, `Farbsolo ♥`.
    #[must_use]
    pub fn doko_solo(&self, trumps: Trumps) -> String {
        match trumps {
            Trumps::Damen => self.say(msg::DokoReplayDamen),
            Trumps::Buben => self.say(msg::DokoReplayBuben),
            Trumps::Fleischlos => self.say(msg::DokoReplayFleischlos),
            Trumps::Farbe(suit) => self.say(msg::DokoReplayFarbe { sign: &self.suit_mark(suit) }),
        }
    }

    /// An open point of Doppelkopf with both readings.
    #[must_use]
    pub fn doko_point(&self, point: Point) -> DebatedPoint {
        let say = |attribute| {
            self.try_id(File::Dokoclauses, msg::doko_point_id(&point), attribute)
                .unwrap_or_else(|| point.to_string())
        };
        DebatedPoint { title: say(None), first: say(Some("first")), second: say(Some("second")) }
    }
}
