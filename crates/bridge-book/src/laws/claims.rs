//! Claims and concessions: 68 to 71. What normal play comes to is searched for ([`claims`]); what is normal for a
//! player of this class the director finds, one play after the other.

use bridge::{Position, PositionError};
use bridge_laws::{
    cite::{self, ESTABLISHED_BY_CLAIM, claim},
    clause::{Clause, Point},
};
use cards::{BySeat, Card, Seat, SuitSet};
use claims::{Claimed, Critical, Normal, NormalPlay, Normals};

use crate::{
    facts::{Facts, Finds as _},
    words::{Answer, Could, Effect, Hands, Pending, Pick, Question, Ruling},
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
    Ok(ruling.does(Effect::PartnerMayNotUse).look_at(cite::AT_THE_END))
}

/// 68D: somebody does not agree.
fn disputed(f: &Facts<'_>) -> Result<Ruling, Pending> {
    if claim::may_play_on(f.edition(claim::ALL_PLAY_ON))
        && f.is_so(Question::AllPlayOn, &[claim::ALL_PLAY_ON])?
    {
        return Ok(Ruling::under(claim::ALL_PLAY_ON).does(Effect::AllPlayOn).does(Effect::NoPenaltyCards));
    }
    let stops = Ruling::under(claim::STOPS).does(Effect::PlayStops);
    if f.is_so(Question::RevokeOpen, &[ESTABLISHED_BY_CLAIM])? {
        return Ok(stops.and(ESTABLISHED_BY_CLAIM).does(Effect::RevokeFirst));
    }
    let (by, left) = (claimant(f)?, cards_left(f)?);
    let claimed = f.number(Question::TricksClaimed, &[claim::CLAIMS])?;
    let found = normally(f, left.as_ref(), claim::CONTESTED, claimed)?;
    let side = by.side();
    if found.fewest >= claimed {
        return Ok(stops.and(claim::CONTESTED).does(Effect::ClaimHolds).does(Effect::Awarded(side, claimed)));
    }
    let ruling = found.said_of(stops.and(claim::CONTESTED));
    let ruling = if found.normal.is_empty() { ruling } else { ruling.does(Effect::DoubtAgainstClaim) };
    Ok(ruling.does(Effect::Awarded(side, found.fewest)))
}

