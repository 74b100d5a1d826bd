//! Opening leads out of turn (54): every option on several deals. Playing everything out is not to be had
//! with thirteen cards a hand, so each is compared with what the plain solver says of the play that follows.

#![allow(missing_docs)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing)]

use bridge::Strain;
use bridge_laws::{
    Setup, Status, Table, Watch,
    event::{About, Event},
    words::{Answer, Choice},
};
use cards::{BySeat, Card, CardSet, Seat};
use pricing::{Limits, Next, Prices, price};
use solver::{Position, Settings, Solver};

/// The deal, the strain, and the card that East leads although it is West's turn.
const LEADS: [(&str, Strain, &str); 5] = [
    ("N:AKQJT98.AKQ.A2.2 32.JT9.KQJT.QJT9 654.8765.543.AK4 7.432.9876.87653", Strain::NoTrump, "DK"),
    ("N:AKQJ.5432.432.32 T987.KQJ.KQJ.KQJ 654.AT98.A65.A54 32.76.T987.T9876", Strain::Hearts, "HK"),
    ("N:AQ2.AQ2.AQ32.AQ2 KJT9.KJT9.K4.KJT 876.876.JT98.987 543.543.765.6543", Strain::Diamonds, "ST"),
    ("N:QJT9876.2.32.432 AK5.AKQJ.QJT9.QJ 432.T987.AK4.AK5 .6543.8765.T9876", Strain::Spades, "SA"),
    ("N:K5.K5.KQJT98.K54 AQJT.AQJT.32.AQJ 98.98.A7654.T987 76432.76432..632", Strain::Clubs, "D3"),
];

fn hands(deal: &str) -> BySeat<CardSet> {
    let deal: bridge::PartialDeal = deal.parse().unwrap();
    BySeat(deal.hands.0.map(Option::unwrap))
}

fn led(deal: &str, strain: Strain, card: Card) -> Table {
    let contract = format!("1{strain}").parse().unwrap();
    let mut setup = Setup::full(BySeat(hands(deal).0.map(Some)), Seat::South, Some((contract, Seat::South)));
    setup.rules.watch = Watch::OnCall;
    let mut table = Table::new(&setup).unwrap();
    table.record(&Event::Play { seat: Seat::East, card }).unwrap();
    table.record(&Event::CallDirector { by: Seat::South, about: About::ThisNow }).unwrap();
    table
}

/// The question of this id is answered with yes, all others with no.
fn answered(mut table: Table, yes: &str) -> Table {
    while let Status::Question(question) = table.status() {
        let with = if question.id() == yes { Answer::Yes } else { Answer::No };
        let (seat, suit) = (question.seat(), question.suit());
        table.record(&Event::Answer { question: question.id().to_owned(), seat, suit, with }).unwrap();
    }
    table
}

fn options(prices: &Prices) -> Vec<(Choice, &Prices)> {
    match &prices.next {
        Next::Election { options, .. } => options.iter().map(|o| (o.choice, &o.then)).collect(),
        Next::Line(_) => Vec::new(),
    }
}

#[test]
fn every_option_comes_to_what_the_play_after_it_comes_to() {
    let mut solver = Solver::new(Settings { memory: 64 << 20 });
    let limits = Limits { lines: false, ..Limits::default() };
    for (deal, strain, card) in LEADS {
        let card: Card = card.parse().unwrap();
        let of_south =
            |solver: &mut Solver, position: &Position| solver.tricks(position, strain)[Seat::South.side()];
        let mut after_the_lead = Position::new(hands(deal), Seat::East).unwrap();
        after_the_lead.play(card, strain).unwrap();
        let accepted = of_south(&mut solver, &after_the_lead);
        let west_leads = of_south(&mut solver, &Position::new(hands(deal), Seat::West).unwrap());

        let prices = price(&answered(led(deal, strain, card), ""), &mut solver, limits).unwrap();
        let found = options(&prices);
        let worth =
            |choice| found.iter().find(|(c, _)| *c == choice).map(|(_, then)| *then).expect("offered");
        // 54A, 54B: as declarer or as dummy, with all cards seen it comes to the same.
        assert_eq!(worth(Choice::Accept).worth.tricks, accepted, "{deal}");
        assert_eq!(worth(Choice::AcceptAsDummy).worth, worth(Choice::Accept).worth, "{deal}");
        assert_eq!(worth(Choice::AcceptAsDummy).table.state().declarer, Seat::North);
        // 54D, 50D2: West leads; the penalty card never costs declarer.
        let refused = worth(Choice::Refuse);
        assert!(refused.worth.tricks >= west_leads, "{deal}");
        let about_the_lead = options(refused);
        assert_eq!(about_the_lead.len(), 3, "{deal}");
        for (choice, then) in &about_the_lead {
            assert!(then.worth.tricks >= west_leads, "{deal}: {choice}");
        }
        // To require the suit: the best of those leads, and then nothing is in the way any more. Who has
        // none leads what he likes, and so with all leads forbidden.
        let leads = solver.cards(&Position::new(hands(deal), Seat::West).unwrap(), strain);
        let of_suit = |wanted: bool| {
            let these = leads.iter().filter(|lead| (lead.card.suit() == card.suit()) == wanted);
            these.map(|lead| 13 - lead.tricks).min().unwrap_or(west_leads)
        };
        let about = |choice| about_the_lead.iter().find(|(c, _)| *c == choice).unwrap().1.worth.tricks;
        assert_eq!(about(Choice::RequireLead(card.suit())), of_suit(true), "{deal}");
        let forbidden = Choice::ForbidLead(cards::SuitSet::only(card.suit()));
        assert!(about(forbidden) >= of_suit(false), "{deal}");
        let best = found.iter().map(|(_, then)| then.worth.tricks).max();
        assert_eq!(Some(prices.worth.tricks), best, "{deal}");

        // 54C: he could have seen a card of dummy, and must accept.
        let must = price(&answered(led(deal, strain, card), "could-declarer-see-dummy"), &mut solver, limits)
            .unwrap();
        assert!(options(&must).iter().all(|(choice, _)| *choice != Choice::Refuse), "{deal}");
        assert_eq!(must.worth.tricks, accepted, "{deal}");
        // 47E1: he had been told that it was his turn; the card goes back, and West leads.
        let back = price(&answered(led(deal, strain, card), "told-it-was-his-turn"), &mut solver, limits);
        assert_eq!(back.unwrap().worth.tricks, west_leads, "{deal}");
    }
}
