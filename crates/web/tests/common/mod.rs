//! An app over an empty store, and somebody who asks it.

#![allow(dead_code, reason = "not every test needs everything")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

use axum::{
    Router,
    body::{Body, to_bytes},
    http::{HeaderMap, Method, Request, StatusCode, header},
};
use store::Store;
use tower::ServiceExt as _;
use web::{
    Pace, Settings,
    app::App,
    doors::{Role, pages},
    router,
};

/// An app over a store of its own.
pub struct House {
    pub app: App,
    pub router: Router,
    _folder: tempfile::TempDir,
}

/// An answer, read to its end.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    /// In bytes, as they go over the wire.
    pub size: usize,
    pub body: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map(|v| v.to_str().unwrap()).unwrap_or_default()
    }

    /// The links of a page, in order.
    pub fn links(&self) -> Vec<String> {
        let links = self.body.split(" href=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        links
            .filter(|to| to.starts_with('/'))
            .map(|to| to.replace("&#38;", "&").replace("&amp;", "&"))
            .collect()
    }

    /// The page, where players in sentences are not marked.
    pub fn unmarked(&self) -> String {
        let mut parts = self.body.split("<b class=\"w\">");
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |text, part| text + &part.replacen("</b>", "", 1))
    }

    /// The value of a field of a form.
    pub fn field(&self, name: &str) -> String {
        let at = self.body.split(&format!("name=\"{name}\" value=\"")).nth(1).expect("a field of this name");
        at.split('"').next().unwrap().replace("&#38;", "&").replace("&amp;", "&")
    }
}

/// As many requests as a test likes.
pub const UNHURRIED: Pace = Pace {
    pages: 1_000_000,
    changes: 1_000_000,
    tries: 1_000_000,
    links: 1_000_000,
    doors: 1_000_000,
    passwords: 1_000_000,
    practice: 1_000,
};

pub async fn house() -> House {
    house_with(Settings { pace: UNHURRIED, ..Settings::default() }).await
}

pub async fn house_with(settings: Settings) -> House {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::in_folder(folder.path()).unwrap();
    house_over(store, settings, folder).await
}

/// An app over this store; the folder goes when the app does.
pub async fn house_over(store: Store, settings: Settings, folder: tempfile::TempDir) -> House {
    let app = App::new(store, settings).unwrap();
    web::doors::houses::ensure_key(&app.doors).await.unwrap();
    House { router: router(app.clone()), app, _folder: folder }
}

impl House {
    pub async fn send(&self, request: Request<Body>) -> Answer {
        let answer = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = answer.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap();
        Answer {
            status: parts.status,
            headers: parts.headers,
            size: body.len(),
            body: String::from_utf8_lossy(&body).into_owned(),
        }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.get_as("", path).await
    }

    pub async fn get_as(&self, cookie: &str, path: &str) -> Answer {
        self.send(request(Method::GET, path, cookie, None)).await
    }

    pub async fn post_as(&self, cookie: &str, path: &str, fields: &[(&str, &str)]) -> Answer {
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        self.send(request(Method::POST, path, cookie, Some(body))).await
    }

    /// The cookie of somebody who has opened a new link for this role.
    pub async fn cookie(&self, role: Role) -> String {
        let token = pages::new_link(&self.app, "test", role, "a friend").await.unwrap();
        let entered = self.post_as("", "/in", &[("token", token.reveal())]).await;
        assert_eq!(entered.status, StatusCode::SEE_OTHER);
        entered.header("set-cookie").split(';').next().unwrap().to_owned()
    }

    /// Everything that is stored: the streams with the numbers of their newest events.
    pub async fn stored(&self) -> Vec<(String, u64)> {
        let streams = self.app.store.streams("").await.unwrap();
        streams.into_iter().map(|(stream, number)| (stream.to_string(), number)).collect()
    }
}

pub fn request(method: Method, path: &str, cookie: &str, form: Option<String>) -> Request<Body> {
    let changes = method != Method::GET;
    let mut request = Request::builder().method(method).uri(path).header(header::HOST, "127.0.0.1:8484");
    if !cookie.is_empty() {
        request = request.header(header::COOKIE, cookie);
    }
    if changes {
        // As every browser says it with a change.
        request = request.header(header::ORIGIN, "http://127.0.0.1:8484");
    }
    match form {
        Some(form) => request
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from(form))
            .unwrap(),
        None => request.body(Body::empty()).unwrap(),
    }
}
