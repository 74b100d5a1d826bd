//! Claims and concessions: 68 to 71. What normal play comes to is searched for ([`claims`]); what is normal for a
//! player of this class the director finds, one play after the other.

use bridge::{Position, PositionError};
use bridge_laws::{
    cite::{self, ESTABLISHED_BY_CLAIM, claim},
    clause::{Clause, Point},
    words::Grade,
};
use cards::{BySeat, Card, CardSet, Seat, Suit, SuitSet};
use claims::{Claimed, Critical, Duties, Lead, Normal, NormalPlay, Normals, Statement, Step};
use ruling::Asks as _;

use super::clock;
use crate::{
    facts::{Facts, Finds as _},
    words::{Answer, Could, Effect, Hands, Pending, Pick, Question, Ruling, Trick},
};

/// So many positions are looked through for one search; what is more the director weighs herself.
const POSITIONS: u64 = 150_000;
/// And so many for what only stands beside the question.
const BESIDE: u64 = 20_000;

pub(crate) fn ruled(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let about = &[claim::MEANT, claim::STOPS, claim::AGREED, claim::CONCESSION];
    match f.pick(Question::AboutClaim, about)? {
        Pick::OnlyThisTrick => {
            Ok(Ruling::under(claim::MEANT).does(Effect::NothingClaimed).does(Effect::NoPenaltyCards))
        }
        Pick::PartnerObjected => partner_objected(f),
        Pick::AgreedBefore => agreed(f),
        Pick::GivenUp => given_up(f),
        _ => disputed(f),
    }
}

/// 68B2: a defender concedes, and his partner objects at once. Read the other way (DP16) what he claims stays claimed.
fn partner_objected(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let law = &[claim::PARTNER_OBJECTS];
    if !f.is_so(Question::ObjectedAtOnce, law)? {
        return disputed(f);
    }
    if f.reads_other_way(Point::DP16) && f.is_so(Question::ClaimedSome, law)? {
        return disputed(f);
    }
    let ruling =
        Ruling::under(claim::PARTNER_OBJECTS).does(Effect::NoConcession).does(Effect::NoPenaltyCards);
    let ruling = ruling.and(cite::WITHDRAWN_FOR_OTHERS).and(cite::WITHDRAWN_FOR_OFFENDERS);
    Ok(ruling.does(Effect::ObjectorMayNotUse).look_at(cite::AT_THE_END))
}

/// 68D: somebody does not agree.
fn disputed(f: &Facts<'_>) -> Result<Ruling, Pending> {
    if claim::may_play_on(f.edition(claim::ALL_PLAY_ON))
        && f.is_so(Question::AllPlayOn, &[claim::ALL_PLAY_ON])?
    {
        return Ok(Ruling::under(claim::ALL_PLAY_ON).does(Effect::AllPlayOn).does(Effect::NoPenaltyCards));
    }
    let stops = Ruling::under(claim::STOPS).does(Effect::PlayStops);
    let open = f.is_so(Question::RevokeOpen, &[ESTABLISHED_BY_CLAIM])?;
    // A claim establishes only what its own side has revoked.
    let established = open && f.is_so(Question::ClaimantsRevoke, &[ESTABLISHED_BY_CLAIM])?;
    let stops = match (open, established) {
        (true, false) => return Ok(stops.does(Effect::RevokeFirst)),
        (true, true) => stops.and(ESTABLISHED_BY_CLAIM).does(Effect::RevokeEstablished),
        (false, _) => stops,
    };
    let (by, left) = (claimant(f)?, cards_left(f)?);
    let claimed = f.number(Question::TricksClaimed, &[claim::CLAIMS])?;
    let found = normally(f, left, claim::CONTESTED, claimed, claimed)?;
    let side = by.side();
    if found.fewest >= claimed {
        let ruling = found.bound(stops.and(claim::CONTESTED)).does(Effect::ClaimHolds);
        // 71: what no normal play would lose he has not given up by claiming less.
        let ruling = match found.fewest > claimed {
            true => ruling.and(claim::CONCESSION).does(Effect::MoreThanClaimed),
            false => ruling,
        };
        return Ok(ruling.does(Effect::Awarded(side, found.fewest)));
    }
    let ruling = found.said_of(stops.and(claim::CONTESTED));
    let ruling = if found.normal.is_empty() { ruling } else { ruling.does(Effect::DoubtAgainstClaim) };
    Ok(ruling.does(Effect::Awarded(side, found.fewest)))
}

