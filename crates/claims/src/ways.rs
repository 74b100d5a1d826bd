//! The cards that the claimer's side may normally play (70, 71; N1–N11).

use bridge::beats;
use cards::{Card, CardSet, Seat, Suit, SuitSet};

use crate::{
    Normal, Normals,
    scene::{Claim, Scene},
    stated::Stated,
    suit::{Holding, lowest},
};

/// Which of several cards, or ways, counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Counts {
    /// The worst for the claimer.
    Worst,
    /// The best for him.
    Best,
}

/// The normal cards, in groups of which the worst or the best counts, as in each of them.
#[derive(Debug, Clone)]
pub(super) struct Ways {
    pub of_groups: Counts,
    pub groups: Vec<(Counts, CardSet)>,
}

impl Ways {
    pub fn one(counts: Counts, cards: CardSet) -> Ways {
        Ways { of_groups: counts, groups: vec![(counts, cards)] }
    }

    /// All normal cards.
    pub fn cards(&self) -> CardSet {
        self.groups.iter().fold(CardSet::EMPTY, |all, &(_, cards)| all | cards)
    }
}

/// The normal cards of the hand of the claimer's side that is in turn.
pub(super) fn ways(claim: &Claim, scene: &Scene, normals: Normals) -> Ways {
    let seat = scene.position.turn();
    let legal = scene.legal();
    let stated = Stated::new(claim, scene);
    if stated.is_none() && scene.lost && !normals.has(Normal::StillCareless) {
        return Ways::one(Counts::Best, legal);
    }
    if !claim.by_declarer && seat != claim.by && normals.has(Normal::AnyByPartner) {
        return Ways::one(Counts::Worst, legal);
    }
    let eye = Eye::new(claim, scene, normals, stated);
    if let Some(ways) = stated.and_then(|stated| eye.as_stated(stated)) {
        return ways;
    }
    match scene.position.trick().next() {
        None => eye.lead(),
        Some((_, led)) if legal.has(led.suit()) => eye.follow(led.suit()),
        Some((_, led)) => eye.is_void(led.suit()),
    }
}

/// The player of the hand in turn, with what he sees.
pub(super) struct Eye<'a> {
    pub claim: &'a Claim,
    pub scene: &'a Scene,
    normals: Normals,
    pub legal: CardSet,
    /// The cards of his partner that he sees: none of a defender's.
    pub partner: CardSet,
    /// The hands of his side that he sees, with what they have on the table.
    pub own: [CardSet; 2],
    /// All other cards in play.
    pub out: CardSet,
    /// What was stated of this trick, or comes next.
    pub stated: Option<Stated>,
}

