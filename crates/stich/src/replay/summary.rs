//! What all files together come to, for people.

use std::collections::BTreeMap;

use records::Kind;
use wording::{Lexicon, msg};

use super::{Extent, Judged, UNREADABLE, say};
use crate::screen::{self, DIM, GOOD, HEAD};

/// How many files are named as the worst.
const WORST: usize = 10;

#[derive(Default)]
pub struct Summary {
    boards: usize,
    irregular: usize,
    /// Boards on which only the record is at fault.
    broken: usize,
    /// Boards without a deal.
    no_deal: usize,
    /// Boards beside these of which there was nothing to judge.
    nothing: usize,
    pub unreadable: usize,
    /// Found, and certain among them, by kind.
    kinds: BTreeMap<&'static str, (usize, usize)>,
    /// Each file, with how much was found in it.
    files: Vec<(String, usize)>,
}

impl Summary {
    pub fn begin(&mut self, file: &str) {
        self.files.push((file.to_owned(), 0));
    }

    /// One board; `told` if what cannot be read is a finding that was asked for.
    pub fn add(&mut self, judged: &Judged, told: bool) {
        let mut count = |kind, certain| {
            let (found, sure) = self.kinds.entry(kind).or_default();
            *found += 1;
            *sure += usize::from(certain);
            if let Some((_, found)) = self.files.last_mut() {
                *found += 1;
            }
        };
        match judged {
            Judged::Fine { found, parts, .. } => {
                match parts.map_or(Extent::All, Extent::of) {
                    Extent::Nothing if found.is_empty() => return self.nothing += 1,
                    Extent::All => {}
                    _ => self.no_deal += 1,
                }
                self.boards += 1;
                // What the writer left out is nothing that went wrong at the table.
                let at_the_table = found.iter().any(|line| line.broken.is_none());
                self.irregular += usize::from(at_the_table);
                self.broken += usize::from(!at_the_table && !found.is_empty());
                found.iter().for_each(|line| count(line.kind, line.certain));
            }
            Judged::Unreadable { .. } => {
                self.unreadable += 1;
                if told {
                    count(UNREADABLE, true);
                }
            }
        }
    }

    pub fn say(mut self, words: &Lexicon) -> anyhow::Result<()> {
        let style = if self.unreadable == 0 { GOOD } else { HEAD };
        let (total, n, failed) = (self.boards, self.irregular, self.unreadable);
        if total == 0 {
            screen::styled(HEAD, &words.say(msg::ReplaySummaryNone { failed }))?;
        } else {
            screen::styled(style, &words.say(msg::ReplaySummary { total, n, failed }))?;
        }
        if self.broken > 0 {
            screen::line(&words.say(msg::ReplaySummaryBroken { n: self.broken }))?;
        }
        if self.no_deal > 0 {
            screen::line(&words.say(msg::ReplaySummaryNoDeal { n: self.no_deal }))?;
        }
        if self.nothing > 0 {
            screen::line(&words.say(msg::ReplaySummaryNothing { n: self.nothing }))?;
        }
        // What was found on one board has just been said.
        if self.boards + self.unreadable < 2 || self.kinds.is_empty() {
            return Ok(());
        }
        let ids = Kind::IDS.into_iter().chain([UNREADABLE]);
        let mut kinds: Vec<_> = ids.filter_map(|id| self.kinds.remove_entry(id)).collect();
        // A case names more than a record can show.
        kinds.extend(std::mem::take(&mut self.kinds));
        for (kind, (n, certain)) in kinds {
            let text = match kind {
                UNREADABLE => format!("{}: {n}", say::kind(kind, words)),
                _ => words.say(msg::ReplayCount { what: &say::kind(kind, words), n, m: certain }),
            };
            screen::line(&screen::wrapped("  ", &text))?;
        }
        if self.files.len() < 2 {
            return Ok(());
        }
        let total = self.files.len();
        let mut worst: Vec<(String, usize)> =
            self.files.into_iter().filter(|(_, found)| *found > 0).collect();
        screen::line(&words.say(msg::ReplayFiles { total, n: worst.len() }))?;
        // Files with as much in them stay in their order.
        worst.sort_by_key(|(_, found)| std::cmp::Reverse(*found));
        screen::line(&words.say(msg::ReplayWorst))?;
        for (file, found) in worst.into_iter().take(WORST) {
            screen::styled(DIM, &format!("  {found:>6}  {file}"))?;
        }
        Ok(())
    }
}
