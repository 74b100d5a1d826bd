//! Naming and putting out dummy's cards: 45B–45F, 46; and cards taken back without a right: 47F2.

use cards::{Card, CardSet, Rank, Seat, Side, Suit};

use super::penalty_card;
use crate::{
    clause::Clause,
    event::Designation,
    facts::Facts,
    state::State,
    words::{Answer, Choice, Effect, Election, Grade, Pending, Question, Ruling},
};

/// What declarer's words mean.
pub(crate) enum Meaning {
    /// This card, under this clause.
    Card(Card, Clause),
    /// One of these; somebody must say which.
    OneOf(CardSet, Clause),
    /// No card of dummy's at all (46B4).
    Nothing,
}

/// 45B, 46: which card of dummy declarer's words designate.
pub(crate) fn designated(state: &State, words: Designation) -> Meaning {
    let dummy = state.dummy();
    let hand = state.candidates(dummy);
    let led = state.trick.led().filter(|_| state.trick.leader != dummy);
    let lowest_of = |suit: Suit, clause| match hand.of(suit).lowest() {
        Some(card) => Meaning::Card(card, clause),
        None => Meaning::Nothing,
    };
    match words {
        Designation::Card { suit: Some(suit), rank: Some(rank) } => {
            let card = Card::new(suit, rank);
            if hand.contains(card) { Meaning::Card(card, Clause::L45B) } else { Meaning::Nothing }
        }
        Designation::Card { suit: Some(suit), rank: None } => lowest_of(suit, Clause::L46B2),
        Designation::Card { suit: None, rank: Some(rank) } => rank_only(state, hand, led, rank),
        Designation::Card { suit: None, rank: None } | Designation::Anything => {
            Meaning::OneOf(hand, Clause::L46B5)
        }
        Designation::High => match led.and_then(|suit| hand.of(suit).highest()) {
            Some(card) => Meaning::Card(card, Clause::L46B1a),
            None => Meaning::OneOf(hand, Clause::L46B5),
        },
        Designation::Low => match led.and_then(|suit| hand.of(suit).lowest()) {
            Some(card) => Meaning::Card(card, Clause::L46B1),
            None => Meaning::OneOf(hand, Clause::L46B5),
        },
        Designation::Win => match lowest_winner(state, hand) {
            Some(card) => Meaning::Card(card, Clause::L46B1b),
            None => Meaning::OneOf(state.legal(dummy).cards, Clause::L46B5),
        },
    }
}

/// 46B3: a rank without a suit.
fn rank_only(state: &State, hand: CardSet, led: Option<Suit>, rank: Rank) -> Meaning {
    if led.is_none() {
        // 46B3a: dummy leads; the suit in which dummy won the trick before.
        let won_with = state.history.iter().next_back().and_then(|q| q.trick.cards[state.dummy()]);
        if let Some(card) = won_with.map(|card| Card::new(card.suit(), rank)).filter(|&c| hand.contains(c)) {
            return Meaning::Card(card, Clause::L46B3a);
        }
    }
    let legal = state.legal(state.dummy()).cards.of_rank(rank);
    match legal.single() {
        Some(card) => Meaning::Card(card, Clause::L46B3b),
        None if legal.is_empty() => Meaning::Nothing,
        None => Meaning::OneOf(legal, Clause::L46B3b),
    }
}

/// 46B1b: the lowest card known to win the trick. A card is known to win if nobody still to play
/// can hold a card that beats it, as far as the cards played and seen show.
fn lowest_winner(state: &State, hand: CardSet) -> Option<Card> {
    let dummy = state.dummy();
    let legal = state.legal(dummy).cards & hand;
    let gone = state.seen_by_all();
    let still_to_play: Vec<Seat> =
        Seat::ALL.into_iter().filter(|&s| s != dummy && state.trick.cards[s].is_none()).collect();
    let wins = |card: Card| {
        let mut trick = state.trick;
        trick.cards[dummy] = Some(card);
        if trick.winner(state.strain.trump()) != dummy {
            return false;
        }
        let unseen = CardSet::PACK - gone - hand;
        let threat = |other: Card| {
            let mut then = trick;
            match still_to_play.iter().find(|&&s| s != state.declarer) {
                Some(&seat) => {
                    then.cards[seat] = Some(other);
                    then.winner(state.strain.trump()) == seat
                }
                None => false,
            }
        };
        !unseen.iter().any(threat)
    };
    let mut winners: Vec<Card> = legal.iter().filter(|&card| wins(card)).collect();
    winners.sort_by_key(|card| (Some(card.suit()) == state.strain.trump(), card.rank()));
    // Known to win first; failing that the highest that wins so far.
    winners.first().copied().or_else(|| {
        legal
            .iter()
            .filter(|&card| {
                let mut trick = state.trick;
                trick.cards[dummy] = Some(card);
                trick.winner(state.strain.trump()) == dummy
            })
            .max_by_key(|card| card.rank())
    })
}

