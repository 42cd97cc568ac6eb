-- Where a shelter is, when it said so itself (C60); otherwise the middle of its place counts, which the api knows.
ALTER TABLE shelter ADD COLUMN lat double precision, ADD COLUMN lon double precision,
  ADD CONSTRAINT shelter_point_whole CHECK ((lat IS NULL) = (lon IS NULL)),
  ADD CONSTRAINT shelter_point_on_earth CHECK (lat BETWEEN -90 AND 90 AND lon BETWEEN -180 AND 180);
