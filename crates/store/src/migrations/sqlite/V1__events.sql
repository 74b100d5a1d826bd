CREATE TABLE event (
    stream  TEXT    NOT NULL,
    number  INTEGER NOT NULL CHECK (number >= 1),
    at      TEXT    NOT NULL,
    who     TEXT    NOT NULL,
    format  INTEGER NOT NULL,
    payload TEXT    NOT NULL,
    PRIMARY KEY (stream, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE request (
    key    TEXT    NOT NULL PRIMARY KEY,
    stream TEXT    NOT NULL,
    first  INTEGER NOT NULL,
    last   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