/// 46B: the words leave a choice, or are void. A different intention that is incontrovertible
/// comes before all of it.
pub(crate) fn unclear(f: &Facts, words: Designation) -> Result<Ruling, Pending> {
    let dummy = f.state.dummy();
    if let Some(Answer::Card(card)) = f.if_told(Question::Incontrovertible)
        && f.state.candidates(dummy).contains(card)
    {
        return Ok(Ruling::under(Clause::L46B1).does(Effect::Played(dummy, card)));
    }
    let (cards, clause, by) = match designated(f.state, words) {
        Meaning::Card(card, clause) => return Ok(Ruling::under(clause).does(Effect::Played(dummy, card))),
        Meaning::OneOf(cards, Clause::L46B5) => {
            let defenders = f.state.declarer.side().other().seats();
            (cards & f.state.legal(dummy).cards, Clause::L46B5, defenders.to_vec())
        }
        Meaning::OneOf(cards, clause) => (cards, clause, vec![f.state.declarer]),
        Meaning::Nothing => return Ok(Ruling::under(Clause::L46B4).does(Effect::PlayGoesOn)),
    };
    if cards.is_empty() {
        // Dummy has no card that could be meant.
        return Ok(Ruling::under(Clause::L46B4).does(Effect::PlayGoesOn));
    }
    let election = Election {
        by,
        options: cards.iter().map(Choice::Play).collect(),
        clauses: vec![clause, Clause::L10C2],
        debated: Vec::new(),
    };
    Ok(match f.elect(election)?.first() {
        Some((_, Choice::Play(card))) => Ruling::under(clause).does(Effect::Played(dummy, *card)),
        _ => Ruling::under(clause),
    })
}

/// 45C4b: declarer names another card than before. Only a slip of the tongue may be changed.
pub(crate) fn renamed(f: &Facts, first: Card, then: Card) -> Result<Ruling, Pending> {
    let dummy = f.state.dummy();
    if !f.is_so(Question::DesignationUnintended, &[Clause::L45C4b])? {
        return Ok(Ruling::under(Clause::L45C4b).and(Clause::L45B).does(Effect::Stands(dummy, first)));
    }
    let mut ruling = Ruling::under(Clause::L45C4b).and(Clause::L47C);
    ruling = ruling.does(Effect::Return(dummy, first)).does(Effect::Played(dummy, then));
    for (seat, card) in played_after(f.state, dummy, first) {
        if f.state.is_defender(seat) {
            ruling = ruling.and(Clause::L47D).does(Effect::MayTakeBack(seat, card, Clause::L45C4b));
        }
    }
    Ok(ruling)
}

/// Who has played to the trick after dummy's card.
fn played_after(state: &State, dummy: Seat, card: Card) -> Vec<(Seat, Card)> {
    let trick = state.trick_of(dummy, card);
    trick.into_iter().skip_while(|(seat, _)| *seat != dummy).skip(1).collect()
}

/// 45D: dummy put out a card that was not named.
pub(crate) fn wrong_card(f: &Facts, named: Card, put_out: Card) -> Ruling {
    let dummy = f.state.dummy();
    let mut ruling = Ruling::under(Clause::L45D);
    let lies = f.state.trick.cards[dummy] == Some(put_out);
    let both_sides_played =
        Side::ALL.iter().all(|side| side.seats().iter().any(|&s| f.state.trick.cards[s].is_some()));
    if !lies && (both_sides_played || f.state.trick_of(dummy, put_out).is_empty()) {
        // Each side has played to the next trick: it stands.
        return ruling.does(Effect::Stands(dummy, put_out));
    }
    ruling = ruling.does(Effect::Return(dummy, put_out)).does(Effect::Played(dummy, named));
    for (seat, card) in played_after(f.state, dummy, put_out) {
        if f.state.is_defender(seat) {
            ruling = ruling.does(Effect::MayTakeBack(seat, card, Clause::L45D));
        }
    }
    ruling.and(Clause::L47B)
}

/// 45F: dummy touches or moves a card unasked. Play goes on; the score is looked at afterwards.
pub(crate) fn suggested() -> Ruling {
    Ruling::under(Clause::L45F).does(Effect::PlayGoesOn).look_at(Clause::L45F)
}

/// 47F2: a card taken back without a right. It stands; what was put in its place is exposed.
pub(crate) fn taken_back(f: &Facts, seat: Seat, card: Card, instead: Option<Card>) -> Ruling {
    let mut ruling = Ruling::under(Clause::L47F2);
    if let Some(instead) = instead {
        ruling = ruling.does(Effect::Return(seat, instead));
    }
    ruling = ruling.does(Effect::Played(seat, card));
    match instead {
        Some(instead) if f.state.is_defender(seat) => {
            penalty_card::becomes(f, ruling.and(Clause::L49), seat, instead, Grade::Major)
        }
        _ => ruling,
    }
}
