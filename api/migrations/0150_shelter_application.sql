-- The account of an approved application (C36): linked at once, or as soon as its address is confirmed, by whichever way of signing in.
ALTER TABLE shelter_application ADD COLUMN linked_at timestamptz;

-- Makes an account staff of the shelter of an approved application; only an account of type default, and once per application.
CREATE FUNCTION link_application(application int, account_id int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE shelter_id int;
BEGIN
  UPDATE shelter_application SET user_id = account_id, linked_at = now()
    WHERE id = application AND status = 'approved' AND linked_at IS NULL RETURNING asiel_id INTO shelter_id;
  IF shelter_id IS NULL THEN
    RETURN;
  END IF;
  UPDATE account SET usertype = 'asiel', asiel_id = shelter_id WHERE id = account_id AND usertype = 'default';
  IF FOUND THEN
    DELETE FROM account_role WHERE user_id = account_id;
    INSERT INTO account_role (user_id, role, level) VALUES (account_id, 'asiel', 6);
  END IF;
END $$;

-- A confirmed address: the account that sent an approved application, or the one that the application names.
CREATE FUNCTION account_confirmed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE application int;
BEGIN
  -- Approving takes the same lock: neither overlooks the other.
  PERFORM pg_advisory_xact_lock(hashtext('application ' || lower(NEW.email)));
  SELECT id INTO application FROM shelter_application
    WHERE status = 'approved' AND linked_at IS NULL
      AND (user_id = NEW.id OR (user_id IS NULL AND lower(emailbheerder) = lower(NEW.email)))
    ORDER BY decided_at, id LIMIT 1;
  IF application IS NOT NULL THEN
    PERFORM link_application(application, NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER account_confirmed AFTER INSERT OR UPDATE OF email, email_verified ON account
  FOR EACH ROW WHEN (NEW.email_verified AND NEW.usertype = 'default' AND NEW.closed_at IS NULL AND NEW.erased_at IS NULL)
  EXECUTE FUNCTION account_confirmed();
CREATE INDEX shelter_application_waiting ON shelter_application (lower(emailbheerder)) WHERE status = 'approved' AND linked_at IS NULL;
