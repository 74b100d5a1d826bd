//! The cards of an ending, numbered: twelve bits a hand, so that what is still held is one number.
//!
//! The cards of a hand stand plain suit after plain suit, then the trumps, each from the lowest up; the two
//! copies of a card stand side by side, and the lower bit is played first. What follows, what is higher and
//! how many Augen it has is asked of the rules once and looked up from then on.

#![allow(clippy::indexing_slicing, reason = "seats, bits, suits and slots index arrays made for all of them")]

use doppelkopf::{ByPlace, Course, Equal, Hand, Kind, Led, Party, Place, Trumps};

/// The cards of one hand that are still held.
pub(crate) type Cards = u16;

/// How many cards a hand has at most.
const HAND: u32 = 12;

/// What is to be known of a card.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Card {
    pub(crate) kind: Kind,
    /// Its place in the order of all cards: cards of one suit stand together, trumps last.
    pub(crate) slot: u8,
    /// What it counts as when led.
    pub(crate) led: u8,
    pub(crate) augen: u8,
    /// How high it stands, by what was led; 0 if it cannot win.
    pub(crate) strength: [u8; 5],
}

/// A hand.
#[derive(Debug)]
pub(crate) struct Held {
    /// By bit.
    pub(crate) cards: Vec<Card>,
    /// The cards that follow each lead.
    pub(crate) following: [Cards; 5],
    /// Of each set of its cards the slots.
    slots: Vec<u32>,
    /// Of each set of its cards the Augen.
    augen: Vec<u8>,
    /// The trumps that stand at each slot or above it.
    above: [Cards; 25],
    /// The cards, those with the fewest Augen first: bit and Augen.
    by_augen: Vec<(u8, u8)>,
    pub(crate) party: Party,
}

/// All four.
#[derive(Debug)]
pub(crate) struct Layout {
    pub(crate) hands: [Held; 4],
    /// The slots of the trumps.
    pub(crate) trumps: u32,
    course: Course,
}

/// The place of a lead among the five.
pub(crate) const TRUMP: u8 = 4;

fn led_place(led: Led) -> u8 {
    match led {
        Led::Plain(suit) => suit as u8,
        Led::Trump => TRUMP,
    }
}

impl Layout {
    pub(crate) fn new(course: &Course, hands: &ByPlace<Hand>, party: &ByPlace<Party>) -> Layout {
        let trumps = course.game().trumps();
        let mut order: Vec<Kind> = Kind::all().collect();
        order.sort_by_key(|&kind| rank(trumps, kind));
        let cards: Vec<Card> = order.iter().zip(0..).map(|(&kind, slot)| card(trumps, kind, slot)).collect();
        let trump_slots = cards.iter().filter(|card| card.led == TRUMP).fold(0, |all, c| all | 1 << c.slot);
        let hands = Place::ALL.map(|place| held(&cards, hands[place], party[place]));
        Layout { hands, trumps: trump_slots, course: *course }
    }

    /// Of two identical cards.
    pub(crate) fn equal(&self, last_trick: bool) -> Equal {
        self.course.equal(last_trick)
    }

    pub(crate) fn card(&self, place: u8, bit: u32) -> &Card {
        &self.hands[usize::from(place & 3)].cards[bit as usize]
    }

    /// Any card of the pack, as it would be numbered.
    pub(crate) fn any(&self, kind: Kind) -> Card {
        let trumps = self.course.game().trumps();
        let below = |other: &Kind| rank(trumps, *other) < rank(trumps, kind);
        card(trumps, kind, Kind::all().filter(below).count() as u8)
    }

    pub(crate) fn is_re(&self, place: u8) -> bool {
        self.hands[usize::from(place & 3)].party == Party::Re
    }

    /// The slots of the cards that a player still holds.
    pub(crate) fn slots(&self, held: u64, place: u8) -> u32 {
        self.hands[usize::from(place & 3)].slots[usize::from(hand(held, place))]
    }

    /// The slots of some of the cards of a player.
    pub(crate) fn slots_of(&self, place: u8, cards: Cards) -> u32 {
        self.hands[usize::from(place & 3)].slots[usize::from(cards)]
    }

    /// The cards of a player at the beginning, those with the fewest Augen first: bit and Augen.
    pub(crate) fn by_augen(&self, place: u8) -> &[(u8, u8)] {
        &self.hands[usize::from(place & 3)].by_augen
    }

    /// The trumps a player holds from this slot on.
    pub(crate) fn trumps_from(&self, held: u64, place: u8, slot: u32) -> Cards {
        self.hands[usize::from(place & 3)].above[slot as usize] & hand(held, place)
    }

    /// The Augen of some of the cards of a player.
    pub(crate) fn augen(&self, place: u8, cards: Cards) -> u8 {
        self.hands[usize::from(place & 3)].augen[usize::from(cards)]
    }

    /// The trumps a player holds that are higher than all of these slots.
    pub(crate) fn trumps_above(&self, held: u64, place: u8, slots: u32) -> Cards {
        let highest = 32 - (slots & self.trumps).leading_zeros();
        self.trumps_from(held, place, highest)
    }

    /// Everything that is held at the beginning.
    pub(crate) fn all(&self) -> u64 {
        (0..4).fold(0, |all, place| {
            all | (((1_u64 << self.hands[place].cards.len()) - 1) << (HAND * place as u32))
        })
    }
}

/// The cards a player still holds.
pub(crate) fn hand(held: u64, place: u8) -> Cards {
    (held >> (HAND * u32::from(place & 3))) as u16 & 0xfff
}

/// This card of this player alone.
pub(crate) fn one(place: u8, bit: u32) -> u64 {
    1 << (HAND * u32::from(place & 3) + bit)
}

/// Where a card stands in the order of all.
fn rank(trumps: Trumps, kind: Kind) -> (u8, Option<u8>) {
    let led = trumps.led(kind);
    (led_place(led), trumps.strength(led, kind))
}

fn card(trumps: Trumps, kind: Kind, slot: u8) -> Card {
    let strength = Led::ALL.map(|led| trumps.strength(led, kind).unwrap_or_default());
    Card { kind, slot, led: led_place(trumps.led(kind)), augen: kind.augen(), strength }
}

fn held(pack: &[Card], hand: Hand, party: Party) -> Held {
    let cards: Vec<Card> =
        pack.iter().flat_map(|card| std::iter::repeat_n(*card, usize::from(hand.count(card.kind)))).collect();
    let mut following = [0; 5];
    let mut above = [0; 25];
    for (card, bit) in cards.iter().zip(0..) {
        following[usize::from(card.led)] |= 1 << bit;
        if card.led == TRUMP {
            (0..=usize::from(card.slot)).for_each(|slot| above[slot] |= 1 << bit);
        }
    }
    let (mut slots, mut augen) = (vec![0; 1 << cards.len()], vec![0; 1 << cards.len()]);
    for set in 1..1_usize << cards.len() {
        let (rest, card) = (set & (set - 1), &cards[set.trailing_zeros() as usize]);
        slots[set] = slots[rest] | 1 << card.slot;
        augen[set] = augen[rest] + card.augen;
    }
    let mut by_augen: Vec<(u8, u8)> = cards.iter().zip(0..).map(|(card, bit)| (bit, card.augen)).collect();
    by_augen.sort_by_key(|&(_, augen)| augen);
    Held { cards, following, slots, augen, above, by_augen, party }
}
