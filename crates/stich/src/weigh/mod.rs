//! `stich weigh`: a weighted score (12C1c) as a record that the director can print.

pub mod args;

use std::{fs, path::Path};

use anyhow::{anyhow, bail};
use bridge::Vulnerability;
use cards::{Seat, SeatSet, Side};
use pricing::weigh::{Ending, Outcome, Weighted};
use wording::{CardStyle, Lexicon, msg};

use crate::{
    Exit, Usage, files,
    sample::{self, decimal, percent},
    screen::{self, HEAD},
};
use args::WeighArgs;

/// Where the weights come from.
enum Source {
    Given,
    Sample { number: usize, seed: u64, known: Vec<String> },
}

pub fn run(args: &WeighArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let Ok(vulnerable) = args.vulnerable.parse::<Vulnerability>() else {
        bail!(Usage(words.say(msg::WeightingErrorVulnerable { found: &args.vulnerable })));
    };
    let (outcomes, source) = match &args.sample {
        Some(file) => sampled(file, words)?,
        None => (given(&args.outcomes, vulnerable, words)?, Source::Given),
    };
    let weighted =
        Weighted::new(&outcomes, vulnerable).map_err(|_| Usage(words.say(msg::WeightingErrorNone)))?;
    let against = match &args.against {
        Some(text) => Some(ending(text, words)?.score(vulnerable)),
        None => None,
    };
    if args.json {
        screen::line(&serde_json::to_string(&weighted.json(against, &args.field))?)?;
    } else {
        record(&weighted, against, &args.field, words)?;
        assumptions(&weighted, vulnerable, &source, against.is_some(), !args.field.is_empty(), words)?;
    }
    Ok(Exit::Fine)
}

/// The outcomes that are weighed (12C1c): what may have happened at the table, in percent.
fn given(texts: &[String], vulnerable: Vulnerability, words: &Lexicon) -> anyhow::Result<Vec<Outcome>> {
    let read = |text: &String| {
        let outcome: Outcome =
            text.parse().map_err(|_| Usage(words.say(msg::WeightingErrorOutcome { found: text })))?;
        if !outcome.ending.can_be(vulnerable) {
            return Err(Usage(words.say(msg::WeightingErrorScore { found: text })));
        }
        Ok(outcome)
    };
    let outcomes = texts.iter().map(read).collect::<Result<Vec<Outcome>, Usage>>()?;
    let sum: f64 = outcomes.iter().map(|outcome| outcome.weight).sum();
    // Three thirds are written as 33.3 each.
    if !outcomes.is_empty() && (sum - 100.0).abs() > 0.25 {
        let percent = &percent(sum / 100.0, words);
        bail!(Usage(words.say(msg::WeightingErrorSum { percent })));
    }
    Ok(outcomes)
}

fn ending(text: &str, words: &Lexicon) -> anyhow::Result<Ending> {
    text.parse().map_err(|_| anyhow!(Usage(words.say(msg::WeightingErrorOutcome { found: text }))))
}

fn sampled(file: &Path, words: &Lexicon) -> anyhow::Result<(Vec<Outcome>, Source)> {
    let shown = file.display().to_string();
    let text = fs::read_to_string(file).map_err(|error| {
        let reason = files::reason(&error, words);
        anyhow!(words.say(msg::ErrorCannotRead { file: &shown, reason: &reason }))
    })?;
    let no_sample = || anyhow!(words.say(msg::WeightingErrorSample { file: &shown }));
    let json: sample::Json = serde_json::from_str(&text).map_err(|_| no_sample())?;
    let contract = json.contract.parse().map_err(|_| no_sample())?;
    let declarer: Seat = json.declarer.parse().map_err(|_| no_sample())?;
    let counts = json.tricks.ok_or_else(no_sample)?.tricks;
    let mut outcomes = Vec::new();
    for (tricks, count) in counts {
        let tricks = tricks.parse().ok().filter(|&tricks: &u8| tricks <= 13).ok_or_else(no_sample)?;
        let ending = Ending::Played { contract, declarer, tricks };
        outcomes.push((tricks, Outcome { ending, weight: f64::from(count) }));
    }
    outcomes.sort_by_key(|&(tricks, _)| tricks);
    let source = Source::Sample { number: json.number, seed: json.seed, known: json.known };
    Ok((outcomes.into_iter().map(|(_, outcome)| outcome).collect(), source))
}