/// 69: the other side agreed, and wants a trick after all. Before that is final, it has objected in time (68D2).
fn agreed(f: &Facts<'_>) -> Result<Ruling, Pending> {
    if !clock::has_agreed(f)? {
        return disputed(f);
    }
    let (side, may) = wanted_back(f, claim::AGREED)?;
    let law = &[claim::WITHDRAWN];
    let gets = may && (f.is_so(Question::AlreadyWon, law)? || f.is_so(Question::LikelyWon, law)?);
    let ruling = Ruling::under(claim::AGREED);
    Ok(match (may, gets) {
        (false, _) => ruling.does(Effect::AgreementStands),
        (true, false) => ruling.and(claim::WITHDRAWN).does(Effect::AgreementStands),
        (true, true) => ruling.and(claim::WITHDRAWN).does(Effect::TricksBack(side, 1)),
    })
}

/// 71: a side wants tricks that it gave up: one it had won, or those that no normal play would lose.
fn given_up(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let (side, may) = wanted_back(f, claim::CONCESSION)?;
    let ruling = Ruling::under(claim::CONCESSION);
    if !may {
        return Ok(ruling.does(Effect::ConcessionStands));
    }
    if f.is_so(Question::AlreadyWon, &[claim::CONCESSION])? {
        return Ok(ruling.does(Effect::TricksBack(side, 1)));
    }
    let left = cards_left(f)?;
    let kept = f.number(Question::TricksClaimed, &[claim::CONCESSION])?;
    let most = left.map_or(13, |claimed| claimed.position.tricks_left());
    let found = normally(f, left, claim::CONCESSION, kept, most)?;
    Ok(match found.fewest.checked_sub(kept).filter(|&back| back > 0) {
        Some(back) => ruling.does(Effect::TricksBack(side, back)),
        None => found.said_of(ruling).does(Effect::ConcessionStands),
    })
}

/// Whose trick it is about, and whether it is not too late (79C).
fn wanted_back(f: &Facts<'_>, law: Clause) -> Result<(cards::Side, bool), Pending> {
    let side = f.side(Question::SideWantsTricks, &[law])?;
    Ok((side, clock::may_be_corrected(f, law)?))
}

fn claimant(f: &Facts<'_>) -> Result<Seat, Pending> {
    f.seat(Question::Declares, &[claim::CLAIMS])?;
    f.seat(Question::Claimant, &[claim::CLAIMS])
}

/// The position. Nothing where something binds the play of which no search of normal play knows.
fn cards_left(f: &Facts<'_>) -> Result<Option<Claimed>, Pending> {
    let law = &[claim::CONTESTED];
    let (declarer, by) = (f.seat(Question::Declares, law)?, claimant(f)?);
    let Some(duties) = duties(f)? else { return Ok(None) };
    // DP21: declarer has mentioned no option about penalty cards, and so has none; or he would have taken the best.
    let options = by == declarer && !duties.major.is_empty() && f.reads_other_way(Point::DP21);
    let Answer::Strain(strain) = f.ask(Question::Trumps, law)? else { return Ok(None) };
    let leader = f.seat(Question::OnLead, law)?;
    let trick = f.ask(Question::OnTable, law)?;
    let Answer::Hands(hands) = f.ask(Question::Hands, law)? else { return Ok(None) };
    let shown_out = match f.ask(Question::ShownOut, &[Clause::L70E])? {
        Answer::Voids(voids) => voids.0,
        _ => BySeat::<SuitSet>::default(),
    };
    let position = Position::in_trick(hands.0, leader, &lies(trick)).ok();
    let stated = Statement::default();
    Ok(position.map(|position| Claimed {
        position,
        strain,
        declarer,
        by,
        shown_out,
        stated,
        duties,
        options,
    }))
}

/// 50, 51, 26B: the penalty cards of the defenders, and the leads that are restricted. Nothing where it is something else.
fn duties(f: &Facts<'_>) -> Result<Option<Duties>, Pending> {
    let law = &[claim::CONTESTED];
    if !f.is_so(Question::DutiesLie, law)? {
        return Ok(Some(Duties::default()));
    }
    let cards = lies(f.ask(Question::PenaltyCard, &[cite::PENALTY_CARD_PLAYED, claim::CONTESTED])?);
    let minor: CardSet = match cards.iter().any(|&card| may_be_minor(card)) {
        true => lies(f.ask(Question::MinorPenaltyCard, &[cite::PENALTY_CARD_GRADED])?).into_iter().collect(),
        false => CardSet::EMPTY,
    };
    let leads = match f.ask(Question::ForbiddenLeads, law)? {
        Answer::Voids(suits) => BySeat::from_fn(|seat| restricted(suits.0[seat])),
        _ => BySeat::default(),
    };
    let major = cards.into_iter().collect::<CardSet>() - minor;
    let duties = Duties { major, minor, leads, named: None };
    Ok(Some(duties).filter(|duties| !duties.is_none()))
}

