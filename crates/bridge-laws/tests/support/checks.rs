//! What must hold at every table, and between one step and the next.

use bridge_laws::{
    State, Status, Table,
    event::{About, Event},
    words::{Choice, Duty, Effect, Elects},
};
use cards::{BySeat, Card, CardSet, Seat, Side};

use super::{Broken, hold};

/// Everything a seat has played, as the table has it.
pub fn played_by(state: &State, seat: Seat) -> impl Iterator<Item = Card> + '_ {
    let quitted = state.history.iter().filter_map(move |q| q.trick.cards[seat]);
    let surplus = state.surplus.iter().filter(move |s| s.0 == seat).map(|s| s.1);
    quitted.chain(state.trick.cards[seat]).chain(surplus)
}

/// Each card is in one place.
pub fn conserved(table: &Table, deal: &BySeat<CardSet>) -> Result<(), Broken> {
    let state = table.state();
    let mut seen = CardSet::EMPTY;
    let mut unknown = 0;
    for seat in Seat::ALL {
        let hand = &state.hands[seat];
        for card in hand.known.iter().chain(played_by(state, seat)) {
            hold(!seen.contains(card), "a card is in two places", || format!("{card} of {seat}"))?;
            hold(deal[seat].contains(card), "a card changed hands", || format!("{card} now with {seat}"))?;
            seen.insert(card);
        }
        hold(hand.known.len() <= hand.count as usize, "more cards known than there are", || {
            format!("{seat}: {:?} of {}", hand.known, hand.count)
        })?;
        unknown += hand.count as usize - hand.known.len();
        let total = hand.count as usize + played_by(state, seat).count();
        hold(total == state.length as usize, "a hand has another number of cards", || {
            format!("{seat}: {total} with those played")
        })?;
        hold(state.penalty_cards(seat).is_subset(hand.known), "a penalty card is not in its hand", || {
            format!("{seat}: {:?}, holds {:?}", state.penalty_cards(seat), hand.known)
        })?;
    }
    let lying = state.laid - seen;
    hold(lying.is_empty(), "a card lies open that is in no hand", || format!("{lying:?}"))?;
    let twice = Seat::ALL.into_iter().flat_map(|s| played_by(state, s)).find(|&c| state.laid.contains(c));
    hold(twice.is_none(), "a card was played and still lies open", || format!("{twice:?}"))?;
    let all = seen | state.loose;
    let missing = CardSet::PACK - all;
    hold(missing.is_empty(), "a card is nowhere", || format!("{missing:?}"))?;
    let both = seen & state.loose;
    hold(both.is_empty(), "a card with a place is loose", || format!("{both:?}"))?;
    let before = 4 * (13 - state.length as usize);
    hold(state.loose.len() == unknown + before, "loose cards and gaps differ", || {
        format!("{:?} for {unknown} gaps", state.loose)
    })
}

