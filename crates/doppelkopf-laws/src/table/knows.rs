//! What the table knows by itself when an offence is ruled on: everything that lay there before it.

use doppelkopf::{ByPlace, Course, Duty, Finding, Game, Hand, Kind, Klaerung, Party, Place};
use doppelkopf_rules::{Position, Positions};
use doppelkopf_score::{ByParty, Calls, Need, need};
use ruling::Known;

use super::{
    Table,
    story::{Done, Early, Said, Step},
};
use crate::{
    matter::Matter,
    offence::{Act, Offence},
    state::Hands,
    words::{Answer, Doppelkopf, Question},
};

/// So many positions are looked at before the table says that it does not know.
const LIMIT: u32 = 20_000;

/// The table as it was before an offence.
pub(super) struct AtOffence<'a> {
    table: &'a Table,
    offence: Offence,
    at: u32,
    /// The offender has taken his card back himself.
    taken_back: bool,
    finding: Finding,
    course: Option<Course>,
    hands: Hands,
}

impl<'a> AtOffence<'a> {
    pub fn new(table: &'a Table, matter: &Matter) -> AtOffence<'a> {
        AtOffence {
            table,
            offence: matter.offence,
            at: matter.at,
            taken_back: matter.taken_back.is_some(),
            finding: table.finding_before(matter.at),
            course: table.course_before(matter.at),
            hands: table.hands_before(matter.at),
        }
    }

    fn party_of(&self, who: Position) -> Option<Party> {
        self.course.as_ref()?.party(self.table.place(who)?)
    }

    /// What has been told of the parties since counts for then, too.
    fn absagen_against(&self, who: Position) -> Option<u8> {
        let Some(course) = &self.course else { return Some(0) };
        let of = |party: Party| course.calls().of(party).highest().map_or(0, |call| call as u8);
        match self.party_of(who) {
            Some(party) => Some(of(party.other())),
            None => (of(Party::Re) == of(Party::Kontra)).then_some(of(Party::Re)),
        }
    }

    /// 9.2.2: found only if every way to play on leads to the same.
    fn rest_certain(&self) -> Option<Option<Party>> {
        let Some(course) = self.course else { return Some(None) };
        if course.klaerung() == Some(Klaerung::Open) {
            return Some(None);
        }
        let hands = self.hands.all()?;
        let mut search = Rest { found: ByParty::default(), left: LIMIT };
        search.play(course, hands)?;
        Some(match (search.found.re, search.found.kontra) {
            (true, false) => Some(Party::Re),
            (false, true) => Some(Party::Kontra),
            _ => None,
        })
    }

    fn could_follow(&self, who: Position) -> Option<bool> {
        let place = self.table.place(who)?;
        let course = self.course.as_ref()?;
        self.hands.could_follow(place, course, course.led()?)
    }

    fn in_time(&self, who: Position) -> Option<bool> {
        let place = self.table.place(who)?;
        let begun = self.table.steps.iter().any(|step| step.at < self.at);
        Some(self.finding.may_change(place) && !begun)
    }

    fn cards_laid(&self) -> usize {
        let before = self.table.steps.iter().take_while(|step| step.at < self.at);
        before.filter(|step| matches!(step.done, Done::Card(_))).count()
    }

    /// 5.1.3: has somebody else laid a card that goes back with the one in question?
    fn played_since(&self) -> bool {
        let by = self.table.place(self.offence.by);
        let since = |place: Place, at: u32| Some(place) != by && at > self.at;
        let laid = |step: &Step| matches!(step.done, Done::Card(_)) && since(step.place, step.at);
        let early =
            |(place, early): (Place, &Option<Early>)| early.is_some_and(|early| since(place, early.at));
        !self.taken_back && (self.table.steps.iter().any(laid) || self.table.early.iter().any(early))
    }

    fn is_first_trick(&self) -> bool {
        self.course.is_none_or(|course| course.tricks_done() == 0)
    }

    /// I15, 9.6.5: whether a card has been led by now, for what is noticed late.
    fn first_card_led(&self) -> bool {
        match self.offence.act {
            Act::WrongCount => self.table.cards_laid() > 0,
            _ => self.cards_laid() > 0,
        }
    }

    fn has_spoken(&self, who: Position) -> bool {
        let Some(place) = self.table.place(who) else { return false };
        self.table.words.iter().any(|word| word.place == place && matches!(word.said, Said::Say(_)))
    }
}

/// What the sides have called, as the score wants it.
pub(super) fn calls(course: &Course) -> Calls {
    let of = |party| course.calls().of(party).highest();
    ByParty { re: of(Party::Re), kontra: of(Party::Kontra) }
}

/// 9.5: the side that has won by complete tricks; not known while a party is not.
pub(super) fn already_won(course: &Course) -> Option<Option<Party>> {
    // Before the Klärungsstich there are no sides yet.
    if course.klaerung() == Some(Klaerung::Open) || course.tricks_done() == 0 {
        return Some(None);
    }
    if Place::ALL.into_iter().any(|place| course.party(place).is_none()) {
        return None;
    }
    let calls = calls(course);
    let has = |party: Party| match need(&calls, party) {
        Need::Augen(augen) => course.augen(party) >= augen,
        Need::OneTrick => course.tricks(party) > 0,
        Need::AllTricks => course.tricks(party) == 12,
    };
    Some(Party::BOTH.into_iter().find(|&party| has(party)))
}

impl Known<Doppelkopf> for AtOffence<'_> {
    fn knows(&self, question: Question) -> Option<Answer> {
        let yes = |is: bool| if is { Answer::Yes } else { Answer::No };
        let who = |place: Place| Answer::Position(self.table.position(place));
        let side = |party: Option<Party>| party.map_or(Answer::Nobody, Answer::Party);
        match question {
            Question::Table => Some(Answer::Number(self.table.setup.players.players())),
            Question::Dealer => Some(Answer::Position(self.table.dealer())),
            Question::SitsOutToo => Some(self.table.sits_out().without(self.table.dealer()).into()),
            Question::Offender => Some(Answer::Position(self.offence.by)),
            Question::Act => Some(Answer::Act(self.offence.act.kind())),
            Question::Claimed => Some(Answer::Yes),
            Question::TimeUp => Some(yes(self.table.setup.time_up)),
            Question::Forced => Some(yes(self.table.setup.forced)),
            Question::Pflichtsolo => {
                let duty = |course: Course| match course.game() {
                    Game::Solo { duty, .. } => duty != Duty::Lust,
                    Game::Normal | Game::Hochzeit { .. } => false,
                };
                Some(yes(self.course.is_some_and(duty)))
            }
            Question::RestCertain => self.rest_certain().map(side),
            Question::AlreadyWon => match &self.course {
                None => Some(Answer::Nobody),
                Some(course) => already_won(course).map(side),
            },
            Question::Soloist => {
                // I19: whose naming is taken for the game after all, nobody ranks before.
                let own = |soloist: &Place| {
                    let beaten = matches!(self.offence.act, Act::NamedBeaten(_));
                    beaten && self.table.position(*soloist) == self.offence.by
                };
                let soloist = self.course.and_then(|course| course.soloist()).filter(|s| !own(s));
                Some(soloist.map_or(Answer::Nobody, who))
            }
            Question::PartyOf(position) => self.party_of(position).map(Answer::Party),
            Question::AbsagenAgainst(position) => self.absagen_against(position).map(Answer::Number),
            Question::Clarified => Some(yes(self.course.is_some_and(|course| course.known().is_clarified()))),
            Question::DealersFault => (self.offence.by == self.table.dealer()).then_some(Answer::Yes),
            Question::ShouldHaveDealt => Some(Answer::Position(self.table.setup.dealer)),
            Question::SecondCardLies => Some(yes(self.table.cards_laid() >= 2)),
            Question::FirstCardLed => Some(yes(self.first_card_led())),
            Question::AlsoWrongCount => {
                self.table.hands_before(0).all()?;
                let wrong = self.table.wrong_counts().map(|place| self.table.position(place));
                let others: Positions = wrong.filter(|&who| who != self.offence.by).collect();
                Some(match (others.len(), others.iter().next()) {
                    (_, None) => Answer::Nobody,
                    (1, Some(one)) => Answer::Position(one),
                    _ => Answer::Positions(others),
                })
            }
            // Who speaks has looked at his cards.
            Question::CardsTakenUp => {
                self.table.players().iter().all(|p| self.has_spoken(p)).then_some(Answer::Yes)
            }
            Question::InTime(position) => self.in_time(position).map(yes),
            // If it had been certain, the query would have taken it.
            Question::CertainlyHighest(_) if matches!(self.offence.act, Act::NamedEarly(_)) => {
                Some(Answer::No)
            }
            // Otherwise he would have put it right.
            Question::CardAllowed(_) => Some(Answer::Yes),
            // If it had been, nothing would have been noted.
            Question::CallInTime(_) => Some(Answer::No),
            // Who hands his cards over says so at the table.
            Question::HandedOver(_) => Some(Answer::No),
            // While a deal lies here its round is not over.
            Question::RoundOver if self.offence.act == Act::WrongColumn => Some(Answer::No),
            Question::GameFound => Some(yes(self.course.is_some())),
            Question::FirstTrick => Some(yes(self.is_first_trick())),
            Question::LastTrick => Some(yes(self.course.is_some_and(|course| course.tricks_done() == 11))),
            Question::NextTrickLed => Some(yes(self.table.is_past(self.at))),
            Question::PlayedSince => Some(yes(self.played_since())),
            Question::CouldFollow(position) => self.could_follow(position).map(yes),
            Question::PartyObvious(position) => {
                let place = self.table.place(position)?;
                let certain = self.course.is_some_and(|course| course.known().of(place).is_some());
                certain.then_some(Answer::Yes)
            }
            _ => None,
        }
    }
}

/// Which sides win a trick in any way to play on.
struct Rest {
    found: ByParty<bool>,
    left: u32,
}

impl Rest {
    /// Nothing, if there are too many ways or a party is not known; it stops when both sides have one.
    fn play(&mut self, course: Course, hands: ByPlace<Hand>) -> Option<()> {
        if self.found.re && self.found.kontra {
            return Some(());
        }
        self.left = self.left.checked_sub(1)?;
        let Some(turn) = course.turn() else { return Some(()) };
        let legal: Vec<Kind> = course.following(hands[turn]).kinds().collect();
        for kind in legal {
            let mut next = course;
            let mut rest = hands;
            rest[turn] = rest[turn].without(kind)?;
            if let Some(trick) = next.lay(kind) {
                *self.found.of_mut(next.party(trick.winner)?) = true;
            }
            self.play(next, rest)?;
        }
        Some(())
    }
}
