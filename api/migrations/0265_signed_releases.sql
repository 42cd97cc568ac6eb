-- Releases are signed by their team, and every change of the register stands in a log of its own (decision 072).

-- The public half of the team's key, Ed25519; null for a key from before, which commands but does not publish.
ALTER TABLE deploy_key ADD COLUMN public_key bytea CHECK (length(public_key) = 32);

-- The key that signed the build; null for a build from before: it stays usable and is never published again.
ALTER TABLE release ADD COLUMN signed_by bytea CHECK (length(signed_by) = 32);

-- Who changed the register and how; of a publication what the team signed, letter by letter. Append-only, each row sealed with the hash of the
-- row before it. No row refers to another table: it outlives release and key.
CREATE TABLE release_log (
  place bigint PRIMARY KEY CHECK (place > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  name text NOT NULL,
  action text NOT NULL,
  generation bigint NOT NULL,
  build text NOT NULL,
  -- The first digits of the deploy key's hash, as its list shows them, or 'start'; null when a person or the portal itself did it.
  deploy_key text,
  user_id int,
  request_id text,
  statement text,
  signature bytea CHECK (length(signature) = 64),
  public_key bytea CHECK (length(public_key) = 32),
  prev_hash bytea NOT NULL,
  hash bytea NOT NULL,
  CHECK ((action = 'publish') = (statement IS NOT NULL AND signature IS NOT NULL AND public_key IS NOT NULL))
);
CREATE INDEX release_log_name ON release_log (name, place DESC);

CREATE FUNCTION release_log_hash(l release_log) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(l.prev_hash || convert_to(jsonb_build_array(l.place, extract(epoch FROM l.created_at), l.name, l.action, l.generation, l.build,
    l.deploy_key, l.user_id, l.request_id, l.statement, encode(l.signature, 'hex'), encode(l.public_key, 'hex'))::text, 'UTF8'))
$$;

-- Changes of the register take turns already; the lock is theirs.
CREATE FUNCTION release_log_seal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE latest release_log;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('register_generation'));
  SELECT * INTO latest FROM release_log ORDER BY place DESC LIMIT 1;
  NEW.place := coalesce(latest.place, 0) + 1;
  NEW.prev_hash := coalesce(latest.hash, ''::bytea);
  NEW.hash := release_log_hash(NEW);
  RETURN NEW;
END $$;
CREATE TRIGGER release_log_seal BEFORE INSERT ON release_log FOR EACH ROW EXECUTE FUNCTION release_log_seal();

CREATE FUNCTION release_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'release_log is append-only';
END $$;
CREATE TRIGGER release_log_refuse BEFORE UPDATE OR DELETE ON release_log FOR EACH ROW EXECUTE FUNCTION release_log_refuse();
CREATE TRIGGER release_log_refuse_truncate BEFORE TRUNCATE ON release_log FOR EACH STATEMENT EXECUTE FUNCTION release_log_refuse();

-- The first row whose content, link or place is wrong, or the place after the last one when the audit log tells of a row that is gone.
CREATE FUNCTION release_log_first_broken() RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT min(place) FROM (
    SELECT l.place FROM release_log l LEFT JOIN release_log p ON p.place = l.place - 1
    WHERE l.hash IS DISTINCT FROM release_log_hash(l) OR l.prev_hash IS DISTINCT FROM coalesce(p.hash, ''::bytea)
    UNION ALL
    SELECT 1 + coalesce((SELECT max(place) FROM release_log), 0) FROM audit_entry a
    WHERE a.object = 'release' AND a.changes ? 'log'
      AND NOT EXISTS (SELECT FROM release_log l WHERE encode(l.hash, 'hex') = a.changes ->> 'log')) wrong
$$;
