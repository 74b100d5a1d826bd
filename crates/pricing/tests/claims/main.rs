//! Normal play of a claimer (70, 71): the cases of the laws, and whatever a generator makes against trying
//! everything by hand.
//!
//! `STICH_CLAIMS` says how many endings.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "helpers of tests may panic"
)]

mod by_chance;
#[path = "../support/mod.rs"]
mod support;

use bridge_laws::{Table, event::Event};
use cards::{Card, CardSet, Seat, Suit, SuitSet};
use claims::{Claimed, Duties, Statement};
use pricing::{Normal, NormalPlay, Normals, normal_play};

const NODES: u64 = 10_000_000;

/// South plays this; so many cards are left.
fn table(deal: &str, strain: &str, leader: Seat) -> Table {
    let deal: bridge::PartialDeal = deal.parse().unwrap();
    let contract = format!("1{strain}").parse().unwrap();
    let mut setup =
        bridge_laws::Setup::full(cards::BySeat([None; 4]), Seat::South, Some((contract, Seat::South)));
    setup.hands = cards::BySeat(deal.hands.0.map(|hand| {
        let known = hand.unwrap();
        bridge_laws::Hand { known, count: known.len() as u8, ..Default::default() }
    }));
    let over = 13 - setup.hands[Seat::South].count;
    setup.start = Some((leader, cards::BySide([over, 0])));
    Table::new(&setup).unwrap()
}

/// After a trick of these cards, the leader's first.
fn after(mut table: Table, cards: [&str; 4]) -> Table {
    let leader = table.state().trick.leader;
    for (seat, card) in leader.round().into_iter().zip(cards) {
        table.record(&Event::Play { seat, card: card.parse().unwrap() }).unwrap();
    }
    table
}

fn play(table: &Table, by: Seat, normals: Normals) -> NormalPlay {
    normal_play(table, by, normals, NODES).unwrap()
}

fn saying(table: &Table, by: Seat, stated: Statement, normals: Normals) -> NormalPlay {
    Claimed { stated, ..pricing::claimed(table, by).unwrap() }.normal_play(normals, NODES).unwrap()
}

/// Fewest and most, South having stated this.
fn stated(table: &Table, statement: &str) -> (u8, u8) {
    let play = saying(table, Seat::South, statement.parse().unwrap(), USUAL);
    (play.fewest, play.most)
}

/// Fewest and most.
fn tricks(table: &Table, by: Seat, normals: Normals) -> (u8, u8) {
    let play = play(table, by, normals);
    (play.fewest, play.most)
}

const USUAL: Normals = Normals::USUAL;

/// CLM-01, 70C: the small trump that he forgot ruffs the ace of diamonds, if he cashes that first. Of a claimer
/// who knows of it (N6) it is drawn.
#[test]
fn a_small_trump_forgotten() {
    let table = table("N:3..2.2 ..98.3 A.A.A. 65.4..", "H", Seat::South);
    let found = play(&table, Seat::South, USUAL);
    assert_eq!((found.fewest, found.most), (2, 3));
    assert_eq!(tricks(&table, Seat::South, USUAL.without(Normal::TrumpsForgotten)), (3, 3));
    // The story is one play, and asks after the trump.
    let [critical] = found.critical.as_slice() else { panic!("{:?}", found.critical) };
    assert_eq!((critical.seat, critical.instead), (Seat::South, "HA".parse().unwrap()));
    assert_eq!(critical.class, Some(Normal::TrumpsForgotten));
    // Left out because he would not do that, it is gone.
    assert_eq!(play(&table, Seat::South, USUAL.without(critical.class.unwrap())).critical, []);
}

/// N5: West, who does not think of the trump that is out, may lead his own all the same, and loses what he loses who draws
/// it: his queen falls under the king of East, which he does not see.
#[test]
fn whoever_forgets_trumps_may_lead_them() {
    let table = table("N:9.9..J .Q.T.K .AK.J. A.T..Q", "C", Seat::West);
    for normals in [USUAL, USUAL.without(Normal::TrumpsForgotten)] {
        assert_eq!(play(&table, Seat::West, normals).fewest, 1);
    }
}

