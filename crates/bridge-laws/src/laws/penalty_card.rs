//! Penalty cards: 50, 51.

use cards::{Card, CardSet, Seat, Suit, SuitSet};

use super::{Say, exposed, information, meanwhile, not_played, retraction};
use crate::{
    clause::{Clause, Point},
    event::Exposure,
    facts::{Facts, Rules},
    matter::{Kind, Matter},
    state::{InForce, State, Trick},
    words::{Choice, Duty, Effect, Elects, Grade, Pending, Question, Restriction, Ruling},
};

/// 50: a card exposed too early is a penalty card unless the director designates otherwise.
pub(crate) const AS_SUCH: Clause = Clause::L50;
/// 50D1a: it must be played at the first legal opportunity.
pub const MUST_BE_PLAYED: Clause = Clause::L50D1a;
/// 50D1b: following suit and restrictions come first.
pub(crate) const WAITS: Clause = Clause::L50D1b;
/// 51A: of several declarer has named one.
pub(crate) const NAMED: Clause = Clause::L51A;
/// 50C: no other low card of the suit before it.
pub const LIMITS: Clause = Clause::L50C;
/// 50D2a: a lead required or forbidden.
pub const REQUIRED_OR_FORBIDDEN: Clause = Clause::L50D2a;
/// 50D2: what declarer may choose about the lead of the owner's partner.
pub(crate) const ABOUT_THE_LEAD: [Clause; 3] = [Clause::L50D2, REQUIRED_OR_FORBIDDEN, Clause::L50D2b];

/// 50B: whether it is a major one or a minor one.
pub const GRADED: Clause = Clause::L50B;

/// 50B: a card seen by accident is minor below the honours, major from the ten up.
#[must_use]
pub fn by_rank(card: Card) -> Grade {
    if card.rank().is_honour() { Grade::Major } else { Grade::Minor }
}

/// The card becomes a penalty card; a second one in the same hand makes both major (50B).
pub(crate) fn becomes(f: &Facts, ruling: Ruling, seat: Seat, card: Card, grade: Grade) -> Ruling {
    let others = f.state.penalty_cards(seat).without(card);
    let already =
        ruling.effects.iter().any(|e| matches!(e, Effect::PenaltyCard(s, c, _) if *s == seat && *c != card));
    let major = !others.is_empty() || already || f.state.is_or_was_major(seat, card);
    let grade = if major { Grade::Major } else { grade };
    let ruling = ruling
        .and(Clause::L50)
        .and(Clause::L50A)
        .and(GRADED)
        .and(if grade == Grade::Major { Clause::L50D1a } else { Clause::L50C })
        .does(Effect::PenaltyCard(seat, card, grade));
    information::penalty_card_lies(f, ruling, seat, card, grade)
}

/// 50D: the cards that were penalty cards from the moment they were seen, though that is ruled only now; what
/// their owner and his partner have played since they may not have been free to play.
pub(crate) fn owed_since(kind: &Kind, ruling: &Ruling) -> Vec<(Seat, Card)> {
    let was_major = |card: Card| match kind {
        Kind::Exposed(seen) => {
            seen.cards.len() > 1 || seen.how != Exposure::Accident || by_rank(card) == Grade::Major
        }
        Kind::TwoCards { visible, .. } => visible.len() > 2 || by_rank(card) == Grade::Major,
        Kind::TakenBack { grade, .. } => *grade == Some(Grade::Major),
        _ => false,
    };
    let major = |effect: &Effect| match *effect {
        Effect::PenaltyCard(seat, card, Grade::Major) if was_major(card) => Some((seat, card)),
        _ => None,
    };
    ruling.effects.iter().filter_map(major).collect()
}

impl State {
    /// Is declarer's choice about this lead due (50D2)? With one card left there is nothing to choose.
    pub(crate) fn choice_about_lead_is_due(&self) -> bool {
        let leader = self.trick.leader;
        !self.choice_made
            && !self.is_last_trick()
            && !self.major[leader.partner()].is_empty()
            && self.trick.is_empty()
            && self.is_defender(leader)
            && !self.is_over()
    }

    /// 51A: the penalty cards of this hand of which declarer has to name one.
    pub(crate) fn penalty_cards_to_name_from(&self, seat: Seat) -> Option<CardSet> {
        if self.named.is_some() || self.major[seat].len() < 2 {
            return None;
        }
        Some(self.playable_penalty_cards(seat)).filter(|cards| cards.len() > 1)
    }

    /// The major penalty cards that this hand could play now.
    pub(crate) fn playable_penalty_cards(&self, seat: Seat) -> CardSet {
        self.major[seat] & self.legal(seat).cards
    }
}

