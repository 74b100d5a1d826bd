//! The server: a port, a listener, and what is printed.

use std::{
    ffi::OsStr,
    fs, io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use axum::extract::ConnectInfo;
use hyper::{body::Incoming, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
};
use store::{Store, StoreError};
use thiserror::Error;
use tokio::{net::TcpListener, sync::Semaphore};
use tower::ServiceExt as _;
use wording::{Lexicon, msg};

use crate::{
    apart::spawn,
    app::App,
    backups,
    caller::household,
    doors::{Role, houses, pages},
    failure::Failure,
    guard, qr, router, rulings,
    settings::{Keep, Options, PORT, Pace, Settings},
    shares::Shares,
};

/// So many connections at a time; more wait. About 20 KiB each, with what is watched over it.
const MOST_CONNECTIONS: usize = 16_384;
/// So many of them from one address, unless a proxy stands in front.
const MOST_FROM_ONE: usize = 4096;
/// Other files that are open: the database, its log, its connections.
const OTHER_FILES: u64 = 256;
/// Without a port named, so many more are tried.
const OTHER_PORTS: u16 = 20;
/// A request's head must be here by then.
const HEAD: Duration = Duration::from_secs(15);
/// The largest head of a request, in bytes.
const LARGEST_HEAD: usize = 64 * 1024;
/// What is still being answered when the server stops has so long.
const GRACE: Duration = Duration::from_secs(10);

/// Why the server did not start, or stopped.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The data cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be used.
    #[error("{0}")]
    InUse(String),
    /// Something else of the system.
    #[error(transparent)]
    System(#[from] io::Error),
    /// The app could not be set up.
    #[error("{0}")]
    App(String),
}

impl From<Failure> for ServeError {
    fn from(failure: Failure) -> ServeError {
        match failure {
            Failure::Server(reason) => ServeError::App(reason),
            other => ServeError::App(other.to_string()),
        }
    }
}

/// Serves until it is told to stop (Ctrl-C, or SIGTERM). `print` is given what is to be read on the
/// screen, line by line.
///
/// # Errors
/// [`ServeError`].
pub fn serve(
    options: &Options,
    words: &Lexicon,
    print: &mut (dyn FnMut(&str) + Send),
) -> Result<(), ServeError> {
    // What goes wrong is for those who run the server. Nothing that a visitor sends is written there.
    let to_stderr = tracing_subscriber::fmt().with_writer(io::stderr).with_max_level(tracing::Level::WARN);
    // Somebody may listen already.
    let _ = to_stderr.without_time().try_init();
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(run(options, words, print))
}

async fn run(
    options: &Options,
    words: &Lexicon,
    print: &mut (dyn FnMut(&str) + Send),
) -> Result<(), ServeError> {
    let mut close = |folder: &Path| -> Result<(), StoreError> {
        if Store::close(folder)? {
            print(&words.say(msg::WebServeClosed { place: &folder.display().to_string() }));
        }
        Ok(())
    };
    if let Keep::Folder(folder) = &options.keep {
        close(folder)?;
    }
    let store = open(&options.keep).await?;
    let backups = options.backups.as_deref().filter(|_| store.is_file());
    if let Some(folder) = backups {
        // Whether copies can be made is known at the start, not on the day of a damage.
        close(folder)?;
    }
    let listener = listen(options, words, print).await?;
    let port = listener.local_addr()?.port();
    let settings = Settings {
        behind_proxy: options.behind_proxy,
        names: options.names.clone(),
        lan: options.lan.then_some(port),
        pace: Pace::default(),
        thinking: options.thinking,
        patience: None,
    };
    let app = App::new(store, settings)?;
    houses::ensure_key(&app.doors).await?;
    // Systems give a program fewer files than it may have, often 1024: too few for a hall of live tables.
    match rlimit::increase_nofile_limit(MOST_CONNECTIONS as u64 + OTHER_FILES) {
        Ok(limit) => tracing::debug!(limit, "open files"),
        Err(error) => tracing::warn!(%error, "the limit of open files stays as it is"),
    }
    // Before it is said how the server is stopped, so that it is never cut off.
    let stop = stopped();
    let door = announce(options, &app, port, words, print).await?;
    spawn(tidy(app.clone()));
    spawn(rulings::read_through(app.clone()));
    if let Some(folder) = backups {
        spawn(backups::daily(app.store.clone(), folder.to_owned()));
    }
    accept(&listener, &app, stop).await;
    drop(door);
    print(&words.say(msg::WebServeStopped));
    Ok(())
}

/// The store in this place, made if there is none yet.
///
/// # Errors
/// The place cannot be used.
pub async fn open(keep: &Keep) -> Result<Store, StoreError> {
    match keep {
        Keep::Folder(folder) => Store::in_folder(folder),
        Keep::Postgres(url) => Store::at(url).await,
    }
}

/// The port that was named; without one the usual, or the first that is free after it.
async fn listen(
    options: &Options,
    words: &Lexicon,
    print: &mut (dyn FnMut(&str) + Send),
) -> Result<TcpListener, ServeError> {
    let ip = IpAddr::V4(if options.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST });
    let (first, others) = options.port.map_or((PORT, OTHER_PORTS), |port| (port, 0));
    let mut refused = None;
    for port in first..=first.saturating_add(others) {
        match TcpListener::bind(SocketAddr::new(ip, port)).await {
            Ok(listener) => {
                if refused.is_some() {
                    let (taken, port) = (&first.to_string(), &port.to_string());
                    print(&words.say(msg::WebServeOtherPort { taken, port }));
                }
                return Ok(listener);
            }
            Err(error) => {
                let taken = error.kind() == io::ErrorKind::AddrInUse;
                refused = refused.or(Some(error));
                if !taken {
                    break;
                }
            }
        }
    }
    let address = &SocketAddr::new(ip, first).to_string();
    Err(ServeError::InUse(match refused {
        Some(error) if error.kind() != io::ErrorKind::AddrInUse => {
            words.say(msg::WebServeCannot { address, reason: &error.to_string() })
        }
        _ => words.say(msg::WebServeInUse { address }),
    }))
}