impl Eye<'_> {
    fn new<'a>(claim: &'a Claim, scene: &'a Scene, normals: Normals, stated: Option<Stated>) -> Eye<'a> {
        let (seat, hands) = (scene.position.turn(), scene.position.hands());
        let partner = scene.partners(claim, seat);
        let on_table: CardSet = scene
            .position
            .trick()
            .filter(|&(player, _)| player == seat.partner())
            .map(|(_, card)| card)
            .collect();
        let own = [hands[seat], partner | on_table];
        let out = (scene.all() | scene.lying()) - own[0] - own[1];
        Eye { claim, scene, normals, legal: scene.legal(), partner, own, out, stated }
    }

    pub fn holding(&self, suit: Suit) -> Holding {
        Holding::new(suit, self.own[0] | self.own[1], self.out)
    }

    /// A class of plays in force: the worst of it counts; left out, the right one is found.
    fn counts(&self, class: Normal) -> Counts {
        if self.normals.has(class) { Counts::Worst } else { Counts::Best }
    }

    /// 70E1: has an opponent shown out, so that declarer knows where the other cards of the suit are?
    pub fn is_marked(&self, suit: Suit) -> bool {
        self.claim.by_declarer && self.scene.is_marked(suit)
    }

    /// May a finesse be taken in this suit: as a guess, or since it is none?
    fn may_finesse(&self, suit: Suit) -> bool {
        self.is_marked(suit)
            || self.normals.has(Normal::EitherGuess)
                && !self.is_from_the_top(suit)
                && self.holding(suit).is_two_way(self.own)
    }

    /// N5, N6: the trumps out that he knows of. Once one has been played he knows of the others.
    fn known_trumps(&self) -> CardSet {
        let trumps = self.scene.trumps_out(self.claim);
        if self.forgets(trumps) { CardSet::EMPTY } else { trumps }
    }

    /// N5: does he not think of these trumps, which are out?
    fn forgets(&self, trumps: CardSet) -> bool {
        self.normals.has(Normal::TrumpsForgotten) && trumps.len() == self.claim.trumps_out
    }

    /// N9 left out: does he find which card of a suit from the top unblocks it? Where a guess is in it, it stays one.
    pub fn unblocks(&self, suit: Suit) -> bool {
        let careless = [Normal::Blocks, Normal::NotFromTheTop];
        careless.into_iter().all(|class| !self.normals.has(class)) && !self.may_finesse(suit)
    }

    /// What he may lead: N1, N2, N4, N6, N9.
    fn lead(&self) -> Ways {
        let mut suits = self.legal.suits_held();
        let out = self.scene.trumps_out(self.claim);
        let drawn = self.claim.strain.trump().filter(|&trump| self.draws(trump, out));
        if drawn.is_some() && !self.forgets(out) {
            suits = drawn.into_iter().collect();
        } else if self.normals.has(Normal::AnySuit) && !self.normals.takes_losers_for_winners() {
            let winning: SuitSet = suits.iter().filter(|&suit| self.leads_to_a_winner(suit)).collect();
            if !winning.is_empty() {
                // N5: whoever does not think of them may lead trumps all the same.
                suits = winning.iter().chain(drawn).collect();
            }
        }
        let groups = suits.iter().map(|suit| {
            let right = self.is_marked(suit) || self.unblocks(suit);
            (if right { Counts::Best } else { Counts::Worst }, self.leads_of(suit))
        });
        Ways { of_groups: self.counts(Normal::AnySuit), groups: groups.collect() }
    }

    /// N3: does he see a winner in this suit, in either hand, or a ruff?
    fn leads_to_a_winner(&self, suit: Suit) -> bool {
        let holding = self.holding(suit);
        let ruffs = || {
            let trump = self.claim.strain.trump();
            trump.is_some_and(|trump| trump != suit && !self.partner.has(suit) && self.partner.has(trump))
        };
        holding.top.highest().is_some_and(|best| holding.is_master(best)) || ruffs()
    }

    pub fn leads_of(&self, suit: Suit) -> CardSet {
        let (cards, holding) = (self.legal.of(suit), self.holding(suit));
        if self.normals.has(Normal::NotFromTheTop) && !self.is_marked(suit) {
            return cards;
        }
        let mut leads = cards & holding.top;
        if !self.partner.is_disjoint(holding.top) {
            leads = leads | lowest(cards);
            if self.may_finesse(suit) {
                leads = leads | (cards & holding.next);
            }
        }
        // A penalty card of his side may leave him none of them.
        if leads.is_empty() { cards } else { leads }
    }

    pub fn is_trump(&self, suit: Suit) -> bool {
        Some(suit) == self.claim.strain.trump()
    }

    /// N6: does he draw these trumps now, where he knows of them? Where the order is the best for him he need not be told.
    fn draws(&self, trump: Suit, theirs: CardSet) -> bool {
        let own = (self.own[0] | self.own[1]).of(trump);
        self.normals.has(Normal::AnySuit)
            && self.legal.has(trump)
            && theirs.highest().is_some_and(|best| own.highest() > Some(best))
    }

    /// What he may follow suit with: N7, in second and third hand with N2 and N4, in third with N9.
    fn follow(&self, suit: Suit) -> Ways {
        let low = lowest(self.legal);
        let winners = self.winners();
        let (partners, holding) = (self.partners_card(), self.holding(suit));
        let partner_wins = self.partner_wins();
        if self.is_last() {
            let cards = if partner_wins || winners.is_empty() { low } else { winners };
            return Ways::one(self.counts(Normal::AnyWinner), cards);
        }
        let marked = self.is_marked(suit);
        let any = !marked
            && if partners.is_some() { self.normals.has(Normal::NotFromTheTop) } else { self.any_winner() };
        let mut surely = if any { winners } else { winners & holding.top };
        let mut guess = CardSet::EMPTY;
        // The trick is his partner's, with a card from the top; or the other hand can win it just as well.
        let is_partners = match partners {
            Some(card) => partner_wins && (any || holding.top.contains(card)),
            None => self.partner_can_win(suit, any),
        };
        if is_partners {
            surely = if partners.is_some() && !any { low } else { surely | low };
        }
        if surely.is_empty() {
            surely = low;
        }
        if self.may_finesse(suit) {
            guess = winners & holding.next;
            if partner_wins && partners.is_some_and(|card| holding.next.contains(card)) {
                guess = guess | low;
            }
        }
        // Which hand, or card, wins a trick that they have led is N7; how a suit of his own is played is not.
        let counts = if marked || partners.is_none() && !self.normals.has(Normal::AnyWinner) {
            Counts::Best
        } else {
            Counts::Worst
        };
        // N9: under a trick that the other hand wins he may throw off what blocks the suit; by itself he does not.
        if partners.is_some() && !any && (marked || guess.is_empty()) {
            let usual = surely | guess;
            let free = if is_partners { usual | self.legal } else { usual };
            if !self.normals.has(Normal::Blocks) {
                return Ways::one(Counts::Best, free);
            }
            return Ways { of_groups: Counts::Worst, groups: vec![(counts, usual), (Counts::Best, free)] };
        }
        let of_groups = if marked { Counts::Best } else { Counts::Worst };
        let mut groups = vec![(counts, surely)];
        if !guess.is_empty() {
            groups.push((of_groups, guess));
        }
        Ways { of_groups, groups }
    }

    /// What he may play who cannot follow: N7, N8.
    fn is_void(&self, led: Suit) -> Ways {
        let (ruffs, discards) = (self.ruffs(), self.discards());
        let ruffed = (self.counts(Normal::AnyWinner), ruffs);
        let discarded = (self.counts(Normal::AnyDiscard), discards);
        let (may_ruff, may_discard) = match self.partners_card() {
            Some(card) if self.partner_wins() => {
                let sure = self.is_last() || self.stands(card);
                (!sure, true)
            }
            Some(_) => (true, ruffs.is_empty()),
            None => (true, ruffs.is_empty() || self.partner_can_win(led, self.any_winner())),
        };
        let mut groups = Vec::new();
        if may_ruff && !ruffs.is_empty() {
            groups.push(ruffed);
        }
        if may_discard {
            groups.push(discarded);
        }
        Ways { of_groups: self.counts(Normal::AnyWinner), groups }
    }

    /// May a trick that the opponents have led be won not from the top? The right card to win it with is one
    /// from the top.
    fn any_winner(&self) -> bool {
        self.normals.has(Normal::NotFromTheTop) && self.normals.has(Normal::AnyWinner)
    }

    /// The cards that win the trick as far as it has come.
    pub fn winners(&self) -> CardSet {
        let Some((_, best)) = self.scene.position.winning(self.claim.strain) else { return self.legal };
        self.legal.iter().filter(|&card| beats(card, best, self.claim.strain)).collect()
    }

    /// N6: who knows of trumps behind him ruffs so high that they cannot overruff, where he can.
    pub fn ruffs(&self) -> CardSet {
        let ruffs = self.winners();
        let theirs = self.known_trumps();
        if self.is_last() || !self.normals.has(Normal::AnyWinner) {
            return ruffs;
        }
        let safe: CardSet = ruffs.iter().filter(|&card| theirs.highest() < Some(card)).collect();
        if safe.is_empty() { ruffs } else { safe }
    }

    /// N8: the lowest of a side suit; no winner while there is another.
    fn discards(&self) -> CardSet {
        let trump = self.claim.strain.trump();
        let side = trump.map_or(self.legal, |trump| self.legal - CardSet::suit(trump));
        let from = if side.is_empty() { self.legal } else { side };
        // What he needs for what he stated he keeps.
        let free = from - self.stated.map_or(CardSet::EMPTY, |stated| self.claim.stated.needs(stated.place));
        let from = if free.is_empty() { from } else { free };
        if self.normals.has(Normal::Unguards) {
            return from;
        }
        let low: CardSet = from.suits_held().iter().filter_map(|suit| from.of(suit).lowest()).collect();
        let losers: CardSet = low.iter().filter(|&card| !self.stands(card)).collect();
        if !losers.is_empty() {
            return losers;
        }
        let theirs = self.scene.held_by(self.claim.others());
        let idle: CardSet = low.iter().filter(|card| !theirs.has(card.suit())).collect();
        if self.normals.counts_his_winners() && !idle.is_empty() { idle } else { low }
    }

    /// Do the opponents hold no higher card of its suit?
    fn stands(&self, card: Card) -> bool {
        self.scene.held_by(self.claim.others()).of(card.suit()).highest().is_none_or(|best| best < card)
    }

    fn is_last(&self) -> bool {
        self.scene.position.trick().count() == 3
    }

    pub fn seat(&self) -> Seat {
        self.scene.position.turn()
    }

    pub fn partners_card(&self) -> Option<Card> {
        self.scene.position.trick().find(|&(seat, _)| seat == self.seat().partner()).map(|(_, card)| card)
    }

    fn partner_wins(&self) -> bool {
        let winning = self.scene.position.winning(self.claim.strain);
        winning.is_some_and(|(seat, _)| seat == self.seat().partner())
    }

    /// Can the other hand, which plays last, win the trick: with a card from the top, with any, with a ruff?
    fn partner_can_win(&self, led: Suit, any: bool) -> bool {
        let Some((_, best)) = self.scene.position.winning(self.claim.strain) else { return false };
        let cards = if self.partner.has(led) {
            let cards = self.partner.of(led);
            if any { cards } else { cards & self.holding(led).top }
        } else {
            self.claim.strain.trump().map_or(CardSet::EMPTY, |trump| self.partner.of(trump))
        };
        cards.iter().any(|card| beats(card, best, self.claim.strain))
    }
}