/// A lead of which all suits but one are forbidden is one that is required.
fn restricted(forbidden: SuitSet) -> Lead {
    let mut rest = Suit::ALL.into_iter().filter(|&suit| !forbidden.contains(suit));
    match (rest.next(), rest.next()) {
        (Some(required), None) => Lead { required: Some(required), forbidden: SuitSet::EMPTY },
        _ => Lead { required: None, forbidden },
    }
}

/// Do the hands fit one another, and what was told of who led and what lies on the table?
pub(crate) fn fit(hands: Hands, told: &impl Fn(Question) -> Option<Answer>) -> Result<(), PositionError> {
    let trick = told(Question::OnTable).map(lies).unwrap_or_default();
    match told(Question::OnLead) {
        Some(Answer::Seat(lead)) => Position::in_trick(hands.0, lead, &trick).map(|_| ()),
        _ => Ok(()),
    }
}

fn lies(trick: Answer) -> Vec<Card> {
    match trick {
        Answer::Trick(trick) => trick.cards().collect(),
        _ => Vec::new(),
    }
}

/// The worst normal line, and what in it is found to be normal.
#[derive(Default)]
struct Found {
    fewest: u8,
    normal: Vec<Could>,
    /// 70C: the trumps that were out, of which he may not have known.
    forgotten: Vec<(Seat, Card)>,
    /// 70E: some of it could be won by luck alone.
    luck: bool,
    /// 68C: he said how, step by step.
    stated: bool,
    /// 50, 51: something bound the defenders.
    duties: Duties,
}

impl Found {
    /// What bound them in it.
    fn bound(&self, mut ruling: Ruling) -> Ruling {
        if self.stated {
            ruling = ruling.and(claim::STATEMENT).does(Effect::AsStated);
        }
        let Duties { major, minor, leads, .. } = self.duties;
        if !major.is_empty() {
            ruling = ruling.and(cite::PENALTY_CARD_PLAYED);
        }
        if !minor.is_empty() {
            ruling = ruling.and(cite::MINOR_PENALTY_CARD);
        }
        let alone = major.single().is_some() && minor.is_empty() && leads == BySeat::default();
        match self.duties.is_none() {
            true => ruling,
            false if alone => ruling.does(Effect::PenaltyCardBinds),
            false => ruling.does(Effect::DutiesBind),
        }
    }

    /// Why it is no more.
    fn said_of(&self, ruling: Ruling) -> Ruling {
        let mut ruling = self.bound(ruling);
        for &(seat, card) in &self.forgotten {
            ruling = ruling.and(claim::TRUMP_FORGOTTEN).does(Effect::TrumpWasOut(seat, card));
        }
        for could in &self.normal {
            let law = Question::CouldPlay(*could).judged();
            ruling =
                law.into_iter().fold(ruling, Ruling::and).does(Effect::CouldNormally(could.seat, could.card));
        }
        if self.luck { ruling.and(Clause::L70E).does(Effect::OnlyByLuck) } else { ruling }
    }
}

/// 70, 71: looks for the worst normal line, and asks of the plays that lose a trick in it, the first first, whether a
/// player of this class could make them. What he could not make is left out, and the search begins again.
fn normally(
    f: &Facts<'_>,
    left: Option<Claimed>,
    law: Clause,
    asked: u8,
    enough: u8,
) -> Result<Found, Pending> {
    let Some(claimed) = left else { return weighed(f, law) };
    let (claimed, mut normals, mut found) = to_begin_with(f, claimed, asked)?;
    let open = claimed.double_dummy(BESIDE);
    loop {
        let Some(play) = claimed.normal_play(normals, POSITIONS) else { return weighed(f, law) };
        let is_open = |class: &Normal| normals.has(*class) && !found.contains(class);
        // Where no answer to what could be asked gives him more, nothing is asked.
        if play.fewest >= enough || !may_be_more(&claimed, &play, Normal::ALL.into_iter().filter(is_open)) {
            return Ok(in_this_line(&claimed, &play, &found, open));
        }
        let next = play
            .critical
            .iter()
            .filter_map(|critical| of_a_class(critical, &play, open))
            .find(|next| is_open(&next.class));
        let (class, is_normal) = match next {
            Some(next) if next.class != Normal::TrumpsForgotten => {
                (next.class, f.is_so(Question::CouldPlay(next), &[law])?)
            }
            _ if is_open(&Normal::TrumpsForgotten) => (Normal::TrumpsForgotten, was_unaware(f)?),
            _ => return Ok(in_this_line(&claimed, &play, &found, open)),
        };
        match is_normal {
            true => found.push(class),
            false => normals = normals.without(class),
        }
    }
}

