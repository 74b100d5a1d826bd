use std::{collections::BTreeMap, path::Path};
fn main() {
    let verbose = std::env::var("V").is_ok();
    for f in std::env::args().skip(1) {
        let bytes = std::fs::read(&f).unwrap();
        let Some(format) = records::Format::of(Path::new(&f), &bytes) else {
            println!("{f}: ?");
            continue;
        };
        let boards = records::read(&bytes, format);
        let (mut ok, mut err, mut whole, mut agree, mut remarks, mut rt) = (0, 0, 0, 0, 0, 0);
        let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
        for b in &boards {
            match b {
                Err(e) => {
                    err += 1;
                    println!("   {f}:{e}");
                }
                Ok(b) => {
                    ok += 1;
                    remarks += b.remarks.len();
                    if verbose {
                        for r in &b.remarks {
                            println!("   remark {f}:{r}");
                        }
                    }
                    match records::judge(b) {
                        Err(e) => println!("   {f}:{} {e}", b.place.line),
                        Ok(j) => {
                            if j.whole {
                                whole += 1;
                                if let (Some(r), Some(d)) = (b.result, j.declarer) {
                                    if r.of(d) == j.won[d.side()] {
                                        agree += 1;
                                    }
                                }
                            }
                            for i in &j.irregularities {
                                *kinds.entry(format!("{}:{}", i.kind, i.clause)).or_default() += 1;
                                if verbose {
                                    println!(
                                        "   {f}:{} board {:?} {} {:?} {:?} {:?} {} marked {}",
                                        b.place.line,
                                        b.number(),
                                        i.kind,
                                        i.seat,
                                        i.trick,
                                        i.card,
                                        i.clause,
                                        i.marked
                                    );
                                }
                            }
                        }
                    }
                    let m = b.in_pbn_form();
                    let text = records::write_pbn(std::slice::from_ref(&m));
                    match records::read(text.as_bytes(), records::Format::Pbn).as_slice() {
                        [Ok(back)] if back.says_the_same(&m) => rt += 1,
                        other => {
                            if verbose {
                                println!("ROUNDTRIP {f}:{}\n{text}\n{other:#?}\n{m:#?}", b.place.line);
                            } else {
                                println!("   round trip {f}:{}", b.place.line);
                            }
                        }
                    }
                }
            }
        }
        println!("{f}: ok {ok} err {err} remarks {remarks} whole {whole} agree {agree} rt {rt} {kinds:?}");
    }
}
