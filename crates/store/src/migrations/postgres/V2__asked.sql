-- What was asked for under a key: the same key with another request is another matter. Blank: before this was kept.
ALTER TABLE request ADD COLUMN asked TEXT NOT NULL DEFAULT '';
