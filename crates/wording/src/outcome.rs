//! What a ruling does, what is restricted, who may know what.

use bridge::Call;
use bridge_laws::{
    Table,
    clause::Edition,
    words::{NoTransfer, Replacing},
};
use cards::{Seat, SeatSet};
use ruling::{Information, Until};

use crate::{Bridge, Duty, Effect, Grade, Lexicon, Restriction, Scene, Stage, Subject, msg};

impl Lexicon {
    /// An effect, as a sentence; `None` where another effect or who goes on says it, or it tells the table nothing.
    pub(crate) fn effect(&self, effect: &Effect, scene: &Scene) -> Option<String> {
        let stage = scene.stage();
        let declarer = scene.declarer;
        // What dummy's hand does declarer does.
        let player = |seat: Seat| if scene.is_dummys(seat) { declarer } else { seat };
        Some(match *effect {
            Effect::Return(seat, card) if scene.is_dummys(seat) => self.say(msg::EffectReturnDummy { card }),
            Effect::Return(seat, card) => self.say(msg::EffectReturn { seat, card }),
            Effect::ReturnUnnamed(seat, _) => self.say(msg::EffectReturnUnnamed { seat }),
            Effect::ReturnUnseen(seat) => self.say(msg::EffectReturnUnseen { seat }),
            Effect::TakeOutUnseen(seat, _) => self.say(msg::EffectTakeOutUnseen { seat }),
            Effect::PenaltyCard(seat, card, Grade::Major) | Effect::StillLies(seat, card, Grade::Major) => {
                let (partner, suit) = (seat.partner(), card.suit());
                match scene.has_leads_to_come() {
                    true => self.say(msg::EffectMajor { seat, card, partner, declarer, suit }),
                    false => self.say(msg::EffectLies { seat, card }),
                }
            }
            Effect::PenaltyCard(seat, card, Grade::Minor) | Effect::StillLies(seat, card, Grade::Minor) => {
                self.say(msg::EffectMinor { seat, card, partner: seat.partner(), declarer })
            }
            Effect::PickUp(seat, card) => self.say(msg::EffectPickUp { seat, card }),
            Effect::StaysFaced(seat, card) => self.say(msg::EffectStaysFaced { seat, card }),
            Effect::Spared(seat, card) => self.say(msg::EffectSpared { seat, card }),
            Effect::Stands(seat, card) => self.say(msg::EffectStands { seat, card }),
            Effect::Played(seat, card) => self.say(msg::EffectPlayed { seat, card }),
            Effect::LeadStands(seat, card) => self.say(msg::EffectLeadStands { seat, card, stage }),
            Effect::DefendersName(declarer) => self.say(msg::EffectDefendersName { declarer }),
            Effect::NotToBeRefused(declarer) => self.say(msg::EffectNotRefused { declarer }),
            Effect::LeadIsFree(leader) => self.say(msg::EffectLeadIsFree { leader, declarer }),
            Effect::MustBePlayed(seat, card) if scene.leads == Some(seat) => {
                self.say(msg::EffectMustBeLed { seat, card })
            }
            Effect::MustBePlayed(seat, card) => self.say(msg::EffectMustBePlayed { seat, card }),
            Effect::Named(seat, card) => self.say(msg::EffectNamed { seat, card }),
            Effect::TakeOut(seat, card, _) if scene.is_dummys(seat) => {
                self.say(msg::EffectTakeOutDummy { card })
            }
            Effect::TakeOut(seat, card, _) => self.say(msg::EffectTakeOut { seat, card }),
            Effect::Restrict(restriction, _) => self.restriction(&restriction, stage),
            Effect::Replace(seat, None) => self.say(msg::EffectReplace { seat }),
            Effect::Replace(seat, Some(suit)) => self.say(msg::EffectFollow { seat, suit }),
            Effect::LastTwoExchanged(seat, card, suit) => {
                self.say(msg::EffectLastTwo { seat, card, suit, partner: seat.partner() })
            }
            Effect::Owes(seat) => self.say(msg::EffectOwes { seat }),
            // Dummy plays no card, so he takes none back.
            Effect::MayTakeBack(seat, card, _) if scene.is_dummys(seat) => {
                self.say(msg::EffectMayTakeBackDummy { declarer, card })
            }
            Effect::MayTakeBack(seat, card, _) => self.say(msg::EffectMayTakeBack { seat, card }),
            Effect::ThenMayTakeBack(first, seat, card, _) if scene.is_dummys(seat) => {
                self.say(msg::EffectThenMayTakeBackDummy { first: player(first), declarer, card })
            }
            Effect::ThenMayTakeBack(first, seat, card, None) => {
                self.say(msg::EffectThenMayTakeBack { first: player(first), seat, card })
            }
            Effect::ThenMayTakeBack(first, seat, card, Some(_)) => {
                self.say(msg::EffectThenMayShow { first: player(first), seat, card })
            }
            Effect::RevokeIf(seat, card, suit) => self.say(msg::EffectRevokeIf { seat, card, suit }),
            Effect::LastTrickWaits => self.say(msg::EffectLastTrickWaits),
            Effect::LiesFaceDown(seat) => self.say(msg::EffectLiesFaceDown { seat }),
            Effect::MayChangeFaceDown(seat, _) => self.say(msg::EffectMayChangeFaceDown { seat }),
            Effect::MayChangeCall(seat, call) => self.may_change_call(seat, call),
            Effect::Declarer(seat) => self.say(msg::EffectDeclarer { declarer: seat, dummy: seat.partner() }),
            Effect::Spread(seat) => self.say(msg::EffectSpread { seat }),
            Effect::ChoosesAgain(seat) => self.say(msg::EffectChoosesAgain { seat }),
            Effect::Revoked(seat, _, suit) => self.say(msg::EffectRevoked { seat, suit }),
            Effect::DeemedRevoke(seat, trick, _) => {
                self.say(msg::EffectDeemedRevoke { seat, trick: trick.into() })
            }
            Effect::CountsAll(seat, trick, _) => self.say(msg::EffectCountsAll { seat, trick: trick.into() }),
            Effect::Reopened(_) => self.say(msg::EffectReopened),
            Effect::Transfer(side, n) => self.say(msg::EffectTransfer { side, n: n.into() }),
            Effect::TransferOpen(side, 0) => {
                self.say(msg::EffectTransferIf { side, others: &self.side(side.other()) })
            }
            Effect::TransferOpen(side, _) => {
                self.say(msg::EffectTransferOrTwo { side, others: &self.side(side.other()) })
            }
            Effect::NoTransfer(seat, why) => self.no_transfer(seat, why),
            Effect::Established(seat) => self.say(msg::EffectEstablished { seat }),
            Effect::BelongsToNext(seat, card, trick) => {
                self.say(msg::EffectBelongsToNext { seat, card, trick: trick.into() })
            }
            Effect::Supply(seat, card, trick) => {
                self.say(msg::EffectSupply { seat, card, trick: trick.into() })
            }
            Effect::NotRectified(side) => self.say(msg::EffectNotRectified { side }),
            Effect::DesignationVoid(seat) => self.say(msg::EffectDesignationVoid { seat }),
            Effect::ClaimVoid(seat) => self.say(msg::EffectClaimVoid { seat }),
            Effect::PlayStops(seat) => self.say(msg::EffectPlayStops { seat }),
            Effect::PlayIsOver(_) => self.say(msg::EffectPlayIsOver),
            Effect::Agreed(side, n) => self.say(msg::EffectAgreed { side, n: n.into() }),
            Effect::LaterCallsCancelled => self.say(msg::EffectLaterCalls),
            Effect::BidAboveSevenCancelled { seat, passes: true } => self.say(msg::EffectAboveSeven { seat }),
            Effect::BidAboveSevenCancelled { seat, passes: false } => {
                self.say(msg::EffectAboveSevenOnly { seat })
            }
            Effect::CallCancelled(seat, call) | Effect::CallWithdrawn(seat, call) => {
                self.say(msg::EffectCallCancelled { seat, made: call })
            }
            Effect::CallStands(seat, call)
            | Effect::CallReplaced(seat, call)
            | Effect::FirstCallStands(seat, call) => self.say(msg::EffectCallStands { seat, made: call }),
            Effect::Replaces(seat, call, why) => self.replacing(seat, call, why, scene.edition),
            Effect::MayForbidLead(seat)
            | Effect::MayDirectLead(seat, _)
            | Effect::MayBearOnLead(seat, ..)
                if !scene.bidding && seat.side() == declarer.side() =>
            {
                return None;
            }
            Effect::MayForbidLead(seat) if scene.bidding => {
                self.say(msg::EffectMayForbid { seat, partner: seat.partner() })
            }
            Effect::MayForbidLead(seat) => {
                self.say(msg::EffectMayForbidNow { seat, partner: seat.partner() })
            }
            Effect::MayDirectLead(seat, call) if scene.bidding => {
                self.say(msg::EffectMayDirect { seat, partner: seat.partner(), made: call })
            }
            Effect::MayDirectLead(seat, call) => {
                self.say(msg::EffectMayDirectNow { seat, partner: seat.partner(), made: call })
            }
            Effect::CountsAsNotMade(seat, called) => self.say(msg::EffectNotMade { seat, called }),
            // 30A: of a pass for a pass nothing is said before it matters.
            Effect::MayBearOnLead(seat, withdrawn, instead) if withdrawn != instead => match scene.bidding {
                true => self.say(msg::EffectMayBear { seat, partner: seat.partner() }),
                false => self.say(msg::EffectMayBearNow { partner: seat.partner() }),
            },
            Effect::ToLead(_)
            | Effect::MayBearOnLead(..)
            | Effect::ToCall(_)
            | Effect::Chosen(_)
            | Effect::Retracted
            | Effect::NotEstablished(_)
            | Effect::BindsPartner(..)
            | Effect::PlayGoesOn => return None,
        })
    }