/// 69: the other side agreed, and wants a trick after all.
fn agreed(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let (side, may) = wanted_back(f, claim::AGREED)?;
    let law = &[Clause::L69B];
    let gets = may && (f.is_so(Question::AlreadyWon, law)? || f.is_so(Question::LikelyWon, law)?);
    let ruling = Ruling::under(claim::AGREED);
    Ok(match (may, gets) {
        (false, _) => ruling.does(Effect::AgreementStands),
        (true, false) => ruling.and(Clause::L69B).does(Effect::AgreementStands),
        (true, true) => ruling.and(Clause::L69B).does(Effect::TricksBack(side, 1)),
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
    let most = left.as_ref().map_or(13, |claimed| claimed.position.tricks_left());
    let found = normally(f, left.as_ref(), claim::CONCESSION, most)?;
    Ok(match found.fewest.checked_sub(kept).filter(|&back| back > 0) {
        Some(back) => ruling.does(Effect::TricksBack(side, back)),
        None => found.said_of(ruling).does(Effect::ConcessionStands),
    })
}

/// Whose trick it is about, and whether it is not too late (79C).
fn wanted_back(f: &Facts<'_>, law: Clause) -> Result<(cards::Side, bool), Pending> {
    let side = f.side(Question::WhichSide, &[law])?;
    Ok((side, !f.is_so(Question::PeriodOver, &[cite::CORRECTION_PERIOD, law])?))
}

fn claimant(f: &Facts<'_>) -> Result<Seat, Pending> {
    f.seat(Question::Declares, &[claim::CLAIMS])?;
    f.seat(Question::Claimant, &[claim::CLAIMS])
}

/// The position. Nothing where duties lie that no search of normal play knows.
fn cards_left(f: &Facts<'_>) -> Result<Option<Claimed>, Pending> {
    let law = &[claim::CONTESTED];
    let (declarer, by) = (f.seat(Question::Declares, law)?, claimant(f)?);
    if f.is_so(Question::DutiesLie, law)? {
        return Ok(None);
    }
    let Answer::Strain(strain) = f.ask(Question::Trumps, law)? else { return Ok(None) };
    let leader = f.seat(Question::OnLead, law)?;
    let trick = f.ask(Question::OnTable, law)?;
    let Answer::Hands(hands) = f.ask(Question::Hands, law)? else { return Ok(None) };
    let shown_out = match f.ask(Question::ShownOut, &[Clause::L70E])? {
        Answer::Voids(voids) => voids.0,
        _ => BySeat::<SuitSet>::default(),
    };
    let position = Position::in_trick(hands.0, leader, &lies(trick)).ok();
    Ok(position.map(|position| Claimed { position, strain, declarer, by, shown_out }))
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
    /// 70C: a trump was out that he may not have known of.
    forgotten: bool,
    /// 70E: some of it could be won by luck alone.
    luck: bool,
}

impl Found {
    /// Why it is no more.
    fn said_of(&self, mut ruling: Ruling) -> Ruling {
        if self.forgotten {
            ruling = ruling.and(claim::TRUMP_FORGOTTEN);
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
fn normally(f: &Facts<'_>, left: Option<&Claimed>, law: Clause, enough: u8) -> Result<Found, Pending> {
    let Some(claimed) = left else { return weighed(f, law) };
    let (mut normals, mut found) = to_begin_with(f, claimed)?;
    let open = claimed.double_dummy(BESIDE);
    loop {
        let Some(play) = claimed.normal_play(normals, POSITIONS) else { return weighed(f, law) };
        let next = play
            .critical
            .iter()
            .filter_map(|critical| of_a_class(critical, &play, open))
            .find(|next| !found.contains(&next.class));
        match next.filter(|_| play.fewest < enough) {
            None => return Ok(in_this_line(&play, &found, open)),
            Some(next) if f.is_so(Question::CouldPlay(next), &[law])? => found.push(next.class),
            Some(next) => normals = normals.without(next.class),
        }
    }
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
fn in_this_line(play: &NormalPlay, found: &[Normal], open: Option<u8>) -> Found {
    let normal = play
        .critical
        .iter()
        .filter_map(|critical| of_a_class(critical, play, open))
        .filter(|next| found.contains(&next.class));
    Found {
        fewest: play.fewest,
        normal: normal.collect(),
        forgotten: found.contains(&Normal::TrumpsForgotten),
        luck: play.critical.iter().any(|critical| critical.class.is_none()),
    }
}

/// The classes of plays that count before anything is asked of them, and what is found already. 68C, 70C: what was said
/// of trumps, and whether he knew of those that are out. 70E2, DP19: a suit from the top, or any of its cards.
fn to_begin_with(f: &Facts<'_>, claimed: &Claimed) -> Result<(Normals, Vec<Normal>), Pending> {
    let said = f.pick(Question::Statement, &[claim::STATEMENT])?;
    let mut normals = Normals::USUAL;
    if f.reads_other_way(Point::DP19) {
        normals = normals.with(Normal::NotFromTheTop);
    }
    // 70D2: whatever his partner could play counts against a defender.
    let mut found = vec![Normal::AnyByPartner];
    let knew = claimed.trumps_out() == 0
        || said == Pick::TrumpsMentioned
        || !f.is_so(Question::UnawareOfTrump, &[claim::TRUMP_FORGOTTEN])?;
    if knew {
        normals = normals.without(Normal::TrumpsForgotten);
    } else {
        found.push(Normal::TrumpsForgotten);
    }
    Ok((normals, found))
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
        (Question::Hands, Answer::Hands(hands)) => fit(hands, told).is_ok(),
        (Question::ShownOut, Answer::Voids(voids)) => hands().is_none_or(|hands| {
            Seat::ALL.into_iter().all(|seat| voids.0[seat].iter().all(|suit| !hands[seat].has(suit)))
        }),
        (Question::TricksClaimed, Answer::Number(n)) => hands().is_none_or(|hands| {
            Seat::ALL.into_iter().map(|seat| hands[seat].len()).max() >= Some(usize::from(n))
        }),
        _ => true,
    }
}
