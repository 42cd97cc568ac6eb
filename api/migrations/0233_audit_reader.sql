-- Admins read the audit log by person.
CREATE INDEX audit_entry_user ON audit_entry (user_id, id DESC) WHERE user_id IS NOT NULL;
