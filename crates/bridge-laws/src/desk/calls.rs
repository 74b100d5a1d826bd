//! What is asked about calls that should not have been made, and the auction that the answers make.
//!
//! Where it does not matter who had bid before, the last bid is put where it can stand.

use bridge::{Auction, Call, IllegalCall, Level, Strain};
use cards::{Card, Rank, Seat, Suit};

use super::{
    Known, Situation, Topic,
    scenes::{Begins, Ends, Scene, call_director, seat},
};
use crate::{
    clause::Clause,
    event::{About, Event},
    facts::Rules,
    laws::calls,
    table::Table,
    words::{Answer, NotAllowed, Pending, Question},
};

fn call(told: &Known, question: Question, clauses: &[Clause]) -> Result<Call, Pending> {
    match told.ask(question, clauses)? {
        Answer::Call(call) => Ok(call),
        _ => Err(Pending::Question { question, clauses: clauses.to_vec() }),
    }
}

/// What this player has called since; `None`, if nothing.
fn since(told: &Known, by: Seat, clauses: &[Clause]) -> Result<Option<Call>, Pending> {
    if told.if_told(Question::WhoCalledSince) == Some(Answer::No) {
        return Ok(None);
    }
    let question = Question::CalledSince(by);
    match told.ask(question, clauses)? {
        Answer::Call(call) => Ok(Some(call)),
        _ => Ok(None),
    }
}

/// Who has called since, and what; `None`, if nobody. Which of several it was is asked first, once.
fn called_since(
    told: &Known,
    could_have: &[Seat],
    clauses: &[Clause],
) -> Result<Option<(Seat, Call)>, Pending> {
    let by = match could_have {
        [one] => *one,
        _ => match told.ask(Question::WhoCalledSince, clauses)? {
            Answer::Seat(by) => by,
            _ => return Ok(None),
        },
    };
    Ok(since(told, by, clauses)?.map(|call| (by, call)))
}

/// Who could have called since the call in question, the likeliest first: after an insufficient bid the next player and its
/// maker (27C), after a call out of rotation the player whose turn it was and the next.
fn could_have_called(topic: Topic, offender: Seat, turn: Seat) -> Vec<Seat> {
    let next = offender.next();
    match topic {
        Topic::InsufficientBid => vec![next, offender],
        _ if turn == next => vec![turn],
        _ => vec![turn, next],
    }
}

/// The auction in which this player made the call, when it was another's turn or his own; the next opponent
/// calls the director.
fn auction(offender: Seat, turn: Seat, dealer: Seat, calls: Vec<(Seat, Call)>) -> Scene {
    let mut events: Vec<Event> = calls.into_iter().map(|(seat, call)| Event::Call { seat, call }).collect();
    events.push(call_director(offender.next(), About::ThisNow));
    Scene {
        // Nobody declares yet; whose hand is played is asked for nowhere.
        situation: Situation { declarer: dealer, offender, turn, card: None },
        begins: Begins::Auction(dealer),
        events,
        ends: Ends::Here,
    }
}

/// The last bid, made by the hand before `turn`, if there was one; then `turn` is to call.
fn last_bid(told: &Known, turn: Seat) -> Result<(Seat, Vec<(Seat, Call)>), Pending> {
    let before = turn.previous();
    Ok(match call(told, Question::LastBid, &[])? {
        Call::Pass => (turn, Vec::new()),
        bid => (before, vec![(before, bid)]),
    })
}

/// No auction that only has to end with a certain declarer needs more calls.
pub(super) const MOST: usize = 14;

/// The calls with which the auction ends so that this player declares, each of them in order: who must pass does.
pub(super) fn end_of_auction(table: &Table, declarer: Seat, most: usize) -> Option<Vec<Event>> {
    let Some(seat) = table.to_call() else {
        return (table.contract().is_some() && table.state().declarer == declarer).then(Vec::new);
    };
    let proper = table.proper_calls(seat);
    let bid = proper.iter().copied().find(|&call| match call {
        Call::Bid(_, strain) => (strain == Strain::NoTrump) == (seat == declarer),
        _ => false,
    });
    // The declarer bids as soon as he may; another only where there is no other way to it.
    let mut calls: Vec<Call> = bid.into_iter().chain([Call::Pass]).collect();
    let has_bid = || table.calls().contains(&(declarer, Call::Bid(Level::ONE, Strain::NoTrump)));
    if seat != declarer || has_bid() {
        calls.reverse();
    }
    calls.into_iter().filter(|_| most > 0).find_map(|call| {
        let event = Event::Call { seat, call };
        let mut after = table.clone();
        after.record(&event).ok()?;
        let mut rest = end_of_auction(&after, declarer, most - 1)?;
        rest.insert(0, event);
        Some(rest)
    })
}

