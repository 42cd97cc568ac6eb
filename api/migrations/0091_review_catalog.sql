-- The catalogue 'review': what the public lists of reviews are made from, the names of the authors included.
INSERT INTO catalog_version (name) VALUES ('review');

CREATE CONSTRAINT TRIGGER review_catalog AFTER INSERT OR UPDATE OR DELETE ON review
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalog_touch('review');
CREATE CONSTRAINT TRIGGER account_review_catalog AFTER UPDATE OF firstname, lastname, closed_at ON account
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.firstname, OLD.lastname, OLD.closed_at) IS DISTINCT FROM (NEW.firstname, NEW.lastname, NEW.closed_at))
  EXECUTE FUNCTION catalog_touch('review');
