//! Pointing out, claiming, playing on, and what the referee is told (9.6).

use doppelkopf::Hand;
use doppelkopf_rules::{Clause, Position};

use super::{Table, Watch, story::Done};
use crate::{
    event::{Impossible, Refused},
    laws::claim,
    matter::Matter,
    offence::{Act, Offence},
    words::{Answer, Choice, Doppelkopf, Pending, Question, QuestionId},
};

impl Table {
    /// Something that cards and words do not show, as it was noticed.
    pub(super) fn offence(&mut self, offence: Offence) -> Result<(), Refused> {
        if !self.setup.players.has(offence.by) {
            return Err(Impossible::NoCards(offence.by).into());
        }
        // 10.1.1: who sits out is no player of the deal; what he says is for the referee, as a spectator's.
        if !self.players().contains(offence.by) && !claim::may_be_by_sitter(offence.act.kind()) {
            return Err(Impossible::NoCards(offence.by).into());
        }
        if self.ending.is_some() && !Self::may_come_later(&offence.act) {
            return Err(Impossible::Over.into());
        }
        // Where nobody records the cards there is none to point at.
        if matches!(offence.act, Act::Revoke { .. }) && self.cards_laid() > 0 {
            let at = self.revoke_in_question(offence.by, &offence.act).ok_or(Impossible::NothingToClaim)?;
            return self.suspect(offence, at);
        }
        if matches!(offence.act, Act::Incited { whom } if !self.setup.players.has(whom)) {
            return Err(Impossible::NoCards(offence.by).into());
        }
        self.open(offence);
        Ok(())
    }

    /// The list is checked after the game; tricks may be uncovered then, too.
    fn may_come_later(act: &Act) -> bool {
        matches!(
            claim::until(act.kind()),
            claim::Until::RoundOver | claim::Until::FirstScore | claim::Until::Always
        )
    }

    /// Somebody says that a player could have followed.
    fn suspect(&mut self, offence: Offence, at: u32) -> Result<(), Refused> {
        let same = |m: &Matter| m.at == at && m.offence.by == offence.by && m.is_about_card();
        match self.matters.iter().position(same) {
            Some(i) => self.appears(i),
            None if self.settled.contains(&(at, offence.by)) => return Err(Impossible::NothingToClaim.into()),
            None => self.open_at(offence, at),
        }
        Ok(())
    }

    /// When this player last did not follow: with this card, if it is named.
    fn revoke_in_question(&self, by: Position, act: &Act) -> Option<u32> {
        let place = self.place(by)?;
        let card = match act {
            Act::Revoke { card } => *card,
            _ => None,
        };
        let fits = |at: u32| card.is_none() || self.card_at(place, at) == card;
        self.discards(place).into_iter().rev().map(|(at, _)| at).find(|&at| fits(at))
    }

    /// 9.6.2: anybody may point out what is wrong: what everybody could have noticed, and what he has done himself; whoever
    /// says which player has done wrong has the referee look also at what nobody could see.
    pub(super) fn point_out(&mut self, by: Position, about: Option<Position>) -> Result<(), Refused> {
        let Some(offender) = about else {
            return self.draw_attention(by, |m| m.could_be_noticed() || m.offence.by == by);
        };
        if !self.would_point_at(offender) {
            self.suspected(about)?;
        }
        self.draw_attention(by, |m| m.offence.by == offender)
    }

    /// 9.6.2: has this player done something wrong, seen or not, that nobody has claimed yet?
    #[must_use]
    pub fn would_point_at(&self, offender: Position) -> bool {
        self.matters.iter().any(|m| m.offence.by == offender && m.claimed.is_none())
    }

    /// The referee looks, and sees everything that is wrong.
    pub(super) fn call_referee(&mut self, by: Position) -> Result<(), Refused> {
        self.draw_attention(by, |_| true)
    }

    fn draw_attention(&mut self, by: Position, to: impl Fn(&Matter) -> bool) -> Result<(), Refused> {
        if !self.setup.players.has(by) {
            return Err(Impossible::NoCards(by).into());
        }
        self.notice(to);
        self.applied.insert(Clause::T9_6_2);
        Ok(())
    }

    /// All of this that is wrong is noticed; where no claim is needed the referee acts.
    pub(super) fn notice(&mut self, is_meant: impl Fn(&Matter) -> bool) {
        let now = self.now;
        let meant: Vec<usize> =
            self.matters.iter().enumerate().filter(|(_, m)| is_meant(m)).map(|(i, _)| i).collect();
        for i in meant {
            self.appears(i);
            if let Some(matter) = self.matters.get_mut(i).filter(|m| m.claimed.is_none()) {
                matter.offered = true;
                if matter.is_for_referee() {
                    matter.claimed = Some(now);
                }
            }
        }
    }

