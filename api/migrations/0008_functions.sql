-- Functions and triggers.

-- Lower case, no accents, no tags, synonyms replaced: the only text that reaches the stemmer, on both sides.
CREATE FUNCTION search_words(input text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(coalesce(s.stem, w.word), ' ' ORDER BY w.position), '')
  FROM regexp_split_to_table(lower(unaccent(regexp_replace(coalesce(input, ''), '<[^>]*>', ' ', 'g'))), '[^a-z0-9]+')
    WITH ORDINALITY AS w (word, position)
  LEFT JOIN search_synonym s ON s.word = w.word
  WHERE w.word <> ''
$$;

-- All words required, the last one as a prefix because the visitor may still be typing.
CREATE FUNCTION search_query(input text) RETURNS tsquery LANGUAGE sql STABLE AS $$
  SELECT to_tsquery('dutch', coalesce(nullif(replace(search_words(input), ' ', ' & '), '') || ':*', ''))
$$;

-- Fills what a client must not choose: country, publication and placement date, version, search text.
CREATE FUNCTION animal_before_write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.land INTO NEW.land FROM province p WHERE p.id = NEW.provincie;
  IF NEW.geplaatst IN ('N', 'G') AND NEW.published_at IS NULL THEN
    NEW.published_at := now();
  END IF;
  IF NEW.geplaatst = 'J' AND (TG_OP = 'INSERT' OR OLD.geplaatst <> 'J') THEN
    NEW.datumgeplaatst := coalesce(NEW.datumgeplaatst, now());
  ELSIF NEW.geplaatst <> 'J' THEN
    NEW.datumgeplaatst := NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    NEW.version := OLD.version + 1;
    NEW.updated_at := now();
  END IF;
  IF NEW.geplaatst NOT IN ('N', 'G') THEN
    NEW.search_vector := NULL;
  ELSE
    NEW.search_vector :=
      setweight(to_tsvector('dutch', search_words(NEW.naam)), 'A')
      || setweight(to_tsvector('dutch', search_words(concat_ws(' ',
           (SELECT b.naam FROM breed b WHERE b.id = NEW.ras), NEW.rasaanvul, NEW.kleur,
           (SELECT s.plaats FROM shelter s WHERE s.id = NEW.asiel_id)))), 'B')
      || setweight(to_tsvector('dutch', search_words(NEW.omschrijving)), 'C');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER animal_before_write BEFORE INSERT OR UPDATE ON animal
  FOR EACH ROW EXECUTE FUNCTION animal_before_write();

-- Keeps shelter.ntotaal (P, N and G occupy a place) and the status history. Because it changes the shelter's row, every
-- transaction locks in this order: shelter, animal, audit_entry.
CREATE FUNCTION animal_after_write() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before_shelter int; after_shelter int; acting_user int := nullif(current_setting('app.user_id', true), '')::int;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.geplaatst IN ('P', 'N', 'G') THEN before_shelter := OLD.asiel_id; END IF;
  IF TG_OP <> 'DELETE' AND NEW.geplaatst IN ('P', 'N', 'G') THEN after_shelter := NEW.asiel_id; END IF;
  IF before_shelter IS DISTINCT FROM after_shelter THEN
    UPDATE shelter SET ntotaal = ntotaal - 1 WHERE id = before_shelter;
    UPDATE shelter SET ntotaal = ntotaal + 1 WHERE id = after_shelter;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO animal_status_change (dier_id, geplaatst_to, user_id) VALUES (NEW.id, NEW.geplaatst, acting_user);
  ELSIF TG_OP = 'UPDATE' AND OLD.geplaatst <> NEW.geplaatst THEN
    INSERT INTO animal_status_change (dier_id, geplaatst_from, geplaatst_to, user_id)
    VALUES (NEW.id, OLD.geplaatst, NEW.geplaatst, acting_user);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER animal_after_write AFTER INSERT OR UPDATE OR DELETE ON animal
  FOR EACH ROW EXECUTE FUNCTION animal_after_write();

-- Tells every process which animals changed: up to 200 ids, or '*' for "read all again" (payload limit 8,000 bytes).
CREATE FUNCTION animal_notify() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed bigint; ids text;
BEGIN
  SELECT count(*), CASE WHEN count(*) <= 200 THEN string_agg(id::text, ',') ELSE '*' END INTO changed, ids FROM changed_row;
  IF changed > 0 THEN
    PERFORM pg_notify('animal', ids);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER animal_notify_insert AFTER INSERT ON animal REFERENCING NEW TABLE AS changed_row
  FOR EACH STATEMENT EXECUTE FUNCTION animal_notify();
CREATE TRIGGER animal_notify_update AFTER UPDATE ON animal REFERENCING NEW TABLE AS changed_row
  FOR EACH STATEMENT EXECUTE FUNCTION animal_notify();
CREATE TRIGGER animal_notify_delete AFTER DELETE ON animal REFERENCING OLD TABLE AS changed_row
  FOR EACH STATEMENT EXECUTE FUNCTION animal_notify();