/// 27: the bid, and what it should have been higher than; who has called since, he in its place (27C) or the next opponent
/// over it (27A1); and whether the bid was meant (25A).
pub(super) fn insufficient(told: &Known) -> Result<Scene, Pending> {
    let offender = seat(told, Question::Offender)?;
    let (dealer, mut before) = last_bid(told, offender)?;
    let bid = call(told, Question::Call, &[calls::INSUFFICIENT])?;
    let could_have = could_have_called(Topic::InsufficientBid, offender, offender);
    let clauses = [calls::INSUFFICIENT, calls::PUT_RIGHT, calls::UNINTENDED];
    let called = called_since(told, &could_have, &clauses)?;
    let instead = called.filter(|(by, _)| *by == offender).map(|(_, call)| call);
    let slipped = Question::UnintendedCall(offender);
    let answer = told.ask(slipped, &[calls::UNINTENDED])?;
    if answer == Answer::Yes {
        return match instead {
            Some(meant) => changed_from(told, offender, (dealer, before), (bid, meant))
                .map(|scene| found(scene, slipped, answer)),
            None => only_wished(told, offender, (dealer, before), bid),
        };
    }
    before.push((offender, bid));
    before.extend(called);
    Ok(found(auction(offender, offender, dealer, before), slipped, answer))
}

/// The same where the director has found this out already.
fn found(mut scene: Scene, question: Question, answer: Answer) -> Scene {
    scene.events.insert(0, Event::answer(question, answer));
    scene
}

/// 28–32: the call, whose turn it was, and who has called since.
pub(super) fn out_of_rotation(told: &Known) -> Result<Scene, Pending> {
    let offender = seat(told, Question::Offender)?;
    let turn = seat(told, Question::TurnToCall)?;
    // At the turn of the player after him the last call was his own, and he has changed it (30B2, 25), unless
    // nobody has called yet.
    let (mut dealer, mut calls) = if turn == offender.next() {
        let (bidder, calls) = last_bid(told, offender)?;
        let before = Question::CalledBefore(offender);
        if let Answer::Call(first) = told.ask(before, &[calls::OUT_OF_ROTATION, calls::CHANGED])? {
            // The last bid may have been his own.
            let before_it =
                if told_call(told, Question::LastBid) == Some(first) { Vec::new() } else { calls };
            let dealer = if before_it.is_empty() { offender } else { bidder };
            let second = call(told, Question::Call, &[calls::UNINTENDED, calls::CHANGED])?;
            return changed_from(told, offender, (dealer, before_it), (first, second));
        }
        (turn, Vec::new())
    } else {
        last_bid(told, turn)?
    };
    let made = call(told, Question::Call, &[calls::OUT_OF_ROTATION])?;
    // What a pass passes and a double doubles is the bid of one or the other side (30C, 36).
    let about_the_bid = match made {
        Call::Pass => turn == offender.previous(),
        Call::Double | Call::Redouble => true,
        Call::Bid(..) => false,
    };
    if let (true, Some(&(_, bid))) = (about_the_bid, calls.first()) {
        dealer = seat(told, Question::LastBidder)?;
        calls = vec![(dealer, bid)];
        calls.extend(dealer.round().into_iter().skip(1).take_while(|seat| *seat != turn).map(passes));
    }
    calls.push((offender, made));
    // 28A: who calls before a player who has to pass anyway is in turn.
    if turn == offender.previous() && told.usually(Question::TurnHadToPass, Answer::No) == Answer::Yes {
        let mut scene = auction(offender, turn, dealer, calls);
        scene.begins = Begins::Bound { dealer, seat: turn };
        return Ok(scene);
    }
    let could_have = could_have_called(Topic::CallOutOfRotation, offender, turn);
    let called = called_since(told, &could_have, &[calls::OUT_OF_ROTATION])?;
    calls.extend(called);
    match called {
        // 25A4, 28B: it is too late to change it, or it is gone.
        Some((by, _)) if by == turn => {
            if by == offender.partner() {
                // DP24: the next opponent may have called over both.
                let next = offender.next();
                calls.extend(since(told, next, &[calls::OUT_OF_ROTATION])?.map(|call| (next, call)));
            }
            Ok(auction(offender, turn, dealer, calls))
        }
        // 25A comes first: the call that was meant is ruled on then.
        _ => {
            let slipped = Question::UnintendedCall(offender);
            let clauses = [calls::UNINTENDED];
            let answer = told.ask(slipped, &clauses)?;
            let scene = auction(offender, turn, dealer, calls);
            Ok(match answer {
                Answer::Yes => {
                    let meant = call(told, Question::CallsNow(offender), &clauses)?;
                    found(changing(scene, offender, meant), slipped, answer)
                }
                _ => scene,
            })
        }
    }
}