/// CLM-02, 70C: to lead what he takes for the last trump is as normal as any order.
#[test]
fn the_master_trump_forgotten() {
    let table = table("N:..2.32 .432.. J..AK. Q...AK", "S", Seat::South);
    // N3: he has claimed three; if he had claimed two, the jack would be a loser that he knows of.
    assert_eq!(tricks(&table, Seat::South, USUAL.taking_losers_for_winners()), (0, 2));
    assert_eq!(tricks(&table, Seat::South, USUAL), (2, 2));
    // To find the right order is to lose the one trick.
    assert_eq!(tricks(&table, Seat::South, USUAL.without(Normal::AnySuit)), (2, 2));
}

/// CLM-03, 70E1: to play for the drop is normal, to finesse either opponent a guess.
#[test]
fn an_unstated_guess() {
    let table = table("N:KT2... 76.5.. AJ3... Q98...", "N", Seat::South);
    assert_eq!(tricks(&table, Seat::South, USUAL), (2, 3));
    // Without the guess it is played from the top, and the queen does not fall.
    assert_eq!(tricks(&table, Seat::South, USUAL.without(Normal::EitherGuess)), (2, 2));
}

/// CLM-04, 70E1: East had shown out before the claim. The finesse is proved.
#[test]
fn the_guess_was_no_guess() {
    let table = table("N:KT42... .8765.. AJ73... Q986...", "N", Seat::North);
    let table = after(table, ["S4", "H8", "S7", "S6"]);
    assert_eq!(table.state().trick.leader, Seat::South);
    assert_eq!(tricks(&table, Seat::South, USUAL), (3, 3));
}

/// CLM-05, 70E1, 70D1: East will show out at once, but with the king gone that is too late.
#[test]
fn the_guess_would_have_been_proved_too_late() {
    let table = table("N:KT2... .765.. AJ3... Q98...", "N", Seat::South);
    assert_eq!(tricks(&table, Seat::South, USUAL), (2, 3));
}

/// CLM-06, 68A, 70D2: a defender claims whose partner may lead something else.
#[test]
fn a_defender_claims() {
    let table = table("N:3..2.2 2.2.3. A..A.A .AKQ..", "N", Seat::East);
    assert_eq!(tricks(&table, Seat::West, USUAL), (0, 3));
    // His partner holds nothing but the lead of his suit.
    let table = self::table("N:3..2.2 .2.3.4 A..A.A .AKQ..", "N", Seat::West);
    assert_eq!(tricks(&table, Seat::West, USUAL), (3, 3));
}

/// CLM-07, 71B: no normal play loses the trick that was conceded.
#[test]
fn a_trick_given_up_for_nothing() {
    let table = table("N:2..43. 4..98. A..AK. 3..Q2.", "N", Seat::South);
    assert_eq!(tricks(&table, Seat::South, USUAL), (3, 3));
}

/// N2: from the top of both hands, which is not the highest card of the hand on lead. From AQ3 towards 542 the
/// finesse is nobody's to take, nor from 542 towards AQ3, though the king lies well (70E1).
#[test]
fn no_finesse_in_one_hand() {
    for leader in [Seat::North, Seat::South] {
        let table = table("N:AQ3... J98... 542... KT7...", "N", leader);
        assert_eq!(tricks(&table, Seat::South, USUAL), (1, 1), "{leader}");
    }
}

/// DP19 read the other way: from AQ towards 32 the finesse is careless as well, and loses to a king that falls.
#[test]
fn a_suit_not_from_the_top() {
    let table = table("N:AQ... K.2.. 32... 97...", "N", Seat::South);
    assert_eq!(tricks(&table, Seat::South, USUAL), (2, 2));
    assert_eq!(tricks(&table, Seat::South, USUAL.with(Normal::NotFromTheTop)), (0, 2));
}

/// N9: from AQ towards KJT the ace is cashed and the queen overtaken. Who lets the queen win has three winners and no way
/// to the last of them; who knows how the suit is reached has them all. (By N1 he might begin with the diamond.)
#[test]
fn a_suit_that_blocks() {
    let table = table("N:KJT... ..AKQ. AQ..2. 876...", "N", Seat::South);
    let in_order = USUAL.without(Normal::AnySuit);
    let found = play(&table, Seat::South, in_order);
    assert_eq!((found.fewest, found.most), (2, 3));
    let first = found.critical.first().unwrap();
    assert_eq!(first.class, Some(Normal::Blocks), "{first:?}");
    assert_eq!(tricks(&table, Seat::South, in_order.without(Normal::Blocks)), (3, 3));
    // To crash two honours is not normal (N7): the three of spades goes under the ace.
    let table = self::table("N:QJ3... ..543. AK2... T98...", "N", Seat::South);
    assert_eq!(tricks(&table, Seat::South, USUAL), (3, 3));
}

