//! WebDriver over a plain socket, as chromedriver and WebKitWebDriver speak it: a client crate would take longer to
//! build than the whole app.

use std::{
    io::{Read as _, Write as _},
    net::{TcpListener, TcpStream},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use super::Ask;

/// A port that is free now.
pub fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// So long a browser may take to start.
const PATIENCE: Duration = Duration::from_secs(45);

/// A session of its own with the program that listens there.
pub struct Session {
    port: u16,
    id: String,
}

impl Session {
    /// Begins one, as soon as the program listens.
    pub fn begin(port: u16, wanted: &Value) -> Result<Session, String> {
        let started = Instant::now();
        let session = loop {
            match ask(port, "POST", "/session", Some(wanted), PATIENCE) {
                Ok(session) => break session,
                Err(_) if started.elapsed() < PATIENCE => thread::sleep(Duration::from_millis(200)),
                Err(error) => return Err(format!("the driver of the browser does not answer: {error}")),
            }
        };
        Ok(Session { port, id: session["sessionId"].as_str().expect("a session").to_owned() })
    }

    pub fn command(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, String> {
        ask(self.port, method, &format!("/session/{}{path}", self.id), body, Duration::from_secs(120))
    }

    pub fn ask(&self, ask: &Ask<'_>) -> Result<Value, String> {
        let post = |path: &str, body: Value| self.command("POST", path, Some(&body));
        match *ask {
            Ask::Open(address) => post("/url", json!({ "url": address })),
            Ask::Address => self.command("GET", "/url", None),
            Ask::Back => post("/back", json!({})),
            Ask::Window => self.command("GET", "/window", None),
            Ask::NewWindow => post("/window/new", json!({ "type": "tab" })),
            Ask::LookAt(window) => post("/window", json!({ "handle": window })),
            Ask::Script(script) => post("/execute/sync", json!({ "script": script, "args": [] })),
            Ask::Promise(script) => post("/execute/async", json!({ "script": script, "args": [] })),
            Ask::Find(selector) => post("/element", json!({ "using": "css selector", "value": selector })),
            Ask::Click(id) => post(&format!("/element/{id}/click"), json!({})),
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.command("DELETE", "", None);
    }
}

fn ask(
    port: u16,
    method: &str,
    path: &str,
    body: Option<&Value>,
    patience: Duration,
) -> Result<Value, String> {
    let body = body.map(Value::to_string).unwrap_or_default();
    let mut socket = TcpStream::connect(("127.0.0.1", port)).map_err(|e| e.to_string())?;
    socket.set_read_timeout(Some(patience)).map_err(|e| e.to_string())?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    socket.write_all((head + &body).as_bytes()).map_err(|e| e.to_string())?;
    // The driver may keep the connection: as long as the answer says, and no longer.
    let (mut answer, mut piece) = (Vec::new(), [0; 65536]);
    loop {
        let n = socket.read(&mut piece).map_err(|e| e.to_string())?;
        answer.extend_from_slice(&piece[..n]);
        let text = String::from_utf8_lossy(&answer);
        let Some((head, rest)) = text.split_once("\r\n\r\n") else {
            if n == 0 { return Err("no answer".to_owned()) } else { continue }
        };
        let length = head.lines().find_map(|line| {
            line.to_ascii_lowercase().strip_prefix("content-length:")?.trim().parse::<usize>().ok()
        });
        if n == 0 || length.is_some_and(|length| rest.len() >= length) {
            let value: Value = serde_json::from_str(rest).map_err(|e| format!("{e}: {rest:.200}"))?;
            let value = value["value"].clone();
            let failed =
                value.get("error").is_some_and(|e| !e.is_null()) && value.get("stacktrace").is_some();
            return if failed { Err(value.to_string()) } else { Ok(value) };
        }
    }
}