/// The same where this player has changed his call before the director came.
fn changing(mut scene: Scene, seat: Seat, call: Call) -> Scene {
    let before = scene.events.len().saturating_sub(1);
    scene.events.insert(before, Event::ChangeCall { seat, call });
    scene
}

const fn passes(seat: Seat) -> (Seat, Call) {
    (seat, Call::Pass)
}

/// 25: the first call, what the next opponent has called since, and the second call.
pub(super) fn changed(told: &Known) -> Result<Scene, Pending> {
    let offender = seat(told, Question::Offender)?;
    let before = last_bid(told, offender)?;
    let first = call(told, Question::FirstCall(offender), &[calls::UNINTENDED])?;
    let second = Question::SecondCall(offender);
    match told.ask(second, &[calls::UNINTENDED, calls::CHANGED])? {
        Answer::Call(second) => changed_from(told, offender, before, (first, second)),
        _ => only_wished(told, offender, before, first),
    }
}

/// 25: nothing has been called in its place. Where it was a slip and it is not too late he calls what he meant; else the
/// call stands, and there is nothing for anybody to accept.
fn only_wished(
    told: &Known,
    offender: Seat,
    (dealer, mut before): (Seat, Vec<(Seat, Call)>),
    first: Call,
) -> Result<Scene, Pending> {
    let slipped = Question::UnintendedCall(offender);
    let clauses = [calls::UNINTENDED];
    let was_slip = told.ask(slipped, &clauses)? == Answer::Yes;
    let (next, partner) = (offender.next(), offender.partner());
    let by_next = if was_slip { since(told, next, &clauses)? } else { None };
    let by_partner = if by_next.is_some() { since(told, partner, &clauses)? } else { None };
    before.push((offender, first));
    before.extend(by_next.map(|call| (next, call)));
    if was_slip && by_partner.is_none() {
        let meant = call(told, Question::CallsNow(offender), &clauses)?;
        let scene = auction(offender, offender, dealer, before);
        return Ok(found(changing(scene, offender, meant), slipped, Answer::Yes));
    }
    before.extend(by_partner.map(|call| (partner, call)));
    let mut scene = auction(offender, offender, dealer, before);
    scene.events.pop();
    // 25A4.
    scene.ends = Ends::Ruled(calls::only_wished(offender, first, by_partner.is_some()));
    Ok(scene)
}

/// The same, once it is known who dealt and what had been called before, and which two calls they are.
fn changed_from(
    told: &Known,
    offender: Seat,
    (dealer, mut calls): (Seat, Vec<(Seat, Call)>),
    (first, second): (Call, Call),
) -> Result<Scene, Pending> {
    calls.push((offender, first));
    let next = offender.next();
    let clauses = [calls::UNINTENDED, calls::CHANGED];
    if let Some(by_next) = since(told, next, &clauses)? {
        let over_second = Question::CalledOverSecond(next);
        if told.ask(over_second, &[calls::CHANGED])? == Answer::Yes {
            let scene = auction(offender, offender, dealer, calls);
            return called_over_second(told, changing(scene, offender, second), by_next);
        }
        calls.push((next, by_next));
        // 25A4.
        if let Some(by_partner) = since(told, offender.partner(), &clauses)? {
            calls.push((offender.partner(), by_partner));
        }
    }
    Ok(changing(auction(offender, offender, dealer, calls), offender, second))
}

