use tournament::List;
use wording::Lang;

use super::{super::typed::Pairs, *};

fn form(query: &str) -> Form {
    Form::read(&Pairs::of(Some(query)))
}

/// Who sits out in the first game: at a table of five position 1, who deals.
fn first(size: TableSize) -> Positions {
    List::new(size).round().next().expect("a game").sits_out
}

#[track_caller]
fn told(query: &str, size: TableSize) -> Result<Written, String> {
    form(query).written(size, first(size), &Lexicon::new(Lang::En))
}

#[test]
fn what_the_form_does_not_ask_stays_as_it_was() {
    let words = Lexicon::new(Lang::En);
    let played = "kind=hochzeit re=1,3 augen=151 clarified=2 call=re@11 call=re:keine90@10".parse();
    let before: Written = Told::Game { played: played.expect("a game"), points: None }.into();
    let corrected = |form: Form| match kept(
        form.written(TableSize::Four, Positions::NONE, &words).expect("a line"),
        &before,
    )
    .told
    {
        Told::Game { played, .. } => played.to_string(),
        Told::Points { .. } => String::new(),
    };
    let mut form = Form::of(&before);
    assert_eq!(
        corrected(form.clone()),
        "kind=hochzeit re=1,3 augen=151 clarified=2 call=re@11 call=re:keine90@10"
    );
    form.calls[0] = "won".to_owned();
    form.cards[0] = String::new();
    form.kind = "normal".to_owned();
    assert_eq!(corrected(form), "kind=normal re=1,3 augen=151 call=re");
}

#[test]
fn winners_and_a_number_are_points_as_paper_has_them() {
    for (query, size, points, outcome) in [
        ("kind=normal&who=1&who=3&value=2", TableSize::Four, [2, -2, 2, -2, 0], Outcome::Game),
        ("kind=damen&who=2&value=3", TableSize::Four, [-3, 9, -3, -3, 0], Outcome::Solo(Position::Two)),
        // The soloist has lost: the three others have won.
        (
            "kind=solo&who=1&who=2&who=4&value=3",
            TableSize::Four,
            [3, 3, -9, 3, 0],
            Outcome::Solo(Position::Three),
        ),
        ("kind=still&who=4&value=1", TableSize::Four, [-1, -1, -1, 3, 0], Outcome::Game),
        ("kind=normal&who=2&who=5&value=4", TableSize::Five, [0, 4, -4, -4, 4], Outcome::Game),
        ("kind=normal&value=0", TableSize::Four, [0; 5], Outcome::Game),
        (
            "kind=normal&who=1&who=2&value=1&value-typed=17",
            TableSize::Four,
            [17, 17, -17, -17, 0],
            Outcome::Game,
        ),
        ("kind=normal&p1=2&p2=-2&p3=2&p4=-2", TableSize::Four, [2, -2, 2, -2, 0], Outcome::Game),
    ] {
        let line = told(&format!("how=points&{query}"), size).expect(query);
        assert_eq!(line.told, Told::Points { outcome, points: ByPosition::from(points) }, "{query}");
    }
    for query in [
        "kind=normal&who=1&who=3",
        "kind=normal&who=1&value=2",
        "kind=normal&who=1&who=2&who=3&value=2",
        "kind=still&who=1&who=2&value=2",
        "kind=normal&value=3",
        "kind=normal&who=1&who=2&who=3&who=4&value=3",
        "kind=normal&who=1&who=2&value=x",
        "kind=normal&who=1&who=2&value=9999999999999",
        "kind=normal&who=1&who=2&value=1000",
    ] {
        assert!(told(&format!("how=points&{query}"), TableSize::Four).is_err(), "{query}");
    }
    // Who sits out has not won.
    assert!(told("how=points&kind=normal&who=1&who=2&value=3", TableSize::Five).is_err());
}

