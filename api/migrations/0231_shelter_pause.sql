-- 'Even vol' (C15): the last day on which a shelter takes no new reactions, and a word about it for visitors.
ALTER TABLE shelter ADD COLUMN vol_tot date, ADD COLUMN vol_bericht text;
