//! What answers at an address. Axum's own functions of these names compile all that a route needs for each handler again;
//! here it is compiled once.

use std::{pin::Pin, sync::Arc};

use axum::{
    extract::Request,
    handler::Handler,
    response::Response,
    routing::{self, MethodRouter},
};

use crate::app::App;

type Answering = Pin<Box<dyn Future<Output = Response> + Send>>;

/// A handler that has forgotten what it takes from a request.
#[derive(Clone)]
struct Erased(Arc<dyn Fn(Request, App) -> Answering + Send + Sync>);

impl Erased {
    fn new<T>(handler: impl Handler<T, App, Future = Answering>) -> Erased {
        Erased(Arc::new(move |request, app| handler.clone().call(request, app)))
    }
}

impl Handler<(), App> for Erased {
    type Future = Answering;

    fn call(self, request: Request, app: App) -> Answering {
        (self.0)(request, app)
    }
}

/// `GET` is answered by this.
pub fn get<T>(handler: impl Handler<T, App, Future = Answering>) -> MethodRouter<App> {
    routing::get(Erased::new(handler))
}

/// `POST` is answered by this.
pub fn post<T>(handler: impl Handler<T, App, Future = Answering>) -> MethodRouter<App> {
    routing::post(Erased::new(handler))
}

/// `PUT` is answered by this.
pub fn put<T>(handler: impl Handler<T, App, Future = Answering>) -> MethodRouter<App> {
    routing::put(Erased::new(handler))
}

/// `DELETE` is answered by this.
pub fn delete<T>(handler: impl Handler<T, App, Future = Answering>) -> MethodRouter<App> {
    routing::delete(Erased::new(handler))
}