/// N8: on the ace of spades North throws his loser, not his ace.
#[test]
fn a_winner_is_not_thrown_away() {
    let table = table("N:.A.2. ..5.4 2..3. A.5..", "N", Seat::West);
    assert_eq!(tricks(&table, Seat::South, USUAL), (1, 1));
}

/// N11: the claimer of CLM-01 has led to a club that he must lose. He forgets the trump still, unless that has
/// woken him.
#[test]
fn no_brilliance_after_a_trick_is_lost() {
    let mut table = table("N:3..2.32 ..987.4 A.A.A.5 65.4..A", "H", Seat::South);
    table.record(&Event::Play { seat: Seat::South, card: "C5".parse().unwrap() }).unwrap();
    assert_eq!(tricks(&table, Seat::South, USUAL), (2, 3));
    assert_eq!(tricks(&table, Seat::South, USUAL.without(Normal::StillCareless)), (3, 3));
}

/// 68C: what was stated is followed. Of the trump forgotten in CLM-01 nothing comes if he said that a trump goes
/// first, and nothing better than before if he named the diamond.
#[test]
fn what_was_stated_is_followed() {
    let table = table("N:3..2.2 ..98.3 A.A.A. 65.4..", "H", Seat::South);
    assert_eq!(stated(&table, "HA"), (3, 3));
    assert_eq!(stated(&table, "trumps,D,S"), (3, 3));
    assert_eq!(stated(&table, "D"), (2, 2));
    // CLM-03: the guess of one who has said whom he finesses is none.
    let table = self::table("N:KT2... 76.5.. AJ3... Q98...", "N", Seat::South);
    assert_eq!(stated(&table, "finesse:SQ:W"), (3, 3));
    assert_eq!(stated(&table, "S"), (2, 2));
    // Towards East he has to cross first; the finesse loses to West, who has two hearts no more.
    assert_eq!(stated(&table, "SK,finesse:SQ:E"), (2, 2));
}

/// A ruff, a crossing, a discard, a trick given up.
#[test]
fn the_kinds_of_steps() {
    // Spades are trumps. South ruffs a heart in North, comes back in clubs and has his winners.
    let table = table("N:2..3.4 .K.5.2 .3.A.A .QJ.6.", "S", Seat::South);
    assert_eq!(stated(&table, "ruff:H:N,C,D"), (3, 3));
    // What he throws on the heart he has said.
    let table = self::table("N:.A..3 .2.4. ...A2 .3..K", "N", Seat::North);
    assert_eq!(stated(&table, "HA,throw:C2"), (2, 2));
    assert_eq!(stated(&table, "HA,throw:CA"), (1, 1));
    // The ace of spades is driven out first, and then the rest is high.
    let table = self::table("N:32..2. A4..3. KQ..A. 65.4..", "N", Seat::South);
    assert_eq!(stated(&table, "lose:S,D,S"), (2, 2));
    // A step that cannot be carried out ends it: South holds no heart.
    assert_eq!(stated(&table, "to:H:N,S"), tricks(&table, Seat::South, USUAL));
}

/// What everybody sees to be pointless is not followed: East shows out at once, so the finesse against him is off.
#[test]
fn what_has_proved_wrong_is_not_stated_any_more() {
    let table = table("N:KJ32... .8765.. AT97... Q865...", "N", Seat::South);
    // The ace first, as he said; then West is marked with the queen.
    assert_eq!(stated(&table, "SA,finesse:SQ:E"), (4, 4));
}

/// DP20: on the ace of spades North throws his losing diamond; read the other way he may throw his ace.
#[test]
fn whatever_is_thrown_away() {
    let table = table("N:..A3. .2.K. A..2. 3...4", "N", Seat::South);
    assert_eq!(stated(&table, "SA"), (2, 2));
    let unguards = USUAL.with(Normal::Unguards);
    let play = saying(&table, Seat::South, "SA".parse().unwrap(), unguards);
    assert_eq!((play.fewest, play.most), (1, 2));
    assert_eq!(play.critical.first().unwrap().class, Some(Normal::Unguards));
}

