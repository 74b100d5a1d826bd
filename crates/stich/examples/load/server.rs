//! The server from outside: started, asked what it holds in memory and how long it has worked.

use std::{env, path::PathBuf, process::Stdio};

use anyhow::{Context as _, anyhow};
use store::Store;
use tokio::{
    io::{AsyncBufReadExt as _, BufReader},
    process::{Child, Command},
};

use crate::line::{Asker, Line};

/// Where everything is kept while this runs.
pub struct Folder {
    folder: tempfile::TempDir,
    postgres: Option<String>,
}

impl Folder {
    pub fn new() -> anyhow::Result<Folder> {
        // Beside the program: a folder in memory would not be synced.
        let beside = env::current_exe()?;
        let beside = beside.parent().ok_or_else(|| anyhow!("the program has no folder"))?;
        Ok(Folder { folder: tempfile::tempdir_in(beside)?, postgres: env::var("STICH_POSTGRES").ok() })
    }

    pub const fn is_postgres(&self) -> bool {
        self.postgres.is_some()
    }

    pub async fn store(&self) -> anyhow::Result<Store> {
        Ok(match &self.postgres {
            Some(url) => Store::at(url).await?,
            None => Store::in_folder(self.folder.path())?,
        })
    }
}

pub struct Server {
    child: Child,
    pub port: u16,
    /// The line of a head with which the organiser comes.
    pub organiser: String,
}

impl Server {
    pub async fn start(folder: &Folder) -> anyhow::Result<Server> {
        let program =
            env::current_exe()?.parent().and_then(|examples| examples.parent()).map(|dir| dir.join("stich"));
        let program: PathBuf =
            program.filter(|program| program.exists()).context("first: cargo build --release")?;
        let mut command = Command::new(program);
        command.args(["--lang", "en", "serve", "--port", "0", "--behind-proxy", "--organiser-link"]);
        match &folder.postgres {
            Some(url) => command.args(["--database", url]),
            None => command.arg("--data").arg(folder.folder.path()),
        };
        let mut child = command.stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
        let mut lines = BufReader::new(child.stdout.take().context("no output")?).lines();
        let (mut port, mut token) = (None, None);
        while let Some(line) = lines.next_line().await? {
            if let Some((_, link)) = line.split_once("/in/") {
                token = Some(link.trim().to_owned());
            } else if let (None, Some((_, address))) = (port, line.split_once("http://127.0.0.1:")) {
                port = address.trim_end_matches('/').parse().ok();
            } else if line.contains("Ctrl-C") {
                break;
            }
        }
        let (port, token) = port.zip(token).context("the server does not say where it is")?;
        let nobody = Asker { door: "Cookie:".to_owned(), table: 0 };
        let (head, _) = Line::to(port).await?.post("/in", &nobody, &format!("token={token}")).await?;
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).context("no cookie")?;
        let cookie = cookie.split(';').next().unwrap_or_default();
        Ok(Server { child, port, organiser: format!("Cookie: {cookie}") })
    }

    pub fn id(&self) -> anyhow::Result<u32> {
        self.child.id().context("the server has ended")
    }

    /// What the server has in memory, in KiB.
    pub fn memory(&self) -> anyhow::Result<usize> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id()?))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
        Ok(line.trim().trim_end_matches("kB").trim().parse()?)
    }

    /// How long its threads have worked, in seconds.
    pub fn worked(&self) -> anyhow::Result<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.id()?))?;
        let (_, fields) = stat.rsplit_once(')').context("no such process")?;
        // Of the system and its own, in hundredths of a second.
        let ticks: u64 =
            fields.split_whitespace().skip(11).take(2).filter_map(|n| n.parse::<u64>().ok()).sum();
        Ok(ticks as f64 / 100.0)
    }
}
