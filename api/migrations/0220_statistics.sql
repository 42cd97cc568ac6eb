-- What the statistics of a shelter and of the foundation read by time, and visits per month.

CREATE INDEX animal_status_change_time ON animal_status_change (changed_at);
CREATE INDEX reaction_time ON reaction (created_at);

-- Visits per shelter and month in Amsterdam; the counter of an animal (animal_visit) has no time. Months before the first row were not counted.
CREATE TABLE shelter_visit_month (
  asiel_id int REFERENCES shelter ON DELETE CASCADE,
  month date CHECK (extract(day FROM month) = 1),
  visits bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (asiel_id, month)
);