    /// 9.6.1: the last offence that he may claim.
    pub(super) fn claim_offence(&mut self, by: Position, about: Option<Position>) -> Result<(), Refused> {
        if !self.setup.players.has(by) {
            return Err(Impossible::NoCards(by).into());
        }
        let is_meant = |m: &Matter| about.is_none_or(|offender| m.offence.by == offender);
        let mine = |m: &Matter| is_meant(m) && m.may_be_claimed_by(by, self.claiming(m.at));
        if let Some(i) = self.matters.iter().rposition(mine) {
            self.claim_matter(i);
            return Ok(());
        }
        if let Some(matter) = self.matters.iter().rfind(|m| is_meant(m) && m.claimed.is_none()) {
            return Err(self.why_no_right(by, matter).into());
        }
        // 9.6.3: what only he could have claimed is valid by now.
        let is_given_up = |&(at, offender): &(u32, Position)| {
            about.is_none_or(|about| about == offender)
                && self.players().contains(by)
                && !self.claiming(at).contains(by)
        };
        if self.settled.iter().any(is_given_up) {
            return Err(Impossible::HasShortened(by).into());
        }
        self.claim_suspected(by, about)
    }

    /// 9.6.6: several claim at the same moment, each another offence or the same.
    pub(super) fn claim_at_once(&mut self, claims: &[(Position, Option<Position>)]) -> Result<(), Refused> {
        for &(by, about) in claims {
            let is_claimed = |m: &Matter| {
                m.claimed == Some(self.now)
                    && about.is_none_or(|about| about == m.offence.by)
                    && m.right.is_some_and(|right| right.has(by))
            };
            if self.would_find(by, about).is_some() || !self.matters.iter().any(is_claimed) {
                self.claim_offence(by, about)?;
            }
        }
        Ok(())
    }

    /// Why this player may not claim that: he never could (9.6.1), has shortened (5.4), or has gone on (9.6.3).
    fn why_no_right(&self, by: Position, matter: &Matter) -> Impossible {
        let players = self.players();
        if !claim::entitled(players, matter.offence.by, matter.parties).contains(by) {
            Impossible::NoRight(by)
        } else if !self.claiming(matter.at).contains(by) {
            Impossible::HasShortened(by)
        } else {
            Impossible::RightLost(by)
        }
    }

    /// 9.6.1: would a claim of this player's find anything? Nobody named: only among what everybody could have noticed.
    #[must_use]
    pub fn would_find(&self, by: Position, about: Option<Position>) -> Option<Position> {
        let is_meant = |m: &Matter| match about {
            Some(offender) => m.offence.by == offender,
            None => m.could_be_noticed(),
        };
        let mine = |m: &&Matter| is_meant(m) && m.may_be_claimed_by(by, self.claiming(m.at));
        self.matters.iter().rev().find(mine).map(|m| m.offence.by)
    }

    /// Nobody knows whether he could follow: the referee looks.
    fn claim_suspected(&mut self, by: Position, about: Option<Position>) -> Result<(), Refused> {
        self.suspected(about)?;
        match self.matters.last() {
            Some(matter) if !matter.open_to().contains(by) => Err(self.why_no_right(by, matter).into()),
            _ => {
                self.claim_matter(self.matters.len().saturating_sub(1));
                Ok(())
            }
        }
    }

    /// What this player, or the last to play, laid without following, where nobody knows his cards.
    fn suspected(&mut self, about: Option<Position>) -> Result<(), Refused> {
        let offender = about.or_else(|| {
            let (place, ..) = self.last_card()?;
            Some(self.position(place))
        });
        let unknown = |p: &Position| self.place(*p).is_some_and(|place| self.hands.held(place).is_none());
        let offender = offender.filter(unknown).ok_or(Impossible::NothingToClaim)?;
        let act = Act::Revoke { card: None };
        let at = self.revoke_in_question(offender, &act).ok_or(Impossible::NothingToClaim)?;
        let card = self.place(offender).and_then(|place| self.card_at(place, at));
        self.suspect(Offence { by: offender, act: Act::Revoke { card } }, at)
    }

    fn claim_matter(&mut self, i: usize) {
        let now = self.now;
        self.appears(i);
        if let Some(matter) = self.matters.get_mut(i) {
            matter.claimed = Some(now);
        }
        self.applied.insert(Clause::T9_6_1);
    }

    pub(super) fn play_on(&mut self, by: Position) -> Result<(), Refused> {
        if !self.matters.iter().any(|m| m.open_to().contains(by)) {
            let noticed = self.matters.iter().rfind(|m| m.right.is_some() && m.claimed.is_none());
            return Err(noticed.map_or(Impossible::NothingToClaim, |m| self.why_no_right(by, m)).into());
        }
        for matter in self.matters.iter_mut().filter(|m| m.claimed.is_none()) {
            matter.decline(by);
        }
        self.applied.insert(Clause::T9_6_3);
        Ok(())
    }

