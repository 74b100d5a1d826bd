//! As whom somebody comes to a table.

use live::{Actor, Chair, Viewer};
use store::Stream;

use crate::{
    app::App,
    doors::{Grants, Role},
    failure::Failure,
    person::Person,
};

/// As whom somebody is at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seen {
    /// What may be seen.
    pub viewer: Viewer,
    /// The same person may look at it as its director.
    pub directs: bool,
    /// The place that the same person has at it.
    pub sits: Option<Chair>,
}

impl Seen {
    /// As whom something is done; spectators do nothing.
    ///
    /// # Errors
    /// [`Failure::Forbidden`].
    pub const fn actor(self) -> Result<Actor, Failure> {
        match self.viewer {
            Viewer::Chair(chair) => Ok(Actor::Chair(chair)),
            Viewer::Director => Ok(Actor::Director),
            Viewer::Spectator => Err(Failure::Forbidden),
        }
    }

    /// The word in addresses and forms.
    #[must_use]
    pub fn id(self) -> String {
        id(self.viewer)
    }
}

fn id(viewer: Viewer) -> String {
    match viewer {
        Viewer::Chair(chair) => chair.number().to_string(),
        Viewer::Director => "director".to_owned(),
        Viewer::Spectator => "spectator".to_owned(),
    }
}

/// As whom this person comes to the table of this stream: as wanted, else as a player before a director
/// before a spectator.
///
/// # Errors
/// [`Failure::Forbidden`], if there is no such role.
pub fn seen(person: &Person, stream: &Stream, wanted: &str) -> Result<Seen, Failure> {
    of(&person.grants, stream, wanted)
}

fn of(grants: &Grants, stream: &Stream, wanted: &str) -> Result<Seen, Failure> {
    let directs = grants.roles().any(|role| match role {
        Role::Organiser | Role::Director => true,
        Role::TableDirector { of } => of == stream,
        _ => false,
    });
    let seats = || {
        grants.roles().filter_map(|role| match role {
            Role::Seat { of, place } if of == stream => Chair::new(*place).map(Viewer::Chair),
            _ => None,
        })
    };
    let watches =
        directs || grants.roles().any(|role| matches!(role, Role::Spectator { of } if of == stream));
    let director = directs.then_some(Viewer::Director);
    let spectator = watches.then_some(Viewer::Spectator);
    let viewer = match wanted {
        "" => seats().next().or(director).or(spectator),
        "director" => director,
        "spectator" => spectator,
        place => seats().find(|seat| id(*seat) == place),
    };
    let sits = seats().find_map(|seat| match seat {
        Viewer::Chair(chair) => Some(chair),
        Viewer::Director | Viewer::Spectator => None,
    });
    viewer.map(|viewer| Seen { viewer, directs, sits }).ok_or(Failure::Forbidden)
}

/// The same as long as the roles last: a link may have been revoked since.
///
/// # Errors
/// [`Failure::Forbidden`], once it was; or the store does not answer.
pub async fn still(app: &App, grants: &Grants, stream: &Stream, wanted: &str) -> Result<Seen, Failure> {
    let held = app.doors.with(|doors| doors.held(grants)).await?;
    of(&held, stream, wanted)
}
