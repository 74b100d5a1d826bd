-- The sum over an event and the one before it. What was stored before this was kept is given its own in the same step; a server of an
-- older version, which knows no sums, stores nothing from now on.
ALTER TABLE event ADD COLUMN sum BYTEA NOT NULL DEFAULT '';
ALTER TABLE event ALTER COLUMN sum DROP DEFAULT;
