-- How often an animal was on a screen in a search (shown) and how often its profile was opened, per day in Amsterdam (C63). Numbers alone: nothing
-- says whose screen. Rows are deleted after 90 days.
CREATE TABLE animal_exposure (
  dier_id bigint NOT NULL REFERENCES animal ON DELETE CASCADE,
  day date NOT NULL,
  shown int NOT NULL DEFAULT 0,
  opened int NOT NULL DEFAULT 0,
  PRIMARY KEY (dier_id, day)
);
CREATE INDEX animal_exposure_day ON animal_exposure (day);

-- The visible animals as text '7,12,3', least shown first, as of the start of a period of ten minutes since 1970: every process of the api orders
-- 'Aanbevolen' by the same row, and a visitor who turns a page goes on in the one of the first page.
CREATE TABLE animal_order (
  period bigint PRIMARY KEY,
  ids text NOT NULL
);
