//! What all files together come to, for people.

use std::collections::BTreeMap;

use records::Kind;
use wording::{Lexicon, msg};

use super::{Judged, UNREADABLE, say};
use crate::screen::{self, DIM, GOOD, HEAD};

/// How many files are named as the worst.
const WORST: usize = 10;

#[derive(Default)]
pub struct Summary {
    boards: usize,
    irregular: usize,
    /// Boards on which only the record is at fault.
    broken: usize,
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
            Judged::Fine { found, .. } => {
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
        screen::styled(style, &words.say(msg::ReplaySummary { total, n, failed }))?;
        if self.broken > 0 {
            screen::line(&words.say(msg::ReplaySummaryBroken { n: self.broken }))?;
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
