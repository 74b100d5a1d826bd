use chacha20::ChaCha8Rng;
use doppelkopf::{CallRefusal, Deal, Duty, Game, Point, Rules, Seating, Trumps};
use doppelkopf_score::{Call, Position};
use rand::{RngExt as _, SeedableRng as _, seq::SliceRandom as _};

use super::*;
use crate::node::{Node, bits};

use Place::{First, Second, Third};
use Verdict::{Conceded, Fails, Holds, NeedsTrumpsFirst};

fn any_deal() -> Deal {
    let hands = [
        "CQ CQ HT HT CA CA DA DA DT DT DK DK",
        "CT CT CK CK C9 C9 SA SA ST ST SK SK",
        "SQ SQ HQ HQ DQ DQ CJ CJ SJ SJ HJ HJ",
        "DJ DJ D9 D9 HA HA HK HK H9 H9 S9 S9",
    ];
    Deal::new(ByPlace(hands.map(|hand| hand.parse().unwrap()))).unwrap()
}

fn cards(text: &str) -> Vec<Kind> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// Four hands of an ending, the first the soloist's, whatever was played before: whether the claim holds, and
/// what the best defence leaves Re.
fn judged(trumps: &str, leader: Place, hands: [&str; 4], order: &str) -> (bool, Option<(u8, u8)>) {
    let solo = Game::Solo { by: First, trumps: trumps.parse().unwrap(), duty: Duty::Lust };
    let play = Play::new(any_deal(), solo).unwrap();
    let layout = alone(play.course(), &ByPlace(hands.map(|hand| hand.parse().unwrap())), First);
    let node = Node::leading(layout.all(), leader as u8);
    let said = Said::new(&layout, First, &cards(order));
    (holds(&said, &node), least::least(&said, &node, NODES).ok())
}

#[test]
fn claims_without_words() {
    let table = [
        // All trumps, all aces.
        ("damen", First, ["CQ SQ DA DA", "D9 DT HK H9", "HA HT SA ST", "CA CT CK C9"], true),
        // Two tens under an ace that is out.
        ("damen", First, ["CQ ST ST", "SA D9 H9", "HA HT CA", "CT CK C9"], false),
        // The ace falls: its holder has to follow to the ace before.
        ("fleischlos", First, ["SA ST", "SA H9", "S9 H9", "C9 C9"], true),
        ("fleischlos", First, ["SA ST", "SA S9", "HT H9", "C9 C9"], false),
        // A trump is out: nobody has to believe that trumps come first (5.4.5).
        ("damen", First, ["CQ DA DA", "SQ D9 D9", "HA HT SA", "CA CT CK"], true),
        ("damen", First, ["CQ DA DA", "SQ D9 H9", "HA HT SA", "CA CT CK"], false),
        // Of two identical cards the earlier.
        ("damen", First, ["CQ", "CQ", "HA", "CA"], true),
        // Not on lead: he ruffs with any trump …
        ("damen", Second, ["DQ SA", "H9 S9", "HK D9", "HA D9"], true),
        // … but one who has no heart either may overruff.
        ("damen", Second, ["DQ SA", "H9 S9", "CQ D9", "HA D9"], false),
        // He has to follow, and cannot take it.
        ("fleischlos", Second, ["HK SA", "HA S9", "H9 D9", "HT D9"], false),
    ];
    for (trumps, leader, hands, holds) in table {
        assert_eq!(judged(trumps, leader, hands, "").0, holds, "{trumps} {hands:?}");
    }
}

#[test]
fn a_stated_order_is_kept() {
    let hands = ["CQ DA DA", "SQ D9 H9", "HA HT SA", "CA CT CK"];
    // 5.4.5: he has to say that he draws the trump first.
    assert_eq!(judged("damen", First, hands, "CQ DA DA"), (true, Some((85, 3))));
    assert_eq!(judged("damen", First, hands, "CQ"), (true, Some((85, 3))));
    // ♦A, ♦A ruffed by ♠D: Kontra gives nothing else away.
    let (holds, least) = judged("damen", First, hands, "DA DA CQ");
    assert!(!holds);
    assert_eq!(least, judged("damen", First, hands, "").1);
    // An order that throws the game away is kept as well.
    let hands = ["ST SA", "SA H9", "HT HK", "D9 D9"];
    assert!(judged("fleischlos", First, hands, "SA ST").0);
    assert_eq!(judged("fleischlos", First, hands, "ST SA"), (false, Some((0, 0))));
}

