//! What was found, in words.

use records::{Broken, Found, Kind};
use wording::{Lexicon, msg};

/// What a kind is called, by its name for programs.
pub fn kind(id: &str, words: &Lexicon) -> String {
    match id {
        "revoke" => words.say(msg::ReplayKindRevoke),
        "opening-lead-out-of-turn" => words.say(msg::ReplayKindOpeningLeadOutOfTurn),
        "lead-out-of-turn" => words.say(msg::ReplayKindLeadOutOfTurn),
        "play-out-of-turn" => words.say(msg::ReplayKindPlayOutOfTurn),
        "not-in-hand" => words.say(msg::ReplayKindNotInHand),
        "insufficient-bid" => words.say(msg::ReplayKindInsufficientBid),
        "call-out-of-rotation" => words.say(msg::ReplayKindCallOutOfRotation),
        "inadmissible-call" => words.say(msg::ReplayKindInadmissibleCall),
        "call-after-end" => words.say(msg::ReplayKindCallAfterEnd),
        "unfinished-auction" => words.say(msg::ReplayKindUnfinishedAuction),
        "bad-deal" => words.say(msg::ReplayKindBadDeal),
        "wrong-contract" => words.say(msg::ReplayKindWrongContract),
        "wrong-declarer" => words.say(msg::ReplayKindWrongDeclarer),
        "wrong-result" => words.say(msg::ReplayKindWrongResult),
        "unfounded-mark" => words.say(msg::ReplayKindUnfoundedMark),
        "record-broken" => words.say(msg::ReplayKindRecordBroken),
        "unreadable" => words.say(msg::ReplayKindUnreadable),
        // A case names more than a record can show.
        other => other.to_owned(),
    }
}

/// A finding, with seat, card and clause where it has them.
pub fn found(found: &Found, words: &Lexicon) -> String {
    let what = match found.kind {
        Kind::RecordBroken(broken) => words.say(msg::ReplayBroken { what: &broken_how(broken, words) }),
        other => kind(other.id(), words),
    };
    let mut text: Vec<String> = Vec::new();
    // Where only the record is at fault nobody is named for it.
    if found.clause.is_some() {
        text.extend(found.seat.map(|seat| words.seat(seat)));
        text.extend(found.card.map(|card| words.card(card)));
    }
    text.push(what);
    text.extend(found.clause.map(|clause| {
        let clause = clause.to_string();
        format!("({})", words.say(msg::Cite { number: &clause }))
    }));
    let text = text.join(" ");
    let text = match found.trick {
        Some(trick) => words.say(msg::ReplayAtTrick { trick: trick.into(), text: &text }),
        None => text,
    };
    if found.certain { text } else { words.say(msg::ReplayNotCertain { text: &text }) }
}

fn broken_how(broken: Broken, words: &Lexicon) -> String {
    match broken {
        Broken::OrderOfTrick => words.say(msg::ReplayBrokenOrderOfTrick),
        Broken::MissingTrick => words.say(msg::ReplayBrokenMissingTrick),
        Broken::CardLed => words.say(msg::ReplayBrokenCardLed),
        Broken::MissingCard => words.say(msg::ReplayBrokenMissingCard),
        Broken::OtherDeal => words.say(msg::ReplayBrokenOtherDeal),
        Broken::TwoOfOneHand => words.say(msg::ReplayBrokenTwoOfOneHand),
        Broken::PassTooMany => words.say(msg::ReplayBrokenPassTooMany),
        Broken::MissingPass => words.say(msg::ReplayBrokenMissingPass),
        Broken::ResultAndClaim => words.say(msg::ReplayBrokenResultAndClaim),
        Broken::ResultAgainstClaim => words.say(msg::ReplayBrokenResultAgainstClaim),
        Broken::WrongDealer => words.say(msg::ReplayBrokenWrongDealer),
    }
}
