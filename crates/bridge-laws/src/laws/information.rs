//! Who may know what: 16, 50E.

use bridge::Call;
use cards::{Card, Seat, Side};
use ruling::{Information, Until};

use super::dummy::MAY_NOT_SPEAK;
use crate::{
    clause::{Clause, Edition, Point},
    facts::Facts,
    words::{Bridge, Grade, Ruling, Subject},
};

/// 16C1: what was withdrawn may be used by the side that has not offended.
pub const WITHDRAWN_FOR_OTHERS: Clause = Clause::L16C1;
/// 16C2: and may not by the side that has.
pub const WITHDRAWN_FOR_OFFENDERS: Clause = Clause::L16C2;

/// 16B2: who thinks that an opponent has told his partner something keeps the right to come back to it.
pub const RIGHTS_RESERVED: Clause = Clause::L16B2;
/// 16B3: called at the end, about what may have been used.
pub const AT_THE_END: Clause = Clause::L16B3;
/// 73C1: the partner avoids any advantage from it.
pub const NO_ADVANTAGE: Clause = Clause::L73C1;
/// 73D1: tempo and manner are no infraction, and are read at one's own risk.
pub const AT_ONES_OWN_RISK: Clause = Clause::L73D1;

/// 50E3: the sight of a penalty card has helped its owner's side.
pub const PENALTY_CARD_HELPED: Clause = Clause::L50E3;

/// 16B: what comes from the partner otherwise than by a legal play.
pub const FROM_PARTNER: Clause = Clause::L16B;

fn info(subject: Subject, who: Seat, authorised: bool, until: Until, clause: Clause) -> Information<Bridge> {
    Information { subject, who, authorised, until, clause }
}

/// 16B: the director weighs whether the partner was told something.
pub(crate) fn may_have_told(ruling: Ruling) -> Ruling {
    ruling.weigh(FROM_PARTNER)
}

/// 16B2: may a player say that this one has broken tempo? It is for the opponents to say, and dummy says nothing
/// during the play.
pub(crate) fn break_in_tempo(opponent: bool, silent_dummy: bool) -> (bool, Ruling) {
    let ruling = Ruling::under(RIGHTS_RESERVED).and(NO_ADVANTAGE).and(AT_ONES_OWN_RISK).look_at(AT_THE_END);
    match silent_dummy {
        true => (false, ruling.and(MAY_NOT_SPEAK)),
        false => (opponent, ruling),
    }
}

/// 16B: after the board it is looked at whether the partner has used it.
pub(crate) fn look_at_partner(ruling: Ruling) -> Ruling {
    ruling.look_at(FROM_PARTNER)
}

/// 16C2: after the board it is looked at whether the offending side has used it.
pub(crate) fn look_at_withdrawn(ruling: Ruling) -> Ruling {
    ruling.look_at(WITHDRAWN_FOR_OFFENDERS)
}

/// 16C: a card was withdrawn. The side that did not offend may use what it showed (16C1), the
/// offending side may not (16C2), whichever side the card belongs to.
pub(crate) fn withdrawn(ruling: Ruling, owner: Seat, card: Card, offending: Side) -> Ruling {
    not_for(offending, ruling, Subject::Card(owner, card))
}

/// 16C: a call was withdrawn. The other side may use what it told, the offending side may not.
pub(crate) fn call_withdrawn(ruling: Ruling, owner: Seat, call: Call, offending: Side) -> Ruling {
    not_for(offending, ruling, Subject::Call(owner, call))
}

/// 16C: a bid above seven is never played, and told something all the same.
pub(crate) fn above_seven_withdrawn(ruling: Ruling, owner: Seat) -> Ruling {
    not_for(owner.side(), ruling, Subject::BidAboveSeven(owner))
}

fn not_for(offending: Side, mut ruling: Ruling, subject: Subject) -> Ruling {
    for who in Seat::ALL {
        let offends = who.side() == offending;
        let clause = if offends { Clause::L16C2 } else { Clause::L16C1 };
        ruling = ruling.informs(info(subject, who, !offends, Until::EndOfBoard, clause)).and(clause);
    }
    ruling
}