/// Something can go on from here.
pub fn goes_on(table: &Table) -> Result<(), Broken> {
    match table.status() {
        Status::Play(seat) => {
            let legal = table.legal(seat).cards;
            let short = table.state().surplus.iter().any(|s| s.0 == seat);
            // What lies there while declarer has still to choose about the lead is ruled on first.
            let lies = !(table.state().hands[seat].known & table.state().laid).is_empty();
            hold(!legal.is_empty() || short || lies, "dead end: no legal card", || format!("{seat}"))?;
            let refused =
                legal.iter().find(|&card| table.clone().record(&Event::Play { seat, card }).is_err());
            hold(refused.is_none(), "a legal card is refused", || format!("{seat} {refused:?}"))?;
            hold(play_goes_on(table, 0), "dead end: no legal card is accepted", || {
                let state = table.state();
                format!("{seat}: {legal:?}, lying open {:?}, surplus {:?}", state.laid, state.surplus)
            })
        }
        Status::Question(question) => {
            let answers = table.answers(question);
            hold(!answers.is_empty(), "dead end: a question without answers", || format!("{question:?}"))?;
            answers.into_iter().try_for_each(|with| accepted(table, &Event::answer(question, with)))
        }
        Status::Election(election) => {
            let none = election.options.is_empty() || election.by.is_empty();
            hold(!none, "dead end: a choice without options", || format!("{election:?}"))?;
            if matches!(election.about, Elects::AboutLead(..)) {
                // Who looks ahead asks the state, without the table.
                let options = table.state().options_about_lead(table.rules());
                hold(options == election.options, "the state offers what the table does not", || {
                    format!("{options:?}, {election:?}")
                })?;
            }
            let each = election.by.iter().flat_map(|&by| election.options.iter().map(move |&o| (by, o)));
            each.into_iter()
                .try_for_each(|choice: (Seat, Choice)| accepted(table, &Event::Choose(vec![choice])))
        }
        Status::Call(seat) if table.irregular_call().is_none() => {
            let proper = table.proper_calls(seat);
            hold(!proper.is_empty(), "dead end: no proper call", || format!("{seat}"))?;
            proper.into_iter().try_for_each(|call| {
                let mut copy = table.clone();
                let result = copy.record(&Event::Call { seat, call });
                let fine = result.is_ok() && copy.noticed().is_none() && copy.irregular_call().is_none();
                hold(fine, "a proper call is no proper call", || format!("{seat} {call}: {result:?}"))
            })
        }
        Status::Call(_) | Status::Over => Ok(()),
    }
}

fn accepted(table: &Table, event: &Event) -> Result<(), Broken> {
    let mut copy = table.clone();
    let result = copy.record(event);
    hold(result.is_ok(), "dead end: an answer or option was refused", || format!("{event:?}: {result:?}"))
}

/// Is a card accepted here, or once the director has ruled on what stands open?
fn play_goes_on(table: &Table, depth: usize) -> bool {
    let next = match table.status() {
        Status::Play(seat) => {
            let legal = table.legal(seat).cards;
            if legal.iter().any(|card| table.clone().record(&Event::Play { seat, card }).is_ok()) {
                return true;
            }
            match table.state().surplus.iter().find(|s| s.0 == seat).filter(|_| legal.is_empty()) {
                Some(&(by, _, trick)) => Event::CallDirector { by, about: About::Trick(trick) },
                None => Event::CallDirector { by: seat, about: About::ThisNow },
            }
        }
        Status::Question(question) => match table.answers(question).first() {
            Some(&with) => Event::answer(question, with),
            None => return false,
        },
        Status::Election(election) => match (election.by.last(), election.options.last()) {
            (Some(&by), Some(&option)) => Event::Choose(vec![(by, option)]),
            _ => return false,
        },
        Status::Call(_) | Status::Over => return true,
    };
    let mut copy = table.clone();
    depth < 60 && copy.record(&next).is_ok() && play_goes_on(&copy, depth + 1)
}

/// What each seat sees is its own hand, the hand laid open, and what lies open; nothing that was
/// never shown.
pub fn views(table: &Table, shown: CardSet) -> Result<(), Broken> {
    let state = table.state();
    for seat in Seat::ALL {
        let view = table.view(seat);
        for of in Seat::ALL {
            let hand = &state.hands[of];
            let sees = view.hands[of];
            hold(view.counts[of] == hand.count, "a view miscounts", || format!("{seat} looks at {of}"))?;
            let lying = state.laid | state.shown_to[seat];
            let open = state.penalty_cards(of) | (lying & hand.known);
            hold(open.is_subset(sees), "a card lying open is not seen", || {
                format!("{seat} looks at {of}: {sees:?}, open {open:?}")
            })?;
            let whole = of == seat || state.spread == Some(of);
            if whole {
                hold(sees == hand.known, "a hand to be seen is not seen", || format!("{seat}, {of}"))?;
            } else {
                hold(sees == open && (sees - shown).is_empty(), "a card is seen that may not be", || {
                    format!("{seat} looks at {of}: {sees:?}, open {open:?}, shown {shown:?}")
                })?;
            }
        }
    }
    Ok(())
}