/// Says at the first start by which link the organiser comes in, where it is, and who can open it.
async fn announce(
    options: &Options,
    app: &App,
    port: u16,
    words: &Lexicon,
    print: &mut (dyn FnMut(&str) + Send),
) -> Result<Option<Door>, ServeError> {
    let ip = if options.lan { guard::own_address() } else { None };
    let address = format!("http://{}:{port}/", ip.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)));
    let organised = app.doors.with(|doors| {
        doors.links().iter().any(|link| link.in_force && link.role == Role::Organiser)
            || doors.password().is_some()
    });
    let link = if !organised.await.map_err(Failure::from)? || options.organiser_link {
        let token = pages::new_link(app, "server", Role::Organiser, "").await?;
        Some(format!("{address}in/{}", token.reveal()))
    } else {
        None
    };
    if let Some(link) = &link {
        print(&words.say(msg::WebServeOrganiser));
        print(link);
        print("");
    }
    print(&words.say(msg::WebServeAddress { address: &address }));
    print(&if options.lan { words.say(msg::WebServeLan) } else { words.say(msg::WebServeLoopback) });
    if let Keep::Folder(folder) = &options.keep {
        print(&words.say(msg::WebServeData { place: &folder.display().to_string() }));
    }
    match (&options.keep, &options.backups) {
        (Keep::Folder(_), Some(folder)) => {
            print(&words.say(msg::WebServeBackups { place: &folder.display().to_string() }));
        }
        (Keep::Postgres(_), _) => print(&words.say(msg::WebServeNoBackups)),
        (Keep::Folder(_), None) => {}
    }
    print("");
    print(&if options.lan { words.say(msg::WebServeScan) } else { words.say(msg::WebServeCode) });
    if let Some(picture) = qr::terminal(&address) {
        print(&picture);
    }
    if link.is_none() {
        print(&words.say(msg::WebServeNewLink));
    }
    print("");
    print(&words.say(msg::WebServeStop));
    let Some(browse) = options.browse else { return Ok(None) };
    let door = match (&link, &options.keep) {
        (Some(link), Keep::Folder(folder)) => Some(Door::to(link, folder)?),
        _ => None,
    };
    let page = door.as_ref().map_or(OsStr::new(&address), |door| door.0.as_os_str());
    if let Err(error) = browse(page) {
        print(&words.say(msg::WebServeNoBrowser { reason: &error.to_string() }));
    }
    Ok(door)
}

/// A file that leads a browser to a link. The link itself, on the command line of a browser, could be read by
/// everybody who uses this computer. It goes with the server.
struct Door(PathBuf);

impl Door {
    fn to(link: &str, folder: &Path) -> io::Result<Door> {
        let path = folder.join("open.html");
        fs::write(&path, format!("<!doctype html><meta http-equiv=\"refresh\" content=\"0;url={link}\">"))?;
        Ok(Door(path))
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        // If it is gone, the better.
        let _ = fs::remove_file(&self.0);
    }
}

/// Forgets those who have been quiet, so that memory does not grow with visitors.
async fn tidy(app: App) {
    let mut minute = tokio::time::interval(Duration::from_secs(60));
    loop {
        minute.tick().await;
        app.limits.tidy();
    }
}

/// Takes connections until the server is told to stop; then those that are open end in order.
async fn accept(listener: &TcpListener, app: &App, stop: impl Future<Output = ()>) {
    let router = router(app.clone());
    let graceful = GracefulShutdown::new();
    let room = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    let most = if app.settings.behind_proxy { MOST_CONNECTIONS } else { MOST_FROM_ONE };
    let addresses = Shares::default();
    let mut stop = std::pin::pin!(stop);
    loop {
        let Ok(place) = Arc::clone(&room).acquire_owned().await else { break };
        let (stream, from) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Out of files, most often: it passes when connections end.
                    tracing::warn!(%error, "a connection could not be taken");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            },
            () = &mut stop => break,
        };
        let Some(held) = addresses.take(&[(household(from.ip()), most)]) else { continue };
        // What is sent is small and waited for.
        let _ = stream.set_nodelay(true);
        let router = router.clone();
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(from));
            router.clone().oneshot(request)
        });
        let connection = hyper::server::conn::http1::Builder::new()
            .timer(TokioTimer::new())
            // Who sends his request letter by letter is not waited for.
            .header_read_timeout(HEAD)
            .max_buf_size(LARGEST_HEAD)
            .serve_connection(TokioIo::new(stream), service);
        let connection = graceful.watch(connection);
        spawn(async move {
            // Who hangs up has his reasons.
            let _ = connection.await;
            drop((place, held));
        });
    }
    app.watchers.close();
    tokio::select! {
        () = graceful.shutdown() => {}
        () = tokio::time::sleep(GRACE) => {}
    }
}

/// Ctrl-C, or the signal of a service manager, from now on: also before anybody waits for it.
#[cfg(unix)]
fn stopped() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let [mut interrupted, mut terminated] =
        [SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).ok());
    async move {
        // One that cannot be listened for is left to the system, and it ends the server.
        tokio::select! {
            Some(_) = async { interrupted.as_mut()?.recv().await } => {}
            Some(_) = async { terminated.as_mut()?.recv().await } => {}
            else => std::future::pending().await,
        }
    }
}

#[cfg(not(unix))]
async fn stopped() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
