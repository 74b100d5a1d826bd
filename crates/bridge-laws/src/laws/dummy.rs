//! Naming and putting out dummy's cards: 43B, 45B, 45C4b, 45D, 45F, 46.

use cards::{Card, CardSet, Rank, Seat, Suit};

use super::{
    Say, information, lead_out_of_turn, procedure,
    retraction::{self, Changed},
    revoke,
};
use crate::{
    clause::{Clause, Edition},
    event::{Designation, Request},
    facts::Facts,
    matter::{Kind, Matter},
    state::State,
    words::{Answer, Choice, Effect, Elects, Pending, Question, Ruling},
};

/// 42B: dummy may try to prevent an irregularity, and ask declarer for a revoke.
pub const MAY_PREVENT: Clause = Clause::L42B;
/// 43A1: dummy may not draw attention during the play, nor take part in it.
pub const MAY_NOT_SPEAK: Clause = Clause::L43A1;

/// 43A2: he looks at a defender's card (in 2007 into any hand, of his own accord), leaves his seat to watch declarer, or
/// swaps hands with him, and has lost his rights.
pub const LOOKED: Clause = Clause::L43A2;

/// What dummy says unasked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spoke {
    /// He warns declarer, who has not led yet, that the lead comes from the other hand.
    Warned,
    /// He asks declarer whether he has none of the suit.
    AskedDeclarer,
    /// He asks a defender.
    AskedDefender,
    /// He points out an irregularity; is the play over?
    PointedOut {
        /// It is.
        over: bool,
    },
}

/// 42B, 43A1, 61B2: may he, and by which clause? The same at a table and for whoever is only told.
#[must_use]
pub const fn may_say(what: Spoke) -> (bool, Clause) {
    match what {
        Spoke::Warned | Spoke::AskedDeclarer | Spoke::PointedOut { over: true } => (true, MAY_PREVENT),
        Spoke::AskedDefender => (false, revoke::DUMMY_ASKS),
        Spoke::PointedOut { over: false } => (false, MAY_NOT_SPEAK),
    }
}

/// 43B: what follows where he has lost his rights and is the first to say it.
#[must_use]
pub const fn without_rights(what: Spoke) -> Clause {
    match what {
        Spoke::Warned => Clause::L43B2a,
        Spoke::AskedDeclarer | Spoke::AskedDefender => Clause::L43B2b,
        Spoke::PointedOut { .. } => Clause::L43B3,
    }
}