/// 70C2: is it at all likely that he did not know of the trump?
fn was_unaware(f: &Facts<'_>) -> Result<bool, Pending> {
    f.is_so(Question::UnawareOfTrump, &[claim::TRUMP_FORGOTTEN])
}

/// Would he win more, if none of these plays were normal? Where that is too much to find, he may.
fn may_be_more(claimed: &Claimed, play: &NormalPlay, unasked: impl Iterator<Item = Normal>) -> bool {
    let normals = unasked.fold(play.normals, Normals::without);
    claimed.normal_play(normals, POSITIONS).is_none_or(|best| best.fewest > play.fewest)
}

/// The director weighs it herself: the search knows nothing of the duties that lie there, or it is too much for it.
fn weighed(f: &Facts<'_>, law: Clause) -> Result<Found, Pending> {
    let fewest = f.number(Question::WorstNormal, &[law])?;
    Ok(Found { fewest, ..Found::default() })
}

fn of_a_class(critical: &Critical, play: &NormalPlay, double_dummy: Option<u8>) -> Option<Could> {
    let Critical { seat, card, instead, class } = *critical;
    class.map(|class| Could { class, seat, card, instead, tricks: [play.fewest, play.most], double_dummy })
}

/// What was found to be normal and loses a trick in this line, with the cards of this line.
fn in_this_line(claimed: &Claimed, play: &NormalPlay, found: &[Normal], open: Option<u8>) -> Found {
    let normal = play
        .critical
        .iter()
        .filter_map(|critical| of_a_class(critical, play, open))
        .filter(|next| found.contains(&next.class));
    Found {
        fewest: play.fewest,
        normal: normal.collect(),
        forgotten: if found.contains(&Normal::TrumpsForgotten) { trumps_out(claimed) } else { Vec::new() },
        luck: play.critical.iter().any(|critical| critical.class.is_none()),
        stated: !claimed.stated.is_empty(),
        duties: claimed.duties,
    }
}

/// The trumps of the other side.
fn trumps_out(claimed: &Claimed) -> Vec<(Seat, Card)> {
    let Some(trump) = claimed.strain.trump() else { return Vec::new() };
    let others = Seat::ALL.into_iter().filter(|seat| seat.side() != claimed.by.side());
    let held = |seat| claimed.position.hand(seat).of(trump).iter().map(move |card| (seat, card));
    others.flat_map(held).collect()
}

/// The classes of plays that count before anything is asked of them, and what is found already. 68C, 70C: what was said
/// of trumps, and whether he knew of those that are out; what he stated. 70E2, DP19: a suit from the top, or any of its
/// cards. DP20: of one who thinks that all are good, what he may throw away.
fn to_begin_with(
    f: &Facts<'_>,
    claimed: Claimed,
    asked: u8,
) -> Result<(Claimed, Normals, Vec<Normal>), Pending> {
    let law = &[claim::STATEMENT];
    let said = f.pick(Question::Statement, law)?;
    // DP18: tricks that are named are in no order, unless it sounded like one; or in the order in which they were named.
    let in_order = said == Pick::StepByStep || said == Pick::LineStated && f.reads_other_way(Point::DP18);
    let stated = match in_order {
        true => match f.ask(Question::Steps, law)? {
            Answer::Stated(stated) => stated,
            _ => Statement::default(),
        },
        false => Statement::default(),
    };
    let claimed = Claimed { stated, ..claimed };
    let mut normals = Normals::USUAL;
    // N3: of all that he needs for what he claims he thinks that it is good.
    if claimed.normal_play(normals, POSITIONS).is_none_or(|play| play.most < asked) {
        normals = normals.taking_losers_for_winners();
    }
    // N8: who claims one of two tricks with an ace does not throw that away.
    if asked < claimed.position.tricks_left() {
        normals = normals.counting_his_winners();
    }
    // 70D2: whatever his partner could play counts against a defender.
    let mut found = vec![Normal::AnyByPartner];
    let aware =
        claimed.trumps_out() == 0 || said == Pick::TrumpsMentioned || stated.steps().any(Step::draws_trumps);
    if aware {
        normals = normals.without(Normal::TrumpsForgotten);
    } else if normals.takes_losers_for_winners()
        || makes_a_difference(&claimed, normals, Normal::TrumpsForgotten)
    {
        // 70C: by itself it may cost him a trick, or explain what he claimed; so it comes first.
        match was_unaware(f)? {
            true => found.push(Normal::TrumpsForgotten),
            false => normals = normals.without(Normal::TrumpsForgotten),
        }
    }
    let all = asked >= claimed.position.tricks_left();
    for (point, class, bears) in
        [(Point::DP19, Normal::NotFromTheTop, true), (Point::DP20, Normal::Unguards, all)]
    {
        if bears && makes_a_difference(&claimed, normals, class) && f.reads_other_way(point) {
            normals = normals.with(class);
        }
    }
    Ok((claimed, normals, found))
}

