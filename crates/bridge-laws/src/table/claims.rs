//! Claims and concessions at the table.

use cards::{BySeat, BySide, Card, CardSet, Seat, Side, SuitSet};

use super::Table;
use crate::{
    event::{Event, Impossible, Refused},
    laws::{self, revoke},
    matter::{self, Claim, ClaimAnswer, Kind, Matter, Settled},
    words::{Effect, Ruling},
};

/// How a claim or concession stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClaimStands {
    /// Nobody has answered it: play is suspended (68D).
    Open,
    /// Nobody has answered it, and they have played on all the same: it is judged where it was made (68D).
    PlayedOn,
    /// The opponents have gone along with it (69A).
    Agreed,
    /// It is contested, and the director judges it (70, 71).
    Contested,
    /// The director has awarded the tricks.
    Judged,
}

impl Table {
    /// The claim or concession of which this table speaks: whose it is, and how it stands.
    #[must_use]
    pub fn claim_made(&self) -> Option<(Seat, ClaimStands)> {
        self.claim_spoken_of().map(|(claim, stands)| (claim.by, stands))
    }

    fn claim_spoken_of(&self) -> Option<(&Claim, ClaimStands)> {
        if self.contested {
            return self.claimed.as_ref().zip(Some(ClaimStands::Contested));
        }
        let open = self.matters.iter().find_map(|m| match &m.kind {
            Kind::Claimed(claim) if !m.called || claim.answer.is_none() => Some(claim),
            _ => None,
        });
        let played_on = || self.unanswered_before_playing_on().zip(Some(ClaimStands::PlayedOn));
        let answered = || {
            let claim = self.open_claim()?;
            let agreed = claim.answer == Some(ClaimAnswer::Agreed) && claim.settled != Settled::Awarded;
            Some((claim, if agreed { ClaimStands::Agreed } else { ClaimStands::Judged }))
        };
        open.zip(Some(ClaimStands::Open)).or_else(played_on).or_else(answered)
    }

    /// May this player object to the claim or concession now (68B2, 68D2, 69A)? First they play to a trick that has been
    /// opened again (62).
    #[must_use]
    pub fn may_object(&self, by: Seat) -> bool {
        let Some((claim, stands)) = self.claim_spoken_of() else { return false };
        match stands {
            ClaimStands::Open | ClaimStands::PlayedOn => {
                laws::claim::may_doubt(claim.by, by) && !claim.waits_for(&self.state)
            }
            ClaimStands::Agreed => {
                laws::claim::may_still_object(&self.state, claim.by, by)
                    || laws::claim::may_have_objected_at_once(&self.facts(), claim, by)
            }
            ClaimStands::Contested | ClaimStands::Judged => false,
        }
    }

    /// May this player agree to it now (69A)?
    #[must_use]
    pub fn may_agree(&self, by: Seat) -> bool {
        let Some((claim, stands)) = self.claim_spoken_of() else { return false };
        match stands {
            ClaimStands::Open | ClaimStands::PlayedOn => {
                laws::claim::may_agree(claim.by, by) && !claim.waits_for(&self.state)
            }
            // 68B2: by that he says that he does not object.
            ClaimStands::Agreed => self.may_object_at_once() == Some(by),
            ClaimStands::Contested | ClaimStands::Judged => false,
        }
    }

    /// 68B2: the opponents have agreed to a concession, and the conceder’s partner may still object at once. Until he has
    /// spoken nobody shows his hand: play may go on.
    #[must_use]
    pub fn may_object_at_once(&self) -> Option<Seat> {
        let (claim, stands) = self.claim_spoken_of()?;
        let partner = claim.by.partner();
        let may = stands == ClaimStands::Agreed
            && laws::claim::may_have_objected_at_once(&self.facts(), claim, partner);
        may.then_some(partner)
    }

    /// 68B2: the conceder’s partner has let it be. Was there such a concession?
    pub(super) fn lets_concession_be(&mut self, by: Seat) -> bool {
        let lets = self.may_object_at_once() == Some(by);
        if let Some(claim) = self.claimed.as_mut().filter(|_| lets) {
            claim.settled = Settled::LetBe;
            self.applied.insert(laws::claim::AGREED);
        }
        lets
    }

    /// Does play stand still because somebody has claimed or conceded, until the others have answered (68D)?
    #[must_use]
    pub fn is_suspended(&self) -> bool {
        self.claim_spoken_of()
            .is_some_and(|(claim, stands)| stands == ClaimStands::Open && !claim.waits_for(&self.state))
    }

