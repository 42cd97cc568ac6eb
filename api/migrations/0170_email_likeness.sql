-- Addresses are stored and looked up in compatibility form (NFKC), so that none looks like another one's. One that would collide keeps its
-- old form: nobody can sign in with it any more, and a board member decides.
UPDATE account a SET email = normalize(email, NFKC)
WHERE erased_at IS NULL AND email IS NOT NFKC NORMALIZED AND NOT EXISTS (
  SELECT FROM account o
  WHERE o.id <> a.id AND o.erased_at IS NULL AND lower(normalize(o.email, NFKC)) = lower(normalize(a.email, NFKC))
    AND (o.id < a.id OR o.email IS NFKC NORMALIZED)
);
