-- Since when the current release of a part is that; unknown for those of before, which count from their publication.
ALTER TABLE remote ADD COLUMN current_since timestamptz;
UPDATE remote m SET current_since = r.published_at FROM release r WHERE r.id = m.current_id;

-- shell: its row of the register, so that a rollback can put it back. state_at: when the state last changed; older reports count no more.
ALTER TABLE release ADD COLUMN shell jsonb, ADD COLUMN state_at timestamptz;
UPDATE release r SET shell = (
    SELECT g.body -> 'shell' FROM register_generation g WHERE g.body #>> '{shell,hash}' = r.build ORDER BY g.generation DESC LIMIT 1)
  WHERE r.name = 'shell';