/// 16C2: both sides are to blame for what was withdrawn, so that nobody but its owner may use it.
pub(crate) fn for_its_owner_alone(mut ruling: Ruling, owner: Seat, subject: Subject) -> Ruling {
    for who in Seat::ALL {
        ruling = ruling.informs(info(subject, who, who == owner, Until::EndOfBoard, Clause::L16C2));
    }
    ruling.and(Clause::L16C2)
}

/// 50E: a penalty card lies on the table.
pub(crate) fn penalty_card_lies(
    f: &Facts,
    mut ruling: Ruling,
    owner: Seat,
    card: Card,
    grade: Grade,
) -> Ruling {
    let subject = Subject::Card(owner, card);
    match f.edition(Clause::L50E1) {
        Edition::E2007 => {
            // Only the duty to play it is for everybody; its sight is not for the partner.
            for who in Seat::ALL {
                let duty = Subject::DutyToPlay(owner, card);
                let authorised = who != owner.partner();
                ruling = ruling.informs(info(duty, who, true, Until::OnTable, Clause::L50E1)).informs(info(
                    subject,
                    who,
                    authorised,
                    Until::OnTable,
                    Clause::L50E2,
                ));
            }
            ruling = ruling.and(Clause::L50E2);
        }
        Edition::E2017 => {
            // DP2: 50C calls the sight of a minor card unauthorised, 50E1 speaks of any penalty card.
            let not_for_partner = grade == Grade::Minor && f.reads_other_way(Point::DP2);
            for who in Seat::ALL {
                let barred = not_for_partner && who == owner.partner();
                let clause = if barred { Clause::L50E2 } else { Clause::L50E1 };
                ruling = ruling.informs(info(subject, who, !barred, Until::OnTable, clause));
            }
        }
    }
    ruling.and(Clause::L50E1).look_at(PENALTY_CARD_HELPED)
}

/// 50E2: the penalty card has been picked up. Its sight is not for the owner's partner any more.
pub(crate) fn penalty_card_picked_up(mut ruling: Ruling, owner: Seat, card: Card) -> Ruling {
    for who in Seat::ALL {
        let subject = Subject::Card(owner, card);
        let authorised = who != owner.partner();
        ruling = ruling.informs(info(subject, who, authorised, Until::EndOfBoard, Clause::L50E2));
    }
    look_at_withdrawn(ruling.and(Clause::L50E2))
}

/// 16A: a card that stands as played is for everybody.
pub(crate) fn for_all(ruling: Ruling, owner: Seat, card: Card) -> Ruling {
    everybodys(ruling, Subject::Card(owner, card), Clause::L16A)
}

/// 16C is off for a withdrawn call: under this clause what stands in its place has no consequences.
pub(crate) fn call_for_all(ruling: Ruling, owner: Seat, call: Call, clause: Clause) -> Ruling {
    everybodys(ruling, Subject::Call(owner, call), clause)
}

fn everybodys(mut ruling: Ruling, subject: Subject, clause: Clause) -> Ruling {
    for who in Seat::ALL {
        ruling = ruling.informs(info(subject, who, true, Until::EndOfBoard, clause));
    }
    ruling
}

/// A card was seen that its owner keeps: not for his partner, but for the opponents.
pub(crate) fn for_its_owner_and_opponents(
    mut ruling: Ruling,
    owner: Seat,
    card: Card,
    clause: Clause,
) -> Ruling {
    for who in Seat::ALL {
        let authorised = who != owner.partner();
        ruling = ruling.informs(info(Subject::Card(owner, card), who, authorised, Until::EndOfBoard, clause));
    }
    ruling
}

/// What only the opponents have seen is theirs to use.
pub(crate) fn for_opponents(ruling: Ruling, owner: Seat, card: Card, clause: Clause) -> Ruling {
    let opponents = Seat::ALL.into_iter().filter(|who| who.side() != owner.side());
    opponents.fold(ruling, |ruling, who| {
        ruling.informs(info(Subject::Card(owner, card), who, true, Until::EndOfBoard, clause))
    })
}

/// 16C2: what an opponent of both shows while a concession is withdrawn, and the like.
pub(crate) fn not_for_partner(ruling: Ruling, owner: Seat, card: Card) -> Ruling {
    for_its_owner_and_opponents(ruling.and(Clause::L16C2), owner, card, Clause::L16C2)
}
