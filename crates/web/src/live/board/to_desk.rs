//! The desk on what a table brings before the director: what the table knows need not be asked.

use bridge::Call;
use bridge_book::{
    Topic,
    words::{Answer, Hands, Pick, Question, Trick, Voids},
};
use cards::{BySeat, Card, SuitSet};
use live::{
    Text,
    bridge::view::{BoardView, ClaimStandsView, MisinformedView, NotedView, NoticedWhen, Now, SuitOf},
};

use super::{at, card_at};

/// A claim that the director has to judge; blank where nothing is declared.
pub fn on_claim(view: &BoardView) -> String {
    let (Some(declarer), Some(contract)) = (view.declarer, view.contract) else { return String::new() };
    let hands = Hands(BySeat::from_fn(|seat| {
        at(&view.sides, seat).into_iter().flat_map(|side| side.cards.iter()).map(|held| held.card.0).collect()
    }));
    let lying = view.leader.0.round().into_iter().filter_map(|seat| card_at(&view.trick, seat));
    let lying: Vec<String> = lying.map(|card| card.to_string()).collect();
    let on_table = Question::OnTable.wants().read(&lying.join(",")).unwrap_or(Answer::NoMore);
    let mut facts = vec![
        (Question::AboutClaim, Answer::Pick(Pick::Disputed)),
        (Question::Declares, Answer::Seat(declarer.0)),
        (Question::Trumps, Answer::Strain(contract.0.strain)),
        (Question::OnLead, Answer::Seat(view.leader.0)),
        (Question::OnTable, on_table),
        (Question::Hands, Answer::Hands(hands)),
    ];
    // 68D2: they have been asked whether they play on, and not all four wanted to.
    if view.now == Now::Over
        && view.claim.as_ref().is_some_and(|claim| claim.stands == ClaimStandsView::Contested)
    {
        facts.push((Question::AllPlayOn, Answer::No));
    }
    if let Some(claim) = &view.contested {
        facts.extend([
            (Question::Claimant, Answer::Seat(claim.by.0)),
            (Question::TricksClaimed, Answer::Number(claim.tricks)),
            (Question::ShownOut, suits(&claim.shown_out)),
            (Question::DutiesLie, yes(claim.bound)),
        ]);
        let (major, minor) = (&claim.major_penalty_cards, &claim.minor_penalty_cards);
        // The desk is told nothing of it where it cannot be told all: then the director weighs the claim.
        let known = !claim.otherwise_bound && major.len() + minor.len() <= 3;
        let cards = |of: &[&[Text<Card>]]| {
            let cards: Vec<Card> = of.concat().into_iter().map(|card| card.0).filter(|_| known).collect();
            Trick::of(&cards).map_or(Answer::NoMore, Answer::Trick)
        };
        if claim.bound {
            facts.extend([
                (Question::PenaltyCard, cards(&[major, minor])),
                (Question::MinorPenaltyCard, cards(&[minor])),
                (
                    Question::ForbiddenLeads,
                    if known { suits(&claim.forbidden_leads) } else { Answer::NoMore },
                ),
            ]);
        }
    }
    desk(Topic::Claim, &facts)
}

/// By whom, which suits.
fn suits(of: &[SuitOf]) -> Answer {
    let mut suits = BySeat::<SuitSet>::default();
    for SuitOf { seat, suit } in of {
        suits[seat.0] = suits[seat.0].with(suit.0);
    }
    if of.is_empty() { Answer::NoMore } else { Answer::Voids(Voids(suits)) }
}

/// Tricks that are disputed: what was played is there, in order.
pub fn on_tricks(claimed: bool) -> String {
    desk(
        Topic::Score,
        &[
            (Question::WhatIsWrong, Answer::Pick(Pick::TricksDisputed)),
            (Question::ClaimOrConcession, yes(claimed)),
            (Question::QuittedTricks, Answer::Pick(Pick::InOrder)),
        ],
    )
}

/// A break in tempo.
pub fn on_tempo(noted: &NotedView, over: bool) -> String {
    let called = if over { Pick::AfterPlay } else { Pick::JustHappened };
    desk(
        Topic::UnauthorisedInformation,
        &[
            (Question::Called, Answer::Pick(called)),
            (Question::Source, Answer::Pick(Pick::Pause)),
            (Question::Receiver, Answer::Seat(noted.of.0.partner())),
        ],
    )
}

/// A wrong explanation of this call.
pub fn on_explanation(told: &MisinformedView, call: Call) -> String {
    let noticed = match told.noticed {
        NoticedWhen::DuringAuction => Pick::DuringAuction,
        NoticedWhen::BeforeLeadFaced => Pick::BeforeLeadFaced,
        NoticedWhen::DuringPlay => Pick::DuringPlay,
        NoticedWhen::AfterPlay => Pick::AfterPlay,
    };
    let mut facts = vec![
        (Question::Misled, Answer::Side(told.seat.0.side().other())),
        (Question::ExplainedCall, Answer::Call(call)),
        (Question::Noticed, Answer::Pick(noticed)),
    ];
    if let Some(by) = told.corrected_by {
        let who = if by == told.seat { Pick::TheirPartner } else { Pick::Themselves };
        facts.push((Question::WhoNoticed, Answer::Pick(who)));
    }
    facts.extend(told.declares.map(|declares| (Question::ExplainersDeclare, yes(declares))));
    match told.noticed {
        NoticedWhen::DuringAuction | NoticedWhen::BeforeLeadFaced => {
            facts.push((Question::MayStillChange, yes(told.may_still_change)));
        }
        NoticedWhen::DuringPlay => {
            facts.push((Question::CardStillChangeable, yes(told.card_may_change)));
            facts.push((Question::LastToTrick, yes(told.last_to_trick)));
            // 47E2a: a lead that stays the table does not count among the cards that may change.
            facts.push((Question::LeadAndDummyFaced, Answer::No));
        }
        NoticedWhen::AfterPlay => {}
    }
    desk(Topic::Explanation, &facts)
}

const fn yes(so: bool) -> Answer {
    if so { Answer::Yes } else { Answer::No }
}

fn desk(topic: Topic, facts: &[(Question, Answer)]) -> String {
    let facts = facts.iter().map(|(question, answer)| (question.id(), answer.to_string()));
    let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(facts).finish();
    format!("/desk/{}?{query}", topic.id())
}