/// This player claims against South’s notrump, or South claims, with these penalty cards; South makes the best of his
/// options or has none.
fn bound(deal: &str, leader: Seat, by: Seat, duties: Duties, options: bool) -> (u8, u8) {
    let deal: bridge::PartialDeal = deal.parse().unwrap();
    let claimed = Claimed {
        position: bridge::Position::from_deal(&deal, leader).unwrap(),
        strain: bridge::Strain::NoTrump,
        declarer: Seat::South,
        by,
        shown_out: cards::BySeat::default(),
        stated: Statement::default(),
        duties,
        options,
    };
    let play = claimed.normal_play(USUAL.taking_losers_for_winners(), NODES).unwrap();
    (play.fewest, play.most)
}

fn major(cards: &[&str]) -> Duties {
    Duties { major: cards.iter().map(|card| card.parse::<Card>().unwrap()).collect(), ..Duties::default() }
}

/// 50D1a, 70: East must throw the penalty card, the king of hearts, on the diamond, and North’s queen is high.
#[test]
fn a_penalty_card_binds_after_the_claim() {
    let deal = "N:.Q.2. .K..A .3.A. .2.3.";
    assert_eq!(tricks(&table(deal, "N", Seat::South), Seat::South, USUAL.without(Normal::AnySuit)), (1, 1));
    let (_, most) = bound(deal, Seat::South, Seat::South, major(&["HK"]), false);
    assert_eq!(most, 2);
}

/// DP21: West has to lead, and East’s king of spades is a penalty card. Declarer mentioned none of his options, so
/// West cashes the ace of clubs; the best option would have been to require a spade.
#[test]
fn the_options_that_declarer_did_not_mention() {
    let deal = "N:..32. K..5. AQ... 2...A";
    let of = |options| bound(deal, Seat::West, Seat::South, major(&["SK"]), options);
    assert_eq!((of(false), of(true)), ((1, 1), (2, 2)));
}

/// 51A, DP21: East throws one of two penalty cards on the ace of diamonds. Declarer mentioned nothing, so East may keep the
/// king of hearts; the best would have been to name it.
#[test]
fn several_penalty_cards() {
    let of = |cards: &[&str], options| {
        bound("N:.Q.2. .K..A .2.A. .3.3.", Seat::South, Seat::South, major(cards), options).1
    };
    assert_eq!(of(&[], true), 1);
    assert_eq!(of(&["HK"], false), 2);
    assert_eq!((of(&["HK", "CA"], false), of(&["HK", "CA"], true)), (1, 2));
}

/// 50C: East may not play the nine of clubs before the two, so that South’s eight wins; thrown on the ace of diamonds it is
/// the two as well.
#[test]
fn a_minor_penalty_card() {
    let minor = Duties { minor: CardSet::from_iter(["C2".parse::<Card>().unwrap()]), ..Duties::default() };
    let of = |duties| bound("N:..2.4 ...92 ..A.8 ..34.", Seat::South, Seat::South, duties, false);
    assert_eq!((of(Duties::default()), of(minor)), ((0, 1), (1, 2)));
}

/// 50D2a, 70: West claims, and East’s king of spades is a penalty card. Declarer requires a spade.
#[test]
fn a_defender_claims_whose_partner_has_a_penalty_card() {
    let of = |duties| bound("N:.32.. K..5. AQ... 2...A", Seat::West, Seat::West, duties, false);
    assert_eq!((of(Duties::default()), of(major(&["SK"]))), ((0, 1), (0, 0)));
}

/// 26B: West, on lead, may not lead clubs; nothing but a spade is left, and South’s are high.
#[test]
fn a_forbidden_lead() {
    let mut duties = Duties::default();
    duties.leads[Seat::West].forbidden = SuitSet::EMPTY.with(Suit::Clubs);
    let of = |duties| bound("N:.32.. K..5. AQ... 2...A", Seat::West, Seat::South, duties, false);
    assert_eq!((of(Duties::default()), of(duties)), ((1, 1), (2, 2)));
}