fn record(weighted: &Weighted, against: Option<i32>, field: &[i32], words: &Lexicon) -> anyhow::Result<()> {
    screen::styled(HEAD, &words.say(msg::WeightingHead))?;
    for share in &weighted.shares {
        let what = match share.ending {
            Ending::Played { contract, declarer, tricks } => {
                let contract = words.contract(contract);
                let head = words.say(msg::PriceHead { contract: &contract, declarer });
                let score = words.signed(share.score.into());
                format!("{head}: {}", words.say(msg::PriceTricks { tricks: tricks.into(), score: &score }))
            }
            Ending::PassedOut | Ending::Score(_) => words.signed(share.score.into()),
        };
        screen::line(&format!("{:>8}  {what}", percent(share.percent / 100.0, words)))?;
    }
    let side = Side::NorthSouth;
    let score = signed(weighted.score(), words);
    screen::line(&words.say(msg::WeightingScore { score: &score, side }))?;
    if let Some(other) = against {
        let imps = signed(weighted.imps(other), words);
        screen::line(&words.say(msg::WeightingImps {
            score: &words.signed(other.into()),
            imps: &imps,
            side,
        }))?;
    }
    if !field.is_empty() {
        let (points, total) = weighted.matchpoints(field);
        let line = msg::WeightingMatchpoints {
            points: &decimal(points, 2, words),
            total,
            side,
            percent: &percent(points / total as f64, words),
            others: &decimal(total as f64 - points, 2, words),
        };
        screen::line(&words.say(line))?;
    }
    Ok(())
}

fn assumptions(
    weighted: &Weighted,
    vulnerable: Vulnerability,
    source: &Source,
    imps: bool,
    matchpoints: bool,
    words: &Lexicon,
) -> anyhow::Result<()> {
    screen::styled(HEAD, &words.say(msg::WeightingAssumes))?;
    let mut lines = Vec::new();
    match source {
        Source::Given => {
            lines.push(words.say(msg::WeightingGiven));
            if (weighted.sum - 100.0).abs() > 1e-6 {
                let percent = percent(weighted.sum / 100.0, words);
                lines.push(words.say(msg::WeightingNormalised { percent: &percent }));
            }
        }
        Source::Sample { number, seed, known } => {
            lines.push(words.say(msg::WeightingSampled { n: *number, seed: &seed.to_string() }));
            lines.extend(sample::known_text(known, words));
        }
    }
    lines.push(match vulnerable {
        Vulnerability::None => words.say(msg::WeightingVulnerableNone),
        Vulnerability::All => words.say(msg::WeightingVulnerableAll),
        Vulnerability::NorthSouth => words.say(msg::WeightingVulnerable { who: of(Side::NorthSouth) }),
        Vulnerability::EastWest => words.say(msg::WeightingVulnerable { who: of(Side::EastWest) }),
    });
    if imps {
        lines.push(words.say(msg::WeightingImpsFirst));
    }
    if matchpoints {
        lines.push(words.say(msg::WeightingMatchpointsFirst));
    }
    lines.push(words.say(msg::WeightingDecides));
    for text in lines {
        screen::line(&screen::wrapped("- ", &text))?;
    }
    Ok(())
}

fn of(side: Side) -> SeatSet {
    side.seats().into_iter().collect()
}

/// With its sign, two places.
fn signed(number: f64, words: &Lexicon) -> String {
    let text = decimal(number, 2, words);
    let text = if number > 0.0 { format!("+{text}") } else { text };
    if words.style() == CardStyle::Ascii { text } else { text.replace('-', "\u{2212}") }
}
