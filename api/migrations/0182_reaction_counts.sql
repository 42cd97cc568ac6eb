-- Every new reaction counts those of its sender and of its shelter during the last day.
DROP INDEX reaction_email; -- began with the shelter, and nobody asked for both
CREATE INDEX reaction_sender ON reaction (lower(email), created_at);
CREATE INDEX reaction_shelter_newest ON reaction (asiel_id, created_at DESC, id DESC);
CREATE INDEX contact_message_sender ON contact_message (lower(email), created_at);