#[test]
fn the_best_defence() {
    // ♠A and ♠10 of the soloist against ♠A and ♠9: the second trick is lost with the ten in it.
    assert_eq!(judged("fleischlos", First, ["SA ST", "SA S9", "HT H9", "C9 C9"], ""), (false, Some((11, 1))));
    // He takes over with the jack and has the rest; but Kontra gives its Augen to nobody.
    assert_eq!(judged("buben", Second, ["CJ S9", "H9 SA", "HA HT", "HK HT"], "").1, Some((2 + 4 + 10, 1)));
}

#[test]
fn who_may_shorten() {
    let mut play = Play::new(any_deal(), Game::Normal).unwrap();
    assert_eq!(shorten(&mut play, First, Shorten::Silent), Err(ShortenRefusal::NotASoloist));
    // A stille Hochzeit: not before the second ♣D lies.
    for card in cards("CQ C9 HJ D9") {
        play.play(play.turn().unwrap(), card).unwrap();
    }
    assert_eq!(shorten(&mut play, First, Shorten::HandOver), Err(ShortenRefusal::NotASoloist));
    play.play(First, Kind::ALTE).unwrap();
    assert_eq!(play.course().soloist(), Some(First));
    assert_eq!(shorten(&mut play, Second, Shorten::Silent), Err(ShortenRefusal::NotASoloist));
    assert_eq!(shorten(&mut play, First, Shorten::InOrder(&[Kind::S9])), Err(ShortenRefusal::NotInHand));
    let refusal = shorten(&mut play, Second, Shorten::Silent).unwrap_err();
    assert_eq!(refusal.clause().under(Rules::TSR), "5.4.3");
    assert_eq!(shorten(&mut play, First, Shorten::HandOver).unwrap().verdict, Conceded);
    assert_eq!((play.turn(), shorten(&mut play, First, Shorten::Silent)), (None, Err(ShortenRefusal::Over)));

    let mut play = Play::new(any_deal(), Game::Hochzeit { by: First }).unwrap();
    for card in cards("HT C9 HJ D9  HT C9 HJ D9") {
        play.play(play.turn().unwrap(), card).unwrap();
    }
    assert_eq!(shorten(&mut play, First, Shorten::HandOver), Err(ShortenRefusal::NotASoloist));
    for card in cards("CQ CT SJ DJ") {
        play.play(play.turn().unwrap(), card).unwrap();
    }
    // Up to the Klärungsstich it was a normal game: nothing was left lying.
    assert_eq!(play.leave_lying(First), Err(ShortenRefusal::NoTrick));
    assert!(shorten(&mut play, First, Shorten::HandOver).is_ok());
    assert_eq!((play.course().tricks(Party::Re), play.course().tricks(Party::Kontra)), (3, 9));
}

/// A Damensolo of the first player, with all the queens he needs.
fn damensolo() -> Play {
    let hands = [
        "CQ CQ SQ SQ HQ HQ DA DA DT DT CA CA",
        "CT CT CK CK C9 C9 SA SA ST ST SK SK",
        "DQ DQ HT HT CJ CJ SJ SJ HJ HJ DK DK",
        "DJ DJ D9 D9 HA HA HK HK H9 H9 S9 S9",
    ];
    let deal = Deal::new(ByPlace(hands.map(|hand| hand.parse().unwrap()))).unwrap();
    Play::new(deal, Game::Solo { by: First, trumps: Trumps::Damen, duty: Duty::Pflicht }).unwrap()
}

