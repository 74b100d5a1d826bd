//! What a database can be asked for. What each of it means stands at [`Store`](crate::Store).

use std::path::Path;

use async_trait::async_trait;

use crate::{Appended, Event, Hits, Indexing, Key, New, Sought, StoreError, Stream};

#[async_trait]
pub trait Database: Send + Sync {
    async fn append(
        &self,
        stream: &Stream,
        expected: u64,
        events: Vec<New>,
        key: Option<Key>,
    ) -> Result<Appended, StoreError>;

    async fn read(&self, stream: &Stream, after: u64) -> Result<Vec<Event>, StoreError>;

    async fn earlier(&self, stream: &Stream, key: &Key) -> Result<Option<Appended>, StoreError>;

    async fn streams(&self, prefix: &str) -> Result<Vec<(Stream, u64)>, StoreError>;

    async fn beginnings(&self, prefix: &str) -> Result<Vec<(Stream, Event)>, StoreError>;

    async fn index(&self, stream: &Stream, more: Indexing) -> Result<bool, StoreError>;

    async fn indexed(&self, stream: &Stream) -> Result<u64, StoreError>;

    async fn search(&self, stream: &Stream, sought: &Sought) -> Result<Option<Hits>, StoreError>;

    async fn pulse(&self) -> Result<(), StoreError>;

    fn is_file(&self) -> bool;

    async fn copy_to(&self, file: &Path) -> Result<(), StoreError>;

    async fn faults(&self) -> Result<Vec<String>, StoreError>;
}