/// 50D2, 51B: a defender is to lead while his partner has major penalty cards. Declarer chooses
/// first; each such lead brings the choice again.
pub(crate) fn choice_about_lead(f: &Facts) -> Result<Ruling, Pending> {
    let leader = f.state.trick.leader;
    let cards = f.state.major[leader.partner()];
    let clauses: &[Clause] = match (cards.suits_held().len(), cards.len()) {
        (0 | 1, 0 | 1) => &ABOUT_THE_LEAD,
        (0 | 1, _) => &[Clause::L50D2, Clause::L50D2b, Clause::L51B1a, Clause::L51B1b],
        _ => &[Clause::L50D2, Clause::L51B2a, Clause::L51B2b, Clause::L51B2c],
    };
    let options = options_about_lead(f.state, |point| f.reads_other_way(point));
    let about = Elects::AboutLead(leader, f.state.trick_number());
    let choice = f.one_choice(about, f.state.declarer, options, clauses)?;
    Ok(chosen_about_lead(f.state, choice, |point| f.reads_other_way(point)))
}

/// 50C: what is to be said about a lead while of the leader's partner only a minor penalty card lies there.
pub(crate) fn lead_beside_a_minor(state: &State) -> Option<Ruling> {
    let leader = state.trick.leader;
    let card =
        state.minor[leader.partner()].filter(|_| state.trick.is_empty() && state.major[leader].is_empty())?;
    let lies = Effect::StillLies(leader.partner(), card, Grade::Minor);
    Some(Ruling::under(Clause::L50C).does(lies).does(Effect::LeadIsFree(leader)))
}

/// Could the leader still obey everything?
fn leaves_a_lead(state: &State, choice: Choice) -> bool {
    let mut after = state.clone();
    after.choose_about_lead(choice, Rules::default());
    !after.legal(state.trick.leader).unable
}

/// 50D2, 51B: what declarer may choose about the lead that is due; spades first, as it is read aloud. How a point
/// is read is asked only where it matters.
pub(crate) fn options_about_lead(state: &State, reads_other_way: impl FnOnce(Point) -> bool) -> Vec<Choice> {
    let leader = state.trick.leader;
    let suits = state.major[leader.partner()].suits_held();
    let held = Suit::ALL.into_iter().rev().filter(|&suit| suits.contains(suit));
    // The choice may be due again about a new card (50D2): what is forbidden already is not required then.
    let forbids = |r: &InForce, suit| {
        r.restriction.seat == leader
            && !r.comes_of_the_auction()
            && matches!(r.restriction.duty, Duty::ForbidLead(suits) if suits.contains(suit))
    };
    let held = held.filter(|&suit| !state.restrictions.iter().any(|r| forbids(r, suit)));
    let mut options: Vec<Choice> = held.map(Choice::RequireLead).collect();
    let mut forbidden: Vec<SuitSet> = suits.subsets().collect();
    forbidden.sort_by_key(|set| Suit::ALL.map(|suit| set.contains(suit)));
    options.extend(forbidden.into_iter().map(Choice::ForbidLead));
    options.push(Choice::LeadFree);
    let bound = state.restrictions.iter().any(|r| r.restriction.seat == leader && r.comes_of_the_auction());
    if bound && reads_other_way(Point::DP13) {
        // DP13: together with what a withdrawn call forbids it may leave no legal lead.
        options.retain(|&choice| choice == Choice::LeadFree || leaves_a_lead(state, choice));
    }
    options
}

/// 50D2, 51B: what declarer's choice about the lead does. DP14: a card that the leader led too soon may lie there
/// as the lead; asked only where there is one.
pub(crate) fn chosen_about_lead(
    state: &State,
    choice: Choice,
    reads_other_way: impl FnOnce(Point) -> bool,
) -> Ruling {
    let leader = state.trick.leader;
    let ruling = Ruling::under(Clause::L50D2);
    let ruling = match choice {
        Choice::RequireLead(suit) => require(state, ruling, suit),
        Choice::ForbidLead(suits) => forbid(state, ruling, suits),
        _ => {
            let several_suits = state.major[leader.partner()].suits_held().len() > 1;
            let ruling = ruling.and(if several_suits { Clause::L51B2c } else { Clause::L50D2b });
            match state.major[leader].single().filter(|_| reads_other_way(Point::DP14)) {
                Some(card) => ruling
                    .does(Effect::PickUp(leader, card))
                    .does(Effect::Chosen(leader))
                    .does(Effect::Played(leader, card)),
                None => ruling,
            }
        }
    };
    still_lie(state, ruling).does(Effect::Chosen(leader))
}

