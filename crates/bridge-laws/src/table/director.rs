//! Requests, calls for the director, and what he is told: answers and choices.

use cards::{Card, Seat};
use ruling::Asks as _;

use super::{Disclosure, Table, ToWhich};
use crate::{
    event::{About, Impossible, Refused, Request},
    facts::Volunteered,
    laws::{
        self, face_down, lead_out_of_turn, misinformation::Misled, premature, procedure, requests::Asked,
        tricks,
    },
    matter::{Kind, Matter},
    state::Revoke,
    words::{Answer, Choice, Elects, Meaning, Pending, Question, QuestionId},
};

impl Table {
    pub(super) fn request(&mut self, by: Seat, what: Request) -> Result<(), Refused> {
        let call = match what {
            Request::Explanation(Some(number)) => Some(self.made(number)?),
            _ => None,
        };
        let asked = self.asked(by, call.map(|made| made.caller));
        let (allowed, ruling) = laws::requests::allowed(&asked, what);
        self.allowed = Some(allowed);
        self.apply(ruling);
        if let Some(made) = call {
            self.disclose(by, made, Disclosure::Question);
        }
        let lost = |v: &Volunteered| v.question == QuestionId::DummyLostRights && v.with == Answer::Yes;
        let acts = matches!(
            what,
            Request::WarnOfWrongHand | Request::HavingNone(_) | Request::DrawAttention(Some(_))
        );
        if acts && by == self.state.dummy() && self.volunteered.iter().any(lost) {
            let matter = self.matter(Kind::DummyActs { what }, true);
            self.matters.push(matter);
        }
        Ok(())
    }

    /// May this player look at the trick that was quitted last (66A, 66D)? Who has turned his own card is not told at a
    /// table that sees the cards.
    #[must_use]
    pub fn may_inspect_last(&self, by: Seat) -> bool {
        laws::requests::allowed(&self.asked(by, None), Request::InspectTrick(None)).0
    }

