//! `stich chart`: all ways through a topic, as text, for Mermaid, or as a picture.

use std::fmt::Write as _;

use ::sheet::Spoken as _;
use bridge_laws::{
    Desk,
    words::{Answer, Bridge, Question},
};
use doppelkopf_laws::Sample;
use ruling::{Interview, Next, Step, Tree, walk};
use wording::{Lexicon, msg};

use crate::{
    Exit,
    args::{ChartArgs, ChartFormat, Game},
    desk::{self, sheet},
    doko_rules, rules, screen,
};

/// A box of the chart with what leads on from it.
struct Node {
    text: Vec<String>,
    /// What is answered or chosen, and what follows.
    ways: Vec<(String, Node)>,
}

pub fn run(args: &ChartArgs, ascii: bool, words: &Lexicon) -> anyhow::Result<Exit> {
    let (name, given, chart) = match args.rules.game {
        Game::Bridge if bridge_book::Topic::from_id(&args.topic).is_some() => {
            let rules = rules(words, &args.rules)?;
            let start = desk::open::<bridge_book::Desk>(&args.topic, rules, words)?;
            let name = words.book_topic(start.topic());
            let (start, given) = first_of_the_book(start, words);
            (name, given, of_the_book(&walk(&start), words))
        }
        Game::Bridge => {
            let rules = rules(words, &args.rules)?;
            let (start, given) = typical(desk::open::<Desk>(&args.topic, rules, words)?, words);
            (words.topic(start.topic()), given, of_bridge(&walk(&start), words))
        }
        Game::Doppelkopf => {
            let rules = doko_rules(words, &args.rules)?;
            let start = desk::open::<doppelkopf_laws::Desk>(&args.topic, rules, words)?;
            let name = words.doko_topic(start.topic());
            let tree = walk(&Sample(start));
            let mut given = Vec::new();
            of_the_scene(&tree, words, &mut given);
            (name, given, of_doppelkopf(&tree, words))
        }
    };
    let title = words.say(msg::DeskChartOf { topic: &name });
    let out = match args.format {
        ChartFormat::Text => format!("{title}\n{}\n\n{}", given.join(" · "), text(&chart, ascii)),
        ChartFormat::Mermaid => mermaid(&title, &chart),
        ChartFormat::Svg => svg(&title, &given.join(" · "), &chart),
    };
    screen::line(out.trim_end())?;
    Ok(Exit::Fine)
}

/// Who sits where is the same for every way: the ordinary answers are taken.
fn typical(mut desk: Desk, words: &Lexicon) -> (Desk, Vec<String>) {
    let mut given = Vec::new();
    while let Next::Question(question) = desk.next() {
        let answers = desk.answers(question);
        let of_the_scene = match question {
            Question::Declarer | Question::Leader | Question::Offender | Question::Led => true,
            Question::Contract
            | Question::LastBid
            | Question::Call
            | Question::FirstCall(_)
            | Question::SecondCall(_) => true,
            Question::Card | Question::IntendedCard(_) => answers.len() == 1,
            _ => false,
        };
        let Some(&first) = answers.first().filter(|_| of_the_scene && desk.table().is_none()) else { break };
        let Some(then) = desk.after(Step::Answer(question, first)) else { break };
        given.push(format!("{} {}", words.question(&question), words.answer(&question, &first)));
        desk = then;
    }
    (desk, given)
}

fn of_bridge(tree: &Tree<Desk>, words: &Lexicon) -> Node {
    // What nobody is asked stands beside what is.
    let told = tree.unasked.iter().map(|((question, answer), then)| (words.telling(question, answer), then));
    let unasked = told.map(|(told, then)| (told, of_bridge(then, words)));
    // A chart shows what follows from the shortest story; the longer ones have no end.
    if let Next::Question(question @ (Question::AndThen(_) | Question::Leader)) = tree.next
        && let Some(answer) = tree.at.untold(question)
        && let Some(usual) = tree.branches.iter().find(|branch| branch.step == Step::Answer(question, answer))
    {
        let mut node = of_bridge(&usual.then, words);
        node.ways.extend(unasked);
        return node;
    }
    let text = match &tree.next {
        Next::Question(question) => vec![words.question(question)],
        Next::Election(election) => vec![sheet::chooses(election, words)],
        Next::Ruled => outcome(&tree.at, words),
    };
    let way = |step: &Step<Bridge>| match step {
        Step::Answer(question, answer) => match answer {
            Answer::Yes => words.say(msg::ChartYes),
            // Asked what has been called, nobody answers "no".
            Answer::No
                if !matches!(
                    question,
                    Question::CalledSince(_) | Question::CalledBefore(_) | Question::WhoCalledSince
                ) =>
            {
                words.say(msg::ChartNo)
            }
            _ => words.answer(question, answer),
        },
        Step::Choose(_, choice) => match &tree.next {
            Next::Election(election) => words.choice(election.about, choice),
            _ => choice.to_string(),
        },
    };
    let ways = tree.branches.iter().map(|branch| (way(&branch.step), of_bridge(&branch.then, words)));
    Node { text, ways: ways.chain(unasked).collect() }
}