/// 25B1: the next opponent has called over the second call, and knew of the change: so he accepts it. Where it was the one
/// that was meant (25A) there is nothing to accept, and his is the next call.
fn called_over_second(told: &Known, mut scene: Scene, call: Call) -> Result<Scene, Pending> {
    let offender = scene.situation.offender;
    let over = Event::Call { seat: offender.next(), call };
    if !calls::is_a_slip(told, offender, &[calls::UNINTENDED, calls::CHANGED])? {
        scene.events.insert(scene.events.len().saturating_sub(1), over);
        return Ok(scene);
    }
    scene.events.push(over);
    for question in [Question::UnintendedCall(offender), Question::WithoutPause] {
        if let Some(answer) = told.if_told(question) {
            scene = found(scene, question, answer);
        }
    }
    Ok(scene)
}

/// 36–39: why the call was not allowed, which it was, and what the next opponent has called since.
pub(super) fn inadmissible(told: &Known) -> Result<Scene, Pending> {
    let offender = seat(told, Question::Offender)?;
    let question = Question::WhyNotAllowed;
    let Answer::NotAllowed(why) = told.ask(question, &[])? else {
        return Err(Pending::Question { question, clauses: Vec::new() });
    };
    let partner = offender.partner();
    let mut scene = match why {
        NotAllowed::NothingToDouble => match call(told, Question::LastBid, &[])? {
            Call::Pass => auction(offender, offender, offender, Vec::new()),
            // Whoever made it, it cannot be doubled; the partner's never can.
            bid => auction(offender, offender, partner, vec![(partner, bid), passes(partner.next())]),
        },
        NotAllowed::HadToPass => {
            let before = to_be_doubled(told, offender)?;
            auction(offender, offender, before.first().map_or(offender, |&(dealer, _)| dealer), before)
        }
        NotAllowed::AboveSeven => auction(offender, offender, offender, Vec::new()),
        NotAllowed::AfterTheLastPass => {
            let declarer = seat(told, Question::Declarer)?;
            let last = seat(told, Question::LastPasser)?;
            auction(offender, offender, declarer, ended(declarer, last))
        }
    };
    let mut events = vec![match why {
        NotAllowed::AboveSeven => Event::AboveSeven { seat: offender },
        _ => Event::Call { seat: offender, call: call(told, Question::Call, &[])? },
    }];
    let next = offender.next();
    let over = since(told, next, &[])?;
    events.extend(over.map(|call| Event::Call { seat: next, call }));
    // Before the director is called.
    let at = scene.events.len().saturating_sub(1);
    scene.events.splice(at..at, events);
    // 36C: only where nobody has said anything before.
    let of_nothing = why == NotAllowed::NothingToDouble && over.is_some();
    if of_nothing && told.ask(Question::LeadFaced, &[calls::INADMISSIBLE])? == Answer::Yes {
        return Ok(played_on(scene, partner));
    }
    if let (NotAllowed::HadToPass, Begins::Auction(dealer)) = (why, &scene.begins) {
        scene.begins = Begins::Bound { dealer: *dealer, seat: offender };
    }
    Ok(scene)
}

/// The same once the auction is over and the opening lead faced: who declares, where nobody had bid, and which card was
/// led does not matter.
fn played_on(mut scene: Scene, bidder: Seat) -> Scene {
    scene.events.pop();
    let Ok(mut table) = Table::new(&scene.setup(Rules::default())) else { return scene };
    scene.events.iter().filter(|event| table.record(event).is_err()).count();
    let mut passed = table.clone();
    let mut rest = Vec::new();
    while let Some(seat) = passed.to_call() {
        let event = Event::Call { seat, call: Call::Pass };
        if passed.record(&event).is_err() {
            break;
        }
        rest.push(event);
    }
    if passed.contract().is_none() {
        rest = end_of_auction(&table, bidder, MOST).unwrap_or_default();
    }
    for event in rest {
        let _ = table.record(&event);
        scene.events.push(event);
    }
    let leader = table.state().trick.leader;
    scene.events.push(Event::Play { seat: leader, card: Card::new(Suit::Clubs, Rank::Two) });
    scene.events.push(call_director(leader, About::ThisNow));
    scene.ends = Ends::Later;
    scene
}

