-- What the Firestore of the project was told (REALTIME=firestore): a row per document or account, with a digest of what it was made from.
CREATE TABLE cloud_document (
  path text PRIMARY KEY,
  digest text NOT NULL
);

-- One row: until when one process does the work, and the time of the last message of Firestore that was copied.
CREATE TABLE cloud_state (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  taken_until timestamptz NOT NULL DEFAULT 'epoch',
  copied_until timestamptz NOT NULL DEFAULT 'epoch'
);
INSERT INTO cloud_state DEFAULT VALUES;
