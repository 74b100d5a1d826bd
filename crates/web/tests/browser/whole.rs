//! A whole tournament of 31 players in one evening, under a name that is not localhost: from the first start of the
//! server through printed codes, telephones and paper, a table that leaves, somebody who comes late and a tie, to the
//! prize-giving on the big screen.

use serde_json::{Value, json};

use crate::{
    check,
    driver::{Browser, Engine},
    enter, enter_as,
    hall::{fill, timed, until},
    server,
};

/// Names as people have them in a table: surname first, with clubs.
const SURNAMES: [&str; 31] = [
    "Albers",
    "Behrens",
    "Claussen",
    "Dierks",
    "Eggers",
    "Feddersen",
    "Gerdes",
    "Hinrichs",
    "Iwersen",
    "Jacobsen",
    "Kröger",
    "Lorenzen",
    "Martens",
    "Nissen",
    "Oltmanns",
    "Petersen",
    "Quast",
    "Reimers",
    "Sievers",
    "Thomsen",
    "Ubben",
    "Voss",
    "Wiechmann",
    "Xanten",
    "Ysker",
    "Zimmer",
    "Ahrens",
    "Brodersen",
    "Carstens",
    "Detlefsen",
    "Ehlers",
];
const CLUBS: [&str; 4] = ["Kreuz Ass", "Fuchsbau", "Karlchen 99", ""];

/// What stands on the paper of a table from where its list is now: its Pflichtsoli as they are owed, and games of
/// one to four points. Who deals and sits out follows from the rules, as at the table. It is sent as the page of the
/// list from paper sends it; `true` if the list is complete then.
const PAPER: &str = "
    const [name, round, table] = PLACE;
    const at = `/api/v1/tournaments/${name}/rounds/${round}/tables/${table}`;
    const list = async () => (await fetch(at)).json();
    const write = async () => {
      const now = await list();
      if (!now.next) return true;
      const n = now.players.length;
      const seats = [...Array(n).keys()].map((i) => i + 1);
      const after = (p) => p % n + 1;
      const owing = new Set(now.owing);
      const soli = n - owing.size;
      let [dealer, left] = [now.next.dealer, 6 * n - (now.next.number - 1) - owing.size];
      const fields = new URLSearchParams({ by: 'Jana', first: now.lines.length });
      let row = 0;
      const enter = (solo) => {
        const players = seats.filter((p) => n === 4 || p !== dealer);
        const worth = 1 + (round * 7 + table * 3 + row) % 4;
        players.forEach((p, i) => {
          const points = solo ? (p === solo ? 3 : -1) * worth : (i + row) % 4 < 2 ? worth : -worth;
          fields.set(`p${row}-${p}`, points);
        });
        if (solo) fields.set(`k${row}`, 'ps');
        row += 1;
      };
      while (left > 0 || owing.size > 0) {
        if (left === 0 && n === 5 && owing.size === 1 && owing.has(dealer)) dealer = after(dealer);
        const order = seats.map((_, i) => (dealer + i) % n + 1);
        const can = order.find((p) => owing.has(p) && (n === 4 || p !== dealer));
        if (can && (left === 0 || row % 5 === 1)) {
          enter(can);
          owing.delete(can);
          if (left === 0) dealer = after(dealer);
        } else {
          enter(0);
          left -= 1;
          dealer = after(dealer);
        }
      }
      const sent = await fetch(`/hall/${name}/${round}/${table}/list`, { method: 'POST', body: fields });
      const after_that = await list();
      return sent.url.endsWith('?saved') && !after_that.next
        || new DOMParser().parseFromString(await sent.text(), 'text/html').querySelector('main').innerText.slice(0, 2000);
    };
    write().then(done, (error) => done(String(error)));";

struct Evening<'a> {
    browser: &'a mut Browser,
    hall: String,
}