/// What is the same for every way, or an example.
fn first_of_the_book(desk: bridge_book::Desk, words: &Lexicon) -> (bridge_book::Sample, Vec<String>) {
    let (mut start, mut given) = (bridge_book::Sample(desk), Vec::new());
    while let Next::Question(question) = start.next()
        && let [answer] = start.answers(question).as_slice()
        && let Some(then) = start.after(Step::Answer(question, *answer))
    {
        given.push(format!("{} {}", words.book_question(question), words.book_answer(question, *answer)));
        start = then;
    }
    (start, given)
}

fn of_the_book(tree: &Tree<bridge_book::Sample>, words: &Lexicon) -> Node {
    if let [only] = tree.branches.as_slice() {
        return of_the_book(&only.then, words);
    }
    let text = match (&tree.next, tree.at.0.ruling()) {
        (Next::Question(question), _) => vec![words.book_question(*question)],
        (_, Some(ruling)) => {
            let edition = tree.at.0.rules().edition;
            let laws: Vec<&str> = ruling.clauses.iter().filter_map(|clause| clause.number(edition)).collect();
            let mut lines = tree.at.0.aloud(words);
            lines.push(format!("[{}]", laws.join(", ")));
            lines
        }
        (Next::Election(_) | Next::Ruled, None) => Vec::new(),
    };
    let way = |step: &Step<bridge_book::words::Book>| match step {
        Step::Answer(question, answer) => words.book_answer(*question, *answer),
        Step::Choose(_, choice) => match *choice {},
    };
    let ways =
        tree.branches.iter().map(|branch| (way(&branch.step), of_the_book(&branch.then, words))).collect();
    Node { text, ways }
}

/// The questions of Doppelkopf that have one answer only, since one stands for all.
fn of_the_scene(tree: &Tree<Sample>, words: &Lexicon, given: &mut Vec<String>) {
    if let ([only], Next::Question(question)) = (tree.branches.as_slice(), &tree.next)
        && let Step::Answer(_, answer) = only.step
    {
        let line = format!("{} {}", words.doko_question(*question), words.doko_answer(*question, answer));
        if !given.contains(&line) {
            given.push(line);
        }
    }
    for branch in &tree.branches {
        of_the_scene(&branch.then, words, given);
    }
    for (_, then) in &tree.unasked {
        of_the_scene(then, words, given);
    }
}

fn of_doppelkopf(tree: &Tree<Sample>, words: &Lexicon) -> Node {
    // What nobody is asked stands beside what is.
    let told =
        tree.unasked.iter().map(|((question, answer), then)| (words.doko_telling(*question, *answer), then));
    let unasked = told.map(|(told, then)| (told, of_doppelkopf(then, words)));
    if let [only] = tree.branches.as_slice() {
        let mut node = of_doppelkopf(&only.then, words);
        node.ways.extend(unasked);
        return node;
    }
    let text = match (&tree.next, tree.at.0.ruling()) {
        (Next::Question(question), _) => vec![words.doko_question(*question)],
        (_, Some(ruling)) => {
            let mut lines = ::sheet::doppelkopf::said(ruling, words);
            lines.extend(tree.at.0.judgement(words).map(|judgement| judgement.whose));
            let rules = tree.at.0.rules();
            let clauses: Vec<&str> = ruling.clauses.iter().map(|clause| clause.under(rules)).collect();
            lines.push(format!("[{}]", clauses.join(", ")));
            lines
        }
        (Next::Election(_) | Next::Ruled, None) => Vec::new(),
    };
    let way = |step: &Step<doppelkopf_laws::words::Doppelkopf>| match step {
        Step::Answer(question, answer) => words.doko_answer(*question, *answer),
        Step::Choose(_, choice) => choice.to_string(),
    };
    let ways = tree.branches.iter().map(|branch| (way(&branch.step), of_doppelkopf(&branch.then, words)));
    Node { text, ways: ways.chain(unasked).collect() }
}

/// What is at the end of a way: the penalty cards, what holds, the clauses.
fn outcome(desk: &Desk, words: &Lexicon) -> Vec<String> {
    let Some(table) = desk.table() else { return Vec::new() };
    let mut lines = Vec::new();
    for p in table.penalty_cards() {
        lines.push(words.penalty_card(p.seat, p.card, p.grade));
    }
    lines.extend(words.restrictions(table));
    if lines.is_empty() {
        lines = sheet::effects(desk, words);
    }
    if !table.weigh().is_empty() {
        lines.push(words.say(msg::DeskDirectorNeeded));
    } else if lines.is_empty() {
        lines.push(words.say(msg::ChartBackToPlay));
    }
    let edition = table.rules().edition;
    let laws: Vec<&str> =
        sheet::clauses(desk).into_iter().filter_map(|clause| clause.number(edition)).collect();
    lines.push(format!("[{}]", laws.join(", ")));
    lines
}

