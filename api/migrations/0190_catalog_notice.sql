-- A notice names the catalogue and its new version ('animal 17'): whoever was told does not take the same change for news when it polls.
CREATE OR REPLACE FUNCTION catalog_touch() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  marker text := 'app.touched_' || TG_ARGV[0]; this_transaction text := pg_current_xact_id()::text; raised bigint;
BEGIN
  IF current_setting(marker, true) IS DISTINCT FROM this_transaction THEN
    PERFORM set_config(marker, this_transaction, true);
    PERFORM pg_advisory_xact_lock(hashtext('catalog_version'));
    INSERT INTO catalog_version AS c (name, v) VALUES (TG_ARGV[0], 1) ON CONFLICT (name) DO UPDATE SET v = c.v + 1
      RETURNING c.v INTO raised;
    PERFORM pg_notify('catalog', TG_ARGV[0] || ' ' || raised);
  END IF;
  RETURN NULL;
END $$;
