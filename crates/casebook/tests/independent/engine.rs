//! The rules of tournament Doppelkopf once more, written from the digest of the TSR and without a type or a
//! function of the project: cards are two letters, players are numbers, and nothing is fast.

/// A source of numbers that is the same for ever (splitmix64).
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % u64::try_from(below).unwrap()).unwrap()
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.roll(100) < percent
    }
}

/// `HT`: suit, rank.
pub type Card = (char, char);

pub fn text(card: Card) -> String {
    format!("{}{}", card.0, card.1)
}

/// Four hands of twelve, by place from the dealer's left.
pub fn deal(dice: &mut Dice) -> [Vec<Card>; 4] {
    let mut pack: Vec<Card> =
        "CSHD".chars().flat_map(|s| "ATKQJ9".chars().flat_map(move |r| [(s, r), (s, r)])).collect();
    for i in (1..pack.len()).rev() {
        pack.swap(i, dice.roll(i + 1));
    }
    let mut hands = pack.chunks(12).map(<[Card]>::to_vec);
    std::array::from_fn(|_| hands.next().unwrap())
}

/// What is trump: a suit (`C S H D`), the queens (`q`), the jacks (`j`), nothing (`-`).
pub fn is_trump(trumps: char, (suit, rank): Card) -> bool {
    match trumps {
        'q' => rank == 'Q',
        'j' => rank == 'J',
        '-' => false,
        farbe => (suit, rank) == ('H', 'T') || rank == 'Q' || rank == 'J' || suit == farbe,
    }
}

/// Trump or the suit.
fn class(trumps: char, card: Card) -> char {
    if is_trump(trumps, card) { 't' } else { card.0 }
}

fn height(trumps: char, card: Card) -> usize {
    let suit = "DHSC".find(card.0).unwrap();
    if !is_trump(trumps, card) {
        return "9JQKTA".find(card.1).unwrap();
    }
    match card {
        ('H', 'T') => 400,
        (_, 'Q') => 300 + suit,
        (_, 'J') => 200 + suit,
        (_, rank) => 100 + "9KTA".find(rank).unwrap(),
    }
}

/// What of a hand may be played to this trick.
pub fn allowed(trumps: char, hand: &[Card], trick: &[Card]) -> Vec<Card> {
    let Some(&led) = trick.first() else { return hand.to_vec() };
    let same: Vec<Card> =
        hand.iter().copied().filter(|&card| class(trumps, card) == class(trumps, led)).collect();
    if same.is_empty() { hand.to_vec() } else { same }
}

/// Which card of a trick wins it: the first of the highest.
pub fn winner(trumps: char, trick: &[Card]) -> usize {
    let mut best = 0;
    for (i, &card) in trick.iter().enumerate().skip(1) {
        let beats = match (is_trump(trumps, card), is_trump(trumps, trick[best])) {
            (true, false) => true,
            (false, true) => false,
            (true, true) => height(trumps, card) > height(trumps, trick[best]),
            (false, false) => card.0 == trick[best].0 && height(trumps, card) > height(trumps, trick[best]),
        };
        if beats {
            best = i;
        }
    }
    best
}

pub fn augen(card: Card) -> i32 {
    match card.1 {
        'A' => 11,
        'T' => 10,
        'K' => 4,
        'Q' => 3,
        'J' => 2,
        _ => 0,
    }
}

/// What one side has said: how high (0 is Re or Kontra), and whether its first was in time by itself.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Side {
    pub level: Option<i32>,
    pub regular: bool,
}

/// May a side call this with so many cards?  The limits are moved by a late Klärungsstich.
pub fn may_call(own: Side, other: Side, level: i32, cards: i32, shift: i32) -> bool {
    let limit = |level: i32| 11 - level - shift;
    if own.level.is_some_and(|had| level <= had) {
        return false;
    }
    if level == 0 {
        return cards >= limit(0) || other.level.is_some_and(|theirs| cards >= limit(theirs) - 1);
    }
    match own.level {
        // A jump from nothing contains the Erstansage.
        None => cards >= limit(0),
        Some(_) if !own.regular => false,
        Some(had) => cards >= limit(had + 1),
    }
}

/// The side after it has called.
pub fn called(own: Side, level: i32, cards: i32, shift: i32) -> Side {
    let regular = if own.level.is_none() { cards >= 11 - shift } else { own.regular };
    Side { level: Some(level), regular }
}

/// What was won in a game: of Re and of Kontra.
#[derive(Debug, Clone, Copy, Default)]
pub struct Won {
    pub augen: i32,
    pub tricks: i32,
    pub extras: i32,
}