#[test]
fn a_claim_at_the_table() {
    // Third has two small queens and only two diamonds: trumps first, and that is to be said.
    let mut play = damensolo();
    let silent = judge_shortening(&play, First, Shorten::Silent, 100).unwrap();
    assert_eq!(silent, Decision { verdict: NeedsTrumpsFirst, rest: Rest::Between { least: 46, most: 240 } }); // too much for 100 cards
    let order = cards("CQ CQ SQ SQ HQ HQ DA DA DT DT CA CA");
    let decision = shorten(&mut play, First, Shorten::InOrder(&order)).unwrap();
    assert_eq!(decision.verdict, Holds);
    assert_eq!((play.course().augen(Party::Re), play.course().tricks(Party::Re)), (240, 12));
    assert_eq!((play.turn(), play.legal()), (None, Hand::EMPTY));
    assert_eq!(play.announce(Second, None, Call::Won), Err(CallRefusal::Shortened));

    // 5.4.7: the soloist gives up; Kontra may still call, he may not.
    let mut play = damensolo();
    for card in cards("CA CT CJ H9") {
        play.play(play.turn().unwrap(), card).unwrap();
    }
    shorten(&mut play, First, Shorten::HandOver).unwrap();
    assert_eq!(play.announce(First, None, Call::Won), Err(CallRefusal::Shortened));
    assert!(play.announce(Third, None, Call::Won).is_ok());
    assert!(play.announce(Third, None, Call::Keine60).is_ok()); // 11 cards
    assert_eq!((play.course().augen(Party::Re), play.course().tricks(Party::Re)), (23, 1));
    assert_eq!((play.course().augen(Party::Kontra), play.course().tricks(Party::Kontra)), (217, 11));
}

#[test]
fn tricks_left_lying() {
    // 5.3.7: two tricks lie, the third is lost: these and all later ones are Kontra's.
    let mut play = damensolo();
    let trick = |play: &mut Play, text: &str| {
        for card in cards(text) {
            play.play(play.turn().unwrap(), card).unwrap();
        }
    };
    trick(&mut play, "CQ CT DQ H9");
    assert_eq!(play.leave_lying(Second), Err(ShortenRefusal::NotASoloist));
    trick(&mut play, "CQ CT DQ H9");
    play.leave_lying(First).unwrap();
    trick(&mut play, "DA C9 DK D9");
    let mut taken_in = play;
    taken_in.take_in(First).unwrap();
    for play in [&mut play, &mut taken_in] {
        trick(play, "HQ C9 HT DJ");
        trick(play, "DT CK DK D9");
        trick(play, "CA CK CJ HK");
    }
    assert_eq!((play.turn(), taken_in.turn()), (Some(First), Some(First)));
    assert_eq!(play.course().last_trick(), taken_in.course().last_trick());
    // Nothing of it was lost yet. Now he gives up the rest.
    for play in [&mut play, &mut taken_in] {
        assert_eq!(play.course().tricks(Party::Re), 6);
        shorten(play, First, Shorten::HandOver).unwrap();
    }
    assert_eq!((play.course().tricks(Party::Re), taken_in.course().tricks(Party::Re)), (1, 6));
    assert_eq!(play.course().augen(Party::Re) + play.course().augen(Party::Kontra), 240);
}

#[test]
fn a_lost_trick_takes_those_that_lie() {
    let mut play = damensolo();
    for card in cards("CQ CT DQ H9  DA CT DK D9") {
        play.play(play.turn().unwrap(), card).unwrap();
    }
    play.leave_lying(First).unwrap();
    for card in cards("DA ST DK D9  DT ST DQ DJ") {
        play.play(play.turn().unwrap(), card).unwrap();
    }
    assert_eq!((play.turn(), play.course().tricks(Party::Re)), (None, 1));
    assert_eq!((play.course().augen(Party::Re), play.course().augen(Party::Kontra)), (3 + 10 + 3, 224));
    let seating = Seating::of_four(Position::One).unwrap();
    assert_eq!(play.course().result(seating).unwrap().tricks_re, Some(1));
}