    /// Why no trick goes over for a revoke.
    fn no_transfer(&self, seat: Seat, why: NoTransfer) -> String {
        match why {
            NoTransfer::NothingWon => self.say(msg::EffectNoneWon { side: seat.side() }),
            NoTransfer::SecondInSuit => self.say(msg::EffectNoneSecond { seat }),
            NoTransfer::Faced => self.say(msg::EffectNoneFaced { seat }),
            NoTransfer::TooLate => self.say(msg::EffectNoneLate),
            NoTransfer::InTheTwelfth => self.say(msg::EffectNoneTwelfth),
            NoTransfer::BothSides => self.say(msg::EffectNoneBoth),
        }
    }

    /// What hangs on the call that comes in the place of one that was cancelled: for the auction, for the first lead of the
    /// partner, and what else may not be put there.
    fn replacing(&self, seat: Seat, cancelled: Call, why: Replacing, edition: Edition) -> String {
        let (partner, first) = (seat.partner(), seat.previous());
        let auction = match why {
            Replacing::Insufficient => self.say(msg::EffectReplaceInsufficient { seat, partner }),
            Replacing::MoreExactly => self.say(msg::EffectReplaceExactly { seat, partner }),
            Replacing::Silenced => self.say(msg::EffectReplaceSilenced { seat }),
            Replacing::RepeatingTheDenomination => {
                self.say(msg::EffectReplaceDenomination { seat, first, partner })
            }
            Replacing::AfterRightHandOpponent => {
                self.say(msg::EffectReplaceAfterRight { seat, first, partner })
            }
            Replacing::AtRightHandOpponentsTurn => self.say(msg::EffectReplaceRight { seat, first, partner }),
            Replacing::OutOfRotation => self.say(msg::EffectReplaceRotation { seat, partner }),
            Replacing::Inadmissible => self.say(msg::EffectReplaceInadmissible { seat }),
            Replacing::InadmissibleOutOfRotation => self.say(msg::EffectReplaceInadmissibleLater { seat }),
        };
        let lead = match (why, edition) {
            (Replacing::Silenced, Edition::E2007) => {
                self.say(msg::EffectMayDirect { seat, partner, made: cancelled })
            }
            (
                Replacing::Silenced | Replacing::Inadmissible | Replacing::InadmissibleOutOfRotation,
                Edition::E2017 | Edition::E2007,
            ) => self.say(msg::EffectMayBear { seat, partner }),
            (_, Edition::E2007) => self.say(msg::EffectThenDirect { seat, partner }),
            (_, Edition::E2017) => self.say(msg::EffectThenForbid { seat, partner }),
        };
        let double = match why {
            Replacing::Insufficient => Some(self.say(msg::EffectNotComparableDouble)),
            Replacing::MoreExactly => Some(self.say(msg::EffectOtherDouble)),
            _ => None,
        };
        [Some(auction), Some(lead), double].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// The restrictions in force at a table.
    #[must_use]
    pub fn restrictions(&self, table: &Table) -> Vec<String> {
        let stage = Stage::of_trick(table.state().trick_number());
        table.restrictions().map(|restriction| self.restriction(&restriction, stage)).collect()
    }

    /// 21B1: that this player may change this call.
    #[must_use]
    pub fn may_change_call(&self, seat: Seat, call: Call) -> String {
        self.say(msg::EffectMayChangeCall { seat, made: call })
    }

    /// A restriction, and until when it holds.
    #[must_use]
    pub fn restriction(&self, restriction: &Restriction, stage: Stage) -> String {
        let seat = restriction.seat;
        match restriction.duty {
            Duty::RequireLead(suit) => self.say(msg::RestrictionRequire { seat, suit, stage }),
            Duty::ForbidLead(anysuits) => self.say(msg::RestrictionForbid { seat, anysuits, stage }),
            Duty::PlayHighest => self.say(msg::RestrictionHighest { seat }),
            Duty::PlayLowest => self.say(msg::RestrictionLowest { seat }),
            Duty::PlaySuit(suit) => self.say(msg::RestrictionPlaySuit { seat, suit }),
            Duty::ForbidSuit(suit) => self.say(msg::RestrictionForbidSuit { seat, suit }),
            Duty::MustPass => self.say(msg::RestrictionPassOnce { seat }),
            Duty::MayNotDouble => self.say(msg::RestrictionNoDouble { seat }),
            Duty::MustPassThroughout => self.say(msg::RestrictionPassAlways { seat }),
        }
    }

    /// Who may use what, and how long: a line for each group of players to whom the same applies.
    #[must_use]
    pub fn information(&self, information: &[Information<Bridge>], scene: &Scene) -> Vec<String> {
        // Dummy makes no use of anything.
        let of_players = |group: Group| match group.authorised || scene.bidding {
            true => group,
            false => Group { who: group.who.without(scene.dummy()), ..group },
        };
        let groups = grouped(information, scene).into_iter().map(of_players);
        groups.filter(|group| !group.who.is_empty()).map(|group| self.may_use(group, scene)).collect()
    }

    /// What was withdrawn, as a thing in a sentence; of a bid above seven only that it was one.
    pub(crate) fn withdrawn(&self, subject: Subject) -> String {
        match subject {
            Subject::Call(_, call) => self.made(call),
            Subject::BidAboveSeven(_) => self.say(msg::CallMadeAboveSeven),
            Subject::Card(_, card) | Subject::DutyToPlay(_, card) => self.card(card),
        }
    }

    fn may_use(&self, Group { subject, authorised, until, who }: Group, scene: &Scene) -> String {
        let n = who.len();
        match (subject, authorised, until) {
            (Subject::Card(seat, card), true, Until::OnTable) => {
                self.say(msg::InformationOpen { seat, card, who, n })
            }
            (Subject::Card(seat, card), false, Until::OnTable) => {
                self.say(msg::InformationOpenNot { seat, card, who, n })
            }
            (Subject::Card(seat, card), true, Until::EndOfBoard) => {
                self.say(msg::InformationBoard { seat, card, who, n })
            }
            (Subject::Card(seat, card), false, Until::EndOfBoard) => {
                self.say(msg::InformationBoardNot { seat, card, who, n })
            }
            (Subject::Call(seat, _) | Subject::BidAboveSeven(seat), true, _) => {
                self.say(msg::InformationCall { seat, withdrawn: subject, who, n })
            }
            (Subject::Call(seat, _) | Subject::BidAboveSeven(seat), false, _) => match scene.is_open(subject)
            {
                true => self.say(msg::InformationCallOpen { seat, withdrawn: subject, who, n }),
                false => self.say(msg::InformationCallNot { seat, withdrawn: subject, who, n }),
            },
            (Subject::DutyToPlay(seat, card), true, _) => {
                self.say(msg::InformationDuty { seat, card, who, n })
            }
            (Subject::DutyToPlay(seat, card), false, _) => {
                self.say(msg::InformationDutyNot { seat, card, who, n })
            }
        }
    }
}

/// Players to whom the same applies.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Group {
    /// What they know.
    pub subject: Subject,
    /// May they use it?
    pub authorised: bool,
    /// How long this holds.
    pub until: Until,
    /// Who they are.
    pub who: SeatSet,
}

/// Those to whom it matters, grouped by what applies. Who knows it anyway is not named: a card is no secret to its
/// owner, nor one of the open dummy to anybody.
pub(crate) fn grouped(information: &[Information<Bridge>], scene: &Scene) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for &Information { subject, authorised, until, who, .. } in information {
        let owner = match subject {
            Subject::Card(owner, _)
            | Subject::DutyToPlay(owner, _)
            | Subject::Call(owner, _)
            | Subject::BidAboveSeven(owner) => owner,
        };
        // Dummy's card lies open, or will before declarer plays.
        let of_dummy = (scene.open_dummy || who == scene.declarer)
            && !scene.bidding
            && matches!(subject, Subject::Card(..))
            && owner == scene.dummy();
        if owner == who || of_dummy {
            continue;
        }
        let same = |g: &&mut Group| (g.subject, g.authorised, g.until) == (subject, authorised, until);
        match groups.iter_mut().find(same) {
            Some(group) => group.who = group.who.with(who),
            None => groups.push(Group { subject, authorised, until, who: SeatSet::only(who) }),
        }
    }
    groups
}
