//! The links of a live table, for programs.

use axum::{
    Json,
    extract::{FromRequestParts, Path},
    http::request::Parts,
};
use serde::Serialize;

use crate::{
    app::App,
    failure::Failure,
    guard,
    live::{Links, Opens, TableLink},
    person::Person,
};

/// A link of a table.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct LinkMade {
    /// What it opens: `1` to `4`, `director` or `spectator`.
    id: String,
    /// There is one in force.
    in_force: bool,
    /// The address, where it can be shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    address: Option<String>,
}

/// Who asks for links, and by which address of the house.
pub struct Asker {
    app: App,
    person: Person,
    house: String,
}

impl FromRequestParts<App> for Asker {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asker, Failure> {
        let person = Person::from_request_parts(parts, app).await?;
        let house = guard::house(&app.settings, &parts.uri, &parts.headers);
        Ok(Asker { app: app.clone(), person, house })
    }
}

impl Asker {
    async fn links(&self, id: &str) -> Result<Links, Failure> {
        Links::of(&self.app, &self.person, id).await
    }

    async fn shown(&self, links: &Links) -> Result<Json<Vec<LinkMade>>, Failure> {
        let links = links.shown(&self.app, &self.house, self.person.words()).await?;
        let made = |link: TableLink| LinkMade { id: link.id, in_force: link.in_force, address: link.address };
        Ok(Json(links.into_iter().map(made).collect()))
    }
}

/// The links of the table, each with its address where it can be shown again.
pub async fn all(asker: Asker, Path(id): Path<String>) -> Result<Json<Vec<LinkMade>>, Failure> {
    asker.shown(&asker.links(&id).await?).await
}

/// Makes all links of the table; those made before end.
pub async fn make(asker: Asker, Path(id): Path<String>) -> Result<Json<Vec<LinkMade>>, Failure> {
    let links = asker.links(&id).await?;
    links.renew_all(&asker.app).await?;
    asker.shown(&links).await
}

/// Makes a new link for one of them (`1` to `4`, `director`, `spectator`); the one before ends.
pub async fn renew(
    asker: Asker,
    Path((id, which)): Path<(String, String)>,
) -> Result<Json<Vec<LinkMade>>, Failure> {
    let links = asker.links(&id).await?;
    links.renew(&asker.app, &[Opens::read(&which).ok_or(Failure::NotFound)?]).await?;
    asker.shown(&links).await
}

/// Ends one of the links.
pub async fn revoke(
    asker: Asker,
    Path((id, which)): Path<(String, String)>,
) -> Result<Json<Vec<LinkMade>>, Failure> {
    let links = asker.links(&id).await?;
    links.revoke(&asker.app, &[Opens::read(&which).ok_or(Failure::NotFound)?]).await?;
    asker.shown(&links).await
}
