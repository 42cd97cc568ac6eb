-- The alias of an article is its title in small letters with underscores for white space, nothing else (§ 3). Until now / ? # \ % were left
-- out of it as well. Only aliases that were made from the present title change; a number behind one that was taken stays.
WITH made AS (
  SELECT id,
         lower(regexp_replace(titel, '\s+', '_', 'g')) AS wanted,
         regexp_replace(lower(regexp_replace(titel, '[/?#\\%]', '', 'g')), '\s+', '_', 'g') AS before,
         coalesce(substring(alias FROM '_\d+$'), '') AS number
  FROM article
  WHERE titel ~ '[/?#\\%]'
)
UPDATE article
SET alias = made.wanted || CASE WHEN alias = coalesce(nullif(made.before, ''), 'artikel') THEN '' ELSE made.number END,
    version = version + 1, updated_at = now()
FROM made
WHERE made.id = article.id
  AND alias IN (coalesce(nullif(made.before, ''), 'artikel'), coalesce(nullif(made.before, ''), 'artikel') || made.number);
