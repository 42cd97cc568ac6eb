-- Marks a database that the demo data generator filled: one row. The portal shows the strip 'Demogegevens' while it is there,
-- and the generator refuses a database that holds shelters or animals without it.
CREATE TABLE demo_data (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  scale text NOT NULL,
  seed int NOT NULL,
  today date NOT NULL,
  loaded_at timestamptz NOT NULL DEFAULT now()
);