    /// What matters of the moment for what this player asks for.
    pub(super) fn asked(&self, by: Seat, caller: Option<Seat>) -> Asked<'_> {
        let last = self.state.history.iter().next_back();
        let side_played = self.state.trick.cards.iter().any(|(s, c)| c.is_some() && s.side() == by.side());
        Asked {
            edition: self.rules.edition,
            state: &self.state,
            by,
            calling: self.to_call(),
            must_pass: self.must_pass(by),
            chooses: self.chooses_about_call(by),
            caller,
            face_down: self.face_down(),
            over: self.has_ended(),
            last_trick_open: last.is_some() && !side_played && !self.is_over(),
            a_trick_is_over: last.is_some() && !self.is_over(),
        }
    }

    /// Has he to say whether a call stands?
    fn chooses_about_call(&self, by: Seat) -> bool {
        let Some(Pending::Election(election)) = &self.pending else { return false };
        matches!(election.about, Elects::Call(..)) && election.by.contains(&by)
    }

    pub(super) fn call_director(&mut self, by: Seat, about: About) -> Result<(), Refused> {
        match about {
            About::ThisNow => self.settle_what_is_meant(by, false),
            About::AsSeen => self.settle_what_is_meant(by, true),
            About::Revoke { by, trick } => self.call_about_revoke(by, trick)?,
            About::WrongExplanation { by, misled } => {
                let last = self.last_play.filter(|(seat, _)| self.state.player_of(*seat) == misled);
                let own = last.or_else(|| {
                    let quitted = self.state.history.iter().next_back();
                    let own = self.state.trick.cards[misled].or(quitted.and_then(|q| q.trick.cards[misled]));
                    own.map(|card| (misled, card))
                });
                let ruling = laws::misinformation::wrong_explanation(
                    &self.facts(),
                    &Misled {
                        by,
                        misled,
                        face_down: self.face_down() == Some(misled),
                        card: own,
                        last: last.is_some(),
                        last_to_trick: self.no_later_card_in_this_trick(misled),
                    },
                );
                self.apply(ruling);
            }
            About::Trick(number) => self.call_about_trick(number)?,
            About::HandsDiffer => self.count_the_cards(),
        }
        Ok(())
    }

    /// 67: too many cards come out of the trick, or in time the player says which he plays (58B); who has played
    /// none says which one he adds.
    fn call_about_trick(&mut self, number: u8) -> Result<(), Refused> {
        if self.state.trick_by_number(number).is_none() {
            return Err(Impossible::NoSuchTrick.into());
        }
        self.put_right(number);
        Ok(())
    }

    /// 67: the director counts; every trick found to be defective is put right.
    fn count_the_cards(&mut self) {
        let found = tricks::defective(&self.state);
        if found.is_empty() {
            self.apply(tricks::in_order());
        }
        found.into_iter().for_each(|number| self.put_right(number));
    }

    /// 67: a card of this trick may as well have been played to the next, or one of the trick before to this: that is found
    /// first. Is it asked?
    fn asks_to_which_trick(&mut self, number: u8) -> bool {
        let still = |&ToWhich { seat, card, trick, next }: &ToWhich| {
            let own =
                |m: &Matter| matches!(m.kind, Kind::Revoke(r) if (r.seat, r.card) == (seat, Some(card)));
            // Where something else is wrong with either, that is put right as it lies there.
            let only = self.matters.iter().all(|m| own(m) || m.trick > trick + 1);
            (number == trick || number == trick + 1)
                && only
                && self.state.surplus.is_empty()
                && self.state.number_of(next.0, next.1) == Some(trick + 1)
                && tricks::may_be_of_next(&self.state, seat, card, trick)
        };
        let found: Vec<ToWhich> = self.to_which_trick.iter().filter(|it| still(it)).copied().collect();
        for &ToWhich { seat, card, trick, .. } in &found {
            let kind = Kind::ToWhichTrick { seat, card, trick };
            if !self.matters.iter().any(|m| m.kind == kind) {
                let matter = Matter { trick, ..self.matter(kind, true) };
                self.matters.push(matter);
            }
            self.ask_for_missing_cards(trick + 1);
        }
        !found.is_empty()
    }

    /// 67: it was played to the next trick, and its owner has played none to this one.
    pub(super) fn belongs_to_next(&mut self, seat: Seat, card: Card, trick: u8) {
        self.state.move_to_next(seat, card, trick);
        if self.state.trick_number() == trick + 1 {
            self.put(seat, card);
        }
        let of_it = |r: &Revoke| (r.seat, r.trick) == (seat, trick) && r.card == Some(card);
        self.state.revokes.retain(|r| !of_it(r));
        self.matters.retain(|m| !matches!(&m.kind, Kind::Revoke(r) if of_it(r)));
        self.look_for_revoke(seat, card);
        self.ask_for_missing_cards(trick);
    }

    fn put_right(&mut self, number: u8) {
        if self.asks_to_which_trick(number) {
            return;
        }
        let missing = tricks::missing(&self.state, number);
        let together = |m: &Matter| matches!(m.kind, Kind::TwoCards { .. }) && m.trick == number && !m.called;
        let together: Vec<usize> =
            self.matters.iter().enumerate().filter(|(_, m)| together(m)).map(|(i, _)| i).collect();
        // 45D: he sees, too, that dummy has put another card into it than the one named.
        let put_out = |m: &Matter| matches!(m.kind, Kind::WrongCard { .. }) && m.trick == number && !m.called;
        let wrong = self.matters.iter().any(put_out);
        if together.is_empty() {
            match (tricks::too_many(&self.facts(), number), missing.is_empty()) {
                (Some(ruling), _) => self.apply(ruling),
                (None, true) if !wrong => self.in_progress_or_in_order(number),
                (None, _) => {}
            }
        }
        self.call(&together);
        let put_out: Vec<usize> =
            self.matters.iter().enumerate().filter(|(_, m)| put_out(m)).map(|(i, _)| i).collect();
        self.call(&put_out);
        self.ask_for_missing_cards(number);
    }

    /// 67A: the trick in progress may be one that was taken to be over.
    fn in_progress_or_in_order(&mut self, number: u8) {
        let missing = tricks::only_one_missing(&self.state).filter(|_| number == self.state.trick_number());
        let Some(seat) = missing else { return self.apply(tricks::in_order()) };
        self.matters.retain(|m| !matches!(m.kind, Kind::Premature(p) if m.trick == number && !p.lead));
        self.apply(tricks::unfinished(seat));
    }

    /// Who has not played to this trick says which card he adds.
    fn ask_for_missing_cards(&mut self, number: u8) {
        for seat in tricks::missing(&self.state, number) {
            let kind = Kind::Missing { seat, trick: number };
            if !self.matters.iter().any(|m| m.kind == kind) {
                let matter = self.matter(kind, true);
                self.matters.push(matter);
            }
        }
    }

    /// Who has not played to a trick that is over adds a card. Is there one more of them?
    pub(super) fn ask_who_is_short(&mut self) -> bool {
        let before = self.matters.len();
        let short: Vec<(Seat, u8)> = tricks::short(&self.state).collect();
        short.into_iter().for_each(|(_, number)| self.ask_for_missing_cards(number));
        self.matters.len() > before
    }

    /// Has nobody played to this trick after him?
    pub(super) fn no_later_card_in_this_trick(&self, misled: Seat) -> bool {
        let last = || self.state.history.iter().next_back().and_then(|q| q.trick.cards[misled]);
        let Some(own) = self.state.trick.cards[misled].or_else(last) else { return false };
        self.state.trick_of(misled, own).last() == Some(&(misled, own))
    }

    /// Attention is drawn to what has happened: everything that is open is settled. `as_seen`: only what this player sees.
    pub(super) fn settle_what_is_meant(&mut self, by: Seat, as_seen: bool) {
        let wrong_face_down = self.face_down().filter(|seat| *seat != self.state.trick.leader);
        if let Some(seat) = wrong_face_down {
            self.apply(face_down::by_the_wrong_player(seat, self.state.trick.leader));
            // What he wanted to change about it went back with it.
            self.matters.retain(|m| !matches!(m.kind, Kind::FaceDownTakenBack { seat: s, .. } if s == seat));
        }
        let asked = self.auction.is_none() && self.asks_to_which_trick(self.state.trick_number());
        let short = !asked && self.ask_who_is_short();
        let lost = self.call_in_question().is_none() && self.give_lost_turn() || asked || short;
        let means = |m: &Matter| !as_seen || self.sees(by, &m.kind);
        let open = self.to_settle(means);
        // Nothing can be put right any more; but an established revoke nobody has noticed is one now.
        let latest =
            self.matters.iter().rposition(|m| !m.called && matches!(m.kind, Kind::Revoke(_)) && means(m));
        // What lies there is looked at, too, once that is settled.
        self.unfinished |= !as_seen || wrong_face_down.is_some() || !open.is_empty();
        if !open.is_empty() {
            self.call(&open);
            return;
        }
        match latest {
            Some(i) => self.call(&[i]),
            None if self.state.agreed.is_some() => self.call_about_what_was_agreed(by),
            None if self.state.next.lead().is_some() => {
                if let Some(seat) = self.state.trick.turn() {
                    self.apply(tricks::unfinished(seat));
                }
            }
            None if wrong_face_down.is_none() && !lost => {
                match self.last_play.and_then(|laid| premature::declarers_card(&self.state, laid)) {
                    Some(ruling) => self.apply(ruling),
                    None => self.suspect_revoke(),
                }
            }
            None => {}
        }
    }

    /// What of this can be settled.
    fn to_settle(&self, means: impl Fn(&Matter) -> bool) -> Vec<usize> {
        let open = self.matters.iter().enumerate().filter(|(_, m)| self.is_to_settle(m) && means(m));
        open.map(|(i, _)| i).collect()
    }

    /// What can be settled of what this player sees.
    pub(super) fn to_settle_as_seen_by(&self, by: Seat) -> Vec<usize> {
        self.to_settle(|m| self.sees(by, &m.kind))
    }

    /// Can this still be settled, now that attention is drawn to something? A claim waits for the players'
    /// answers, and an established revoke stands.
    fn is_to_settle(&self, m: &Matter) -> bool {
        let f = self.facts();
        match &m.kind {
            _ if m.called => false,
            Kind::Claimed(_) => false,
            Kind::Revoke(r) => {
                match self.state.revokes.iter().find(|n| {
                    (n.seat, n.trick) == (r.seat, r.trick) && (n.card == r.card || r.card.is_none())
                }) {
                    Some(noted) => laws::revoke::is_open(&f, noted),
                    None => true,
                }
            }
            _ => true,
        }
    }

    /// These are settled now.
    pub(super) fn call(&mut self, open: &[usize]) {
        let mut kinds = Vec::new();
        for &i in open {
            if let Some(matter) = self.matters.get_mut(i) {
                matter.called = true;
                kinds.push(matter.kind.clone());
            }
        }
        for kind in kinds {
            self.note(&kind);
        }
    }

    pub(super) fn open_called(&mut self, kind: Kind) {
        self.note(&kind);
        let matter = self.matter(kind, true);
        self.matters.push(matter);
    }

    pub(super) fn answer(&mut self, told: Volunteered) -> Result<(), Refused> {
        match self.pending {
            Some(Pending::Question { question, .. }) if told.answers(question) => {
                if !self.fits(question, told.with) {
                    return Err(Impossible::AnswerDoesNotFit.into());
                }
                let noted = self.told.answer(question, told.with);
                noted.map_err(|_| Impossible::AnswerDoesNotFit)?;
                // What had been told before and could not be the answer is none.
                self.volunteered.retain(|v| !v.answers(question));
                self.learn(question, told.with);
            }
            _ => {
                if !told.question.wants().takes(told.with) {
                    return Err(Impossible::AnswerDoesNotFit.into());
                }
                if told.question == QuestionId::CouldHaveBeenAware && told.with == Answer::Yes {
                    let ruling = procedure::aware();
                    self.apply(ruling);
                }
                self.volunteered.push(told);
            }
        }
        Ok(())
    }

    /// Is it an answer to this question, at this table?
    fn fits(&self, question: Question, with: Answer) -> bool {
        question.fit(with).is_some()
            && match (question, with) {
                (Question::CardSupplied(seat, _), Answer::Card(card)) => self.state.can_hold(seat, card),
                (Question::IntendedCard(_) | Question::FollowedTo(_), Answer::Card(_)) => {
                    let offered = self.answers(question);
                    offered.is_empty() || offered.contains(&with)
                }
                _ => true,
            }
    }

    /// What an answer says about the hands.
    pub(super) fn learn(&mut self, question: Question, with: Answer) {
        if let Question::HoldsSuit(seat, suit) | Question::CanFollow(seat, suit) = question {
            let hand = &mut self.state.hands[seat];
            if with == Answer::Yes {
                hand.has = hand.has.with(suit);
                // That he had shown out was only taken for granted.
                hand.void = hand.void.without(suit);
            } else {
                hand.void = hand.void.with(suit);
                self.told_void[seat] = self.told_void[seat].with(suit);
            }
        }
    }

    /// The answers that lead on from a question that the table asks, the ordinary one first.
    #[must_use]
    pub fn answers(&self, question: Question) -> Vec<Answer> {
        match question {
            Question::MeantAs(seat) => {
                let opening = self.matters.iter().any(|m| matches!(m.kind, Kind::Lead(lead) if lead.opening));
                let other =
                    if opening && seat == self.state.declarer { Answer::Spread } else { Answer::Lead };
                vec![Answer::Follow, other, Answer::Accident]
            }
            Question::FollowedTo(_) => {
                let f = self.facts();
                let leads = self.matters.iter().find_map(|m| lead_out_of_turn::two_leads(&f, m));
                leads.into_iter().flatten().map(Answer::Card).collect()
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
            Question::ToldItWasHisTurn(_) => vec![Answer::No, Answer::Yes, Answer::Both],
            Question::CardSupplied(seat, trick) => {
                let led = self.state.trick_by_number(trick).and_then(|t| t.led());
                let hand = self.state.candidates(seat);
                let of_suit = led.map(|suit| hand.of(suit)).unwrap_or_default();
                of_suit.iter().chain((hand - of_suit).iter()).map(Answer::Card).collect()
            }
            Question::LowerShowsTheSame(_) => vec![Answer::Yes, Answer::No],
            Question::Shows(_, call) | Question::Showed(_, call) => Meaning::usual(call),
            _ => vec![Answer::No, Answer::Yes],
        }
    }

    /// 27C: it was once chosen about before anybody had found out what another call costs. What was stored then is read on.
    fn chosen_before_it_was_found_out(&self, choices: &[(Seat, Choice)]) -> Option<Elects> {
        let &[(by, Choice::Accept | Choice::Refuse)] = choices else { return None };
        let (_, lying) = self.call_in_question()?;
        let asked = matches!(self.pending, Some(Pending::Question { .. }));
        let may_choose = asked && lying.put_right.is_some() && by == lying.seat.next();
        may_choose.then_some(Elects::Call(lying.seat, lying.call))
    }

    pub(super) fn choose(&mut self, choices: &[(Seat, Choice)]) -> Result<(), Refused> {
        if let Some(about) = self.chosen_before_it_was_found_out(choices) {
            self.told.choose(about, choices.to_vec());
            return Ok(());
        }
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
        let about = election.about;
        self.told.choose(about, choices.to_vec());
        Ok(())
    }
}
