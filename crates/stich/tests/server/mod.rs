//! A server as its users have it: the program, started and killed; and somebody who asks it over a socket.

#![allow(dead_code, reason = "not every test needs everything")]

use std::{
    io::{self, BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    process::{Child, Command, Stdio},
    sync::mpsc,
    thread,
    time::Duration,
};

/// `--data DIR` or `--database URL`.
pub type Keep = [String; 2];

/// A running server.
pub struct Server {
    child: Child,
    pub port: u16,
    /// The organiser's token, if this start has printed one.
    pub token: Option<String>,
}

impl Server {
    /// Starts one, and waits until it is there.
    pub fn start(keep: &Keep, more: &[&str]) -> Server {
        let mut child = command(keep, more).stdout(Stdio::piped()).spawn().unwrap();
        let Printed { port, token, .. } = printed(&mut child);
        Server { child, port, token }
    }

    /// As a power failure would end it.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a server prints when it starts.
pub struct Printed {
    pub port: u16,
    /// The organiser's token, if this start has printed one.
    pub token: Option<String>,
    /// The folder of the data.
    pub data: Option<String>,
    /// All of it.
    pub lines: Vec<String>,
}

/// Reads it, until the server is there.
pub fn printed(child: &mut Child) -> Printed {
    let printed = BufReader::new(child.stdout.take().unwrap());
    let (tell, told) = mpsc::channel();
    // It is read to the end, so that the server never waits for us.
    thread::spawn(move || {
        for line in printed.lines().map_while(Result::ok) {
            let _ = tell.send(line);
        }
    });
    let (mut port, mut token, mut data, mut lines) = (None, None, None, Vec::new());
    loop {
        let line = told.recv_timeout(Duration::from_secs(60)).expect("the server starts");
        if let Some((_, link)) = line.split_once("/in/") {
            token = Some(link.trim().to_owned());
        }
        if let Some((_, folder)) = line.split_once("Data: ") {
            data = Some(folder.trim().to_owned());
        }
        if let (None, Some((_, address))) = (port, line.split_once("http://")) {
            port = address.trim_end_matches('/').rsplit(':').next().unwrap().parse().ok();
        }
        if line.contains("Ctrl-C") {
            return Printed { port: port.unwrap(), token, data, lines };
        }
        lines.push(line);
    }
}

/// `stich serve` on any free port.
pub fn command(keep: &Keep, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stich"));
    command.args(["--lang", "en", "serve", "--port", "0"]).args(keep).args(more);
    command.env_remove("STICH_DATABASE").env_remove("STICH_DATA").env("NO_COLOR", "1");
    command.stdin(Stdio::null());
    command
}

/// A request, as it goes over the line.
pub struct Ask<'a> {
    pub method: &'a str,
    pub path: &'a str,
    pub token: &'a str,
    pub key: Option<&'a str>,
    pub body: &'a str,
}

/// Asks; the status and the body, or why there was no answer.
pub fn ask(port: u16, ask: &Ask) -> io::Result<(u16, String)> {
    let Ask { method, path, token, key, body } = ask;
    let key = key.map(|key| format!("Idempotency-Key: {key}\r\n")).unwrap_or_default();
    let fields = format!("Authorization: Bearer {token}\r\n{key}Content-Type: application/json\r\n");
    let Answer { status, body, .. } = exchange(port, &format!("{method} {path}"), &fields, body)?;
    Ok((status, body))
}

/// What came back.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    /// The value of a field of the head, in whatever letters.
    pub fn field(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.filter(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value).next()
    }
}

/// A line to the server.
pub fn connect(port: u16) -> io::Result<TcpStream> {
    let line = TcpStream::connect(("127.0.0.1", port))?;
    line.set_nodelay(true)?;
    line.set_read_timeout(Some(Duration::from_secs(20)))?;
    Ok(line)
}

/// One request on a line of its own, with these fields in its head.
pub fn exchange(port: u16, what: &str, fields: &str, body: &str) -> io::Result<Answer> {
    let mut line = connect(port)?;
    write!(
        line,
        "{what} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{fields}Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = Vec::new();
    line.read_to_end(&mut answer)?;
    let text = String::from_utf8_lossy(&answer);
    let broken = || io::Error::from(io::ErrorKind::UnexpectedEof);
    let (head, body) = text.split_once("\r\n\r\n").ok_or_else(broken)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(broken)?;
    let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
    let body = if chunked { unchunked(body).ok_or_else(broken)? } else { body.to_owned() };
    Ok(Answer { status, head: head.to_owned(), body })
}

/// A body that came in pieces; `None` if its end is missing.
fn unchunked(mut rest: &str) -> Option<String> {
    let mut whole = String::new();
    loop {
        let (length, after) = rest.split_once("\r\n")?;
        let length = usize::from_str_radix(length.trim(), 16).ok()?;
        if length == 0 {
            return Some(whole);
        }
        whole.push_str(after.get(..length)?);
        rest = after.get(length + 2..)?;
    }
}
