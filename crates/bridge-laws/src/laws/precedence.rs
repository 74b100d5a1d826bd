//! In which order the laws speak where several things are open at once. This table is the only place that
//! says so; it is never the latest thing that counts.

use super::{
    Say, calls, claim, dummy, exposed, face_down, in_auction, lead_out_of_turn, meanwhile, not_played,
    penalty_card, premature, retraction, revoke, told, tricks, two_cards,
};
use crate::{facts::Facts, laws::in_auction::SeenInAuction, matter::Matter};

/// One law: what it says of one matter.
pub(crate) struct Law {
    /// The clauses, as directors cite them.
    pub name: &'static str,
    pub say: fn(&Facts, &Matter) -> Say,
}

const fn law(name: &'static str, say: fn(&Facts, &Matter) -> Say) -> Law {
    Law { name, say }
}

/// The laws, the first to be asked first. Each is asked about everything that is open before the next is.
pub(crate) const ORDER: &[Law] = &[
    // Dummy has lost his rights: what follows from that comes before what he spoke of.
    law("43B", dummy::acts_without_rights),
    // Whoever was told by an opponent that it was his turn has done nothing.
    law("47E1", told::by_an_opponent),
    law("41A", face_down::taken_back),
    // Which card was played at all.
    law("45C4b", dummy::renamed),
    law("46", dummy::unclear),
    law("45D", dummy::wrong_card),
    law("47F2", retraction::without_a_right),
    law("58B", two_cards::several),
    // What a trick before this one owes comes before who leads to this one.
    law("62", revoke::of_an_earlier_trick),
    // What is no lead at all cannot be accepted.
    law("53A", lead_out_of_turn::in_the_last_trick),
    law("54E", lead_out_of_turn::by_the_declaring_side),
    law("45E", lead_out_of_turn::fifth_card),
    // Who shows his hand may have claimed.
    law("48B2", exposed::by_declarer),
    // The proper lead of an opponent beats acceptance by play and forfeiture.
    law("53B, 58A", lead_out_of_turn::overtaken),
    law("60A", lead_out_of_turn::condoned),
    law("53A, 53C, 54B", lead_out_of_turn::followed),
    law("53A", lead_out_of_turn::to_a_trick_led_already),
    law("54", lead_out_of_turn::opening),
    law("53A, 55, 56", lead_out_of_turn::later),
    law("67", tricks::too_few),
    law("47", retraction::may_come_back_anyway),
    law("61A", revoke::of_the_lead),
    law("52", not_played::of_the_lead),
    // What was played before its turn.
    law("57C", premature::no_rectification),
    law("60A", premature::next_hand_played_on),
    law("57D", premature::after_partner),
    law("57A", premature::before_partner),
    law("60B", meanwhile::stray),
    // What may not stay, whoever's turn it was.
    law("61, 62, 63", revoke::rule),
    law("50D2", penalty_card::led_before_choice),
    // What was only seen.
    law("48, 49, 50", exposed::during_the_play),
    law("45F", dummy::suggested),
    // Declarer chooses when all that lies there lies there, and a restriction comes before the duty to play a
    // penalty card.
    law("57A", premature::restrict_partner),
    law("52", not_played::another_card),
    law("68, 69", claim::answered),
    law("25–37", calls::rule),
];

/// 24 comes before all of it: the auction period is not over.
pub(crate) fn in_the_auction_period(f: &Facts, m: &Matter, seen: &[SeenInAuction]) -> Say {
    in_auction::seen(f, m, seen)
}
