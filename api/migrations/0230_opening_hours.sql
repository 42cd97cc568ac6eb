-- Opening hours per weekday, as the contract's OpeningHours says; null when a shelter filled in none. The old text opening_hours was never
-- shown and is filled no more.
ALTER TABLE shelter ADD COLUMN openingstijden jsonb CHECK (jsonb_typeof(openingstijden) = 'object');