/// Whatever is written in a line is shown by the form, and the form says it again.
#[test]
fn the_form_says_again_what_is_written() {
    let words = Lexicon::new(Lang::En);
    for query in [
        "how=game&kind=normal&who=1&who=3&step=151&call-re=keine90&cards-re=10&fox-kontra=1&karlchen-re=1",
        "how=game&kind=farbe:H&who=2&augen=133",
        "how=game&kind=normal&who=1&who=3&step=1&call-re=won",
        "how=game&kind=normal&who=1&who=3&step=30&doppelkopf-re=1",
        "how=game&kind=still&who=4&step=240",
        "how=points&kind=buben&who=2&value=3",
        "how=points&kind=hochzeit&who=1&who=4&value=2&s1=1&s2=-3&s3=1&s4=1&a2=5&dealt=3",
        "how=points&kind=normal&p1=3&p2=-2&p3=3&p4=-4",
        "how=none",
    ] {
        let line = told(query, TableSize::Four).expect(query);
        let again = Form::of(&line).written(TableSize::Four, Positions::NONE, &words);
        assert_eq!(again.as_ref(), Ok(&line), "{query}");
    }
}

#[test]
fn the_kind_of_solo_is_kept() {
    for (word, trumps) in
        [("damen", Some(Trumps::Damen)), ("fleischlos", Some(Trumps::Fleischlos)), ("solo", None)]
    {
        let line = told(&format!("how=game&kind={word}&who=1&step=121"), TableSize::Four).expect(word);
        assert_eq!(line.kind(), Some((Kind::Solo, trumps)));
        let line = told(&format!("how=points&kind={word}&who=1&value=2"), TableSize::Four).expect(word);
        assert_eq!(line.kind(), Some((Kind::Solo, trumps)));
    }
    assert!(told("how=game&kind=skat&who=1&step=121", TableSize::Four).is_err());
}

/// C25, C26: 240 Augen without all tricks, none with one: what must be told beside them can be told.
#[test]
fn all_augen_and_not_all_tricks() {
    let game = |augen: &str, step: &str| {
        let query = format!("how=game&kind=normal&who=1&who=3&augen={augen}&step={step}");
        match told(&query, TableSize::Four)?.told {
            Told::Game { played, .. } => Ok((played.augen, played.tricks)),
            Told::Points { .. } => Err(String::new()),
        }
    };
    for (augen, step, found) in [
        ("240", "211", (240, Some(11))),
        ("240", "240", (240, Some(12))),
        ("0", "1", (0, Some(1))),
        ("0", "0", (0, Some(0))),
        ("151", "", (151, None)),
    ] {
        assert_eq!(game(augen, step), Ok(found), "{augen} {step}");
        let written: Written =
            told(&format!("how=game&kind=normal&who=1&who=3&augen={augen}&step={step}"), TableSize::Four)
                .expect("a line");
        assert_eq!(
            Form::of(&written).written(TableSize::Four, first(TableSize::Four), &Lexicon::new(Lang::En)),
            Ok(written)
        );
    }
    assert!(game("240", "").is_err_and(|text| !text.contains('=')));
}

/// A step is the first game that can have been in it: nobody has 1 Auge, and a Doppelkopf has 40 (2.2.2, S6.5).
#[test]
fn a_step_is_what_can_have_been_in_it() {
    for (query, augen) in [
        ("step=1", 2),
        ("step=30", 30),
        ("step=30&doppelkopf-re=1", 40),
        ("step=60&doppelkopf-re=2", 80),
        ("step=181&doppelkopf-kontra=1", 181),
        // No more fits: the list says so, and of Augen that there are.
        ("step=1&doppelkopf-re=1", 29),
        ("step=211&doppelkopf-kontra=1", 238),
    ] {
        let query = format!("how=game&kind=normal&who=1&who=3&{query}");
        let line = told(&query, TableSize::Four).expect(&query);
        let Told::Game { played, .. } = &line.told else { panic!("{query}: no game") };
        assert_eq!(played.augen, augen, "{query}");
        assert_eq!(Form::of(&line).step, form(&query).step, "{query}");
    }
}
