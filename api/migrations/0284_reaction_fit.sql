-- What came along with a reaction from 'Past dit bij mij?' (C62): the version of the rules that the sender saw, and the two answers that
-- the form does not have. dieren is a comma list. All are null when nothing came along.
ALTER TABLE reaction
  ADD COLUMN fit_versie smallint,
  ADD COLUMN kind_onder_zes text,
  ADD COLUMN dieren text;
