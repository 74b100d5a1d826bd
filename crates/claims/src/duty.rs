//! What binds the defenders where somebody claims: penalty cards and restricted leads (50, 51). It binds them also
//! after the claim (70).

use bridge::Position;
use cards::{BySeat, Card, CardSet, Seat, Suit, SuitSet};

/// What a defender may lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Lead {
    /// This suit is required of the next lead.
    pub required: Option<Suit>,
    /// These are forbidden as long as he keeps the lead.
    pub forbidden: SuitSet,
}

/// What binds the defenders. A card in no defender's hand is no penalty card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Duties {
    /// The major penalty cards (50D1), one or several in a hand (51).
    pub major: CardSet,
    /// The minor ones (50C): of a hand that has no other penalty card.
    pub minor: CardSet,
    /// The leads that are restricted already.
    pub leads: BySeat<Lead>,
    /// The major penalty card that its owner has to play of several that he could (51A).
    pub named: Option<Card>,
}

impl Duties {
    /// Does nothing lie there?
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Duties::default()
    }

    /// As it is in these hands: declarer's side has no penalty cards.
    pub(super) fn of(mut self, position: &Position, declarer: Seat) -> Duties {
        let [one, other] = declarer.side().other().seats();
        let held = position.hands()[one] | position.hands()[other];
        self.major = self.major & held;
        self.minor = self.minor & (held - self.major);
        self
    }

    /// After this card of this seat, and who has won the trick if it is over.
    pub(super) fn after(mut self, seat: Seat, card: Card, winner: Option<Seat>) -> Duties {
        if self.is_none() {
            return self;
        }
        self.major.remove(card);
        self.minor.remove(card);
        self.named = None;
        self.leads[seat].required = None;
        // A prohibition ends when another hand wins a trick.
        for seat in Seat::ALL.into_iter().filter(|&seat| winner.is_some_and(|winner| winner != seat)) {
            self.leads[seat].forbidden = SuitSet::EMPTY;
        }
        self
    }

    /// What declarer may make of it before the hand in turn plays; first that he does nothing about it.
    pub(super) fn chosen(self, position: &Position) -> Vec<Duties> {
        let (seat, mut chosen) = (position.turn(), vec![self]);
        // Of what a hand holds that follows, or of what its partner's lead is about.
        if position.trick().next().is_none() {
            let cards = self.major & position.hands()[seat.partner()];
            let suits = cards.suits_held();
            let forbidden = self.leads[seat].forbidden;
            // 50D2a, 51B: what is required or forbidden is picked up.
            let of = |suits: SuitSet, lead: Lead| {
                let mut next = self;
                next.major = self.major - (cards & CardSet::suits(suits));
                next.leads[seat] = lead;
                next
            };
            for suit in suits.iter().filter(|&suit| !forbidden.contains(suit)) {
                chosen.push(of(SuitSet::EMPTY.with(suit), Lead { required: Some(suit), forbidden }));
            }
            for suits in suits.subsets() {
                let forbidden = suits.iter().fold(forbidden, SuitSet::with);
                chosen.push(of(suits, Lead { forbidden, ..self.leads[seat] }));
            }
        }
        // 51A: he says which of several is played.
        let named = |duties: Duties| {
            let could = duties.major & duties.allowed(position);
            let several = duties.named.is_none() && could.len() > 1;
            could.iter().filter(move |_| several).map(move |card| Duties { named: Some(card), ..duties })
        };
        let also: Vec<Duties> = chosen.iter().copied().flat_map(named).collect();
        chosen.extend(also);
        chosen
    }

    /// What the hand in turn may play: it follows suit (44C), obeys a restriction, plays a major penalty card (50D1a),
    /// keeps to a minor one (50C); where one cannot be done, the next (59).
    pub(super) fn allowed(&self, position: &Position) -> CardSet {
        let (seat, legal) = (position.turn(), position.legal());
        if self.is_none() {
            return legal;
        }
        let mut cards = legal;
        if position.trick().next().is_none() {
            let Lead { required, forbidden } = self.leads[seat];
            let required = required.map_or(CardSet::PACK, CardSet::suit);
            for wanted in [required, CardSet::PACK - CardSet::suits(forbidden)] {
                let obeying = cards & wanted;
                cards = if obeying.is_empty() { legal } else { obeying };
            }
        }
        let hand = position.hands()[seat];
        let major = self.major & hand & cards;
        if let Some(named) = self.named.filter(|&card| major.contains(card)) {
            return CardSet::from_iter([named]);
        }
        if !major.is_empty() {
            return major;
        }
        for card in self.minor & cards & hand {
            // No other card of the suit below the honours.
            cards = cards - (CardSet::suit(card.suit()) - CardSet::honours()).without(card);
        }
        cards
    }
}
