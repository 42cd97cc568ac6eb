-- The audit log is numbered and sealed at the commit. A writer that stands still in its transaction holds nobody up: the lock is taken when
-- nothing but the commit is left. It is the lock of catalog_touch, so that there is no order in which the two could wait for each other.

-- Until then a line has a negative number and no hash.
CREATE SEQUENCE audit_entry_draft;
ALTER TABLE audit_entry ALTER prev_hash DROP NOT NULL, ALTER hash DROP NOT NULL;

CREATE FUNCTION audit_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.id := -nextval('audit_entry_draft');
  NEW.prev_hash := NULL;
  NEW.hash := NULL;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION audit_seal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE latest audit_entry; own audit_entry := NEW;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('catalog_version'));
  SELECT * INTO latest FROM audit_entry WHERE id > 0 ORDER BY id DESC LIMIT 1;
  own.id := coalesce(latest.id, 0) + 1;
  own.prev_hash := coalesce(latest.hash, ''::bytea);
  own.hash := audit_hash(own);
  PERFORM set_config('app.audit_seal', NEW.id::text, true);
  UPDATE audit_entry SET id = own.id, prev_hash = own.prev_hash, hash = own.hash WHERE id = NEW.id;
  RETURN NULL;
END $$;

DROP TRIGGER audit_seal ON audit_entry;
CREATE TRIGGER audit_draft BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION audit_draft();
CREATE CONSTRAINT TRIGGER audit_seal AFTER INSERT ON audit_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_seal();

-- Refuses every change but the sealing, and the nightly purge, which sets app.audit_purge for its own transaction.
CREATE OR REPLACE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('app.audit_purge', true) = 'on' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.hash IS NULL AND current_setting('app.audit_seal', true) = OLD.id::text
     AND NEW.hash = audit_hash(NEW) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_entry is append-only';
END $$;

-- A line that was never sealed is wrong as well.
CREATE OR REPLACE FUNCTION audit_first_broken() RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT min(e.id) FROM audit_entry e LEFT JOIN audit_entry p ON p.id = e.id - 1
  WHERE e.hash IS DISTINCT FROM audit_hash(e)
     OR (p.id IS NOT NULL AND e.prev_hash IS DISTINCT FROM p.hash)
     OR (p.id IS NULL AND e.id <> (SELECT min(id) FROM audit_entry))
$$;