/// What declarer's words mean.
pub(crate) enum Meaning {
    /// This card, under this clause.
    Card(Card, Clause),
    /// One of these; declarer must say which.
    OneOf(CardSet, Clause),
    /// Any card: a defender may say which (46B5).
    Any(CardSet),
    /// No card of dummy's at all: declarer says another (46B4).
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
        Designation::Card { suit: None, rank: None } | Designation::Anything => Meaning::Any(hand),
        // High, low and winning are said of the suit led; what cannot be met declarer says again.
        Designation::High => match led.and_then(|suit| hand.of(suit).highest()) {
            Some(card) => Meaning::Card(card, Clause::L46B1a),
            None => Meaning::OneOf(hand, Clause::L46B1a),
        },
        Designation::Low => match led.and_then(|suit| hand.of(suit).lowest()) {
            Some(card) => Meaning::Card(card, Clause::L46B1),
            None => Meaning::OneOf(hand, Clause::L46B1),
        },
        Designation::Win => match lowest_winner(state, hand) {
            Some(card) => Meaning::Card(card, Clause::L46B1b),
            None => Meaning::OneOf(hand, Clause::L46B1b),
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

/// 46B5: neither suit nor rank: dummy's card is for either defender to name. They may leave it, and do not confer.
pub(crate) fn either_defender_names(declarer: Seat) -> Ruling {
    Ruling::under(Clause::L46B5).does(Effect::DefendersName(declarer))
}

/// 46B: the words leave a choice, or are void. A different intention that is incontrovertible
/// comes before all of it.
pub(crate) fn unclear(f: &Facts, m: &Matter) -> Say {
    let Kind::Unclear { designation: words } = m.kind else { return Ok(None) };
    let dummy = f.state.dummy();
    if let Some(Answer::Card(card)) = f.if_told(Question::Incontrovertible)
        && f.state.candidates(dummy).contains(card)
    {
        return Ok(Some(Ruling::under(Clause::L46B1).does(Effect::Played(dummy, card))));
    }
    let legal = f.state.legal(dummy).cards;
    let (cards, clause, by) = match designated(f.state, words) {
        Meaning::Card(card, clause) => {
            return Ok(Some(Ruling::under(clause).does(Effect::Played(dummy, card))));
        }
        Meaning::Any(cards) => {
            (cards & legal, Clause::L46B5, f.state.declarer.side().other().seats().to_vec())
        }
        Meaning::OneOf(cards, clause) => (cards & legal, clause, vec![f.state.declarer]),
        Meaning::Nothing => (CardSet::EMPTY, Clause::L46B4, Vec::new()),
    };
    if cards.is_empty() {
        // Dummy has no card that could be meant.
        return Ok(Some(Ruling::under(Clause::L46B4).does(Effect::DesignationVoid(f.state.declarer))));
    }
    let options = cards.iter().map(Choice::Play).collect();
    let card = f.one_card(Elects::Meant(f.state.trick_number()), by, options, &[clause])?;
    Ok(Some(Ruling::under(clause).does(Effect::Played(dummy, card))))
}

/// 45C4b: declarer names another card than before. Only a slip of the tongue may be changed; in 2007 only
/// without a pause for thought.
pub(crate) fn renamed(f: &Facts, m: &Matter) -> Say {
    let Kind::Renamed { first, then } = m.kind else { return Ok(None) };
    let dummy = f.state.dummy();
    if !is_a_slip_of_the_tongue(f)? {
        let ruling = Ruling::under(Clause::L45C4b).and(Clause::L45B);
        // What else is wrong with it is ruled on then.
        let wrong = f.open.iter().any(|open| open.at != m.at && open.kind.is_about(dummy, first));
        return Ok(Some(if wrong { ruling } else { ruling.does(Effect::Stands(dummy, first)) }));
    }
    let ruling = retraction::renamed(Ruling::under(Clause::L45C4b));
    if let Some(played) = lead_out_of_turn::accepted_in_its_suit(f, (dummy, first), then.suit()) {
        // It is a lead from the wrong hand again, in another suit; nobody has accepted that.
        let back = retraction::played_to_what_is_gone(ruling, dummy.side(), played);
        return Ok(Some(back.does(Effect::Return(dummy, first)).does(Effect::Played(dummy, then))));
    }
    let changed = Changed { seat: dummy, was: first, now: then, under: Clause::L45C4b };
    let ruling = retraction::opponents_may_change(f, ruling, changed)?;
    // What an opponent has led since was led in sight of the first.
    let ruling = retraction::played_on(f, ruling, changed).does(Effect::Return(dummy, first));
    Ok(Some(ruling.does(Effect::Played(dummy, then))))
}

/// 45C4b: is what lets him take a card back a right of who had legally played it alone?
pub(crate) const fn is_for_legal_cards(law: Clause) -> bool {
    matches!(law, Clause::L45C4b)
}

/// 45C4b: did he name what he did not mean? In 2007 he also had to say so without pause for thought.
fn is_a_slip_of_the_tongue(f: &Facts) -> Result<bool, Pending> {
    let clauses = [Clause::L45C4b];
    let in_time = match f.edition(Clause::L45C4b) {
        Edition::E2007 => f.is_so(Question::WithoutPause, &clauses)?,
        Edition::E2017 => true,
    };
    Ok(in_time && f.is_so(Question::DesignationUnintended, &clauses)?)
}

/// 45D: dummy put out a card that was not named. Until each side has played to the next trick the named card is
/// played; where the wrong one was the lead, everything laid on it comes back, the next lead included.
pub(crate) fn wrong_card(f: &Facts, m: &Matter) -> Say {
    let Kind::WrongCard { named, put_out, meant } = m.kind else { return Ok(None) };
    let dummy = f.state.dummy();
    if meant && is_a_slip_of_the_tongue(f)? {
        // It lies there already; who has played to what was named may change his card.
        let ruling = retraction::renamed(Ruling::under(Clause::L45C4b));
        let ruling = what_came_after(f, m, ruling, Clause::L45C4b, (put_out, put_out))?;
        return Ok(Some(ruling.does(Effect::Stands(dummy, put_out))));
    }
    if f.state.laid.contains(put_out) {
        // What was named was led out of turn; the card put out in its place was never led.
        let mut ruling =
            retraction::to_correct(Ruling::under(Clause::L45D1)).does(Effect::Return(dummy, put_out));
        for (seat, card) in
            f.state.trick_of(dummy, named).into_iter().filter(|(s, _)| f.state.is_defender(*s))
        {
            ruling = ruling.does(Effect::MayTakeBack(seat, card, Clause::L45D1));
        }
        return Ok(Some(ruling));
    }
    if f.story.took_back(m.at, dummy, put_out) {
        // Dummy has mended it himself, which takes nothing from the defenders.
        let ruling = retraction::to_correct(Ruling::under(Clause::L45D1));
        let ruling = what_came_after(f, m, ruling, Clause::L45D1, (named, named))?;
        // Whatever else lies there of his goes back.
        let own = f.state.trick_by_number(m.trick).and_then(|trick| trick.cards[dummy]);
        let ruling = match own.filter(|card| *card != named) {
            Some(card) => ruling.does(Effect::Return(dummy, card)),
            None => ruling,
        };
        return Ok(Some(ruling.does(Effect::Played(dummy, named))));
    }
    let trick = f.state.trick_of(dummy, put_out);
    if trick.is_empty() || each_side_has_played_on(f.state, put_out) {
        return Ok(Some(Ruling::under(Clause::L45D2).does(Effect::Stands(dummy, put_out))));
    }
    let led = trick.first() == Some(&(dummy, put_out));
    let mut ruling = retraction::to_correct(Ruling::under(Clause::L45D1));
    if f.state.trick.cards[dummy] != Some(put_out) {
        ruling = next_lead(f, ruling, led && named.suit() != put_out.suit());
    }
    ruling = what_came_after(f, m, ruling, Clause::L45D1, (put_out, named))?;
    Ok(Some(ruling.does(Effect::Return(dummy, put_out)).does(Effect::Played(dummy, named))))
}

/// What was played to the wrong card.
fn what_came_after(
    f: &Facts,
    m: &Matter,
    ruling: Ruling,
    under: Clause,
    (was, now): (Card, Card),
) -> Result<Ruling, Pending> {
    let dummy = f.state.dummy();
    let trick = f.state.trick_of(dummy, was);
    let since = f.story.laid_since(m.at).into_iter().filter(|laid| trick.contains(laid));
    let changed = Changed { seat: dummy, was, now, under };
    retraction::played_to_another(f, ruling, changed, &since.collect::<Vec<_>>())
}

/// What a defender has led to the next trick since comes back, and what declarer has led where the wrong card
/// was itself a lead in another suit, so that this trick is played anew.
fn next_lead(f: &Facts, mut ruling: Ruling, anew: bool) -> Ruling {
    for seat in f.state.trick.leader.round() {
        let comes_back =
            |card: &Card| f.state.is_defender(seat) && !f.state.penalty_cards(seat).contains(*card) || anew;
        let loose = f.state.laid & f.state.hands[seat].known;
        let cards = f.state.trick.cards[seat].into_iter().chain(loose);
        for card in cards.filter(comes_back) {
            ruling = goes_back(ruling, f.state, seat, card);
        }
    }
    ruling
}

/// A card played to the wrong one comes back; what a defender's has shown is not for declarer's side.
fn goes_back(ruling: Ruling, state: &State, seat: Seat, card: Card) -> Ruling {
    information::withdrawn(ruling.does(Effect::Return(seat, card)), seat, card, state.declarer.side())
}

fn each_side_has_played_on(state: &State, put_out: Card) -> bool {
    let played = || state.trick.cards.iter().filter(|(_, card)| card.is_some()).map(|(seat, _)| seat.side());
    let first = played().next();
    state.trick.cards[state.dummy()] != Some(put_out) && played().any(|side| Some(side) != first)
}

/// 45D: what defenders may take back.
pub(crate) const DEFENDERS_MAY_CHANGE: Clause = Clause::L45D1;

/// 45F: dummy suggests a play.
pub const SUGGESTED: Clause = Clause::L45F;

/// 45D: a defender has taken back what he had played to the wrong card, as he may.
pub(crate) fn taken_back_from_it(f: &Facts, m: &Matter) -> Say {
    let Kind::TakenBack { seat, card, grade: None } = m.kind else { return Ok(None) };
    let to_it = |wrong: &Matter| match wrong.kind {
        Kind::WrongCard { put_out, meant, .. } => {
            let played = f.story.since(wrong.at).iter().any(|deed| deed.laid() == Some((seat, card)));
            wrong.called
                && wrong.trick == m.trick
                && !meant
                && played
                && f.state.is_defender(seat)
                && !each_side_has_played_on(f.state, put_out)
        }
        _ => false,
    };
    let may = f.open.iter().any(to_it);
    Ok(may.then(|| retraction::has_changed_rightly(f, m, (seat, card), DEFENDERS_MAY_CHANGE)))
}

/// 45F: dummy touches or moves a card unasked. Play goes on; the score is looked at afterwards.
pub(crate) fn suggested(_: &Facts, m: &Matter) -> Say {
    let Kind::Suggested = m.kind else { return Ok(None) };
    Ok(Some(look_at_suggestion(Ruling::under(SUGGESTED)).does(Effect::PlayGoesOn)))
}

/// 45F: after the board it is looked at whether dummy has suggested a play.
pub(crate) fn look_at_suggestion(ruling: Ruling) -> Ruling {
    ruling.and(SUGGESTED).look_at(SUGGESTED)
}

/// 43B: dummy, who has lost his rights, has warned, asked or drawn attention first.
pub(crate) fn acts_without_rights(f: &Facts, m: &Matter) -> Say {
    let Kind::DummyActs { what } = m.kind else { return Ok(None) };
    let declarer = f.state.declarer;
    let spoke = match what {
        Request::WarnOfWrongHand => Spoke::Warned,
        Request::HavingNone(of) if of == declarer => Spoke::AskedDeclarer,
        Request::HavingNone(_) => Spoke::AskedDefender,
        _ => Spoke::PointedOut { over: false },
    };
    let law = without_rights(spoke);
    Ok(Some(match spoke {
        Spoke::Warned => {
            let hands = [declarer, f.state.dummy()];
            let options = hands.map(Choice::LeadFrom).to_vec();
            let by = declarer.side().other().seats().to_vec();
            let about = Elects::Hand(f.state.trick_number());
            let election = procedure::election(f, about, by, options, &[law]);
            let from = f.elect(election)?.iter().find_map(|(_, choice)| match choice {
                Choice::LeadFrom(hand) => Some(*hand),
                _ => None,
            });
            Ruling::under(law).does(Effect::ToLead(from.unwrap_or(declarer)))
        }
        Spoke::AskedDeclarer | Spoke::AskedDefender => {
            let of_declarer = |r: &&crate::state::Revoke| r.seat == declarer && revoke::is_open(f, r);
            match f.state.revokes.iter().find(of_declarer) {
                Some(r) => Ruling::under(law).then(revoke::corrected_but_counts(f, r)),
                None => Ruling::under(law).weigh(law),
            }
        }
        Spoke::PointedOut { .. } => Ruling::under(law)
            .does(Effect::NotRectified(declarer.side().other()))
            .does(Effect::PlayGoesOn)
            .look_at(law),
    }))
}