    /// The hand of who has claimed, as he faces it to this player (68C). Nothing, where it is no claim.
    #[must_use]
    pub fn faced_by_claim(&self, to: Seat) -> Option<(Seat, CardSet)> {
        let (claim, _) = self.claim_spoken_of()?;
        // Words about the trick in progress alone face nothing (68 preamble).
        let faces =
            !self.is_asked_whether_claimed() && laws::claim::faces_his_hand_to(&self.state, claim, to);
        faces.then(|| (claim.by, self.state.hands[claim.by].known))
    }

    pub(super) fn claim(
        &mut self,
        by: Seat,
        tricks: u8,
        concession: bool,
        stated: bool,
    ) -> Result<(), Refused> {
        if self.is_over() {
            return Err(Impossible::PlayIsOver.into());
        }
        if self.auction.is_some() {
            return Err(Impossible::AuctionOpen.into());
        }
        let remaining = 13 - (self.state.trick_number() - 1);
        if tricks > remaining {
            return Err(Impossible::TooManyTricks(remaining).into());
        }
        if by == self.state.dummy() {
            self.apply(laws::claim::by_dummy(concession));
            return Ok(());
        }
        if let Some(ruling) = laws::claim::in_the_last_trick(&self.state) {
            self.apply(ruling);
            return Ok(());
        }
        let own_tricks = if concession { remaining - tricks } else { tricks };
        let claim = self.claim_of(by, own_tricks, concession, stated);
        self.matters.retain(|m| !matches!(m.kind, Kind::Claimed(_)));
        let asked = laws::claim::may_be_about_this_trick(&self.state, tricks);
        let matter = self.matter(Kind::Claimed(claim), asked);
        self.matters.push(matter);
        if !asked {
            self.is_claimed();
        }
        Ok(())
    }

    fn claim_of(&self, by: Seat, own_tricks: u8, concession: bool, stated: bool) -> Claim {
        let (remaining, laid) = (14 - self.state.trick_number(), matter::laid(&self.state));
        Claim { by, own_tricks, remaining, laid, concession, answer: None, stated, settled: Settled::Open }
    }

    /// The claim or concession that lies there is one: it establishes what his side has revoked (63A3), and play stops.
    fn is_claimed(&mut self) {
        let claim = self.matters.iter_mut().find_map(|m| match &m.kind {
            Kind::Claimed(claim) => {
                m.called = false;
                Some(claim.clone())
            }
            _ => None,
        });
        let Some(claim) = claim else { return };
        self.is_claim_of(claim.by);
        self.apply(laws::claim::made(&claim));
    }

    /// 63A3: it establishes what his side has revoked, and there is nothing to play on from any more.
    fn is_claim_of(&mut self, by: Seat) {
        if let Some(clause) = revoke::establish_by_claim(&mut self.state, by) {
            self.applied.insert(clause);
        }
        self.before_playing_on = None;
    }

    /// Is it still to be found whether it was about the trick in progress alone?
    fn is_asked_whether_claimed(&self) -> bool {
        let asked =
            |m: &Matter| m.called && matches!(&m.kind, Kind::Claimed(claim) if claim.answer.is_none());
        self.matters.iter().any(asked)
    }

    /// Whether it was about the trick in progress alone (68 preamble) is not found yet, and it is taken for a claim: somebody
    /// answers it, or goes on.
    pub(super) fn is_taken_for_a_claim(&mut self, event: &Event) {
        let goes_on = !matches!(
            event,
            Event::Answer { .. }
                | Event::Choose(_)
                | Event::CallDirector { .. }
                | Event::Request { .. }
                | Event::Alert { .. }
                | Event::Explain { .. }
                | Event::BreakInTempo { .. }
        );
        if goes_on && self.is_asked_whether_claimed() {
            self.pending = None;
            self.is_claimed();
        }
    }

    /// The director has found that it is a claim, and it waits for an answer: words about one trick (68 preamble), cards that
    /// declarer has shown (48B2).
    pub(super) fn found_to_be_a_claim(&mut self, closed: Option<&Matter>, ruling: &Ruling) {
        let stops = ruling.effects.iter().any(|effect| matches!(effect, Effect::PlayStops(_)));
        let claim = match closed.map(|matter| &matter.kind).filter(|_| stops && !self.is_stopped()) {
            Some(Kind::Claimed(claim)) if claim.answer.is_none() => claim.clone(),
            Some(Kind::ShownByDeclarer { .. }) if self.state.trick_number() <= 13 => {
                self.matters.retain(|m| !matches!(m.kind, Kind::Claimed(_)));
                self.claim_of(self.state.declarer, 14 - self.state.trick_number(), false, false)
            }
            _ => return,
        };
        self.is_claim_of(claim.by);
        let matter = self.matter(Kind::Claimed(claim), false);
        self.matters.push(matter);
    }

