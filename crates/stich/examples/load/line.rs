//! A connection to the server, and a screen that listens on one.

use std::time::Duration;

use anyhow::bail;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::TcpStream,
    sync::watch,
    time::sleep,
};

/// Who was asked to wait asks again after so long.
const AGAIN: Duration = Duration::from_millis(50);

/// Who asks: what opens the door for him, and the table at which he sits. Each table has an address of its
/// own, as in a hall each telephone has.
#[derive(Clone)]
pub struct Asker {
    /// A whole line of the head: `Cookie: …` or `Authorization: …`.
    pub door: String,
    pub table: usize,
}

/// A connection that is kept.
pub struct Line(BufReader<TcpStream>);

impl Line {
    pub async fn to(port: u16) -> anyhow::Result<Line> {
        let line = TcpStream::connect(("127.0.0.1", port)).await?;
        line.set_nodelay(true)?;
        Ok(Line(BufReader::new(line)))
    }

    async fn send(
        &mut self,
        method: &str,
        path: &str,
        Asker { door, table }: &Asker,
        body: &str,
    ) -> anyhow::Result<()> {
        let written = if body.starts_with('{') { "json" } else { "x-www-form-urlencoded" };
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\nX-Forwarded-For: 10.{}.{}.1\r\n{door}\r\n\
             X-Live: 1\r\nContent-Type: application/{written}\r\nContent-Length: {}\r\n\r\n{body}",
            table / 250,
            table % 250,
            body.len()
        );
        Ok(self.0.get_mut().write_all(head.as_bytes()).await?)
    }

    async fn head(&mut self) -> anyhow::Result<String> {
        let mut head = String::new();
        loop {
            let begun = head.len();
            if self.0.read_line(&mut head).await? == 0 {
                bail!("the line was cut");
            }
            if head.get(begun..).is_some_and(|line| line.trim().is_empty()) {
                return Ok(head);
            }
        }
    }

    /// Head and body of the answer.
    pub async fn post(&mut self, path: &str, asker: &Asker, body: &str) -> anyhow::Result<(String, String)> {
        self.ask("POST", path, asker, body).await
    }

    /// The same for one who sets much up by himself: where that is too much at a time he waits.
    pub async fn post_patiently(
        &mut self,
        path: &str,
        asker: &Asker,
        body: &str,
    ) -> anyhow::Result<(String, String)> {
        loop {
            match self.post(path, asker, body).await {
                Err(error) if error.to_string().contains("HTTP/1.1 429") => sleep(AGAIN).await,
                other => return other,
            }
        }
    }

    /// A page.
    pub async fn get(&mut self, path: &str, asker: &Asker) -> anyhow::Result<String> {
        Ok(self.ask("GET", path, asker, "").await?.1)
    }

    async fn ask(
        &mut self,
        method: &str,
        path: &str,
        asker: &Asker,
        body: &str,
    ) -> anyhow::Result<(String, String)> {
        self.send(method, path, asker, body).await?;
        let head = self.head().await?;
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let length: usize = length.unwrap_or("0").trim().parse()?;
        let mut rest = vec![0; length];
        self.0.read_exact(&mut rest).await?;
        let rest = String::from_utf8(rest)?;
        if !["200", "204", "303"].iter().any(|code| head.starts_with(&format!("HTTP/1.1 {code}"))) {
            bail!("{path}: {} {rest}", head.lines().next().unwrap_or_default());
        }
        Ok((head, rest))
    }
}

/// Somebody who watches: tells the number of the newest event on his screen.
pub async fn screen(port: u16, path: String, asker: Asker, tell: watch::Sender<u64>) -> anyhow::Result<()> {
    let mut line = Line::to(port).await?;
    line.send("GET", &path, &asker, "").await?;
    let head = line.head().await?;
    if !head.starts_with("HTTP/1.1 200") {
        bail!("{path}: {}", head.lines().next().unwrap_or_default());
    }
    let (mut text, mut newest) = (String::new(), 0);
    while line.0.read_line(&mut text).await? > 0 {
        if let Some(number) = text.trim().strip_prefix("id:").and_then(|number| number.trim().parse().ok()) {
            newest = number;
        }
        // The blank line behind it: only now it is whole, and on the screen.
        if text.trim().is_empty() && newest > 0 {
            tell.send_replace(newest);
        }
        text.clear();
    }
    bail!("{path}: the line was cut")
}
