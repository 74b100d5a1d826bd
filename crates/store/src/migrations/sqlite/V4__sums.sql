-- The sum over an event and the one before it. What was stored before this was kept is given its own in the same step.
ALTER TABLE event ADD COLUMN sum BLOB NOT NULL DEFAULT x'';