    pub(super) fn agree(&mut self, by: Seat) -> Result<(), Refused> {
        if self.lets_concession_be(by) {
            return Ok(());
        }
        let then = self.before_playing_on.as_deref().unwrap_or(self);
        if then.claim_to_answer().is_some_and(|claimer| !laws::claim::may_agree(claimer, by)) {
            self.applied.insert(laws::claim::STOPS);
            return Ok(());
        }
        self.answer_claim(ClaimAnswer::Agreed)
    }

    /// Whose claim or concession waits for an answer, if one does.
    #[must_use]
    pub fn claim_to_answer(&self) -> Option<Seat> {
        self.claim_spoken_of().filter(|(_, stands)| *stands == ClaimStands::Open).map(|(claim, _)| claim.by)
    }

    pub(super) fn answer_claim(&mut self, answer: ClaimAnswer) -> Result<(), Refused> {
        if let Some(claim) = self.unanswered_before_playing_on().cloned() {
            if answer == ClaimAnswer::Agreed {
                self.back_to_the_claim();
            }
            let matter = self.matter(Kind::Claimed(claim), false);
            self.matters.push(matter);
        }
        let open = self.matters.iter_mut().find_map(|matter| match &mut matter.kind {
            Kind::Claimed(claim) => Some((claim, &mut matter.called)),
            _ => None,
        });
        let Some((claim, called)) = open else {
            return Err(Impossible::NothingClaimed.into());
        };
        if claim.waits_for(&self.state) {
            return Err(Impossible::PlayNotOver.into());
        }
        claim.answer = Some(answer);
        *called = true;
        // 68D: play is suspended until the director or all four have decided.
        self.contested = answer != ClaimAnswer::Agreed;
        self.claimed = Some(claim.clone());
        Ok(())
    }

    /// Nobody has answered the claim, and play goes on. To a trick that has been opened again they play first (62). Whoever
    /// speaks of the claim later has it judged from here: not all four have agreed to play on (68D2).
    pub(super) fn play_on_from_a_claim(&mut self) {
        let unanswered =
            |m: &Matter| matches!(&m.kind, Kind::Claimed(claim) if !claim.waits_for(&self.state));
        if let Some(i) = self.matters.iter().position(unanswered) {
            self.before_playing_on = None;
            // While something else is being ruled on, that is not over with the claim.
            let ruled = self.pending.is_none() && !self.unfinished;
            self.before_playing_on = ruled.then(|| Box::new(self.clone()));
            self.matters.remove(i);
        }
    }

    fn unanswered_before_playing_on(&self) -> Option<&Claim> {
        self.before_playing_on.as_ref()?.matters.iter().find_map(|m| match &m.kind {
            Kind::Claimed(claim) => Some(claim),
            _ => None,
        })
    }

    /// 68D: they have played on after a claim, and it stands after all: what was played since is void. What was said and
    /// ruled stays so.
    pub(super) fn back_to_the_claim(&mut self) {
        let Some(then) = self.before_playing_on.take() else { return };
        let now = std::mem::replace(self, *then);
        self.matters.retain(|m| !matches!(m.kind, Kind::Claimed(_)));
        (self.state.end, self.state.called_next) = (now.state.end, now.state.called_next);
        (self.claimed, self.contested) = (now.claimed, now.contested);
        (self.told, self.volunteered) = (now.told, now.volunteered);
        (self.applied, self.rulings, self.debated) = (now.applied, now.rulings, now.debated);
        (self.look_at, self.weigh) = (now.look_at, now.weigh);
        (self.attention, self.unfinished, self.erred) = (now.attention, now.unfinished, now.erred);
    }

    /// The claim has been ruled on from which they have played on: it is judged there, or is void (68D2).
    pub(super) fn has_been_played_on(&mut self) {
        if self.contested {
            self.back_to_the_claim();
        }
        self.before_playing_on = None;
    }

    /// What comes after an event: a trick may have been opened again since somebody has claimed. What lies in the next one
    /// then comes back or does not, and what was agreed to is still to be agreed to, or judged.
    pub(super) fn look_at_the_claim(&mut self) {
        if let Some(claim) = self.unanswered_before_playing_on()
            && !claim.was_played_on(&self.state)
        {
            // What was played since has gone back.
            let claim = claim.clone();
            self.before_playing_on = None;
            let matter = self.matter(Kind::Claimed(claim), false);
            self.matters.push(matter);
        }
        let number = self.state.trick_number();
        let open = self.matters.iter_mut().find_map(|m| match &mut m.kind {
            Kind::Claimed(claim) => Some(claim),
            _ => None,
        });
        let was_open = open.is_some();
        if let Some(claim) = open.or(self.claimed.as_mut())
            && number < 14 - claim.remaining
        {
            claim.laid = 0;
        }
        let lapsed = |claim: &Claim| claim.answer == Some(ClaimAnswer::Agreed);
        if !was_open
            && self.state.agreed.is_none()
            && !self.contested
            && self.claimed.as_ref().is_some_and(lapsed)
        {
            let claim = self.claimed.take().map(|claim| Claim { answer: None, ..claim });
            let matter = claim.map(|claim| self.matter(Kind::Claimed(claim), false));
            self.matters.extend(matter);
        }
    }

