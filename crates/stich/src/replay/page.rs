//! What came of a board, for people.

use wording::{Lexicon, msg};

use super::{Extent, Judged, Remark, say};
use crate::screen::{self, BAD, DIM};

pub fn board(file: &str, judged: &Judged, words: &Lexicon) -> anyhow::Result<()> {
    match judged {
        Judged::Unreadable { line, column, error, .. } => {
            let text = match line.zip(*column) {
                Some((line, column)) => words.say(msg::ErrorAt { file, line, column, what: error }),
                None => error.clone(),
            };
            screen::styled(BAD, &text)?;
        }
        Judged::Fine {
            board,
            room,
            contract,
            declarer,
            tricks,
            cards,
            passed_out,
            parts,
            found,
            remarks,
            ..
        } => {
            let extent = parts.map_or(Extent::All, Extent::of);
            let result = match (contract, declarer, tricks) {
                _ if *passed_out => words.say(msg::ReplayPassedOut),
                (Some(contract), Some(declarer), Some(tricks)) => {
                    let contract = words.contract(*contract);
                    words.say(msg::ReplayResult {
                        contract: &contract,
                        declarer: *declarer,
                        tricks: (*tricks).into(),
                    })
                }
                _ if extent == Extent::Nothing => String::new(),
                _ if *cards == 0 => words.say(msg::ReplayNoPlay),
                (contract, declarer, _) => {
                    let contract = contract.zip(*declarer);
                    let contract = contract.map(|(contract, by)| say::contract_by(contract, by, words));
                    let cards = words.say(msg::ReplayNoResult { n: *cards });
                    contract.into_iter().chain([cards]).collect::<Vec<_>>().join(", ")
                }
            };
            let head = words.say(msg::ReplayBoard { board });
            let head =
                room.as_ref().map_or(head.clone(), |name| format!("{head} ({})", say::room(name, words)));
            if found.is_empty() {
                let fine = match extent {
                    Extent::All => words.say(msg::ReplayFine),
                    Extent::NoDeal => words.say(msg::ReplayFineNoDeal),
                    Extent::Nothing => words.say(msg::ReplayNothing),
                };
                let text: Vec<String> = [result, fine].into_iter().filter(|text| !text.is_empty()).collect();
                screen::styled(DIM, &screen::wrapped("", &format!("{head}: {}", text.join(", "))))?;
            } else {
                screen::line(&format!("{head}: {result}"))?;
            }
            for found in found {
                screen::styled(BAD, &screen::wrapped("  ", &found.text))?;
            }
            for Remark { line, column, text } in remarks {
                let at = words.say(msg::ErrorAt { file, line: *line, column: *column, what: text });
                screen::styled(DIM, &screen::wrapped("  ", &at))?;
            }
        }
    }
    Ok(())
}
