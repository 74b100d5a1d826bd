//! Requests, calls for the director, and what he is told: answers and choices.

use cards::Seat;

use super::Table;
use crate::{
    clause::Clause,
    event::{About, Impossible, Refused, Request},
    facts::Volunteered,
    laws::{self, misinformation::Misled, requests::Asked},
    matter::{Kind, Matter},
    words::{Answer, Choice, Effect, Pending, Question, QuestionId, Ruling},
};

impl Table {
    pub(super) fn request(&mut self, by: Seat, what: Request) {
        let last = self.state.history.iter().next_back();
        let side_played = self.state.trick.cards.iter().any(|(s, c)| c.is_some() && s.side() == by.side());
        let asked = Asked {
            state: &self.state,
            by,
            calling: self.auction.as_ref().and_then(bridge::Auction::next),
            face_down: self.face_down(),
            over: self.is_over(),
            last_trick_open: last.is_some() && !side_played && !self.is_over(),
        };
        let (allowed, ruling) = laws::requests::allowed(&asked, what);
        self.allowed = Some(allowed);
        self.apply(ruling);
    }

    pub(super) fn call_director(&mut self, about: About) -> Result<(), Refused> {
        match about {
            About::ThisNow => self.call_about_this(),
            About::Revoke { by, trick } => self.call_about_revoke(by, trick)?,
            About::WrongExplanation { by, misled } => {
                let last = self.last_play.filter(|(seat, _)| self.state.player_of(*seat) == misled);
                let own = last.map(|(_, card)| card).or_else(|| {
                    let quitted = self.state.history.iter().next_back();
                    self.state.trick.cards[misled].or(quitted.and_then(|q| q.trick.cards[misled]))
                });
                let opening = self.state.history.is_empty()
                    && self.state.before == 0
                    && self.state.trick.leader == misled;
                let ruling = laws::misinformation::wrong_explanation(
                    &self.facts(),
                    &Misled {
                        by,
                        misled,
                        card: own,
                        last: last.is_some() || self.no_later_card_in_this_trick(misled),
                        opening,
                        dummy_seen: self.state.dummy_cards_seen,
                    },
                );
                self.apply(ruling);
            }
            About::Trick(number) => {
                if self.state.trick_by_number(number).is_none() {
                    return Err(Impossible::NoSuchTrick.into());
                }
                let ruling = laws::tricks::defective(&self.facts(), number);
                self.apply(ruling);
            }
        }
        Ok(())
    }

    /// 2007: only a later card to the same trick was in the way.
    pub(super) fn no_later_card_in_this_trick(&self, misled: Seat) -> bool {
        if self.rules.edition == crate::clause::Edition::E2017 {
            return false;
        }
        let trick = &self.state.trick;
        let after = |seat: Seat| trick.leader.steps_to(seat) > trick.leader.steps_to(misled);
        trick.cards[misled].is_some() && !trick.cards.iter().any(|(s, c)| c.is_some() && after(s))
    }

    /// Attention is drawn to what has just happened: the last matter that is open.
    pub(super) fn call_about_this(&mut self) {
        let wrong_face_down = self.face_down.filter(|(seat, _)| *seat != self.state.trick.leader);
        if let Some((seat, _)) = wrong_face_down {
            // 41A: it goes back unseen; nothing else happens.
            self.apply(
                Ruling::under(Clause::L41A)
                    .does(Effect::ReturnUnseen(seat))
                    .does(Effect::ToLead(self.state.trick.leader)),
            );
            // What he wanted to change about it went back with it.
            self.matters.retain(|m| !matches!(m.kind, Kind::TakenBack { seat: owner, .. } if owner == seat));
        }
        // A claim waits for the players' answers.
        let latest = self.matters.iter().rposition(|m| !m.called && !matches!(m.kind, Kind::Claimed(_)));
        let Some(i) = latest else {
            if self.state.agreed.is_some() {
                // 71: a trick given up that no normal play loses is given back.
                self.apply(Ruling::under(Clause::L71).weigh(Clause::L71));
                return;
            }
            self.suspect_revoke();
            return;
        };
        if let Some(matter) = self.matters.get_mut(i) {
            matter.called = true;
        }
        // What belongs together is ruled on together: a premature card and the lead it was played to.
        let kind = self.matters.get(i).map(|m| m.kind.clone());
        if matches!(kind, Some(Kind::Premature(_))) {
            for matter in &mut self.matters {
                if matches!(matter.kind, Kind::Lead(_)) {
                    matter.called = true;
                }
            }
        }
        if let Some(kind) = kind {
            self.noticed = self.as_noticed(&kind);
            self.draw_attention(&kind);
        }
    }

