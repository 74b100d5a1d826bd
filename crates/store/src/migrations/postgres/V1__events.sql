CREATE TABLE event (
    stream  TEXT   NOT NULL COLLATE "C",
    number  BIGINT NOT NULL CHECK (number >= 1),
    at      TEXT   NOT NULL,
    who     TEXT   NOT NULL,
    format  INTEGER NOT NULL,
    payload TEXT   NOT NULL,
    PRIMARY KEY (stream, number)
);

CREATE TABLE request (
    key    TEXT   NOT NULL PRIMARY KEY COLLATE "C",
    stream TEXT   NOT NULL,
    first  BIGINT NOT NULL,
    last   BIGINT NOT NULL
);