    pub(super) fn ask_partner(&mut self, asker: Position, partner: Position) -> Result<(), Refused> {
        if !self.matters.iter().any(|m| m.right.is_some() && m.claimed.is_none()) {
            return Err(Impossible::NothingToClaim.into());
        }
        let parties = self.parties();
        // He who was asked answers; he does not ask on.
        let may = |m: &Matter| {
            m.claimed.is_none()
                && m.asked.is_none()
                && m.right.is_some_and(|right| right.may_ask(asker, parties).contains(partner))
        };
        let i = self.matters.iter().rposition(may).ok_or(Impossible::NoPartner { asker, partner })?;
        if let Some(matter) = self.matters.get_mut(i) {
            matter.asked = Some((asker, partner));
        }
        self.applied.insert(Clause::T9_6_4);
        Ok(())
    }

    pub(super) fn partner_says(&mut self, by: Position, choice: Choice) -> Result<(), Refused> {
        let asked = |m: &Matter| m.asked.is_some_and(|(_, partner)| partner == by) && m.claimed.is_none();
        let parties = self.parties();
        let i = self.matters.iter().position(asked).ok_or(Impossible::NotAsked(by))?;
        let Some(matter) = self.matters.get_mut(i) else { return Err(Impossible::NotAsked(by).into()) };
        let asker = matter.asked.take().map(|(asker, _)| asker);
        let binds = match (&mut matter.right, asker) {
            (Some(right), Some(asker)) => right.answered(asker, by, parties, choice),
            _ => false,
        };
        self.applied.insert(Clause::T9_6_4);
        if binds && choice == Choice::Claim {
            self.claim_matter(i);
        }
        Ok(())
    }

    pub(super) fn answer(
        &mut self,
        question: QuestionId,
        seat: Option<Position>,
        with: Answer,
    ) -> Result<(), Refused> {
        let open = match self.pending {
            Some(Pending::Question { question, .. }) => Some(question),
            _ => None,
        };
        let open = open.filter(|open| QuestionId::from(*open) == question);
        let asked = open.filter(|open| seat.is_none() || open.seat() == seat);
        let question = asked.or_else(|| question.about(seat)).ok_or(Impossible::WhichPlayer(question))?;
        let with = question.wants().fit(with).ok_or(Impossible::AnswerDoesNotFit)?;
        if asked.is_none() && self.ending.is_some() && self.pending.is_none() && self.matters.is_empty() {
            return Err(Impossible::Over.into());
        }
        self.told.answer(question, with).map_err(|_| Impossible::AnswerDoesNotFit)?;
        self.learn(question, with);
        Ok(())
    }

    pub(super) fn choose(&mut self, by: Position, choice: Choice) -> Result<(), Refused> {
        if let Some(Pending::Election(election)) = &self.pending {
            if !election.by.contains(&by) || !election.options.contains(&choice) {
                return Err(Refused::NotOffered { by, choice });
            }
            let about = election.about;
            self.told.choose(about, vec![(by, choice)]);
            return Ok(());
        }
        let Some(election) = self.offer() else { return Err(Impossible::NoElection.into()) };
        if !election.by.contains(&by) {
            return Err(Refused::NotOffered { by, choice });
        }
        if self.matters.iter().any(|m| m.asked.is_some_and(|(_, partner)| partner == by)) {
            return self.partner_says(by, choice);
        }
        match choice {
            Choice::Claim => {
                let offered = |m: &Matter| m.offered && m.open_to().contains(by);
                let i = self.matters.iter().position(offered).ok_or(Impossible::NoElection)?;
                self.claim_matter(i);
            }
            Choice::PlayOn => {
                let offered = |m: &&mut Matter| m.offered && m.open_to().contains(by);
                if let Some(matter) = self.matters.iter_mut().find(offered) {
                    matter.decline(by);
                }
            }
        }
        Ok(())
    }

    /// What is watched all the time is noticed at once.
    pub(super) fn watch(&mut self) {
        if self.setup.watch == Watch::Always {
            self.notice(|_| true);
        }
    }

    /// The answers to a question that lead on, the ordinary one first; of numbers, examples.
    #[must_use]
    pub fn answers(&self, question: Question) -> Vec<Answer> {
        if let (Question::RestAugen(_), Some((least, _))) = (question, self.proved_of_rest()) {
            return vec![Answer::Number(least)];
        }
        let matter = self.matters.iter().find(|m| Some(m.offence) == self.noticed && m.claimed.is_some());
        let at_offence = matter.map(|matter| super::knows::AtOffence::new(self, matter));
        let table = at_offence.as_ref().map(|at| at as &dyn ruling::Known<Doppelkopf>);
        let facts = crate::facts::Facts::new(self.rules(), &self.told, table);
        let offence = matter.map(|matter| matter.offence);
        crate::laws::answers(&facts, offence.map(|o| o.by), offence.map(|o| o.act.kind()), question)
    }

    /// What a player has laid, on the table or in tricks.
    #[must_use]
    pub fn laid(&self, position: Position) -> Hand {
        let Some(place) = self.place(position) else { return Hand::EMPTY };
        let early = self.early[place].map(|early| early.kind);
        let cards = self.steps.iter().filter_map(|step| match step.done {
            Done::Card(kind) if step.place == place => Some(kind),
            _ => None,
        });
        cards.chain(early).fold(Hand::EMPTY, |hand, kind| hand.with(kind).unwrap_or(hand))
    }
}
