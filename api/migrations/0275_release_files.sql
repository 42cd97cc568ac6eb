-- Files of releases lie side by side, per part, under names of their content (decision 074). When each was last uploaded: one that no release names
-- goes after a day.
CREATE TABLE release_upload (
  name text NOT NULL,
  file text NOT NULL,
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (name, file)
);