impl Evening<'_> {
    fn open(&self, path: &str) {
        self.browser.open(&format!("{}{path}", self.hall));
    }

    /// The lists of these tables are typed from paper.
    #[track_caller]
    fn paper(&self, round: usize, tables: impl Iterator<Item = usize>) {
        for table in tables {
            let place = json!(["novemberturnier", round, table]).to_string();
            let done = self.browser.promise(&PAPER.replace("PLACE", &place));
            assert_eq!(done, json!(true), "round {round}, table {table}");
        }
    }

    fn tables(&self, round: usize) -> usize {
        let script = format!(
            "fetch('/api/v1/tournaments/novemberturnier').then((a) => a.json()).then((t) => done(t.drawn[{round} - 1].tables.length))"
        );
        usize::try_from(self.browser.promise(&script).as_u64().unwrap()).unwrap()
    }

    /// What the page shows is printed: a PDF, and not a page that says why not.
    #[track_caller]
    fn prints(&self, path: &str, method: &str) {
        let script = format!(
            "fetch({}, {{ method: {} , body: {} }}).then(async (a) => done([a.status, (await a.text()).slice(0, 5)]))",
            json!(format!("{}{path}", self.hall)),
            json!(method),
            if method == "POST" {
                "new URLSearchParams({ network: 'Saal', 'network-key': 'Herz10' })"
            } else {
                "undefined"
            }
        );
        assert_eq!(self.browser.promise(&script), json!([200, "%PDF-"]), "{path}");
    }

    /// The telephone in hand enters a game of these two, by so many taps.
    #[track_caller]
    fn taps(&self, taps: &[&str], lines: usize) {
        for tap in taps {
            let chip = format!("label:has({tap})");
            self.browser.touch(&chip).unwrap_or_else(|why| panic!("{tap}: {why}"));
        }
        self.browser.touch(".enter button.primary").unwrap();
        let there = format!("return document.querySelectorAll('.lines tr.about').length === {lines}");
        until(self.browser, "the game is in the list", &there);
    }

    /// A round is over.
    fn close(&self) {
        self.open("");
        self.browser.follow("button[value=close]");
        if self.browser.script("return document.querySelector('[name=sure]') !== null") == true {
            self.browser.follow("button.grave");
        }
    }
}

const ORDINARY: [&str; 3] = ["[name=who][value='1']", "[name=who][value='3']", "[name=step][value='151']"];

