-- 'Reageert meestal binnen … dagen' (C15), renewed by the job 'response-time': how many answered reactions of the last 90 days there are,
-- and the median of the opening days until their first answer, null below five.
ALTER TABLE shelter ADD COLUMN beantwoord int NOT NULL DEFAULT 0, ADD COLUMN reageert_binnen smallint;
CREATE INDEX reaction_recent_answer ON reaction (created_at) WHERE answered_at IS NOT NULL;
