-- When the shelter was last reminded of the reactions that wait: at most once a week.
ALTER TABLE shelter ADD COLUMN reminded_at timestamptz;
