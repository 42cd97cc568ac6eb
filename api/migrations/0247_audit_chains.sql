-- The audit log has many chains instead of one: a writer takes a chain that nobody else is writing at this moment, and waits for none. Lines of
-- before are chain 0, numbered and hashed as they were.

ALTER TABLE audit_entry ADD COLUMN chain smallint NOT NULL DEFAULT 0, ADD COLUMN place bigint;
ALTER TABLE audit_entry DISABLE TRIGGER audit_refuse;
UPDATE audit_entry SET place = id WHERE id > 0;
ALTER TABLE audit_entry ENABLE TRIGGER audit_refuse;
CREATE UNIQUE INDEX audit_entry_place ON audit_entry (chain, place);

-- Numbers of lines follow the commits nearly, with gaps; the order within a chain is `place`, without gaps.
CREATE SEQUENCE audit_entry_number;
SELECT setval('audit_entry_number', greatest((SELECT max(id) FROM audit_entry), 1), EXISTS (SELECT FROM audit_entry WHERE id > 0));

CREATE OR REPLACE FUNCTION audit_hash(e audit_entry) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(e.prev_hash || convert_to((jsonb_build_array(e.id, extract(epoch FROM e.created_at), e.user_id, e.usertype, e.ip_prefix,
    e.action, e.object, e.object_id, e.changes, e.request_id)
    || CASE WHEN e.chain = 0 THEN '[]'::jsonb ELSE jsonb_build_array(e.chain, e.place) END)::text, 'UTF8'))
$$;

CREATE OR REPLACE FUNCTION audit_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.id := -nextval('audit_entry_draft');
  NEW.chain := 0;
  NEW.place := NULL;
  NEW.prev_hash := NULL;
  NEW.hash := NULL;
  RETURN NEW;
END $$;

-- Each connection begins at a chain of its own, so there is nearly always a free one. Only when all are taken does it wait.
CREATE OR REPLACE FUNCTION audit_seal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  latest audit_entry; own audit_entry := NEW; chains CONSTANT int := 64; first CONSTANT int := pg_backend_pid() % chains; k int;
BEGIN
  FOR i IN 0..chains LOOP
    k := 1 + (first + i) % chains;
    EXIT WHEN i < chains AND pg_try_advisory_xact_lock(hashtext('audit_chain'), k);
    IF i = chains THEN PERFORM pg_advisory_xact_lock(hashtext('audit_chain'), k); END IF;
  END LOOP;
  SELECT * INTO latest FROM audit_entry WHERE chain = k AND place IS NOT NULL ORDER BY place DESC LIMIT 1;
  own.id := nextval('audit_entry_number');
  own.chain := k;
  own.place := coalesce(latest.place, 0) + 1;
  own.prev_hash := coalesce(latest.hash, ''::bytea);
  own.hash := audit_hash(own);
  PERFORM set_config('app.audit_seal', NEW.id::text, true);
  UPDATE audit_entry SET id = own.id, chain = own.chain, place = own.place, prev_hash = own.prev_hash, hash = own.hash WHERE id = NEW.id;
  RETURN NULL;
END $$;

-- The first line whose content, link or place is wrong, or a told state (action audit.head) of which a line is missing. What stands before the
-- first line of a chain was purged.
CREATE OR REPLACE FUNCTION audit_first_broken() RETURNS bigint LANGUAGE sql STABLE AS $$
  WITH start AS (SELECT chain, min(place) AS place FROM audit_entry GROUP BY chain)
  SELECT min(id) FROM (
    SELECT e.id FROM audit_entry e LEFT JOIN start s ON s.chain = e.chain
      LEFT JOIN audit_entry p ON p.chain = e.chain AND p.place = e.place - 1
    WHERE e.hash IS DISTINCT FROM audit_hash(e) OR e.place IS NULL OR (e.chain = 0 AND e.place <> e.id)
      OR (p.id IS NOT NULL AND e.prev_hash IS DISTINCT FROM p.hash) OR (p.id IS NULL AND e.place <> s.place)
    UNION ALL
    SELECT h.id FROM audit_entry h CROSS JOIN LATERAL jsonb_to_recordset(h.changes -> 'heads') AS t (chain int, place bigint, hash text)
      LEFT JOIN start s ON s.chain = t.chain
      LEFT JOIN audit_entry l ON l.chain = t.chain AND l.place = t.place
    WHERE h.action = 'audit.head' AND (s.place IS NULL OR s.place <= t.place) AND encode(l.hash, 'hex') IS DISTINCT FROM t.hash) wrong
$$;
