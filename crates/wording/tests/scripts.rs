//! What is read aloud, whole, in every language: to be read by somebody who directs in it.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may panic")]

use bridge_laws::{
    clause::Clause,
    words::{Bridge, Choice, Duty, Effect, Election, Grade, Restriction, Subject},
};
use cards::{Card, CardSet, Seat, Suit, SuitSet};
use ruling::{Information, Until};
use wording::{Lang, Lexicon, Matter, Scene};

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
}

fn election(by: &[Seat], options: &[Choice], clauses: &[Clause]) -> Election {
    Election { by: by.to_vec(), options: options.to_vec(), clauses: clauses.to_vec(), debated: Vec::new() }
}

/// South declares; the offender's card, the rightful leader.
fn scene(election: &Election, trick: u8, offender: Seat, card: &str, leader: Seat) -> Scene {
    Scene {
        matter: Matter::of(election),
        declarer: Seat::South,
        offender,
        leader,
        card: Some(card.parse().unwrap()),
        cards: CardSet::EMPTY,
        trick,
        bidding: false,
    }
}

fn in_all_languages(lines: impl Fn(&Lexicon) -> Vec<String>) -> String {
    let one = |lang: Lang| format!("[{}]\n{}\n", lang.code(), lines(&Lexicon::new(lang)).join("\n"));
    Lang::ALL.map(one).join("\n")
}

/// The script before the choice, then each option with what follows it.
fn before(election: &Election, scene: &Scene) -> String {
    in_all_languages(|words| {
        let mut lines = words.script_before_choice(election, scene);
        for option in &election.options {
            lines.push(format!("- {}: {}", words.choice(option, scene), words.consequence(option, scene)));
        }
        lines
    })
}

const ACCEPT_OR_NOT: [Choice; 2] = [Choice::Accept, Choice::Refuse];

#[test]
fn opening_lead() {
    let options = [Choice::Accept, Choice::AcceptAsDummy, Choice::Refuse];
    let election = election(&[Seat::South], &options, &[Clause::L54]);
    let scene = scene(&election, 1, Seat::East, "C3", Seat::West);
    insta::assert_snapshot!(before(&election, &scene));
}

#[test]
fn opening_lead_refused_before_the_second_choice() {
    let clubs = SuitSet::only(Suit::Clubs);
    let options = [Choice::RequireLead(Suit::Clubs), Choice::ForbidLead(clubs), Choice::LeadFree];
    let election = election(&[Seat::South], &options, &[Clause::L50D2]);
    let scene = scene(&election, 1, Seat::East, "C3", Seat::West);
    insta::assert_snapshot!(before(&election, &scene));
}

#[test]
fn later_lead_at_partners_turn() {
    let election = election(&[Seat::South], &ACCEPT_OR_NOT, &[Clause::L53A, Clause::L56]);
    let scene = scene(&election, 5, Seat::West, "HJ", Seat::East);
    insta::assert_snapshot!(before(&election, &scene));
}

#[test]
fn later_lead_at_declarers_turn() {
    let election = election(&[Seat::South], &ACCEPT_OR_NOT, &[Clause::L53A, Clause::L56]);
    let scene = scene(&election, 2, Seat::East, "D2", Seat::South);
    insta::assert_snapshot!(before(&election, &scene));
}

#[test]
fn declarers_lead_from_the_wrong_hand() {
    let election = election(&[Seat::West, Seat::East], &ACCEPT_OR_NOT, &[Clause::L55A]);
    let scene = scene(&election, 7, Seat::North, "C2", Seat::South);
    insta::assert_snapshot!(before(&election, &scene));
}

#[test]
fn penalty_cards_in_two_suits() {
    let two = [Suit::Hearts, Suit::Diamonds];
    let mut options: Vec<Choice> = two.map(Choice::RequireLead).to_vec();
    options.extend(two.into_iter().collect::<SuitSet>().subsets().map(Choice::ForbidLead));
    options.push(Choice::LeadFree);
    let election = election(&[Seat::South], &options, &[Clause::L51B2a]);
    let scene =
        Scene { cards: cards("H9 D2 DQ"), card: None, ..scene(&election, 4, Seat::East, "H9", Seat::West) };
    insta::assert_snapshot!(before(&election, &scene));
}

#[test]
fn played_before_partner() {
    let mut options = vec![Choice::PlayHighest, Choice::PlayLowest];
    for suit in [Suit::Clubs, Suit::Hearts, Suit::Spades] {
        options.extend([Choice::PlaySuit(suit), Choice::ForbidSuit(suit)]);
    }
    let election = election(&[Seat::South], &options, &[Clause::L57A]);
    let scene = scene(&election, 3, Seat::West, "D2", Seat::North);
    insta::assert_snapshot!(before(&election, &scene));
}

#[test]
fn several_cards() {
    let options = [Choice::Play("H9".parse().unwrap()), Choice::Play("D2".parse().unwrap())];
    let playable = election(&[Seat::South], &options, &[Clause::L51A]);
    let shown = election(&[Seat::East], &options, &[Clause::L58B2]);
    let unplayed = election(&[Seat::South], &ACCEPT_OR_NOT, &[Clause::L52A]);
    let other = election(&[Seat::West, Seat::East], &options, &[Clause::L46B5]);
    let all = [playable, shown, unplayed, other].map(|election| {
        let scene = Scene { cards: cards("H9 D2"), ..scene(&election, 4, Seat::East, "D2", Seat::West) };
        before(&election, &scene)
    });
    insta::assert_snapshot!(all.join("\n"));
}

/// The information on East's card for each of the others.
fn known(authorised: [(Seat, bool); 3], until: Until) -> Vec<Information<Bridge>> {
    let subject = Subject::Card(Seat::East, "C3".parse().unwrap());
    let clause = Clause::L50E1;
    authorised.map(|(who, authorised)| Information { subject, who, authorised, until, clause }).to_vec()
}

#[test]
fn afterwards() {
    let c3: Card = "C3".parse().unwrap();
    let election = election(&[Seat::South], &ACCEPT_OR_NOT, &[Clause::L54]);
    let scene = scene(&election, 1, Seat::East, "C3", Seat::West);
    let but_west = [(Seat::North, true), (Seat::South, true), (Seat::West, false)];
    let duty = ruling::Information {
        subject: Subject::DutyToPlay(Seat::East, c3),
        who: Seat::West,
        authorised: true,
        until: Until::OnTable,
        clause: Clause::L50E1,
    };
    let free = [Effect::PenaltyCard(Seat::East, c3, Grade::Major), Effect::Chosen(Seat::West)];
    let duty_forbid = Duty::ForbidLead(SuitSet::only(Suit::Clubs));
    let forbid = [
        Effect::PickUp(Seat::East, c3),
        Effect::Restrict(Restriction { seat: Seat::West, duty: duty_forbid }, Clause::L50D2a),
    ];
    insta::assert_snapshot!(in_all_languages(|words| {
        let all = [(Seat::North, true), (Seat::South, true), (Seat::West, true)];
        let mut lines = vec!["(2017, card stays)".to_owned()];
        lines.extend(words.script_after(&free, &known(all, Until::OnTable), &scene));
        lines.push("(2017, card picked up)".to_owned());
        lines.extend(words.script_after(&forbid, &known(but_west, Until::EndOfBoard), &scene));
        lines.push("(2007, card stays)".to_owned());
        let mut old = known(but_west, Until::OnTable);
        old.push(duty);
        lines.extend(words.script_after(&free, &old, &scene));
        lines
    }));
}