fn text(chart: &Node, ascii: bool) -> String {
    let mut out = String::new();
    for line in &chart.text {
        let _ = writeln!(out, "{line}");
    }
    branches(chart, "", ascii, &mut out);
    out
}

fn branches(node: &Node, indent: &str, ascii: bool, out: &mut String) {
    let (fork, last, bar) = if ascii { ("|- ", "`- ", "|  ") } else { ("├─ ", "└─ ", "│  ") };
    let arrow = if ascii { "->" } else { "→" };
    for (i, (way, then)) in node.ways.iter().enumerate() {
        let end = i + 1 == node.ways.len();
        let lead = if end { last } else { fork };
        let below = format!("{indent}{}", if end { "   " } else { bar });
        match then.text.as_slice() {
            [one] => {
                let _ = writeln!(out, "{indent}{lead}{way} {arrow} {one}");
            }
            many => {
                let _ = writeln!(out, "{indent}{lead}{way}");
                for line in many {
                    let _ = writeln!(out, "{below}  {line}");
                }
            }
        }
        branches(then, &below, ascii, out);
    }
}

fn mermaid(title: &str, chart: &Node) -> String {
    let mut out = format!("---\ntitle: {}\n---\nflowchart TD\n", quoted(title));
    let mut count = 0;
    mermaid_node(chart, &mut count, &mut out);
    out
}

fn mermaid_node(node: &Node, count: &mut usize, out: &mut String) -> usize {
    let own = *count;
    *count += 1;
    let label = quoted(&node.text.join("<br>"));
    let (open, close) = if node.ways.is_empty() { ("[", "]") } else { ("{{", "}}") };
    let _ = writeln!(out, "  n{own}{open}{label}{close}");
    for (way, then) in &node.ways {
        let child = mermaid_node(then, count, out);
        let _ = writeln!(out, "  n{own} -->|{}| n{child}", quoted(way));
    }
    own
}

/// In Mermaid a text in quotes may hold anything but quotes.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "'"))
}

/// A row of the picture.
struct Row {
    depth: usize,
    parent: Option<usize>,
    way: String,
    text: Vec<String>,
    end: bool,
}

fn rows(node: &Node, depth: usize, parent: Option<usize>, way: &str, out: &mut Vec<Row>) {
    let own = out.len();
    out.push(Row { depth, parent, way: way.to_owned(), text: node.text.clone(), end: node.ways.is_empty() });
    for (way, then) in &node.ways {
        rows(then, depth + 1, Some(own), way, out);
    }
}

/// An indented tree: a picture that a telephone can show and a printer print.
fn svg(title: &str, given: &str, chart: &Node) -> String {
    const LINE: usize = 20;
    const STEP: usize = 28;
    let mut all = Vec::new();
    rows(chart, 0, None, "", &mut all);
    let mut body = String::new();
    let mut y = 64;
    let mut widest = title.chars().count().max(given.chars().count());
    let mut bottoms: Vec<usize> = Vec::new();
    for row in &all {
        let x = 16 + row.depth * STEP;
        if let Some(from_y) = row.parent.and_then(|parent| bottoms.get(parent)) {
            let from_x = x - STEP + 6;
            let _ = writeln!(body, r#"<path d="M{from_x} {from_y}V{}H{}" class="l"/>"#, y - 5, x - 4);
        }
        if !row.way.is_empty() {
            let _ = writeln!(body, r#"<text x="{x}" y="{y}" class="w">{}</text>"#, escaped(&row.way));
            widest = widest.max(row.way.chars().count() + row.depth * 4);
            y += LINE;
        }
        let class = if row.end { "e" } else { "q" };
        for line in &row.text {
            let _ = writeln!(body, r#"<text x="{x}" y="{y}" class="{class}">{}</text>"#, escaped(line));
            widest = widest.max(line.chars().count() + row.depth * 4);
            y += LINE;
        }
        bottoms.push(y - LINE + 5);
        y += 6;
    }
    let width = 48 + widest * 8;
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{}" viewBox="0 0 {width} {}" role="img">"#,
        y + 8,
        y + 8
    );
    let _ = writeln!(out, "\n<title>{}</title>", escaped(title));
    out.push_str(
        "<style>text{font:14px sans-serif;fill:#222}.t{font-weight:bold;font-size:17px}.w{fill:#0b5394;\
         font-weight:bold}.q{font-style:italic}.l{fill:none;stroke:#999}</style>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
    );
    let _ = writeln!(out, r#"<text x="16" y="26" class="t">{}</text>"#, escaped(title));
    let _ = writeln!(out, r#"<text x="16" y="46">{}</text>"#, escaped(given));
    out.push_str(&body);
    out.push_str("</svg>\n");
    out
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
