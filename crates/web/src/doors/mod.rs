//! Who may do what: links, roles, the password, and the cookie that a device keeps.

mod book;
mod cookie;
pub mod pages;
mod password;
mod role;
mod token;

pub use book::{DoorEvent, Doors, Link};
pub use cookie::{DOOR_COOKIE, cleared, written};
pub use password::Password;
pub use role::{Grants, Role};
pub use token::{Id, Token};