-- Raises a catalogue's version once per transaction, at commit, under one lock: the hot rows are locked only for the commit
-- itself and always in the same order, so two writers cannot deadlock on them.
CREATE FUNCTION catalog_touch() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE marker text := 'app.touched_' || TG_ARGV[0]; this_transaction text := pg_current_xact_id()::text;
BEGIN
  IF current_setting(marker, true) IS DISTINCT FROM this_transaction THEN
    PERFORM set_config(marker, this_transaction, true);
    PERFORM pg_advisory_xact_lock(hashtext('catalog_version'));
    INSERT INTO catalog_version AS c (name, v) VALUES (TG_ARGV[0], 1) ON CONFLICT (name) DO UPDATE SET v = c.v + 1;
    PERFORM pg_notify('catalog', TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER animal_catalog AFTER INSERT OR UPDATE OR DELETE ON animal
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalog_touch('animal');
CREATE CONSTRAINT TRIGGER shelter_catalog AFTER INSERT OR UPDATE OR DELETE ON shelter
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalog_touch('shelter');
CREATE CONSTRAINT TRIGGER article_catalog AFTER INSERT OR UPDATE OR DELETE ON article
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalog_touch('article');
CREATE CONSTRAINT TRIGGER news_item_catalog AFTER INSERT OR UPDATE OR DELETE ON news_item
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalog_touch('news_item');
CREATE CONSTRAINT TRIGGER feature_catalog AFTER INSERT OR UPDATE OR DELETE ON feature
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalog_touch('feature');
CREATE CONSTRAINT TRIGGER remote_catalog AFTER INSERT OR UPDATE OR DELETE ON remote
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalog_touch('register');

-- Copies the checklist of one animal into animal.properties.
CREATE FUNCTION checklist_copy() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed_animal bigint := coalesce(NEW.dier_id, OLD.dier_id);
BEGIN
  UPDATE animal SET properties = ARRAY(
    SELECT a.key || ':' || a.value FROM checklist_answer a WHERE a.dier_id = changed_animal ORDER BY a.key)
  WHERE id = changed_animal;
  RETURN NULL;
END $$;
CREATE TRIGGER checklist_copy AFTER INSERT OR UPDATE OR DELETE ON checklist_answer
  FOR EACH ROW EXECUTE FUNCTION checklist_copy();

-- Keeps the rating of a shelter: sum and number of its reviews that are not hidden.
CREATE FUNCTION review_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL THEN
    UPDATE shelter SET rating_sum = rating_sum - OLD.rating, ratingcount = ratingcount - 1 WHERE id = OLD.asiel_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL THEN
    UPDATE shelter SET rating_sum = rating_sum + NEW.rating, ratingcount = ratingcount + 1 WHERE id = NEW.asiel_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER review_rating AFTER INSERT OR DELETE OR UPDATE OF rating, hidden_at, asiel_id ON review
  FOR EACH ROW EXECUTE FUNCTION review_rating();

-- Chat and accounts: the payload is only the key; the reader fetches the row and checks who may see it.
CREATE FUNCTION row_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(TG_ARGV[0], to_jsonb(NEW) ->> TG_ARGV[1]);
  RETURN NULL;
END $$;
CREATE TRIGGER message_notify AFTER INSERT OR UPDATE ON message
  FOR EACH ROW EXECUTE FUNCTION row_notify('message', 'id');
CREATE TRIGGER account_notify AFTER UPDATE ON account
  FOR EACH ROW EXECUTE FUNCTION row_notify('account', 'uid');

-- The content that an audit row's hash covers; jsonb gives one spelling for every value.
CREATE FUNCTION audit_hash(e audit_entry) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(e.prev_hash || convert_to(jsonb_build_array(e.id, extract(epoch FROM e.created_at), e.user_id, e.usertype,
    e.ip_prefix, e.action, e.object, e.object_id, e.changes, e.request_id)::text, 'UTF8'))
$$;

-- Numbers and seals a new row under a lock that lasts until commit: write the audit row last in its transaction.
CREATE FUNCTION audit_seal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE latest audit_entry;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('audit_entry'));
  SELECT * INTO latest FROM audit_entry ORDER BY id DESC LIMIT 1;
  NEW.id := coalesce(latest.id, 0) + 1;
  NEW.prev_hash := coalesce(latest.hash, ''::bytea);
  NEW.hash := audit_hash(NEW);
  RETURN NEW;
END $$;
CREATE TRIGGER audit_seal BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION audit_seal();

-- Refuses every change; the nightly purge of old rows sets app.audit_purge for its own transaction.
CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('app.audit_purge', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_entry is append-only';
END $$;
CREATE TRIGGER audit_refuse BEFORE UPDATE OR DELETE ON audit_entry FOR EACH ROW EXECUTE FUNCTION audit_refuse();
CREATE TRIGGER audit_refuse_truncate BEFORE TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();

-- First audit row whose content, link or number is wrong; null when the chain is whole.
CREATE FUNCTION audit_first_broken() RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT min(e.id) FROM audit_entry e LEFT JOIN audit_entry p ON p.id = e.id - 1
  WHERE e.hash <> audit_hash(e)
     OR (p.id IS NOT NULL AND e.prev_hash <> p.hash)
     OR (p.id IS NULL AND e.id <> (SELECT min(id) FROM audit_entry))
$$;
