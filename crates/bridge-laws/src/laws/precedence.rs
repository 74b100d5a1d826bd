//! In which order the laws speak where several things are open at once. This table is the only place that
//! says so; it is never the latest thing that counts.

use super::{
    Say, calls, claim, dummy, exposed, face_down, in_auction, lead_out_of_turn, meanwhile, not_played,
    penalty_card, premature, retraction, revoke, told, tricks, two_cards,
};
use crate::{facts::Facts, laws::in_auction::SeenInAuction, matter::Matter};

/// One law: its clauses, as directors cite them, and what it says of one matter.
pub(crate) type Law = (&'static str, fn(&Facts, &Matter) -> Say);

/// The laws, the first to be asked first. Each is asked about everything that is open before the next is.
pub(crate) const ORDER: &[Law] = &[
    // Dummy has lost his rights: what follows from that comes before what he spoke of.
    ("43B", dummy::acts_without_rights),
    // Whoever was told by an opponent that it was his turn has done nothing.
    ("47E1", told::by_an_opponent),
    ("41A", face_down::taken_back),
    // Which card was played at all.
    ("45C4b", dummy::renamed),
    ("46", dummy::unclear),
    ("45D", dummy::taken_back_from_it),
    ("45D", dummy::wrong_card),
    ("47F2", retraction::without_a_right),
    ("47F2", revoke::was_none),
    ("58B", two_cards::several),
    // To which trick a card belongs comes before what it did in one of them.
    ("67", tricks::to_which),
    // What a trick before this one owes comes before who leads to this one.
    ("62", revoke::of_an_earlier_trick),
    // What is no lead at all cannot be accepted.
    ("53A", lead_out_of_turn::in_the_last_trick),
    ("54E", lead_out_of_turn::by_the_declaring_side),
    ("45E", lead_out_of_turn::fifth_card),
    // Who shows his hand may have claimed.
    ("48B2", exposed::by_declarer),
    // The proper lead of an opponent beats acceptance by play and forfeiture.
    ("53B, 58A", lead_out_of_turn::overtaken),
    ("60A", lead_out_of_turn::condoned),
    ("53A, 53C, 54B", lead_out_of_turn::followed),
    ("53A", lead_out_of_turn::to_a_trick_led_already),
    ("54", lead_out_of_turn::opening),
    ("53A, 55, 56", lead_out_of_turn::later),
    ("67", tricks::too_few),
    ("47", retraction::may_come_back_anyway),
    ("61A", revoke::of_the_lead),
    ("52", not_played::of_the_lead),
    // What was played before its turn.
    ("57C", premature::no_rectification),
    ("60A", premature::next_hand_played_on),
    ("57D", premature::after_partner),
    ("57A", premature::before_partner),
    ("60B", meanwhile::stray),
    // What may not stay, whoever's turn it was.
    ("61, 62, 63", revoke::rule),
    ("50D2", penalty_card::led_before_choice),
    // What was only seen.
    ("48, 49, 50", exposed::during_the_play),
    ("45F", dummy::suggested),
    // Declarer chooses when all that lies there lies there, and a restriction comes before the duty to play a
    // penalty card.
    ("57A", premature::restrict_partner),
    ("52", not_played::another_card),
    ("68, 69", claim::answered),
    ("25–37", calls::rule),
];

/// 24 comes before all of it: the auction period is not over.
pub(crate) fn in_the_auction_period(f: &Facts, m: &Matter, seen: &[SeenInAuction]) -> Say {
    in_auction::seen(f, m, seen)
}
