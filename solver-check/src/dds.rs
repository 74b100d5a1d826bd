//! DDS, the established solver, behind functions that speak our types.

use bridge::Strain;
use cards::{BySeat, Card, CardSet, Rank, Seat, Suit};
use dds_bridge_sys as sys;
use solver::{Hands, Position, TrickTable};

/// A context of DDS: private memory, one thread.
pub struct Dds(*mut sys::DdsSolverContext);

/// DDS counts suits from spades.
const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

fn suit_number(suit: Suit) -> i32 {
    3 - suit as i32
}

fn strain_number(strain: Strain) -> i32 {
    strain.trump().map_or(4, suit_number)
}

/// Ranks are bits 2 to 14.
fn holdings(hands: &BySeat<CardSet>) -> [[u32; 4]; 4] {
    Seat::ALL.map(|seat| {
        SUITS.map(|suit| hands[seat].of(suit).iter().fold(0, |bits, card| bits | 4 << card.rank() as u32))
    })
}

impl Dds {
    pub fn new() -> Dds {
        // The standard table, and memory for deals as hard as they come.
        let config = sys::DdsSolverConfig {
            tt_kind: sys::DDS_TT_KIND_PATTERN as i32,
            tt_mem_default_mb: 95,
            tt_mem_maximum_mb: 2000,
        };
        // SAFETY: the configuration outlives the call.
        unsafe {
            sys::SetMaxThreads(1);
            Dds(sys::dds_solver_context_new(&config))
        }
    }

    /// The full table.
    pub fn table(&mut self, hands: &Hands) -> TrickTable {
        let deal = sys::DdTableDeal { cards: holdings(hands.by_seat()) };
        let mut out = sys::DdTableResults::default();
        // SAFETY: the context lives as long as `self`; both structures outlive the call.
        let code = unsafe { sys::dds_calc_dd_table(self.0, &deal, &mut out) };
        assert_eq!(code, 1, "DDS refuses {deal:?}");
        TrickTable::from_fn(|strain, seat| out.res_table[strain_number(strain) as usize][seat as usize] as u8)
    }

    /// The tricks of the side on lead.
    pub fn tricks(&mut self, position: &Position, strain: Strain) -> u8 {
        let future = self.solve(position, strain, 1);
        future.score[0] as u8
    }

    /// Every card that may be played, with the tricks of the side that plays it.
    pub fn cards(&mut self, position: &Position, strain: Strain) -> Vec<(Card, u8)> {
        let future = self.solve(position, strain, 3);
        let mut cards = Vec::new();
        for i in 0..future.cards as usize {
            let suit = SUITS[future.suit[i] as usize];
            let tricks = future.score[i] as u8;
            cards.push((Card::new(suit, Rank::ALL[future.rank[i] as usize - 2]), tricks));
            for rank in Rank::ALL {
                if future.equals[i] >> (rank as i32 + 2) & 1 == 1 {
                    cards.push((Card::new(suit, rank), tricks));
                }
            }
        }
        cards.sort();
        cards
    }

    /// `solutions`: 1 for one best card, 3 for all cards.
    fn solve(&mut self, position: &Position, strain: Strain, solutions: i32) -> sys::FutureTricks {
        let mut deal = sys::Deal {
            trump: strain_number(strain),
            first: position.leader() as i32,
            currentTrickSuit: [0; 3],
            currentTrickRank: [0; 3],
            remainCards: holdings(position.hands()),
        };
        for (place, (_, card)) in position.trick().enumerate() {
            deal.currentTrickSuit[place] = suit_number(card.suit());
            deal.currentTrickRank[place] = card.rank() as i32 + 2;
        }
        let mut future = sys::FutureTricks::default();
        // SAFETY: as above.
        let code = unsafe { sys::dds_solve_board(self.0, &deal, -1, solutions, 1, &mut future) };
        assert_eq!(code, 1, "DDS refuses {position:?}");
        future
    }

    /// The tricks of declarer's side before and after each card of a record.
    pub fn trace(&mut self, position: &Position, strain: Strain, record: &[Card]) -> Vec<u8> {
        let deal = sys::Deal {
            trump: strain_number(strain),
            first: position.leader() as i32,
            currentTrickSuit: [0; 3],
            currentTrickRank: [0; 3],
            remainCards: holdings(position.hands()),
        };
        let mut play = sys::PlayTraceBin { number: record.len() as i32, suit: [0; 52], rank: [0; 52] };
        for (place, card) in record.iter().enumerate() {
            play.suit[place] = suit_number(card.suit());
            play.rank[place] = card.rank() as i32 + 2;
        }
        let mut solved = sys::SolvedPlay { number: 0, tricks: [0; 53] };
        // SAFETY: `solved` outlives the call.
        let code = unsafe { sys::AnalysePlayBin(deal, play, &mut solved, 0) };
        assert_eq!(code, 1, "DDS refuses the record");
        solved.tricks[..solved.number as usize].iter().map(|&n| n as u8).collect()
    }

    /// The par score of North-South.
    pub fn par(&self, table: &TrickTable, vulnerable: bridge::Vulnerability, dealer: Seat) -> i32 {
        let mut results = sys::DdTableResults::default();
        for strain in Strain::ALL {
            for seat in Seat::ALL {
                results.res_table[strain_number(strain) as usize][seat as usize] =
                    i32::from(table.tricks(strain, seat));
            }
        }
        let vulnerable = match vulnerable {
            bridge::Vulnerability::None => 0,
            bridge::Vulnerability::All => 1,
            bridge::Vulnerability::NorthSouth => 2,
            bridge::Vulnerability::EastWest => 3,
        };
        let mut par = sys::ParResultsDealer { number: 0, score: 0, contracts: [[0; 10]; 10] };
        // SAFETY: both structures outlive the call.
        let code = unsafe { sys::DealerPar(&results, &mut par, dealer as i32, vulnerable) };
        assert_eq!(code, 1, "DDS refuses the table");
        par.score
    }
}

impl Drop for Dds {
    fn drop(&mut self) {
        // SAFETY: made by `dds_solver_context_new`, freed once.
        unsafe { sys::dds_solver_context_free(self.0) }
    }
}