/// Does it matter whether these plays count? Where that is too much to find, it may.
fn makes_a_difference(claimed: &Claimed, normals: Normals, class: Normal) -> bool {
    let fewest = |normals| claimed.normal_play(normals, POSITIONS).map(|play| play.fewest);
    let with = fewest(normals.with(class));
    with.is_none() || with != fewest(normals.without(class))
}

/// Can this be the answer, by what was answered before? Dummy claims nothing; hands and trick make a position; nobody
/// claims more than there is, or has shown out of what he holds.
pub(super) fn can_be(question: Question, answer: Answer, told: &impl Fn(Question) -> Option<Answer>) -> bool {
    let seat = |question| match told(question) {
        Some(Answer::Seat(seat)) => Some(seat),
        _ => None,
    };
    let hands = || match told(Question::Hands) {
        Some(Answer::Hands(hands)) => Some(hands.0),
        _ => None,
    };
    match (question, answer) {
        (Question::Claimant, Answer::Seat(by)) => seat(Question::Declares).is_none_or(|d| d.partner() != by),
        (Question::MinorPenaltyCard, Answer::Trick(minor)) => {
            minor.cards().collect::<CardSet>().is_subset(low_penalty_cards(told))
        }
        (Question::ForbiddenLeads, Answer::Voids(suits)) => Seat::ALL.into_iter().all(|by| {
            let declares = seat(Question::Declares).is_some_and(|declarer| declarer.side() == by.side());
            suits.0[by].is_empty() || !declares && suits.0[by].len() < Suit::ALL.len()
        }),
        (Question::Hands, Answer::Hands(hands)) => {
            fit(hands, told).is_ok() && have_penalty_cards(hands, seat(Question::Declares), told)
        }
        (Question::Steps, Answer::Stated(stated)) => {
            hands().zip(seat(Question::Claimant)).is_none_or(|(hands, by)| can_be_stated(stated, hands, by))
        }
        (Question::ShownOut, Answer::Voids(voids)) => hands().is_none_or(|hands| {
            Seat::ALL.into_iter().all(|seat| voids.0[seat].iter().all(|suit| !hands[seat].has(suit)))
        }),
        (Question::TricksClaimed, Answer::Number(n)) => hands().is_none_or(|hands| {
            Seat::ALL.into_iter().map(|seat| hands[seat].len()).max() >= Some(usize::from(n))
        }),
        _ => true,
    }
}

/// One that is major by its rank is major in any case.
fn may_be_minor(card: Card) -> bool {
    cite::graded_by_rank(card) == Grade::Minor
}

/// The penalty cards that may be minor ones.
fn low_penalty_cards(told: &impl Fn(Question) -> Option<Answer>) -> CardSet {
    let cards = told(Question::PenaltyCard).map(lies).unwrap_or_default();
    cards.into_iter().filter(|&card| may_be_minor(card)).collect()
}

/// Which of them may be minor ones: any.
pub(crate) fn minor_penalty_cards(told: &impl Fn(Question) -> Option<Answer>) -> Vec<Answer> {
    let cards: Vec<Card> = low_penalty_cards(told).iter().collect();
    let some = |some: u32| -> Vec<Card> {
        (0..).zip(&cards).filter(|&(place, _)| some >> place & 1 == 1).map(|(_, &card)| card).collect()
    };
    (1..1 << cards.len()).filter_map(|which| Trick::of(&some(which))).map(Answer::Trick).collect()
}

