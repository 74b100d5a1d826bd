//! What came of a board, for programs.

use records::Parts;
use serde::Serialize;

use super::{Judged, Line, Remark};

#[derive(Serialize)]
pub struct Json<'a> {
    file: String,
    board: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    room: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    contract: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    declarer: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tricks: Option<u8>,
    /// What there was to judge.
    #[serde(skip_serializing_if = "Option::is_none")]
    judged: Option<Vec<&'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    irregularities: Option<&'a [Line]>,
    #[serde(skip_serializing_if = "<[Remark]>::is_empty")]
    remarks: &'a [Remark],
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a str>,
}

pub fn of<'a>(file: &str, judged: &'a Judged) -> Json<'a> {
    let mut out = Json {
        file: file.to_owned(),
        board: "",
        room: None,
        contract: None,
        declarer: None,
        tricks: None,
        judged: None,
        irregularities: None,
        remarks: &[],
        line: None,
        column: None,
        error: None,
    };
    match judged {
        Judged::Fine {
            board,
            room,
            place,
            contract,
            declarer,
            tricks,
            passed_out,
            parts,
            found,
            remarks,
            ..
        } => {
            out.board = board;
            out.room = room.as_deref();
            (out.line, out.column) = place.unzip();
            out.contract =
                if *passed_out { Some("Pass".to_owned()) } else { contract.map(|c| c.to_string()) };
            out.declarer = declarer.map(|seat| seat.to_string());
            out.tricks = *tricks;
            out.judged = parts.map(names);
            out.irregularities = Some(found);
            out.remarks = remarks;
        }
        Judged::Unreadable { board, line, column, error } => {
            out.board = board;
            (out.line, out.column) = (*line, *column);
            out.error = Some(error);
        }
    }
    out
}

fn names(Parts { deal, auction, play }: Parts) -> Vec<&'static str> {
    let all = [(deal, "deal"), (auction, "auction"), (play, "play")];
    all.into_iter().filter_map(|(there, name)| there.then_some(name)).collect()
}
