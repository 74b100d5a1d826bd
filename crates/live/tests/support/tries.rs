//! What a player might say at a table of bridge, whether it can be or not.

use bridge::{Call, Level, Strain};
use bridge_laws::{
    event::{About, Designation, Event as LawEvent, Exposure, Happening, Request, Seen},
    words::{Answer, Choice, QuestionId},
};
use cards::{Card, CardSet, Rank, Seat, Side, Suit, SuitSet};
use live::Dice;

/// Everything that a player can try to say he has done, allowed or not, possible or not.
pub fn tries(me: Seat, seen: CardSet, dice: &mut Dice) -> Vec<LawEvent> {
    let suits = Suit::ALL.map(|suit| SuitSet::EMPTY.with(suit));
    let seats = Seat::ALL;
    let pack = || Suit::ALL.into_iter().flat_map(|s| Rank::ALL.into_iter().map(move |r| Card::new(s, r)));
    let own: Vec<Card> = seen.iter().collect();
    let mut all = Vec::new();
    for card in pack() {
        let cards = vec![card, dice.one_of(&own).unwrap_or(card)];
        all.extend([
            LawEvent::Play { seat: me, card },
            LawEvent::Play { seat: me.partner(), card },
            LawEvent::Play { seat: me.next(), card },
            LawEvent::Lead { seat: me, card },
            LawEvent::LeadFaceDown { seat: me, card: Some(card) },
            LawEvent::TwoCards { seat: me, visible: vec![card], cards: cards.clone() },
            LawEvent::TwoCards { seat: me.partner(), visible: cards.clone(), cards },
            LawEvent::Withdraw { seat: me, card: Some(card) },
            LawEvent::Withdraw { seat: me.partner(), card: Some(card) },
            LawEvent::Expose { cards: vec![(me, card)], how: Exposure::Deliberate, seen: Seen::Everybody },
            LawEvent::Expose { cards: vec![(me.next(), card)], how: Exposure::Held, seen: Seen::Everybody },
            LawEvent::Spread { seat: me, cards: vec![card] },
            LawEvent::Spread { seat: me.partner(), cards: vec![card] },
            LawEvent::Spare { seat: me, card },
            LawEvent::DummyPutsOut { seat: me, card, instead_of: None },
            LawEvent::DummySuggests { seat: me, card },
            LawEvent::Designate(Designation::Card { suit: Some(card.suit()), rank: Some(card.rank()) }),
            LawEvent::DesignateInstead(Designation::Card { suit: None, rank: Some(card.rank()) }),
            LawEvent::Choose(vec![(me, Choice::Play(card))]),
            LawEvent::Choose(vec![(me.next(), Choice::Play(card))]),
            LawEvent::Simultaneous(vec![(me, card), (me.next(), card)]),
        ]);
    }
    let plain =
        [Choice::Accept, Choice::AcceptAsDummy, Choice::Refuse, Choice::LeadFree, Choice::PlayHighest];
    let of_suits = Suit::ALL.into_iter().zip(suits).flat_map(|(suit, set)| {
        [Choice::RequireLead(suit), Choice::ForbidLead(set), Choice::PlaySuit(suit), Choice::ForbidSuit(suit)]
    });
    let from = seats.map(Choice::LeadFrom);
    all.extend(plain.into_iter().chain(of_suits).chain(from).map(|c| LawEvent::Choose(vec![(me, c)])));
    for seat in seats {
        all.extend([
            LawEvent::Request { by: me, what: Request::HavingNone(seat) },
            LawEvent::Request { by: me, what: Request::DrawAttention(Some(seat)) },
            LawEvent::BreakInTempo { by: me, of: seat },
            LawEvent::CallDirector { by: me, about: About::WrongExplanation { by: seat, misled: me } },
            LawEvent::CallDirector { by: seat, about: About::ThisNow },
            LawEvent::Spread { seat, cards: Vec::new() },
            LawEvent::Agree { by: seat },
            LawEvent::Object { by: seat },
            LawEvent::AboveSeven { seat },
            LawEvent::Withdraw { seat, card: None },
            LawEvent::Face { seat, card: None },
        ]);
        all.extend(
            (0..=14).map(|trick| LawEvent::CallDirector { by: me, about: About::Revoke { by: seat, trick } }),
        );
    }
    for n in 0..=14 {
        all.extend([
            LawEvent::Claim { by: me, tricks: n, line: None },
            LawEvent::Concede { by: me, tricks: n },
            LawEvent::TricksWon { by: me, tricks: n },
            LawEvent::CorrectTricks { tricks: n, only: None },
            LawEvent::CorrectTricks { tricks: n, only: Some(Side::EastWest) },
            LawEvent::Award { side: Side::NorthSouth, tricks: n },
            LawEvent::CallDirector { by: me, about: About::Trick(n) },
            LawEvent::Alert { by: me, call: Some(n) },
            LawEvent::Explain { by: me, call: Some(n), words: "natural".to_owned() },
            LawEvent::Request { by: me, what: Request::Explanation(Some(n)) },
            LawEvent::Request { by: me, what: Request::InspectTrick(Some(n)) },
        ]);
    }
    all.push(LawEvent::CallDirector { by: me, about: About::HandsDiffer });
    let level = Level::ONE;
    let bids = Strain::ALL.map(|strain| Call::Bid(level, strain));
    for call in [Call::Pass, Call::Double, Call::Redouble].into_iter().chain(bids) {
        all.extend([LawEvent::Call { seat: me, call }, LawEvent::ChangeCall { seat: me, call }]);
    }
    for what in [
        Request::Review,
        Request::Explanation(None),
        Request::Contract,
        Request::InspectTrick(None),
        Request::OwnLastCard,
        Request::DrawAttention(None),
        Request::WarnOfWrongHand,
    ] {
        all.push(LawEvent::Request { by: me, what });
    }
    for words in [Designation::High, Designation::Low, Designation::Win, Designation::Anything] {
        all.extend([LawEvent::Designate(words), LawEvent::DesignateInstead(words)]);
    }
    all.push(LawEvent::Happens { what: Happening::NextBoardCalled, by: Some(me) });
    let (question, with) = (QuestionId::CouldHaveBeenAware, Answer::Yes);
    all.push(LawEvent::Answer { question, seat: None, suit: None, call: None, with });
    all
}
