-- Which words an entry has (a ruling of the book, say), so that a search does not read everything. It is made of the
-- events, and made anew where it is missing: up to which of them it goes stands in `indexed`.
CREATE TABLE indexed (
    stream TEXT   NOT NULL PRIMARY KEY COLLATE "C",
    up_to  BIGINT NOT NULL
);

CREATE TABLE index_entry (
    stream TEXT     NOT NULL COLLATE "C",
    number BIGINT   NOT NULL,
    words  TSVECTOR NOT NULL,
    PRIMARY KEY (stream, number)
);
CREATE INDEX index_words ON index_entry USING gin (words);

-- Every word that some entry has or had.
CREATE TABLE index_vocabulary (
    term TEXT NOT NULL PRIMARY KEY COLLATE "C"
);