    /// How many tricks remained when it was claimed or conceded, where that is contested or agreed: the
    /// director may award them (69B, 70, 71).
    #[must_use]
    pub fn to_award(&self) -> Option<u8> {
        self.open_claim().filter(|_| self.is_stopped()).map(|claim| claim.left(&self.state))
    }

    /// Who made the claim or concession that was agreed to or is contested, and how many of the tricks he said were his
    /// side's. One that nobody has answered yet is [`Table::claim_to_answer`].
    #[must_use]
    pub fn claimed(&self) -> Option<(Seat, u8)> {
        self.open_claim().map(|claim| (claim.by, claim.own_tricks))
    }

    fn open_claim(&self) -> Option<&Claim> {
        let open = self.contested || self.state.agreed.is_some();
        self.claimed.as_ref().filter(|_| open)
    }

    /// 70E1: the suits to which each hand has failed to follow so far. One that holds a card of that suit after all has
    /// revoked, and has shown nothing.
    #[must_use]
    pub fn shown_out(&self) -> BySeat<SuitSet> {
        let mut out = BySeat::<SuitSet>::default();
        for quitted in self.state.history.iter() {
            let Some(led) = quitted.trick.cards[quitted.trick.leader].map(Card::suit) else { continue };
            for seat in Seat::ALL {
                let failed = quitted.trick.cards[seat].is_some_and(|card| card.suit() != led);
                if failed && !self.state.hands[seat].known.has(led) {
                    out[seat] = out[seat].with(led);
                }
            }
        }
        out
    }

    /// 69B, 70, 71: the director awards the tricks that remained.
    pub(super) fn award(&mut self, side: Side, tricks: u8) -> Result<(), Refused> {
        let Some(claim) = self.open_claim().cloned() else {
            return Err(Impossible::NothingClaimed.into());
        };
        if !self.is_stopped() {
            return Err(Impossible::PlayNotOver.into());
        }
        let left =
            self.before_playing_on.as_ref().map_or(claim.left(&self.state), |then| claim.left(&then.state));
        if tricks > left {
            return Err(Impossible::TooManyTricks(left).into());
        }
        self.back_to_the_claim();
        self.contested = false;
        if let Some(claim) = &mut self.claimed {
            claim.settled = Settled::Awarded;
        }
        // Whether they want to play on is asked no longer.
        self.matters.retain(|m| !matches!(m.kind, Kind::Claimed(_)));
        let agreed = self.state.agreed.is_some();
        self.apply(laws::claim::awarded(&self.state, &claim, agreed, side, tricks));
        Ok(())
    }

    /// 69B, 71: the director is called about a claim or concession that was agreed to.
    pub(super) fn call_about_what_was_agreed(&mut self, by: Seat) {
        if let Some(claim) = &self.claimed {
            let ruling = laws::claim::called_back(&self.state, claim.by, by);
            self.apply(ruling);
        }
    }

    pub(super) fn object(&mut self, by: Seat) -> Result<(), Refused> {
        let agreed = self.claimed.as_ref().filter(|claim| claim.answer == Some(ClaimAnswer::Agreed));
        if self.state.agreed.is_some()
            && let Some(claim) = agreed.cloned()
        {
            if laws::claim::may_have_objected_at_once(&self.facts(), &claim, by) {
                let claim = Claim { answer: Some(ClaimAnswer::ObjectedAfterwards(by)), ..claim };
                let matter = self.matter(Kind::Claimed(claim), true);
                self.matters.push(matter);
                return Ok(());
            }
            if !laws::claim::may_still_object(&self.state, claim.by, by) {
                self.call_about_what_was_agreed(by);
                return Ok(());
            }
            self.state.agreed = None;
            let matter = self.matter(Kind::Claimed(claim), false);
            self.matters.push(matter);
        }
        self.answer_claim(ClaimAnswer::Objected(by))
    }

    pub(super) fn add_agreed(&mut self, side: cards::Side, tricks: u8) {
        self.state.agreed.get_or_insert(BySide([0, 0]))[side] = tricks;
    }
}
