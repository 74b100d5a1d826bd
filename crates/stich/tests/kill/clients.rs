//! Who works while the server is killed: some save rulings, some enter the lists of a tournament, some act
//! at live tables. Each asks again for what was not answered, under the same key, and remembers what was
//! acknowledged.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{
        RwLock,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use serde_json::{Value, json};

use crate::server::{Ask, ask};

/// What all who take part know.
pub struct Hall {
    pub token: String,
    pub ports: Vec<RwLock<u16>>,
    pub over: AtomicBool,
    pub unanswered: AtomicUsize,
    /// The live tables: their ids, and the links of the seats.
    pub tables: Vec<(String, Vec<String>)>,
}

/// What the server has acknowledged.
#[derive(Default)]
pub struct Acknowledged {
    /// The keys of rulings.
    rulings: Vec<String>,
    /// Lines of lists, by table.
    lines: BTreeMap<usize, usize>,
    /// Acts at live tables, by the ids of the tables.
    acts: BTreeMap<String, usize>,
}

impl Acknowledged {
    pub fn count(&self) -> [usize; 3] {
        [self.rulings.len(), self.lines.values().sum(), self.acts.values().sum()]
    }

    pub fn and(mut self, other: Acknowledged) -> Acknowledged {
        self.rulings.extend(other.rulings);
        self.lines.extend(other.lines);
        self.acts.extend(other.acts);
        self
    }
}

/// So many players sit at tables of four.
const PLAYERS: usize = 80;
const TABLES: usize = PLAYERS / 4;
/// So many games of a table are played before the Pflichtsoli that are owed.
const GAMES: usize = 20;
/// So many live tables there are.
const LIVE: usize = 16;
const LISTS: &str = "/api/v1/tournaments/kill";

impl Hall {
    fn port(&self, server: usize) -> u16 {
        *self.ports[server % self.ports.len()].read().unwrap()
    }

    fn post<'a>(&'a self, path: &'a str, key: Option<&'a str>, body: &'a str) -> Ask<'a> {
        Ask { method: "POST", path, token: &self.token, key, body }
    }

    /// Asks until there is an answer: at the next server, if there is one. `None` when it is over.
    fn answered(&self, mut server: usize, asked: &Ask) -> Option<(u16, String)> {
        loop {
            if self.over.load(Ordering::Acquire) {
                return None;
            }
            match ask(self.port(server), asked) {
                // Too many at once, from one address.
                Ok((429, _)) => thread::sleep(Duration::from_millis(20)),
                Ok(answer) => return Some(answer),
                Err(_) => {
                    self.unanswered.fetch_add(1, Ordering::Relaxed);
                    server += 1;
                    thread::sleep(Duration::from_millis(2));
                }
            }
        }
    }

    /// The same for what must succeed.
    fn done(&self, server: usize, asked: &Ask) -> Option<Value> {
        let (status, body) = self.answered(server, asked)?;
        assert!(matches!(status, 200 | 201), "{} {}: {status}: {body}", asked.path, asked.body);
        Some(serde_json::from_str(&body).unwrap())
    }

    /// What a server tells now.
    fn told(&self, server: usize, path: &str) -> Value {
        let asked = Ask { method: "GET", path, token: &self.token, key: None, body: "" };
        loop {
            let (status, body) = ask(self.port(server), &asked).unwrap();
            match status {
                429 => thread::sleep(Duration::from_millis(20)),
                200 => return serde_json::from_str(&body).unwrap(),
                _ => panic!("{path}: {status}: {body}"),
            }
        }
    }

    /// The tournament whose lists are entered, and the tables at which is played.
    pub fn prepare(&mut self) {
        let new = json!({ "title": "Kill", "rounds": 1, "rules": "sheet", "seed": 1 }).to_string();
        let players: Vec<Value> =
            (1..=PLAYERS).map(|n| json!({ "number": n, "name": format!("P{n}"), "from": 1 })).collect();
        let entered = json!({ "events": [{ "event": "players-added", "players": players }] }).to_string();
        let drawn = json!({ "which": "rest", "seed": 1 }).to_string();
        for (path, body) in [
            ("/api/v1/tournaments", &new),
            (&*format!("{LISTS}/events"), &entered),
            (&*format!("{LISTS}/draw"), &drawn),
        ] {
            self.done(0, &self.post(path, None, body)).unwrap();
        }
        self.tables = (0..LIVE).map(|_| self.table()).collect();
    }

