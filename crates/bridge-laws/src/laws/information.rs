//! Who may know what: 16C, 50E.

use bridge::Call;
use cards::{Card, Seat, Side};
use ruling::{Information, Until};

use crate::{
    clause::{Clause, Point},
    facts::Facts,
    words::{Bridge, Grade, Ruling, Subject},
};

fn info(subject: Subject, who: Seat, authorised: bool, until: Until, clause: Clause) -> Information<Bridge> {
    Information { subject, who, authorised, until, clause }
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

fn not_for(offending: Side, mut ruling: Ruling, subject: Subject) -> Ruling {
    for who in Seat::ALL {
        let offends = who.side() == offending;
        let clause = if offends { Clause::L16C2 } else { Clause::L16C1 };
        ruling = ruling.informs(info(subject, who, !offends, Until::EndOfBoard, clause)).and(clause);
    }
    ruling
}

/// 50E: a penalty card lies on the table.
pub(crate) fn penalty_card_lies(
    f: &Facts,
    mut ruling: Ruling,
    owner: Seat,
    card: Card,
    grade: Grade,
) -> Ruling {
    // DP2: 50C calls the sight of a minor card unauthorised, 50E1 speaks of any penalty card.
    let minor_unauthorised = grade == Grade::Minor && f.other_way(Point::DP2);
    if grade == Grade::Minor && !f.is_2007() {
        ruling = ruling.depends_on(Point::DP2);
    }
    let subject = Subject::Card(owner, card);
    for who in Seat::ALL {
        if f.is_2007() {
            // 2007: only the duty to play it is for everybody; its sight is not for the partner.
            let duty = Subject::DutyToPlay(owner, card);
            ruling = ruling.informs(info(duty, who, true, Until::OnTable, Clause::L50E1));
            let (authorised, clause) = (who.side() != owner.side() || who == owner, Clause::L50E2);
            ruling = ruling.informs(info(subject, who, authorised, Until::OnTable, clause));
        } else if minor_unauthorised && who == owner.partner() {
            ruling = ruling.informs(info(subject, who, false, Until::OnTable, Clause::L50C));
        } else {
            ruling = ruling.informs(info(subject, who, true, Until::OnTable, Clause::L50E1));
        }
    }
    if f.is_2007() {
        ruling = ruling.and(Clause::L50E2);
    }
    ruling.and(Clause::L50E1).look_at(Clause::L50E3)
}

/// 50E2: the penalty card has been picked up. Its sight is not for the owner's partner any more.
pub(crate) fn penalty_card_picked_up(mut ruling: Ruling, owner: Seat, card: Card) -> Ruling {
    for who in Seat::ALL {
        let authorised = who != owner.partner();
        ruling = ruling.informs(info(
            Subject::Card(owner, card),
            who,
            authorised,
            Until::EndOfBoard,
            Clause::L50E2,
        ));
    }
    ruling.and(Clause::L50E2).look_at(Clause::L16C2)
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

/// A card was seen that its owner keeps: not for his partner, but for the opponents (16B, 16C).
pub(crate) fn seen(mut ruling: Ruling, owner: Seat, card: Card, clause: Clause) -> Ruling {
    for who in Seat::ALL {
        let authorised = who.side() != owner.side() || who == owner;
        ruling = ruling.informs(info(Subject::Card(owner, card), who, authorised, Until::EndOfBoard, clause));
    }
    ruling
}
