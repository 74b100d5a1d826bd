//! Lists of DDS: seven lines a deal, with its table and what else DDS says of it.

use bridge::{PartialDeal, Strain, Vulnerability};
use cards::{Card, Rank, Seat, Side, Suit};
use solver::{CardTricks, Hands, Solver, TrickTable, par};

use super::{DDS, Differences, by_strain};

/// What a list says of one deal.
struct Entry {
    deal: String,
    hands: Hands,
    dealer: Seat,
    vulnerable: Vulnerability,
    strain: Strain,
    leader: Seat,
    /// Every lead, with the tricks of the side that leads.
    leads: Vec<(Card, u8)>,
    table: TrickTable,
    par: i32,
    record: Vec<Card>,
    /// Declarer's tricks before the first card and after each; ends before the last trick.
    trace: Vec<u8>,
}

/// Compares everything that the list says; returns how many deals it has.
pub fn compare(text: &str, ours: &mut Solver, differences: &mut Differences) -> Result<usize, String> {
    let entries: Vec<&str> = text.split("PBN ").skip(1).collect();
    for entry in &entries {
        let entry = read(entry).ok_or_else(|| format!("not as DDS writes its lists: {entry}"))?;
        let table = ours.table(&entry.hands);
        differences.check(&entry.deal, "table", &table, &entry.table);
        let own = par(&table, entry.vulnerable, entry.dealer).score;
        differences.check(&entry.deal, "par", &own, &entry.par);
        let start = entry.hands.led_by(entry.leader);
        let own: Vec<(Card, u8)> = ours
            .cards(&start, entry.strain)
            .into_iter()
            .map(|CardTricks { card, tricks }| (card, tricks))
            .collect();
        differences.check(&entry.deal, "leads", &own, &entry.leads);
        let declarer = entry.leader.previous().side();
        let of_declarer = |side: Side, tricks: u8| if side == declarer { tricks } else { 13 - tricks };
        let steps = ours.analyse(&start, entry.strain, &entry.record).map_err(|error| error.to_string())?;
        let first = steps.first().map(|step| of_declarer(step.seat.side(), step.before));
        let after = steps.iter().map(|step| of_declarer(step.seat.side(), step.after));
        let own: Vec<u8> = first.into_iter().chain(after).take(entry.trace.len()).collect();
        differences.check(&entry.deal, "record", &own, &entry.trace);
    }
    Ok(entries.len())
}

fn read(entry: &str) -> Option<Entry> {
    let mut lines = entry.lines();
    let (head, rest) = lines.next()?.split_once('"')?;
    let deal = rest.split('"').next()?.to_owned();
    let parsed: PartialDeal = deal.parse().ok()?;
    let head: Vec<usize> = numbers(head)?;
    let [dealer, vulnerable, strain, leader] = head[..] else { return None };
    let line = |name: &str| entry.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    let table = by_strain(&numbers(line("TABLE")?)?, DDS, Seat::ALL)?;
    Some(Entry {
        hands: Hands::try_from(&parsed).ok()?,
        deal,
        dealer: *Seat::ALL.get(dealer)?,
        vulnerable: *VULNERABLE.get(vulnerable)?,
        strain: *DDS.get(strain)?,
        leader: *Seat::ALL.get(leader)?,
        leads: leads(&numbers(line("FUT")?)?)?,
        table,
        par: line("PAR2")?.split('"').nth(1)?.parse().ok()?,
        record: record(line("PLAY")?.split('"').nth(1)?)?,
        trace: numbers(line("TRACE")?)?.get(1..)?.to_vec(),
    })
}

const VULNERABLE: [Vulnerability; 4] =
    [Vulnerability::None, Vulnerability::All, Vulnerability::NorthSouth, Vulnerability::EastWest];
const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

fn numbers<T: std::str::FromStr>(text: &str) -> Option<Vec<T>> {
    text.split_whitespace().map(|word| word.parse().ok()).collect()
}

/// How many leads, then of each the suit, the rank, lower cards of equal worth as bits, and the tricks.
fn leads(numbers: &[u16]) -> Option<Vec<(Card, u8)>> {
    let (&count, rest) = numbers.split_first()?;
    let columns: Vec<&[u16]> = rest.chunks(usize::from(count).max(1)).collect();
    let [suits, ranks, equals, tricks] = columns[..] else { return None };
    let mut found = Vec::new();
    for (((&suit, &rank), &equals), &tricks) in suits.iter().zip(ranks).zip(equals).zip(tricks) {
        let suit = *SUITS.get(usize::from(suit))?;
        // Ranks are counted from 2, and so are bits.
        let equal = |place: &usize| *place + 2 == usize::from(rank) || equals >> (place + 2) & 1 == 1;
        let ranks = (0..Rank::ALL.len()).filter(equal);
        found.extend(ranks.map(|place| (Card::new(suit, Rank::ALL[place]), tricks as u8)));
    }
    found.sort();
    Some(found)
}

fn record(text: &str) -> Option<Vec<Card>> {
    let pairs = text.as_bytes().chunks(2);
    pairs.map(|pair| std::str::from_utf8(pair).ok()?.parse().ok()).collect()
}