    fn table(&self) -> (String, Vec<String>) {
        let body = json!({ "name": "kill", "number": 1 }).to_string();
        let made = self.done(0, &self.post("/api/v1/tables", None, &body)).unwrap();
        let table = made["id"].as_str().unwrap().to_owned();
        let links = self.done(0, &self.post(&format!("/api/v1/tables/{table}/links"), None, "")).unwrap();
        let token =
            |seat: usize| links[seat]["address"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
        (table, (0..4).map(token).collect())
    }

    /// Works until it is over: everybody has work of his own.
    pub fn work(&self, id: usize) -> Acknowledged {
        let mut acknowledged = Acknowledged::default();
        match id % 3 {
            0 => self.rule(id, &mut acknowledged),
            1 => self.keep_lists(id, &mut acknowledged),
            _ => self.play(id, &mut acknowledged),
        };
        acknowledged
    }

    /// Saves rulings, each under a key of its own.
    fn rule(&self, id: usize, acknowledged: &mut Acknowledged) -> Option<()> {
        let told = "declarer=N&offender=E&card=DK&meant-as=accident";
        for n in 0.. {
            let key = format!("kill/{id}/{n}");
            let body =
                json!({ "topic": "card-exposed", "told": told, "details": { "event": key } }).to_string();
            let saved = self.done(id + n, &self.post("/api/v1/rulings", Some(&key), &body))?;
            assert_eq!(saved["event"], *key);
            acknowledged.rulings.push(key);
        }
        Some(())
    }

    /// Enters the lists of its tables, one after the other, line by line. Another client has the others.
    fn keep_lists(&self, id: usize, acknowledged: &mut Acknowledged) -> Option<()> {
        let path = format!("{LISTS}/events");
        for table in (1..=TABLES).filter(|table| table % 2 == id / 3 % 2) {
            for n in 0..GAMES {
                let key = format!("kill/{id}/{table}/{n}");
                let line = json!({ "event": "line-entered", "round": 1, "table": table, "how": "phone",
                    "line": { "points": [1, 1, -1, -1] } });
                let body = json!({ "events": [line] }).to_string();
                self.done(id + n, &self.post(&path, Some(&key), &body))?;
                *acknowledged.lines.entry(table).or_default() += 1;
            }
        }
        // More rulings, should all lists be full.
        self.rule(id, acknowledged)
    }

    /// Calls at live tables, each call by the player whose turn it is, under a key of its own. Another client
    /// has the other tables.
    fn play(&self, id: usize, acknowledged: &mut Acknowledged) -> Option<()> {
        for (table, seats) in self.tables.iter().skip(id / 3 % 2).step_by(2) {
            let path = format!("/api/v1/tables/{table}/acts");
            let bids = (1..=7).flat_map(|level| ["C", "D", "H", "S"].map(|suit| format!("{level}{suit}")));
            for (i, bid) in bids.enumerate() {
                let key = format!("kill/{id}/{table}/{i}");
                let body = json!({ "act": { "bridge": { "act": "call", "call": bid } } }).to_string();
                let asked = Ask { token: &seats[i % 4], ..self.post(&path, Some(&key), &body) };
                self.done(id + i, &asked)?;
                *acknowledged.acts.entry(table.clone()).or_default() += 1;
            }
        }
        // More rulings, should all auctions be at their end.
        self.rule(id, acknowledged)
    }

    /// How often each ruling is in the book.
    fn book(&self, server: usize) -> BTreeMap<String, usize> {
        let mut keys = BTreeMap::new();
        for page in 0.. {
            let all = self.told(server, &format!("/api/v1/rulings?page={page}"));
            let rulings = all["rulings"].as_array().unwrap();
            for ruling in rulings {
                *keys.entry(ruling["event"].as_str().unwrap().to_owned()).or_default() += 1;
            }
            if rulings.is_empty() {
                break;
            }
        }
        keys
    }

    /// What was acknowledged is there once, as this server tells it; besides, of each client at most what
    /// he was asking for in the end.
    pub fn check(&self, server: usize, acknowledged: &Acknowledged, clients: usize) {
        let book = self.book(server);
        let twice: Vec<&String> = book.iter().filter(|(_, times)| **times != 1).map(|(key, _)| key).collect();
        assert!(twice.is_empty(), "saved twice: {twice:?}");
        let lost: Vec<&String> = acknowledged.rulings.iter().filter(|key| !book.contains_key(*key)).collect();
        assert!(lost.is_empty(), "acknowledged, and not there: {lost:?}");
        let asked: BTreeSet<&String> = acknowledged.rulings.iter().collect();
        let mut besides = book.keys().filter(|key| !asked.contains(key)).count();
        for table in 1..=TABLES {
            let known = acknowledged.lines.get(&table).copied().unwrap_or_default();
            let list = self.told(server, &format!("{LISTS}/rounds/1/tables/{table}"));
            let there = list["lines"].as_array().unwrap().len();
            assert!(
                (known..=known + 1).contains(&there),
                "table {table}: {there} lines, {known} acknowledged"
            );
            besides += there - known;
        }
        for (table, _) in &self.tables {
            let known = acknowledged.acts.get(table).copied().unwrap_or_default();
            let view = self.told(server, &format!("/api/v1/tables/{table}?as=director"));
            let there = usize::try_from(view["acts"].as_u64().unwrap()).unwrap();
            assert!(
                (known..=known + 1).contains(&there),
                "table {table}: {there} acts, {known} acknowledged"
            );
            besides += there - known;
        }
        assert!(besides <= clients, "{besides} that nobody was asking for");
    }
}
