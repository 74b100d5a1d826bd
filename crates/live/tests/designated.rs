//! Declarer names dummy's cards at a live table: what a second name is, and what comes of it (45B, 45C4b).

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests")]

use bridge_laws::{
    Status,
    event::Event,
    words::{Effect, Elects, Irregularity, Question},
};
use cards::{Card, Seat, Suit};
use live::{
    Text, Watching,
    bridge::{Board, BoardSetup, Given, Told},
};

/// 3NT by South, West to lead.
const DEAL: &str = "N:432.432.5432.K32 QJT.JT9.QJT9.QJT 9876.A8.AK.A9876 AK5.KQ765.876.54";

struct Story(Board);

impl Story {
    fn begins() -> Story {
        let setup = BoardSetup {
            board: None,
            deal: Text(DEAL.parse().unwrap()),
            dealer: Text(Seat::South),
            vulnerable: live::bridge::Vulnerable::None,
            auction: Vec::new(),
            contract: Some(Given { contract: Text("3NT".parse().unwrap()), declarer: Text(Seat::South) }),
        };
        Story(Board::new(&setup, Watching::OnCall).unwrap())
    }

    /// `W:H5`; what declarer names of dummy's is `N:H2`, and what he says to have meant instead `=H3`.
    fn goes(mut self, cards: &str) -> Story {
        for played in cards.split(' ') {
            let (by, card): (Seat, Card) = match played.split_once('=') {
                Some((_, card)) => (Seat::North, card.parse().unwrap()),
                None => {
                    let (by, card) = played.split_once(':').unwrap();
                    (by.parse().unwrap(), card.parse().unwrap())
                }
            };
            let (suit, rank) = (card.suit().letter(), card.rank().letter());
            let told = match (by, played.starts_with('=')) {
                (_, true) => format!(r#"{{"designate-instead": {{"suit": "{suit}", "rank": "{rank}"}}}}"#),
                (Seat::North, _) => format!(r#"{{"designate": {{"suit": "{suit}", "rank": "{rank}"}}}}"#),
                _ => format!(r#"{{"play": "{by}:{card}"}}"#),
            };
            let player = if by == Seat::North { Seat::South } else { by };
            self = self.tells(Some(player), &told);
        }
        self
    }

    /// Each lays his own card, before anybody names dummy's.
    fn lays(self, cards: &str) -> Story {
        cards.split(' ').fold(self, |story, played| {
            let by: Seat = played.split(':').next().unwrap().parse().unwrap();
            story.tells(Some(by), &format!(r#"{{"play": "{played}"}}"#))
        })
    }

    fn tells(mut self, by: Option<Seat>, told: &str) -> Story {
        let event: Event = self.0.understood(by, &serde_json::from_str::<Told>(told).unwrap()).unwrap();
        self.0.act(by, &event).unwrap_or_else(|refused| panic!("{told}: {refused}"));
        self
    }

    fn calls(self, by: Seat) -> Story {
        self.tells(Some(by), &format!(r#"{{"call-director": "{by}"}}"#))
    }

    /// Nobody has been told that it was his turn.
    fn calls_untold(self, by: Seat) -> Story {
        self.calls(by).untold()
    }

    fn untold(self) -> Story {
        let mut story = self;
        while matches!(story.stands().1, Status::Question(Question::ToldItWasHisTurn(_))) {
            story = story.answers("told-it-was-his-turn", "no");
        }
        story
    }

    fn answers(self, question: &str, with: &str) -> Story {
        self.tells(None, &format!(r#"{{"answer": {{"question": "{question}", "with": "{with}"}}}}"#))
    }

    /// What lies in the trick, from North on, and what is awaited.
    fn stands(&self) -> (String, Status) {
        let trick = self.0.table().state().trick;
        let cards = trick.cards.iter().map(|(_, card)| card.map_or("-".to_owned(), |card| card.to_string()));
        (cards.collect::<Vec<_>>().join(" "), self.0.table().status())
    }

    fn penalty_cards(&self) -> Vec<String> {
        self.0.table().penalty_cards().iter().map(|lying| lying.card.to_string()).collect()
    }

    fn may_take_back(&self) -> Vec<String> {
        self.0.table().may_take_back().map(|(_, card)| card.to_string()).collect()
    }
}

const SLIP: Status = Status::Question(Question::DesignationUnintended);

fn awaits(story: &Story, trick: &str, seat: Seat) {
    assert_eq!(story.stands(), (trick.to_owned(), Status::Play(seat)));
}

#[test]
fn what_is_named_in_the_place_of_a_revoke_is_its_correction() {
    let story = Story::begins().goes("W:H5 N:S2").calls(Seat::West);
    awaits(&story, "- - - H5", Seat::North);
    awaits(&story.goes("N:H4"), "H4 - - H5", Seat::East);
}

#[test]
fn a_lead_of_dummys_that_the_proper_one_has_overtaken_is_not_what_is_named_next() {
    // West has won, and leads; the deuce of diamonds had been named before that (53B).
    let story = Story::begins().goes("W:SA N:S2 E:ST S:S6 N:D2 W:SK N:S3");
    awaits(&story, "S3 - - SK", Seat::East);
}

#[test]
fn no_slip_and_the_lead_from_the_wrong_hand_is_ruled_on() {
    let story = Story::begins().goes("W:H5 N:H2 E:H9 S:HA N:C2 N:C3");
    assert_eq!(story.stands().1, SLIP);
    let story = story.answers("designation-unintended", "no");
    assert_eq!(story.stands().1, Status::Question(Question::ToldItWasHisTurn(Seat::South)));
}

#[test]
fn no_slip_and_the_revoke_is_put_right() {
    let story = Story::begins().goes("W:H5 N:S2 =H4");
    assert_eq!(story.stands().1, SLIP);
    awaits(&story.answers("designation-unintended", "no"), "- - - H5", Seat::North);
}

#[test]
fn a_slip_that_is_told_after_the_next_lead() {
    // East has won with the ten and led on. With the king the trick is dummy's: the lead goes back and costs nothing.
    let story = Story::begins().goes("W:H5 N:H2 E:H9 S:HA S:C6 W:C5 N:C2 E:CT E:DQ =CK");
    let story = story.answers("designation-unintended", "yes");
    assert_eq!(story.penalty_cards(), [""; 0]);
    assert_eq!(story.may_take_back(), ["CT"]);
    awaits(&story, "- - - -", Seat::North);
    // With another small one it stays East's, who may change lead and card.
    let story = Story::begins().goes("W:H5 N:H2 E:H9 S:HA S:C6 W:C5 N:C2 E:CT E:DQ =C3");
    let story = story.answers("designation-unintended", "yes");
    assert_eq!(story.penalty_cards(), [""; 0]);
    awaits(&story, "- DQ - -", Seat::South);
}

#[test]
fn after_a_slip_another_card_is_asked_about_again() {
    let story = Story::begins().goes("W:H5 N:H4 =H3").answers("designation-unintended", "yes");
    awaits(&story, "H3 - - H5", Seat::East);
    assert_eq!(story.goes("N:H2").stands().1, SLIP);
}

#[test]
fn who_follows_to_declarers_own_second_lead_has_accepted_no_other() {
    const WHICH: Status = Status::Question(Question::FollowedTo(Seat::West));
    let told = |story: Story| story.calls_untold(Seat::East);
    // Dummy has led out of turn, South notices it and leads, and West follows suit to that.
    let both = || Story::begins().goes("W:H5 N:H2 E:H9 S:HA N:C2 S:DA W:D6");
    awaits(&both(), "- - DA D6", Seat::North);
    let asked = told(both());
    assert_eq!(asked.stands().1, WHICH);
    let ruled = asked.answers("followed-to", "DA");
    awaits(&ruled, "- - DA D6", Seat::North);
    assert_eq!(ruled.penalty_cards(), [""; 0]);
    // East has followed as well. He has seen cards of both hands when he plays (57C1).
    let ruled = told(both().goes("E:D9"));
    awaits(&ruled, "- D9 DA D6", Seat::North);
    assert_eq!(ruled.penalty_cards(), [""; 0]);
    // With a club he may have discarded on the ace, or played to dummy’s lead, which stands then (53C).
    let discard = Story::begins().goes("W:H5 N:H2 E:H9 S:HA N:C2 S:DA W:C4");
    let asked = told(discard);
    assert_eq!(asked.stands().1, WHICH);
    let ruled = asked.answers("followed-to", "C2");
    assert_eq!(ruled.penalty_cards(), [""; 0]);
    awaits(&ruled, "C2 - - C4", Seat::East);
    // What dummy has put there besides, when its own card seemed to lie there, goes back as well.
    let ruled =
        told(Story::begins().goes("W:H5 N:H2 E:H9 S:HA N:C2 S:DA W:C4 N:D2")).answers("followed-to", "DA");
    assert!(ruled.0.table().state().laid.is_empty());
    awaits(&ruled, "- - DA -", Seat::West);
}

#[test]
fn a_slip_gives_a_right_to_who_had_played_legally() {
    let slip = |cards: &str| Story::begins().goes(cards).answers("designation-unintended", "yes");
    // East has revoked, and nobody knows it: he is told of the right as anybody is.
    let story = slip("W:H5 N:H4 E:DQ =H3");
    assert_eq!(story.may_take_back(), ["DQ"]);
    let says = |story: &Story, said: Effect| {
        story.0.table().rulings().iter().any(|ruling| ruling.effects.contains(&said))
    };
    // That it is free only where it was no revoke is said of any card that does not follow.
    assert!(says(&story, Effect::RevokeIf(Seat::East, "DQ".parse().unwrap(), Suit::Hearts)));
    // Who uses it puts his revoke right (62A, 62B1).
    let story = story.tells(Some(Seat::East), r#"{"withdraw": "E:DQ"}"#);
    assert_eq!(story.penalty_cards(), ["DQ"]);
    awaits(&story, "H3 - - H5", Seat::East);
    // A card that is none costs nothing.
    let story = slip("W:H5 N:H4 E:H9 =H3").tells(Some(Seat::East), r#"{"withdraw": "E:H9"}"#);
    assert_eq!(story.penalty_cards(), [""; 0]);
    awaits(&story, "H3 - - H5", Seat::East);
    // West was not to play: his card came before East’s (53C, 57A).
    let story = slip("W:H5 N:H2 E:H9 S:HA N:C2 W:C4 =C3");
    assert_eq!(story.may_take_back(), [""; 0]);
    let story = story.answers("told-it-was-his-turn", "no");
    assert_eq!(story.penalty_cards(), ["C4"]);
}

#[test]
fn a_change_of_mind_is_found_once() {
    let story = Story::begins().goes("W:H5 N:H4 =H3").answers("designation-unintended", "no");
    assert_eq!(story.0.table().named(), None, "it is not offered again");
    let told = serde_json::from_str::<Told>(r#"{"designate": {"suit": "H", "rank": "3"}}"#).unwrap();
    let event = story.0.understood(Some(Seat::South), &told).unwrap();
    assert!(story.0.clone().act(Some(Seat::South), &event).is_err(), "nor does it stop the play again");
    // What he names when dummy is to play again is asked about as any other.
    let story = story.goes("E:H9 S:HA S:C6 W:C5 N:C2 =C3");
    assert_eq!(story.stands().1, SLIP);
}

#[test]
fn who_comes_about_a_slip_rules_on_what_else_he_sees() {
    // West has shown an ace; South has meant what he named.
    let story = Story::begins().goes("W:H5 N:H2 E:H9 S:HA S:C6 W:C5 N:C2");
    let story = story.tells(Some(Seat::West), r#"{"expose": {"cards": ["W:SA"], "how": "accident"}}"#);
    let story = story.goes("=C3").answers("designation-unintended", "no");
    assert_eq!(story.penalty_cards(), ["SA"]);
}

#[test]
fn who_has_led_after_what_was_no_lead_has_led_out_of_turn() {
    let begun = || Story::begins().lays("N:CK E:CT").calls(Seat::South);
    let story = begun();
    assert_eq!(story.stands().1, Status::Question(Question::MeantAs(Seat::East)));
    // 54E: he followed to what was no lead.
    let story = story.answers("meant-as", "follow");
    assert_eq!(story.penalty_cards(), [""; 0]);
    awaits(&story, "- - - -", Seat::West);
    // 54: he led, and it was West’s lead. Dummy’s card was subject to 24, so that declarer may choose.
    let story = begun().answers("meant-as", "lead").answers("told-it-was-his-turn", "no");
    let Status::Election(election) = story.stands().1 else { panic!("{:?}", story.stands()) };
    assert_eq!(election.about, Elects::OpeningLead(Seat::East, "CT".parse().unwrap()));
}

#[test]
fn a_card_that_slips_before_the_opening_lead_is_its_owners_doing() {
    let told = |cards: &str| Story::begins().lays(cards).calls(Seat::South);
    // 24E, 50B: an honour is a major penalty card, and South chooses about West’s lead.
    let story = told("N:CK E:DQ").answers("meant-as", "accident");
    assert_eq!(story.penalty_cards(), ["DQ"]);
    let Status::Election(election) = story.stands().1 else { panic!("{:?}", story.stands()) };
    assert!(matches!(election.about, Elects::AboutLead(Seat::West, 1)));
    // The same of who was to lead: what he plays to that is his lead.
    let story = told("N:CK W:C4").answers("meant-as", "accident");
    assert_eq!(story.penalty_cards(), ["C4"]);
    awaits(&story, "- - - -", Seat::West);
}

#[test]
fn who_was_to_lead_may_have_followed_to_what_was_no_lead() {
    let begun = |no_lead: &str, card: &str| Story::begins().lays(no_lead).lays(card);
    for no_lead in ["N:CK", "S:C6"] {
        let asked = || begun(no_lead, "W:C4").calls(Seat::South);
        assert_eq!(asked().stands().1, Status::Question(Question::MeantAs(Seat::West)), "{no_lead}");
        awaits(&asked().answers("meant-as", "lead"), "- - - C4", Seat::North);
        let story = asked().answers("meant-as", "follow");
        assert_eq!(story.penalty_cards(), [""; 0]);
        awaits(&story, "- - - -", Seat::West);
        // What was played to it comes back with it.
        let story = begun(no_lead, "W:C4").goes("N:C2 E:CT").calls(Seat::South).answers("meant-as", "follow");
        assert_eq!(story.penalty_cards(), [""; 0]);
        assert!(story.0.table().state().laid.is_empty());
        awaits(&story, "- - - -", Seat::West);
        // Another suit is plainly his lead.
        awaits(&begun(no_lead, "W:HK").calls(Seat::South), "- - - HK", Seat::North);
    }
    // His partner is asked whoever of the two put down what was no lead.
    let asked = || begun("S:C6", "E:CT").calls(Seat::West);
    assert_eq!(asked().stands().1, Status::Question(Question::MeantAs(Seat::East)));
    let story = asked().answers("meant-as", "follow");
    assert_eq!(story.penalty_cards(), [""; 0]);
    awaits(&story, "- - - -", Seat::West);
    let story = asked().answers("meant-as", "lead").answers("told-it-was-his-turn", "no");
    let Status::Election(election) = story.stands().1 else { panic!("{:?}", story.stands()) };
    assert_eq!(election.about, Elects::OpeningLead(Seat::East, "CT".parse().unwrap()));
}

/// South is to lead to the second trick.
const BOTH_LEAD: &str = "W:H5 N:H2 E:H9 S:HA";

#[test]
fn each_defender_says_to_which_of_two_leads_he_has_followed() {
    // West has followed to South’s ace, East to dummy’s deuce.
    let asked = || {
        let story = Story::begins().goes(&format!("{BOTH_LEAD} N:C2 S:DA W:D6 E:CT"));
        story.calls_untold(Seat::South)
    };
    assert_eq!(asked().stands().1, Status::Question(Question::FollowedTo(Seat::East)));
    // What was played to a lead that goes back goes back with it (47B).
    let story = asked().answers("followed-to", "C2");
    assert_eq!(story.penalty_cards(), [""; 0]);
    awaits(&story, "- - DA D6", Seat::North);
    // To the ace it was a revoke, and before his turn.
    let story = asked().answers("followed-to", "DA");
    assert_eq!(story.penalty_cards(), ["CT"]);
}

#[test]
fn what_dummy_follows_with_to_declarers_other_lead_is_no_lead_to_the_next_trick() {
    let story = Story::begins().goes(&format!("{BOTH_LEAD} N:C2 S:DA W:C4 N:D2"));
    let story = story.calls_untold(Seat::South).answers("followed-to", "C2");
    awaits(&story, "C2 - - C4", Seat::East);
    assert!(story.0.table().unnoticed().is_empty());
}

#[test]
fn a_slip_at_a_lead_from_the_wrong_hand() {
    let slip = |cards: &str| {
        let story = Story::begins().goes(&format!("{BOTH_LEAD} {cards}"));
        story.answers("designation-unintended", "yes")
    };
    // East has accepted a club. In another suit it is a lead that nobody has accepted (55A).
    let story = slip("N:C2 E:CT =H3");
    let story = story.answers("told-it-was-his-turn", "no");
    let Status::Election(election) = story.stands().1 else { panic!("{:?}", story.stands()) };
    assert_eq!(election.about, Elects::Lead(Seat::North, "H3".parse().unwrap()));
    assert_eq!(story.penalty_cards(), [""; 0]);
    assert_eq!(story.0.table().state().laid.len(), 1);
    // Another club he has accepted as well.
    let story = slip("N:C2 E:CT =C3");
    awaits(&story, "C3 CT - -", Seat::South);
}

#[test]
fn what_came_of_a_slip_is_no_lead_of_two() {
    // Dummy is to lead, South has led as well, and East has followed to dummy.
    let both = format!("{BOTH_LEAD} S:C6 W:C4 N:CK E:CT S:DA N:C2 E:CJ");
    let slip = |cards: &str| {
        let story = Story::begins().goes(&format!("{both} {cards}"));
        story.answers("designation-unintended", "yes").untold()
    };
    let asked = slip("=C3");
    assert_eq!(asked.stands().1, Status::Question(Question::FollowedTo(Seat::East)));
    awaits(&asked.answers("followed-to", "C3"), "C3 CJ - -", Seat::South);
    // East has played to what was never named, and dummy was to lead.
    let story = slip("=S2");
    assert_eq!(story.penalty_cards(), [""; 0]);
    assert!(story.0.table().state().laid.is_empty());
    awaits(&story, "S2 - - -", Seat::East);
}

/// South leads to the next trick before East has played to this one, and West follows to that.
const PASSED_OVER: &str = "W:H5 N:H2 E:H9 S:HA S:C6 W:C4 N:C2 S:DA W:D6";

#[test]
fn who_is_passed_over_is_seen_to_have_a_card_left() {
    let unnoticed = |story: &Story| {
        let unnoticed = story.0.table().unnoticed();
        unnoticed.iter().map(|wrong| (wrong.kind, wrong.seat)).collect::<Vec<_>>()
    };
    let before = Story::begins().goes(PASSED_OVER.strip_suffix(" W:D6").unwrap());
    assert_eq!(unnoticed(&before), []);
    let story = before.goes("W:D6");
    assert_eq!(unnoticed(&story), [(Irregularity::CardMissing, Seat::East)]);
    let story = story.goes("N:D2 E:D9");
    assert_eq!(unnoticed(&story), [(Irregularity::CardMissing, Seat::East)]);
    // Called about nothing in particular the director finds it. East adds a club, and has revoked (67B1).
    let story = story.calls(Seat::West);
    assert_eq!(unnoticed(&story), []);
    let Status::Election(election) = story.stands().1 else { panic!("{:?}", story.stands()) };
    assert_eq!(election.about, Elects::Supply(Seat::East, 2));
    let story = story.tells(Some(Seat::East), r#"{"choose": {"by": "E", "option": "play:CT"}}"#);
    assert_eq!((unnoticed(&story), story.stands().1), (vec![], Status::Play(Seat::South)));
}

#[test]
fn who_may_change_waits_for_the_card_in_the_place_of_the_revoke() {
    // Dummy has revoked, East has won and led on; West names it.
    let found = || {
        let story = Story::begins().goes("W:H5 N:H2 E:H9 S:HA S:C6 W:C5 N:S2 E:CT E:DQ");
        story.tells(
            Some(Seat::West),
            r#"{"call-director": {"by": "W", "about": {"revoke": "N", "trick": 2}}}"#,
        )
    };
    assert_eq!(found().may_take_back(), ["CT", "DQ"]);
    // East leads still.
    let story = found().goes("N:C2");
    awaits(&story, "- DQ - -", Seat::South);
    assert_eq!(story.may_take_back(), ["CT", "DQ"]);
    let story = story.tells(Some(Seat::East), r#"{"withdraw": "E:CT"}"#);
    assert_eq!(story.0.table().unnoticed(), []);
    awaits(&story, "C2 - C6 C5", Seat::East);
    assert_eq!(story.penalty_cards(), [""; 0]);
}

#[test]
fn to_the_lead_from_the_wrong_hand_what_lies_to_the_other_is_put_right() {
    let told = |cards: &str| Story::begins().goes(cards).calls_untold(Seat::East);
    let to = |story: Story, card: &str| story.answers("followed-to", card);
    // Dummy has played to the ace as well: its card goes back, and the deuce of clubs is the lead to this trick.
    let ruled = to(told("W:H5 N:H2 E:H9 S:HA N:C2 S:DA W:D6 N:D2"), "C2");
    let trick = ruled.stands().0;
    assert_eq!((trick.split(' ').next(), ruled.0.table().unnoticed()), (Some("C2"), vec![]), "{trick}");
    // All four have played to the ace, or both defenders: it stands, and nobody is asked.
    let ruled = told("W:H5 N:H2 E:H9 S:HA N:C2 S:DA W:D6 N:D2 E:D9");
    awaits(&ruled, "- - - -", Seat::South);
    assert_eq!((ruled.penalty_cards(), ruled.0.table().unnoticed()), (vec![], vec![]));
    let ruled = told("W:H5 N:H2 E:H9 S:HA N:C2 S:DA W:D6 E:D9");
    awaits(&ruled, "- D9 DA D6", Seat::North);
    assert_eq!((ruled.penalty_cards(), ruled.0.table().unnoticed()), (vec![], vec![]));
}

#[test]
fn who_would_accept_the_lead_from_the_wrong_hand_may_have_followed_to_the_other() {
    let asked = |cards: &str, by: Seat| {
        let story = Story::begins().goes(cards).calls_untold(Seat::North);
        assert_eq!(story.stands().1, Status::Question(Question::FollowedTo(by)));
        story
    };
    let east = || asked("W:H5 N:H2 E:H9 S:HA N:C2 S:DA E:D9", Seat::East);
    let ruled = east().answers("followed-to", "DA");
    awaits(&ruled, "- D9 DA -", Seat::West);
    assert_eq!((ruled.penalty_cards(), ruled.0.table().unnoticed()), (vec![], vec![]));
    // With clubs in his hand he has revoked.
    let ruled = east().answers("followed-to", "C2");
    assert_eq!((ruled.penalty_cards(), ruled.0.table().unnoticed()), (vec!["D9".to_owned()], vec![]));
    awaits(&ruled, "C2 - - -", Seat::East);
    // Dummy was to lead.
    let west = || asked("W:H5 N:H2 E:H9 S:HA S:C6 W:C4 N:CK E:CT S:DA N:C2 W:C5", Seat::West);
    let ruled = west().answers("followed-to", "C2");
    awaits(&ruled, "C2 - - C5", Seat::East);
    assert_eq!((ruled.penalty_cards(), ruled.0.table().unnoticed()), (vec![], vec![]));
}