    pub(super) fn open_called(&mut self, kind: Kind) {
        self.noticed = self.as_noticed(&kind);
        self.draw_attention(&kind);
        self.matters.push(Matter { kind, called: true });
    }

    pub(super) fn answer(&mut self, told: Volunteered) -> Result<(), Refused> {
        match self.pending {
            Some(Pending::Question { question, .. }) if told.answers(question) => {
                if !self.fits(question, told.with) {
                    return Err(Impossible::AnswerDoesNotFit.into());
                }
                self.told.answer(question, told.with);
                self.learn(question, told.with);
            }
            _ => {
                if told.question == QuestionId::CouldHaveBeenAware && told.with == Answer::Yes {
                    self.applied.insert(Clause::L72C);
                    self.look_at.insert(Clause::L72C);
                }
                self.volunteered.push(told);
            }
        }
        Ok(())
    }

    pub(super) fn fits(&self, question: Question, with: Answer) -> bool {
        self.answers(question).iter().any(|a| std::mem::discriminant(a) == std::mem::discriminant(&with))
    }

    /// What an answer says about the hands.
    pub(super) fn learn(&mut self, question: Question, with: Answer) {
        if let Question::HoldsSuit(seat, suit) = question {
            let hand = &mut self.state.hands[seat];
            if with == Answer::Yes {
                hand.has = hand.has.with(suit);
            } else {
                hand.void = hand.void.with(suit);
            }
        }
    }

    /// The answers that lead on from a question that the table asks, the ordinary one first.
    #[must_use]
    pub fn answers(&self, question: Question) -> Vec<Answer> {
        match question {
            Question::MeantAs(seat) => {
                let opening =
                    self.matters.iter().any(|m| matches!(&m.kind, Kind::Lead(lead) if lead.opening));
                let other =
                    if opening && seat == self.state.declarer { Answer::Spread } else { Answer::Lead };
                vec![Answer::Follow, other, Answer::Accident]
            }
            Question::IntendedCard(seat) => {
                let shown = self.matters.iter().find_map(|m| match &m.kind {
                    Kind::TwoCards { visible, .. } => Some(visible.clone()),
                    _ => None,
                });
                let played = self.state.trick.cards[seat];
                let mut cards = shown.unwrap_or_default();
                cards.sort_by_key(|card| Some(*card) != played);
                cards.into_iter().map(Answer::Card).collect()
            }
            _ => vec![Answer::No, Answer::Yes],
        }
    }

    pub(super) fn choose(&mut self, choices: &[(Seat, Choice)]) -> Result<(), Refused> {
        let Some(Pending::Election(election)) = &self.pending else {
            return Err(match choices.first() {
                Some(&(by, what)) => Refused::NotOffered { by, what, offered: "nothing".to_owned() },
                None => Impossible::NoElection.into(),
            });
        };
        for &(by, what) in choices {
            if !election.by.contains(&by) || !election.options.contains(&what) {
                let offered: Vec<String> = election.options.iter().map(ToString::to_string).collect();
                return Err(Refused::NotOffered { by, what, offered: offered.join(", ") });
            }
        }
        if choices.is_empty() {
            return Err(Impossible::NoElection.into());
        }
        let election = election.clone();
        self.told.choose(&election, choices.to_vec());
        Ok(())
    }
}