/// What the call of a player who had to pass doubles: whether it could be doubled at all decides between 36 and 37.
fn to_be_doubled(told: &Known, offender: Seat) -> Result<Vec<(Seat, Call)>, Pending> {
    let made = call(told, Question::Call, &[])?;
    if !matches!(made, Call::Double | Call::Redouble) {
        return Ok(Vec::new());
    }
    let bid = call(told, Question::LastBid, &[calls::INADMISSIBLE])?;
    if bid == Call::Pass {
        return Ok(Vec::new());
    }
    let bidder = seat(told, Question::LastBidder)?;
    let mut before = vec![(bidder, bid)];
    let mut others: Vec<(Seat, Call)> =
        bidder.round().into_iter().skip(1).take_while(|seat| *seat != offender).map(passes).collect();
    // What the own side has bid can be redoubled if it was doubled.
    if let (Call::Redouble, Some((_, doubled))) = (made, others.first_mut())
        && bidder.side() == offender.side()
    {
        *doubled = Call::Double;
    }
    before.extend(others);
    Ok(before)
}

/// An auction that this player's pass has ended, the contract being this declarer's.
fn ended(declarer: Seat, last: Seat) -> Vec<(Seat, Call)> {
    let notrump = |level| Call::Bid(level, Strain::NoTrump);
    // Three have passed after the last call that was none.
    let by = last.next();
    let called = match () {
        () if by == declarer => Vec::new(),
        () if by == declarer.partner() => Level::try_new(2).map(notrump).into_iter().collect(),
        () => vec![Call::Double],
    };
    let others = declarer.round().into_iter().skip(1).take_while(|seat| *seat != by).map(passes);
    let others = others.filter(|_| !called.is_empty());
    let mut all: Vec<(Seat, Call)> = [(declarer, notrump(Level::ONE))].into_iter().chain(others).collect();
    all.extend(called.into_iter().map(|call| (by, call)));
    all.extend(by.round().into_iter().skip(1).map(passes));
    all
}

fn told_call(told: &Known, question: Question) -> Option<Call> {
    match told.if_told(question) {
        Some(Answer::Call(call)) => Some(call),
        _ => None,
    }
}

fn told_seat(told: &Known, question: Question) -> Option<Seat> {
    match told.if_told(question) {
        Some(Answer::Seat(seat)) => Some(seat),
        _ => None,
    }
}

