-- The browser of a session, as the sha-256 of its cookie `device`: who signed in there before is not held up by somebody else's wrong passwords.
ALTER TABLE refresh_token ADD COLUMN device bytea CHECK (length(device) = 32);