/// The same judged by playing on in every way there is.
fn naive(said: &Said<'_>, node: &Node) -> (bool, (u8, u8)) {
    if node.is_over() {
        return (true, (0, 0));
    }
    let (mut holds, mut least) = (true, (u8::MAX, u8::MAX));
    for bit in bits(said.options(node)) {
        let after = node.with(said.layout, bit, node.is_last());
        let (all, found) = if after.laid < 4 {
            naive(said, &after)
        } else {
            let own = after.winner == said.soloist;
            let (all, (later, tricks)) = naive(said, &after.next());
            (all && own, if own { (later + after.augen, tricks + 1) } else { (later, tricks) })
        };
        holds &= all;
        least = least.min(found);
    }
    (holds, least)
}

/// In random endings, on lead or not, with a trick begun or not, with an order stated or not: the judgement is
/// that of playing on in every way.
#[test]
fn as_if_everything_were_tried() {
    let mut dice = ChaCha8Rng::seed_from_u64(1);
    let mut verdicts = std::collections::HashSet::new();
    for n in 0..1500 {
        let mut pack: Vec<Kind> = Hand::PACK.iter().collect();
        pack.shuffle(&mut dice);
        let hands: Vec<Hand> = pack.chunks(12).map(|c| Hand::of(c.iter().copied()).unwrap()).collect();
        let by = Place::ALL[dice.random_range(0..4)];
        let solo = Game::Solo { by, trumps: Trumps::ALL[n % 7], duty: Duty::Lust };
        let rules = if dice.random() { Rules::SHEET.other_way(Point::A17) } else { Rules::SHEET };
        let deal = Deal::new(ByPlace(hands.try_into().unwrap())).unwrap();
        let mut play = Play::new(deal, solo).unwrap().under(rules);
        for _ in 0..48 - dice.random_range(4..16) {
            // The soloist keeps his best cards, so that some claims are true.
            let legal = play.legal();
            let own = play.turn() == Some(by);
            let any = legal.nth(dice.random_range(0..legal.len())).unwrap();
            let kind = if own { worst(solo.trumps(), legal) } else { any };
            play.play(play.turn().unwrap(), kind).unwrap();
        }
        let mut order: Vec<Kind> = play.hand(by).iter().collect();
        let turned = dice.random_range(0..order.len().max(1));
        order.rotate_left(turned);
        let stated: bool = dice.random();
        let (how, order) =
            if stated { (Shorten::InOrder(&order), &order[..]) } else { (Shorten::Silent, &[][..]) };
        let layout = alone(play.course(), &ByPlace::from_fn(|place| play.hand(place)), by);
        let (holds, least) = naive(&Said::new(&layout, by, order), &node(&layout, &play));
        let decision = judge_shortening(&play, by, how, NODES).unwrap();
        assert_eq!(decision.verdict == Holds, holds, "{play:?} {order:?}");
        let rest = decision.rest.decided().unwrap();
        assert_eq!((rest.augen, rest.tricks), least, "{play:?} {order:?}");
        match decision.verdict {
            NeedsTrumpsFirst => assert!(!stated),
            Fails => assert!(rest.tricks < 12 - play.course().tricks_done()),
            _ => {}
        }
        verdicts.insert(decision.verdict);
    }
    assert_eq!(verdicts.len(), 3, "{verdicts:?}");
}

/// The legal card that is worth least to keep.
fn worst(trumps: Trumps, legal: Hand) -> Kind {
    legal.kinds().min_by_key(|&kind| trumps.strength(trumps.led(kind), kind)).unwrap()
}

/// The fewest Augen are found by asking in growing steps, then in halves. Here there are so many halves that a step which
/// went on growing would leave the range of its numbers.
#[test]
fn a_bound_that_is_found_in_many_halves() {
    let hands = ["CJ H9 CT HA SJ", "HT DJ HA CK SJ", "H9 DQ DK DT ST", "SK C9 CJ ST HQ"];
    let (holds, least) = judged("buben", First, hands, "");
    let solo = Game::Solo { by: First, trumps: Trumps::Buben, duty: Duty::Lust };
    let play = Play::new(any_deal(), solo).unwrap();
    let layout = alone(play.course(), &ByPlace(hands.map(|hand| hand.parse().unwrap())), First);
    let everything = naive(&Said::new(&layout, First, &[]), &Node::leading(layout.all(), First as u8));
    assert_eq!((holds, least), (everything.0, Some(everything.1)));
}