/// The answers that lead on, the ordinary one first; for calls an example. `None`, if it is no question
/// about calls.
pub(super) fn answers(topic: Topic, told: &Known, question: Question) -> Option<Vec<Answer>> {
    let bid = |level, strain| Answer::Call(Call::Bid(level, strain));
    Some(match question {
        Question::Offender if topic.is_about_calls() => {
            [Seat::South, Seat::West, Seat::North, Seat::East].map(Answer::Seat).to_vec()
        }
        Question::TurnToCall => {
            let offender = told_seat(told, Question::Offender)?;
            [offender.previous(), offender.partner(), offender.next()].map(Answer::Seat).to_vec()
        }
        Question::TurnHadToPass => vec![Answer::No, Answer::Yes],
        Question::LastBidder => {
            let at = if topic == Topic::InadmissibleCall { Question::Offender } else { Question::TurnToCall };
            let turn = told_seat(told, at)?;
            [turn.previous(), turn.partner(), turn.next()].map(Answer::Seat).to_vec()
        }
        Question::LastPasser => {
            let declarer = told_seat(told, Question::Declarer)?;
            [declarer.previous(), declarer.next(), declarer, declarer.partner()].map(Answer::Seat).to_vec()
        }
        // Where somebody has bid, he has called.
        Question::CalledBefore(_) => match told_call(told, Question::LastBid) {
            Some(Call::Pass) => vec![Answer::No, Answer::Call(Call::Pass)],
            _ => vec![Answer::Call(Call::Pass)],
        },
        Question::WhyNotAllowed => NotAllowed::ALL.map(Answer::NotAllowed).to_vec(),
        Question::Call if is_of_nothing(topic, told) => vec![Answer::Call(Call::Double)],
        Question::LastBid if topic == Topic::CallChanged => vec![Answer::Call(Call::Pass)],
        Question::LastBid if topic == Topic::InsufficientBid => vec![bid(Level::ONE, Strain::Spades)],
        Question::LastBid => vec![bid(Level::ONE, Strain::Spades), Answer::Call(Call::Pass)],
        Question::Call | Question::FirstCall(_) => vec![bid(Level::ONE, Strain::Hearts)],
        Question::SecondCall(_) => vec![bid(Level::ONE, Strain::NoTrump), Answer::No],
        Question::CallsNow(_) => vec![bid(Level::ONE, Strain::NoTrump)],
        Question::UnintendedCall(_)
        | Question::CalledOverSecond(_)
        | Question::WithoutPause
        | Question::LeadFaced => vec![Answer::No, Answer::Yes],
        Question::WhoCalledSince => {
            let offender = told_seat(told, Question::Offender)?;
            let turn = told_seat(told, Question::TurnToCall).unwrap_or(offender);
            let could_have = could_have_called(topic, offender, turn);
            [Answer::No].into_iter().chain(could_have.into_iter().map(Answer::Seat)).collect()
        }
        Question::CalledSince(by) => {
            let example = match topic {
                Topic::InsufficientBid => bid(Level::ONE, Strain::NoTrump),
                _ => Answer::Call(Call::Pass),
            };
            // That he has called was told.
            let has = told.if_told(Question::WhoCalledSince) == Some(Answer::Seat(by));
            (!has).then_some(Answer::No).into_iter().chain([example]).collect()
        }
        _ => return None,
    })
}

/// Is it a double of nothing that is asked for?
fn is_of_nothing(topic: Topic, told: &Known) -> bool {
    let why = told.if_told(Question::WhyNotAllowed);
    topic == Topic::InadmissibleCall && why == Some(Answer::NotAllowed(NotAllowed::NothingToDouble))
}

fn is_after_the_last_pass(told: &Known) -> bool {
    told.if_told(Question::WhyNotAllowed) == Some(Answer::NotAllowed(NotAllowed::AfterTheLastPass))
}

/// Is the call lower than the last bid, or no higher (27)?
fn is_insufficient(last: Call, call: Call) -> bool {
    let bidder = Seat::North;
    let mut auction = Auction::new(bidder);
    auction.accept(bidder, last);
    matches!(auction.objection(bidder.next(), call), Some(IllegalCall::Insufficient { .. }))
}

/// Can this call be the answer?
pub(super) fn fits(topic: Topic, told: &Known, question: Question, call: Call) -> bool {
    let is_bid = |call| matches!(call, Call::Bid(..));
    match question {
        Question::Contract => is_bid(call),
        Question::LastBid => is_bid(call) || call == Call::Pass && topic != Topic::InsufficientBid,
        Question::Call if topic == Topic::InsufficientBid => {
            told_call(told, Question::LastBid).is_some_and(|last| is_insufficient(last, call))
        }
        Question::Call if is_of_nothing(topic, told) => matches!(call, Call::Double | Call::Redouble),
        // 39B: after the last pass a pass is cancelled as well.
        Question::Call if topic == Topic::InadmissibleCall => {
            call != Call::Pass || is_after_the_last_pass(told)
        }
        // A bid of his was the last one, or higher than the one that was told.
        Question::CalledBefore(_) => {
            let fits = |last| is_bid(last) && (call == last || !is_insufficient(last, call));
            call == Call::Pass || told_call(told, Question::LastBid).is_some_and(fits)
        }
        Question::SecondCall(seat) => told_call(told, Question::FirstCall(seat)) != Some(call),
        // He meant another than the one that came out.
        Question::CallsNow(seat) => {
            let first = match topic {
                Topic::InsufficientBid | Topic::CallOutOfRotation => Question::Call,
                _ => Question::FirstCall(seat),
            };
            told_call(told, first) != Some(call)
        }
        Question::Call | Question::FirstCall(_) | Question::CalledSince(_) => true,
        _ => false,
    }
}
