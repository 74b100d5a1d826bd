//! Who is told what he may choose, and what is not said before it is known.

use bridge_laws::words::{Choice, Effect, Elects, Subject};
use cards::{Seat, SeatSet};
use ruling::{Interview as _, Step};
use wording::{Lang, Lexicon, msg};

use super::{PLACES, in_every_language, numbered};

/// Nobody has a right more in one language than in another.
#[test]
fn every_language_offers_the_same_rights() {
    let mut offered = 0;
    for place in PLACES.iter() {
        let rights = |lang| -> Vec<String> {
            let lines = place.words(&Lexicon::new(lang));
            lines.iter().filter_map(|line| numbered(line)).map(|(number, _)| number.to_owned()).collect()
        };
        let [first, others @ ..] = Lang::ALL.map(rights);
        for rights in others {
            assert_eq!(rights, first, "{}", place.way);
        }
        offered += first.len();
    }
    assert!(offered > 200, "{offered}");
}

/// Words that make a ban of a permission.
const DENIED: [&str; 13] = [
    "not",
    "no",
    "none",
    "nicht",
    "kein",
    "keine",
    "nichts",
    "ikke",
    "ingen",
    "intet",
    "ingenting",
    "niet",
    "geen",
];

/// 55B2: declarer may lead any card from the right hand, and it is said.
#[test]
fn whoever_led_from_the_wrong_hand_leads_any_card() {
    let mut seen = 0;
    in_every_language(|place, words, lines| {
        let effects = || place.desk.rulings().iter().flat_map(|ruling| &ruling.effects);
        if place.election.is_some() || effects().all(|effect| *effect != Effect::Retracted) {
            return;
        }
        let declarer = place.desk.table().unwrap().state().declarer;
        let any =
            [words.say(msg::NextLeadsAnyHand { declarer }), words.say(msg::NextLeadsAnyDummy { declarer })];
        seen += usize::from(lines.iter().any(|line| any.contains(line)));
    });
    assert!(seen >= 5 * Lang::ALL.len(), "{seen}");
}

/// 23B, 27B1, 31A1: before the other call has come nobody can say that the partner may not use what the first showed.
#[test]
fn what_depends_on_the_next_call_is_not_told_before_it() {
    let mut seen = 0;
    in_every_language(|place, words, lines| {
        let table = place.desk.table().unwrap();
        for seat in Seat::ALL {
            let (Some(made), None) = (table.decided_by_next_call(seat), &place.election) else { continue };
            let (who, n, withdrawn) = (SeatSet::only(seat.partner()), 1, Subject::Call(seat, made));
            assert!(
                !lines.contains(&words.say(msg::SayCallNot { seat, withdrawn, who, n })),
                "{}",
                place.way
            );
            seen += usize::from(lines.contains(&words.say(msg::SayCallOpen { seat, withdrawn, who, n })));
        }
    });
    assert!(seen > 50, "{seen}");
}

/// 10C1: what another call than the one refused may cost at the lead (26) is said before anybody chooses.
#[test]
fn who_may_refuse_a_call_hears_what_that_may_bring_at_the_lead() {
    let mut seen = 0;
    in_every_language(|place, words, lines| {
        let Some(election) = place.election.as_ref().filter(|e| matches!(e.about, Elects::Call(..))) else {
            return;
        };
        let Some(refused) = place.desk.after(Step::Choose(election.by[0], Choice::Refuse)) else { return };
        if refused.next_call().is_none() {
            return;
        }
        let from = place.desk.rulings().len();
        let effects = refused.rulings()[from..].iter().flat_map(|ruling| &ruling.effects);
        for (seat, made) in effects.filter_map(|effect| match *effect {
            Effect::Replaces(seat, made, _) => Some((seat, made)),
            _ => None,
        }) {
            let partner = seat.partner();
            let said = [
                words.say(msg::EffectThenForbid { seat, partner }),
                words.say(msg::EffectThenDirect { seat, partner }),
                words.say(msg::EffectMayBear { seat, partner }),
                words.say(msg::EffectMayDirect { seat, partner, made }),
            ];
            let is_said = lines.iter().any(|line| said.iter().any(|said| line.contains(said)));
            assert!(is_said, "{}: {lines:#?}", place.way);
            seen += 1;
        }
    });
    assert!(seen > 50, "{seen}");
}

/// Each option is something that the player may do, and so it begins; where either of two may do it, it says so (55A).
#[test]
fn options_begin_with_you_may() {
    let may = |lang| match lang {
        Lang::En => ["You may ", "Either of you may "],
        Lang::De => ["Sie dürfen ", "Jeder von Ihnen darf "],
        Lang::Da => ["Du kan ", "Hver af jer kan "],
        Lang::Nl => ["U mag ", "Ieder van u mag "],
        Lang::Nb => ["Du kan ", "Hver av dere kan "],
    };
    let (mut options, mut of_two) = (0, 0);
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        for place in PLACES.iter() {
            for line in place.words(&words) {
                let Some((number, option)) = numbered(&line) else { continue };
                let [one, each] = may(lang).map(|may| option.starts_with(may));
                assert!(one || each, "{lang:?}: {line}");
                // A second choice may be another’s.
                let first = number.parse::<u8>().is_ok();
                let two = place.election.iter().any(|election| election.by.len() > 1);
                assert!(!first || each == two, "{lang:?}: {line}");
                of_two += usize::from(each);
                // “U mag niet” is a ban.
                let own = option.split(['.', ':']).next().unwrap_or_default();
                let mut own = own.split(' ');
                assert!(!own.any(|word| DENIED.contains(&word)), "{lang:?}: {} {line}", place.way);
                options += 1;
            }
        }
    }
    assert!(options > 1000 && of_two > 50, "{options}, {of_two}");
}