/// The penalty cards are in the defenders' hands, a minor one in a hand that has no other (50B).
fn have_penalty_cards(
    hands: Hands,
    declarer: Option<Seat>,
    told: &impl Fn(Question) -> Option<Answer>,
) -> bool {
    let of = |question| told(question).map(lies).unwrap_or_default().into_iter().collect::<CardSet>();
    let (mut cards, minor) = (of(Question::PenaltyCard), of(Question::MinorPenaltyCard));
    for seat in Seat::ALL.into_iter().filter(|&seat| declarer.is_none_or(|d| d.side() != seat.side())) {
        let his = cards & hands.0[seat];
        if his.len() > 1 && !(his & minor).is_empty() {
            return false;
        }
        cards = cards - his;
    }
    cards.is_empty()
}

/// Is it about cards that are there, of his own side or the other's as it says?
fn can_be_stated(stated: Statement, hands: BySeat<CardSet>, by: Seat) -> bool {
    let is_held = |card: Card, own: bool| {
        let mut seats = Seat::ALL.into_iter().filter(|seat| (seat.side() == by.side()) == own);
        seats.any(|seat| hands[seat].contains(card))
    };
    stated.steps().all(|step| match step {
        // A card that he does not hold ends the statement when it comes to it.
        Step::Card(card) => is_held(card, true) || is_held(card, false),
        Step::Throw(card) => is_held(card, true),
        Step::Finesse(card, against) => is_held(card, false) && against.side() != by.side(),
        Step::Ruff(_, seat) | Step::To(_, seat) => seat.side() == by.side(),
        Step::Suit(_) | Step::Trumps | Step::TrumpRound | Step::Crossruff | Step::Lose(_) => true,
    })
}

/// The steps that can have been stated, by the cards that are there.
pub(super) fn can_be_said(told: &impl Fn(Question) -> Option<Answer>) -> Vec<Step> {
    let (Some(Answer::Hands(Hands(hands))), Some(Answer::Seat(by))) =
        (told(Question::Hands), told(Question::Claimant))
    else {
        return Vec::new();
    };
    let trump = match told(Question::Trumps) {
        Some(Answer::Strain(strain)) => strain.trump(),
        _ => None,
    };
    let by_declarer = told(Question::Declares) == Some(Answer::Seat(by));
    let mut own = vec![by];
    own.extend(by_declarer.then(|| by.partner()));
    let cards = own.iter().fold(CardSet::EMPTY, |all, &seat| all | hands[seat]);
    let others = by.side().other().seats();
    let out = others.iter().fold(CardSet::EMPTY, |all, &seat| all | hands[seat]);
    let mut steps = Vec::new();
    if trump.is_some_and(|trump| cards.has(trump)) {
        steps.extend([Step::Trumps, Step::TrumpRound]);
    }
    let highest_first = || Suit::ALL.into_iter().rev().filter(|&suit| cards.has(suit));
    let from_the_top = |suit: Suit| {
        let mut cards: Vec<Card> = cards.of(suit).iter().collect();
        cards.reverse();
        cards
    };
    steps.extend(highest_first().map(Step::Suit));
    steps.extend(highest_first().flat_map(from_the_top).map(Step::Card));
    // The highest card of the others, with one of his above it and one below, led to in either direction.
    for card in highest_first().filter(|_| by_declarer).filter_map(|suit| out.of(suit).highest()) {
        let suit = cards.of(card.suit());
        let both = own.iter().all(|&seat| hands[seat].has(card.suit()));
        if both && suit.highest() > Some(card) && suit.lowest() < Some(card) {
            steps.extend(others.map(|seat| Step::Finesse(card, seat)));
        }
    }
    let opposite = |seat: Seat| hands[seat.partner()];
    for &seat in own.iter().filter(|_| by_declarer) {
        for suit in highest_first().filter(|&suit| opposite(seat).has(suit)) {
            let ruffs = trump.is_some_and(|trump| trump != suit && hands[seat].has(trump));
            if hands[seat].has(suit) {
                steps.push(Step::To(suit, seat));
            } else if ruffs {
                steps.push(Step::Ruff(suit, seat));
            }
        }
    }
    let ruffing = |seat: Seat| steps.iter().any(|step| matches!(step, Step::Ruff(_, by) if *by == seat));
    if own.iter().all(|&seat| ruffing(seat)) {
        steps.push(Step::Crossruff);
    }
    steps.extend(highest_first().map(Step::Lose));
    steps.extend(highest_first().flat_map(from_the_top).map(Step::Throw));
    steps
}
