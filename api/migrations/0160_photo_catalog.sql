-- The catalogue 'photo': the photos of animals and shelters, which stand in their profiles. Not 'animal': the search holds no photo rows, and that
-- version makes it read every animal again.
INSERT INTO catalog_version (name) VALUES ('photo');

CREATE CONSTRAINT TRIGGER photo_added_catalog AFTER INSERT ON photo
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.bron <> 'TEKST') EXECUTE FUNCTION catalog_touch('photo');
CREATE CONSTRAINT TRIGGER photo_changed_catalog AFTER UPDATE ON photo
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.bron <> 'TEKST' OR NEW.bron <> 'TEKST') EXECUTE FUNCTION catalog_touch('photo');
CREATE CONSTRAINT TRIGGER photo_removed_catalog AFTER DELETE ON photo
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.bron <> 'TEKST') EXECUTE FUNCTION catalog_touch('photo');
