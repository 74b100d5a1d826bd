//! Connections to PostgreSQL that are used again, each with the statements that are asked for all the time.

use deadpool::managed::{self, BuildError, Metrics, RecycleError, RecycleResult};
use tokio_postgres::{Client, Config, Error, NoTls, Statement};

use super::{READ, write};

const CONNECTIONS: usize = 16;

pub(super) type Pool = managed::Pool<Manager>;

/// As many connections as are needed at a time, and no more than there may be.
pub(super) fn pool(config: Config) -> Result<Pool, BuildError> {
    managed::Pool::builder(Manager(config)).max_size(CONNECTIONS).build()
}

/// Makes connections to this database.
pub(super) struct Manager(Config);

pub(super) struct Connection {
    pub client: Client,
    pub prepared: Prepared,
}

/// What the database has read and planned once for a connection.
pub(super) struct Prepared {
    pub read: Statement,
    pub newest: Statement,
    pub earlier: Statement,
    pub keys: Statement,
    pub events: Statement,
    pub tell: Statement,
}

impl Prepared {
    /// Asked together, they wait for the way there and back once.
    async fn on(client: &Client) -> Result<Prepared, Error> {
        let (read, newest, earlier, keys, events, tell) = tokio::try_join!(
            client.prepare(READ),
            client.prepare(write::NEWEST),
            client.prepare(write::EARLIER),
            client.prepare(write::KEYS),
            client.prepare(write::EVENTS),
            client.prepare(write::TELL),
        )?;
        Ok(Prepared { read, newest, earlier, keys, events, tell })
    }
}

impl managed::Manager for Manager {
    type Type = Connection;
    type Error = Error;

    async fn create(&self) -> Result<Connection, Error> {
        let (client, connection) = self.0.connect(NoTls).await?;
        // It ends when the client is dropped; what went wrong meanwhile, who asked has been told.
        super::spawn(async { drop(connection.await) });
        let prepared = Prepared::on(&client).await?;
        Ok(Connection { client, prepared })
    }

    async fn recycle(&self, connection: &mut Connection, _: &Metrics) -> RecycleResult<Error> {
        if connection.client.is_closed() { Err(RecycleError::message("it is closed")) } else { Ok(()) }
    }
}