/// The value for Re; `alone`: somebody plays alone, so that there are no Sonderpunkte.
pub fn value(won: [Won; 2], level: [Option<i32>; 2], alone: bool) -> i32 {
    let absage = |side: usize| level[side].filter(|&level| level > 0);
    // Does it keep its own Absage, or the other from keeping his, or has it what it needs without any?
    let has = |side: usize| {
        let (own, their) = (absage(side), absage(1 - side));
        match (own, their) {
            (Some(4), _) => won[side].tricks == 12,
            (Some(level), _) => won[side].augen > 240 - (120 - 30 * level),
            (None, Some(4)) => won[side].tricks > 0,
            (None, Some(level)) => won[side].augen >= 120 - 30 * level,
            (None, None) => {
                let only_kontra = level[0].is_none() && level[1].is_some();
                let burden = if only_kontra { 1 } else { 0 };
                won[side].augen >= if side == burden { 121 } else { 120 }
            }
        }
    };
    let winner = [0, 1].into_iter().find(|&side| has(side));
    let sign = |side: usize| if side == 0 { 1 } else { -1 };
    let mut value = 0;
    // Under 90, 60, 30, and without a trick.
    let under = |side: usize| [90, 60, 30].iter().filter(|&&n| won[1 - side].augen < n).count();
    match winner {
        Some(side) => {
            let mut points = 1 + i32::try_from(under(side)).unwrap() + i32::from(won[1 - side].tricks == 0);
            for level in level {
                points += level.map_or(0, |level| 2 + level);
            }
            value += sign(side) * points;
        }
        None => {
            for side in [0, 1] {
                value += sign(side) * i32::try_from(under(side)).unwrap();
            }
        }
    }
    // 120 against keine 90, and so on: for each level that the other side has called.
    for side in [0, 1] {
        for their in 1..=absage(1 - side).unwrap_or(0) {
            if won[side].augen >= 150 - 30 * their {
                value += sign(side);
            }
        }
    }
    if !alone {
        value += won[0].extras - won[1].extras;
        if winner == Some(1) {
            value -= 1;
        }
    }
    value
}

/// A round: who deals what, from outcomes alone.
#[derive(Debug, Clone)]
pub struct Rounds {
    pub players: u8,
    pub dealer: u8,
    pub counted: u8,
    pub open: Vec<u8>,
}

/// What is dealt next.
#[derive(Debug, PartialEq)]
pub struct Due {
    pub dealer: u8,
    pub forced: Option<u8>,
    pub number: u8,
}

impl Rounds {
    pub fn new(players: u8) -> Rounds {
        Rounds { players, dealer: 1, counted: 0, open: (1..=players).collect() }
    }

    fn after(&self, position: u8) -> u8 {
        position % self.players + 1
    }

    /// Who sits out when this one deals: the dealer, and those so many places to his left.
    pub fn sit_out(&self, dealer: u8) -> Vec<u8> {
        let lap = self.counted / self.players % 5;
        let beside: &[u8] = match (self.players, lap) {
            (4, _) => return Vec::new(),
            (5, _) => &[],
            (6, lap) => &[lap + 1],
            (_, 0) => &[1, 3],
            (_, 1) => &[2, 3],
            (_, 2) => &[1, 2],
            (_, 3) => &[2, 4],
            (_, _) => &[1, 4],
        };
        let left = |steps: &u8| (dealer - 1 + steps) % self.players + 1;
        let mut out: Vec<u8> = std::iter::once(dealer).chain(beside.iter().map(left)).collect();
        out.sort_unstable();
        out
    }

    pub fn next(&mut self) -> Option<Due> {
        let (limit, all) = (5 * self.players, 6 * self.players);
        let left = u8::try_from(self.open.len()).unwrap();
        let number = self.counted + (self.players - left) + 1;
        if self.counted < limit {
            return Some(Due { dealer: self.dealer, forced: None, number });
        }
        if self.open.is_empty() {
            assert_eq!(number, all + 1);
            return None;
        }
        while self.open.iter().all(|open| self.sit_out(self.dealer).contains(open)) {
            self.dealer = self.after(self.dealer);
        }
        let mut at = self.after(self.dealer);
        while !self.open.contains(&at) || self.sit_out(self.dealer).contains(&at) {
            at = self.after(at);
        }
        Some(Due { dealer: self.dealer, forced: Some(at), number })
    }

    /// `soloist`: who played a solo; `played`: whether it was played.
    pub fn enter(&mut self, due: &Due, soloist: Option<u8>, played: bool) {
        if !played {
            return;
        }
        if let Some(forced) = due.forced {
            self.open.retain(|&position| position != forced);
            self.dealer = self.after(self.dealer);
        } else if let Some(owing) = soloist.filter(|soloist| self.open.contains(soloist)) {
            self.open.retain(|&position| position != owing);
        } else {
            self.counted += 1;
            self.dealer = self.after(self.dealer);
        }
    }
}