fn played(state: &State, seat: Seat, card: Card) -> bool {
    played_by(state, seat).any(|c| c == card)
}

fn names(effect: Effect, seat: Seat, card: Card) -> bool {
    match effect {
        Effect::PickUp(s, c)
        | Effect::Return(s, c)
        | Effect::ReturnUnnamed(s, c)
        | Effect::Stands(s, c)
        | Effect::Played(s, c)
        | Effect::LeadStands(s, c)
        | Effect::MustBePlayed(s, c)
        | Effect::MayTakeBack(s, c, _)
        | Effect::ThenMayTakeBack(_, s, c, _)
        | Effect::TakeOut(s, c, _) => (s, c) == (seat, card),
        _ => false,
    }
}

/// A penalty card does not just vanish.
pub fn penalty_cards_stay(before: &Table, after: &Table) -> Result<(), Broken> {
    let now = after.penalty_cards();
    for old in before.penalty_cards() {
        let stays = now.iter().any(|p| (p.seat, p.card) == (old.seat, old.card));
        let named = || {
            let effects = after.rulings().iter().flat_map(|r| r.effects.iter().copied());
            effects.into_iter().any(|effect| names(effect, old.seat, old.card))
        };
        // Its owner has taken it back, which is a matter of its own.
        let taken = after.open_matters().iter().any(|open| open.what.card == Some(old.card));
        let gone = stays || played(after.state(), old.seat, old.card) || named() || taken || after.is_over();
        hold(gone, "a penalty card vanished", || format!("{old:?}"))?;
        let grade = now.iter().find(|p| p.card == old.card).is_none_or(|p| p.grade >= old.grade);
        let spared = |e: &Effect| matches!(e, Effect::Spared(seat, _) if *seat == old.seat);
        let grade = grade || after.rulings().iter().any(|ruling| ruling.effects.iter().any(spared));
        hold(grade, "a major penalty card became minor", || format!("{old:?}"))?;
    }
    Ok(())
}

/// Restrictions bind defenders only and end when they should. `since`: in which trick each began.
pub fn restrictions(
    before: &Table,
    after: &Table,
    since: &mut Vec<(bridge_laws::words::Restriction, u8)>,
) -> Result<(), Broken> {
    let state = after.state();
    let number = state.trick_number();
    since.retain(|(old, _)| after.restrictions().any(|r| r == *old));
    for r in after.restrictions() {
        // What binds in the auction binds whoever erred there.
        if matches!(r.duty, Duty::MustPass | Duty::MustPassThroughout | Duty::MayNotDouble) {
            continue;
        }
        hold(state.is_defender(r.seat), "the declaring side is restricted", || r.to_string())?;
        let laid_down = |e: &Effect| matches!(e, Effect::Restrict(now, _) if *now == r);
        let anew = after.rulings().iter().any(|ruling| ruling.effects.iter().any(laid_down));
        if anew || !since.iter().any(|(old, _)| *old == r) {
            since.retain(|(old, _)| *old != r);
            since.push((r, number.max(before.state().trick_number())));
        }
        let (_, began) = since.iter().find(|(old, _)| *old == r).copied().unwrap_or((r, number));
        let quitted = |n: u8| state.history.get(usize::from(n - 1 - state.before));
        match r.duty {
            Duty::ForbidLead(_) => {
                // As long as no other hand has won a trick.
                let kept = (began..number).filter_map(quitted).all(|q| q.winner == r.seat);
                hold(kept, "a prohibition outlives the lead", || {
                    format!("{r} since trick {began}, now {number}")
                })?;
            }
            // Until he has led: another's lead that was accepted leaves it (60A3).
            Duty::RequireLead(_) => {
                let spent = (began..number)
                    .filter_map(quitted)
                    .any(|q| q.trick.leader == r.seat && q.trick.cards[r.seat].is_some());
                hold(!spent, "a required lead is required again", || {
                    format!("{r} since trick {began}, now {number}")
                })?;
            }
            _ => hold(number <= began, "a restriction outlives its trick", || {
                format!("{r} of trick {began} in trick {number}")
            })?,
        }
    }
    Ok(())
}

