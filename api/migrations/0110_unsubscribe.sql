-- Unsubscribing in one click. A mail may be about several searches and every mail has a code of its own, so that the link of an old mail
-- keeps working: codes stand beside the searches, as sha-256.
ALTER TABLE saved_search DROP COLUMN unsubscribe_hash;

CREATE TABLE saved_search_unsubscribe (
  hash bytea CHECK (length(hash) = 32),
  saved_search_id bigint REFERENCES saved_search ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hash, saved_search_id)
);
CREATE INDEX saved_search_unsubscribe_search ON saved_search_unsubscribe (saved_search_id);

-- The address that ends the mails of this kind, for the headers List-Unsubscribe and List-Unsubscribe-Post (RFC 8058).
ALTER TABLE mail ADD COLUMN unsubscribe_url text CHECK (unsubscribe_url !~ '[[:cntrl:][:space:]<>]');

-- Lists of admins: newest first.
CREATE INDEX task_list ON task (id DESC);
