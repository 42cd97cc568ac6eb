-- The chat: the id that the sender's browser made, what was not read by receiver, and notices that carry what a stream needs.
ALTER TABLE message ADD COLUMN uuid uuid NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX message_uuid ON message (uuid);
CREATE INDEX message_unread ON message (reciever, sql_id) WHERE NOT read;
CREATE INDEX message_after ON message (sql_id, id);

-- When a party (a user's uid or a shelter's uuidkey) was last mailed about unread messages; deleted after 30 days.
CREATE TABLE message_notice (
  party text PRIMARY KEY,
  mailed_at timestamptz NOT NULL
);

-- A new message says in which review: 'message' carries '<sql_id>'. What was read follows as '<sql_id> <json of MessagesRead>'.
CREATE FUNCTION message_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('message', NEW.sql_id::text);
  RETURN NULL;
END $$;
CREATE FUNCTION message_read() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('message', r.sql_id || ' ' || jsonb_build_object('reciever', r.reciever,
      'created', to_char(r.created AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    FROM (SELECT sql_id, reciever, max(created) AS created FROM changed WHERE read GROUP BY sql_id, reciever) r;
  RETURN NULL;
END $$;
DROP TRIGGER message_notify ON message;
CREATE TRIGGER message_added AFTER INSERT ON message FOR EACH ROW EXECUTE FUNCTION message_added();
CREATE TRIGGER message_read AFTER UPDATE ON message
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION message_read();

-- Who may read a chat changes with its review: streams end and are judged again.
CREATE FUNCTION review_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('review', OLD.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER review_access AFTER UPDATE OF hidden_at, userid ON review FOR EACH ROW
  WHEN (NEW.hidden_at IS DISTINCT FROM OLD.hidden_at OR NEW.userid IS DISTINCT FROM OLD.userid)
  EXECUTE FUNCTION review_changed();
CREATE TRIGGER review_gone AFTER DELETE ON review FOR EACH ROW EXECUTE FUNCTION review_changed();

-- A browser that is signed out loses its streams as a changed account does.
CREATE FUNCTION session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('account', a.uid) FROM account a WHERE a.id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER session_ended AFTER UPDATE OF revoked_at ON refresh_token FOR EACH ROW
  WHEN (NEW.revoked_at IS NOT NULL AND OLD.revoked_at IS NULL) EXECUTE FUNCTION session_ended();

-- An account is news when what it may do changes, not when somebody signs in.
DROP TRIGGER account_notify ON account;
CREATE TRIGGER account_notify AFTER UPDATE ON account FOR EACH ROW
  WHEN ((NEW.usertype, NEW.asiel_id, NEW.disabled, NEW.tokens_valid_after, NEW.closed_at, NEW.erased_at)
    IS DISTINCT FROM (OLD.usertype, OLD.asiel_id, OLD.disabled, OLD.tokens_valid_after, OLD.closed_at, OLD.erased_at))
  EXECUTE FUNCTION row_notify('account', 'uid');