/// What has been ruled on leaves no card that could have followed suit and did not, unless it is an established
/// revoke or may still come back (44C); and no card has to be played that may not.
pub fn suit_is_followed(table: &Table) -> Result<(), Broken> {
    let state = table.state();
    let settled = table.unnoticed().is_empty() && matches!(table.status(), Status::Play(_));
    if table.rulings().is_empty() || !settled {
        return Ok(());
    }
    let Some(led) = state.trick.led() else { return Ok(()) };
    for seat in Seat::ALL.into_iter().filter(|&seat| seat != state.trick.leader) {
        let Some(card) = state.trick.cards[seat] else { continue };
        let could = state.hands[seat].is_open_book() && !state.hands[seat].known.of(led).is_empty();
        let noted =
            state.revokes.iter().any(|r| (r.seat, r.card) == (seat, Some(card)) && r.established.is_some());
        let may = table.may_take_back().any(|right| right == (seat, card));
        hold(card.suit() == led || !could || noted || may, "a ruling leaves a revoke", || {
            format!("{seat} {card} to {led}, holds {:?}", state.hands[seat].known)
        })?;
    }
    for &(seat, card, trick) in &state.must_play {
        if state.trick.turn() == Some(seat) && state.trick_number() == trick {
            let known = state.hands[seat].is_open_book();
            let legal = table.legal(seat).cards;
            hold(!known || legal.contains(card), "a card must be played that may not", || {
                format!("{seat} {card}, legal {legal:?}")
            })?;
        }
    }
    Ok(())
}

/// A side that has done nothing wrong has no penalty card and is bound by nothing.
pub fn the_others_lose_nothing(table: &Table, side: Side) -> Result<(), Broken> {
    let card = table.penalty_cards().into_iter().find(|p| p.seat.side() == side);
    hold(card.is_none(), "an innocent has a penalty card", || format!("{card:?}"))?;
    let bound = table.restrictions().find(|r| r.seat.side() == side);
    hold(bound.is_none(), "an innocent is restricted", || format!("{bound:?}"))
}

/// Attention drawn a second time to what is settled changes nothing.
pub fn settled_once(table: &Table) -> Result<(), Broken> {
    let call = Event::CallDirector { by: Seat::South, about: About::ThisNow };
    let called = |table: &Table| {
        let mut copy = table.clone();
        copy.record(&call).ok().filter(|()| matches!(copy.status(), Status::Play(_))).map(|()| copy)
    };
    let Some(once) = called(table) else { return Ok(()) };
    let Some(twice) = called(&once) else { return Ok(()) };
    let lies = |table: &Table| {
        let state = table.state().clone();
        let hands = BySeat::from_fn(|seat| state.hands[seat].known);
        (state.trick, hands, state.laid, state.restrictions, state.takebacks, table.penalty_cards())
    };
    hold(lies(&once) == lies(&twice), "a second call changes what a first one settled", || {
        let laws = |table: &Table| {
            let laws: Vec<_> =
                table.rulings().iter().map(|r| (r.clauses.clone(), r.effects.clone())).collect();
            (laws, table.open_matters(), table.state().trick)
        };
        format!("first {:?}, then {:?}", laws(&once), laws(&twice))
    })
}

/// At the end the tricks are thirteen, unless a claim is contested.
pub fn thirteen(table: &Table, contested: bool) -> Result<(), Broken> {
    // 68D, 70: nothing is scored before the claim is judged.
    let score = table.contested().and_then(|_| table.score());
    let known = table.state().agreed.is_some() || table.is_score_ruled();
    hold(score.is_none() || known, "a contested claim has a score", || format!("{score:?}"))?;
    let sum: u8 = table.tricks().0.iter().sum();
    let contested = contested || table.contested().is_some();
    hold(sum == 13 || contested && sum < 13, "the tricks are not thirteen", || {
        format!("{:?}", table.tricks())
    })
}
