-- The group of colours that a search offers, derived from the free text kleur (colourGroup in shared/src/domain) whenever an animal is
-- saved; '' is not derived yet. The api derives what is missing at its start, so another rule sets the rows back to ''.
ALTER TABLE animal ADD COLUMN kleurgroep text NOT NULL DEFAULT '';
CREATE INDEX animal_without_colour_group ON animal (id) WHERE kleurgroep = '';