/// 51B2a–c: what is not picked up stays a penalty card.
fn still_lie(state: &State, ruling: Ruling) -> Ruling {
    let owner = state.trick.leader.partner();
    let stays = |card: &Card| !ruling.effects.contains(&Effect::PickUp(owner, *card));
    let stay: Vec<Card> = state.major[owner].iter().filter(stays).collect();
    let lies = |ruling: Ruling, card| ruling.does(Effect::StillLies(owner, card, Grade::Major));
    stay.into_iter().fold(ruling, lies)
}

fn require(state: &State, ruling: Ruling, suit: Suit) -> Ruling {
    let leader = state.trick.leader;
    let cards = state.major[leader.partner()];
    let law = match (cards.suits_held().len(), cards.len()) {
        (0 | 1, 0 | 1) => Clause::L50D2a,
        (0 | 1, _) => Clause::L51B1a,
        _ => Clause::L51B2a,
    };
    let duty = Restriction { seat: leader, duty: Duty::RequireLead(suit) };
    picked_up(ruling.and(law), leader.partner(), cards.of(suit)).does(Effect::Restrict(duty, law))
}

fn forbid(state: &State, ruling: Ruling, suits: SuitSet) -> Ruling {
    let leader = state.trick.leader;
    let cards = state.major[leader.partner()];
    let law = match (cards.suits_held().len(), cards.len()) {
        (0 | 1, 0 | 1) => Clause::L50D2a,
        (0 | 1, _) => Clause::L51B1b,
        _ => Clause::L51B2b,
    };
    let duty = Restriction { seat: leader, duty: Duty::ForbidLead(suits) };
    let cards = cards & CardSet::suits(suits);
    picked_up(ruling.and(law), leader.partner(), cards).does(Effect::Restrict(duty, law))
}

fn picked_up(mut ruling: Ruling, owner: Seat, cards: CardSet) -> Ruling {
    for card in cards {
        ruling = ruling.does(Effect::PickUp(owner, card));
        ruling = information::penalty_card_picked_up(ruling, owner, card);
    }
    ruling
}

/// 51A: several penalty cards could be played; declarer says which.
pub(crate) fn which_penalty_card(f: &Facts, seat: Seat) -> Result<Ruling, Pending> {
    // 50D1a: whoever can follow suit does that first.
    if let Some(suit) = f.state.led_for(seat).filter(|&suit| f.state.holds(seat, suit).is_none()) {
        f.ask(Question::CanFollow(seat, suit), &[Clause::L51A, Clause::L50D1a])?;
    }
    let options = f.state.playable_penalty_cards(seat).iter().map(Choice::Play).collect();
    let about = Elects::WhichPenaltyCard(seat, f.state.trick_number());
    let card = f.one_card(about, vec![f.state.declarer], options, &[Clause::L51A, Clause::L50D1a])?;
    Ok(Ruling::under(Clause::L51A).does(Effect::Named(seat, card)))
}

/// 50D2: led before declarer had chosen. Where declarer's side has played to it, it stands (60A1); otherwise
/// the card is a penalty card, and declarer still chooses.
pub(crate) fn led_before_choice(f: &Facts, m: &Matter) -> Say {
    let Kind::BeforeChoice { seat, card } = m.kind else { return Ok(None) };
    if played_to(f, m, seat) && !led_after_choice(f, m, seat, card) {
        let mut ruling = meanwhile::opponents_played_on();
        if f.story.took_back(m.at, seat, card) {
            let instead = f.story.instead(m.at, seat, card);
            ruling = not_played::put_back(f, retraction::may_not(ruling), seat, card, instead);
        }
        let ruling = ruling.does(Effect::Stands(seat, card));
        return Ok(Some(meanwhile::earlier_duties_stay(f, ruling, seat)));
    }
    let ruling = Ruling::under(Clause::L50D2).does(Effect::Return(seat, card));
    if f.state.choice_about_lead_is_due() {
        let _ = f.reads_other_way(Point::DP14);
    }
    Ok(Some(exposed::as_penalty_card(f, ruling, seat, card, Grade::Major)))
}

/// Has he taken it back, and led another when declarer had chosen? The others have played to that.
fn led_after_choice(f: &Facts, m: &Matter, leader: Seat, card: Card) -> bool {
    let Some(instead) = f.story.instead(m.at, leader, card) else { return false };
    let too_soon = |m: &Matter| matches!(m.kind, Kind::BeforeChoice { card, .. } if card == instead);
    let is_the_lead = |trick: &Trick| trick.leader == leader && trick.cards[leader] == Some(instead);
    f.state.trick_by_number(m.trick).is_some_and(is_the_lead) && !f.open.iter().any(too_soon)
}

/// Has the other side played to this lead, or on after it was taken back?
pub(crate) fn played_to(f: &Facts, m: &Matter, leader: Seat) -> bool {
    f.story.laid_since(m.at).iter().any(|(seat, _)| seat.side() != leader.side())
}
