-- What several processes count together.
CREATE TABLE call_count (
  -- A mark of limit and caller, never an address.
  key text PRIMARY KEY,
  hits int NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX call_count_end ON call_count (ends_at);

-- The salt under which visitors of a day are counted; gone when the day is over.
CREATE TABLE day_salt (
  day date PRIMARY KEY,
  salt bytea NOT NULL
);