#[test]
fn a_tournament_of_thirty_one_from_the_first_start_to_the_prizes() {
    for engine in Engine::ALL {
        let Some(mut browser) = Browser::with(engine, 390, 844, "de") else { return };
        let server = server();
        enter(&browser, &server.link);
        browser.follow("a[href='/hall']");
        fill(&browser, "[name=name]", "Novemberturnier");
        timed(&browser);
        browser.follow("form.panel button.primary");
        let hall = format!("{}/hall/novemberturnier", server.address);
        let evening = Evening { browser: &mut browser, hall };

        // Thirty are there; pasted as a table has them, tabs and headings included.
        let roster: Vec<String> = std::iter::once("Nachname\tVorname\tVerein".to_owned())
            .chain(SURNAMES.iter().take(30).enumerate().map(|(i, surname)| {
                let first = ["Käthe", "Jürgen", "Anna", "Otto", "Lina"][i % 5];
                format!("{surname}\t{first}\t{}", CLUBS[i % 4])
            }))
            .collect();
        fill(evening.browser, "textarea[name=roster]", &roster.join("\n"));
        evening.browser.follow(".panel form[enctype] button");
        evening.browser.follow("button[value=store]");
        assert!(evening.browser.text(".lead").contains("30 Spieler"), "{}", evening.browser.text(".lead"));
        // One has called: he comes for the second round.
        fill(evening.browser, ".panel [name=name]", "Lina Ehlers");
        fill(evening.browser, ".panel [name=round]", "2");
        evening.browser.follow("button[value=add]");
        assert!(
            evening.browser.text(".people").contains("ab Runde 2"),
            "{}",
            evening.browser.text(".people")
        );
        evening.open("/seating");
        fill(evening.browser, "[name=seed]", "11");
        evening.browser.follow("button[value=rest]");
        assert_eq!([evening.tables(1), evening.tables(2)], [7, 7]);

        // Codes, signs and empty lists are printed.
        evening.open("/codes");
        evening.browser.follow("button[value=missing]");
        let links = evening
            .browser
            .script("return [...document.querySelectorAll('.codes .address')].map((a) => a.innerText)");
        let links: Vec<String> =
            links.as_array().unwrap().iter().map(|link| link.as_str().unwrap().to_owned()).collect();
        assert!(
            links.len() == 7
                && links.iter().all(|link| !link.contains("localhost") && !link.contains("127.0."))
        );
        evening.prints("/codes/signs.pdf", "POST");
        evening.prints("/print/sheets.pdf?round=1", "GET");
        evening.open("");
        evening.browser.follow("button[value=start]");

        // Round 1: a telephone at table 1, of somebody who sits there, and paper at the others.
        let desk = evening.browser.another_device();
        evening.browser.open(&links[0]);
        let name = evening.browser.text(".who fieldset button:nth-of-type(1) b");
        enter_as(evening.browser, &links[0], &name);
        until(
            evening.browser,
            "the script is there",
            "return document.getElementById('sum').textContent !== ''",
        );
        let five = evening.browser.script("return document.querySelector('.quick.n5') !== null") == true;
        let who = if five { ["2", "3"] } else { ["1", "3"] };
        let chips = who.map(|p| format!("[name=who][value='{p}']"));
        evening.taps(&[&chips[0], &chips[1], ORDINARY[2]], 1);
        evening.taps(&["[name=who][value='3']", "[name=kind][value=damen]", "[name=step][value='151']"], 2);
        // The referee is called, and comes.
        evening.browser.touch("#referee button").unwrap();
        until(evening.browser, "called", "return document.querySelector('#referee .called') !== null");
        let phone = evening.browser.take_up(desk);
        until(evening.browser, "it rings", "return document.querySelector('#ring .call') !== null");
        evening.browser.touch("#ring form:not([data-stay]) button").unwrap();
        until(evening.browser, "on his way", "return location.pathname.endsWith('/1/1')");
        evening.browser.touch(".todesk .called").unwrap();
        until(evening.browser, "done", "return document.querySelector('.todesk .called') === null");
        evening.browser.picture("whole-1-table");
        evening.paper(1, 1..=7);
        evening.close();

        // Round 2, with 31: the telephone goes where its player sits now; a table leaves after one game.
        evening.browser.take_up(phone);
        until(evening.browser, "the next seat is told", "return document.querySelector('.moved') !== null");
        evening.browser.follow(".moved");
        let seat = evening.browser.text(".sits-at");
        evening.browser.follow("a.button.primary");
        assert!(evening.browser.address().contains("/2/"), "{seat}: {}", evening.browser.address());
        let there: usize = evening.browser.address().rsplit('/').next().unwrap().parse().unwrap();
        evening.browser.take_up(desk);
        evening.open("");
        evening.browser.follow("button[value=start]");
        let leaves = if there == 1 { 2 } else { 1 };
        evening.open(&format!("/2/{leaves}"));
        let four = evening
            .browser
            .script("return document.querySelectorAll('form:has([value=end]) [name=gone]').length");
        assert_eq!(four, json!(4), "the tables of four come first");
        evening
            .browser
            .script("document.querySelectorAll('details.panel').forEach((one) => { one.open = true; })");
        fill(evening.browser, "form:has([value=end]) [name=why]", "Auto kaputt");
        evening
            .browser
            .script("document.querySelectorAll('[name=gone]').forEach((one) => { one.checked = true; })");
        evening.browser.follow("button[value=end]");
        assert!(
            evening.browser.text("main").contains("24 Spiele entfallen"),
            "{}",
            evening.browser.text("main")
        );
        evening.browser.follow("button.grave");
        evening.paper(2, (1..=7).filter(|table| *table != leaves));
        evening.close();

        // Round 3, drawn without the four who went, and all from paper.
        evening.open("/seating");
        fill(evening.browser, "[name=seed]", "11");
        evening.browser.follow("button[value=rest], button[value=next]");
        assert_eq!(evening.tables(3), 6);
        evening.paper(3, 1..=6);
        evening.close();

        // 31 in the ranking; two of them are equal and share a place.
        evening.open("/results");
        let ranks = evening.browser.promise(
            "fetch('/api/v1/tournaments/novemberturnier/ranking').then((a) => a.json()).then((r) => done(r.players.map((one) => [one.rank, one.sum])))",
        );
        let ranks: &Vec<Value> = ranks.as_array().unwrap();
        assert_eq!(ranks.len(), 31);
        let tied = ranks.windows(2).filter(|pair| pair[0] == pair[1]).count();
        assert!(tied > 0, "{ranks:?}");
        check(evening.browser, "whole results");
        evening.browser.picture("whole-2-results");
        evening.prints("/print/ranking.pdf", "GET");
        evening.prints("/print/certificates.pdf?places=3", "GET");

        // Prizes: from the last place up, on the big screen and on the telephone.
        evening.open("/codes");
        evening.browser.follow("button[value=public]");
        evening.open("/prizes");
        fill(evening.browser, "[name=prizes]", "Schinken\nWein\nBuch");
        evening.browser.follow("button[value=prizes]");
        evening.browser.follow("form:has([name=count]) button[value=announce]");
        evening.browser.take_up(phone);
        evening.open("/table/1");
        assert!(evening.browser.text(".mine").contains("Siegerehrung"), "{}", evening.browser.text("main"));
        let phone = evening.browser.take_up(desk);
        let mut announced = 0;
        while evening
            .browser
            .script("return document.querySelector('form:has([name=count]) button.primary') !== null")
            == true
        {
            evening.browser.follow("form:has([name=count]) button.primary");
            announced += 1;
        }
        assert!(announced > 20, "{announced}");
        let before = evening.browser.computer(1920, 1080);
        evening.open("/wall");
        let wall = evening.browser.text("main");
        assert!(wall.contains("Schinken") && wall.contains("1. Platz"), "{wall}");
        evening.browser.picture("whole-3-wall");
        evening.browser.take_up(phone);
        let placed = "return document.querySelector('.mine .which').innerText.includes('. Platz')";
        until(evening.browser, "the telephone knows its place", placed);
        evening.browser.picture("whole-4-mine");
        evening.browser.take_up(before);
    }
}
