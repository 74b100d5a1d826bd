//! What was found, in words.

use bridge::Contract;
use cards::Seat;
use records::{Against, Broken, Found, Kind};
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

/// A finding, with seat, card and clause where it has them, and both sides of a contradiction.
pub fn found(found: &Found, words: &Lexicon) -> String {
    let what = match found.kind {
        Kind::RecordBroken(broken) => words.say(msg::ReplayBroken { what: &broken_how(broken, words) }),
        other => kind(other.id(), words),
    };
    let mut text: Vec<String> = Vec::new();
    // Where only the record is at fault, or its tags disagree, nobody is named for it.
    let tags = matches!(found.kind, Kind::WrongDeclarer | Kind::WrongResult);
    let seat = found.seat.filter(|_| found.clause.is_some() && !tags);
    let whole_sentence = found.kind == Kind::BadDeal;
    if !whole_sentence {
        text.extend(seat.map(|seat| words.seat(seat)));
    }
    let card = found.card.map(|card| words.card(card));
    match found.kind {
        Kind::RecordBroken(Broken::CardTwice) => text.push(format!("{what} ({})", card.unwrap_or_default())),
        Kind::RecordBroken(_) => text.push(what),
        _ => text.extend(card.into_iter().chain([what])),
    }
    text.extend(found.clause.map(|clause| {
        let clause = clause.to_string();
        format!("({})", words.say(msg::Cite { number: &clause }))
    }));
    let text = text.join(" ");
    let text = match seat.filter(|_| whole_sentence) {
        Some(seat) => words.say(msg::ReplayOfSeat { seat, text: &text }),
        None => text,
    };
    let text = match (found.against, sides(found, words)) {
        (Some(against), Some((recorded, found))) => {
            let (text, recorded, found) = (&*text, &*recorded, &*found);
            match against {
                Against::Contract(..) => words.say(msg::ReplayAgainstContract { text, recorded, found }),
                Against::Declarer(..) => words.say(msg::ReplayAgainstDeclarer { text, recorded, found }),
                Against::Tricks(..) => words.say(msg::ReplayAgainstTricks { text, recorded, found }),
            }
        }
        _ => text,
    };
    let text = match found.trick {
        Some(trick) => words.say(msg::ReplayAtTrick { trick: trick.into(), text: &text }),
        None => text,
    };
    if found.certain { text } else { words.say(msg::ReplayNotCertain { text: &text }) }
}

/// What is recorded, and what the rest of the record says instead.
pub fn sides(found: &Found, words: &Lexicon) -> Option<(String, String)> {
    Some(match found.against? {
        Against::Contract(recorded, bid) => {
            let passed_out = || words.say(msg::ReplayPassedOut);
            let recorded = recorded.map_or_else(passed_out, |contract| words.contract(contract));
            let bid = bid.map(|(contract, declarer)| contract_by(contract, declarer, words));
            (recorded, bid.unwrap_or_else(passed_out))
        }
        Against::Declarer(recorded, bid) => (words.seat(recorded), words.seat(bid)),
        Against::Tricks(recorded, (least, most)) => {
            let played = if least == most {
                least.to_string()
            } else {
                words.say(msg::ReplayFromTo { n: least.into(), m: most.into() })
            };
            (recorded.to_string(), played)
        }
    })
}

/// A room of a match, by the name that it has in PBN.
pub fn room(name: &str, words: &Lexicon) -> String {
    match name {
        "Open" => words.say(msg::ReplayRoomOpen),
        "Closed" => words.say(msg::ReplayRoomClosed),
        other => other.to_owned(),
    }
}

/// A contract, and who declares.
pub fn contract_by(contract: Contract, declarer: Seat, words: &Lexicon) -> String {
    words.say(msg::ReplayContractBy { contract: &words.contract(contract), declarer })
}

fn broken_how(broken: Broken, words: &Lexicon) -> String {
    match broken {
        Broken::OrderOfTrick => words.say(msg::ReplayBrokenOrderOfTrick),
        Broken::MissingTrick => words.say(msg::ReplayBrokenMissingTrick),
        Broken::CardLed => words.say(msg::ReplayBrokenCardLed),
        Broken::MissingCard => words.say(msg::ReplayBrokenMissingCard),
        Broken::OtherDeal => words.say(msg::ReplayBrokenOtherDeal),
        Broken::TwoOfOneHand => words.say(msg::ReplayBrokenTwoOfOneHand),
        Broken::CardTwice => words.say(msg::ReplayBrokenCardTwice),
        Broken::CardNotDealt => words.say(msg::ReplayBrokenCardNotDealt),
        Broken::CallTwice => words.say(msg::ReplayBrokenCallTwice),
        Broken::ClaimAgainstPlay => words.say(msg::ReplayBrokenClaimAgainstPlay),
        Broken::ResultSum => words.say(msg::ReplayBrokenResultSum),
        Broken::PassTooMany => words.say(msg::ReplayBrokenPassTooMany),
        Broken::MissingPass => words.say(msg::ReplayBrokenMissingPass),
        Broken::AuctionCutOff => words.say(msg::ReplayBrokenAuctionCutOff),
        Broken::ResultAndClaim => words.say(msg::ReplayBrokenResultAndClaim),
        Broken::ResultAgainstClaim => words.say(msg::ReplayBrokenResultAgainstClaim),
        Broken::WrongDealer => words.say(msg::ReplayBrokenWrongDealer),
    }
}
