//! Who may do what: links, roles, the password, and the cookie that a device keeps.

mod book;
mod by_password;
mod cookie;
mod enter;
mod house;
pub mod houses;
pub mod pages;
mod password;
mod role;
mod token;
mod visitor;

pub use book::{DoorEvent, Doors, Link};
pub use cookie::{DOOR_COOKIE, cleared, written};
pub(crate) use enter::admitted;
pub use password::Password;
pub use role::{Grant, Grants, Holder, Role};
pub use token::{Id, Token};
pub use visitor::Visitor;
