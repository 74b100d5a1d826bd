//! Whether a request has arrived. Who sends it letter by letter keeps nobody waiting but himself, and is told that it was he.

use std::{
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll},
};

use axum::{
    body::{Body, Bytes, HttpBody},
    extract::Request,
};
use hyper::body::{Frame, SizeHint};

/// Has all of it come?
#[derive(Clone)]
pub struct Arrived(Arc<AtomicBool>);

impl Arrived {
    /// Looks on while this request is read.
    pub fn of(request: Request) -> (Request, Arrived) {
        let (head, body) = request.into_parts();
        let arrived = Arrived(Arc::new(AtomicBool::new(body.is_end_stream())));
        let body = Body::new(Arriving { body, arrived: arrived.clone() });
        (Request::from_parts(head, body), arrived)
    }

    /// Has it, by now?
    pub fn has(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}

struct Arriving {
    body: Body,
    arrived: Arrived,
}

impl HttpBody for Arriving {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        if matches!(polled, Poll::Ready(None)) || polled.is_ready() && self.body.is_end_stream() {
            self.arrived.0.store(true, Ordering::Release);
        }
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
