-- Names of remotes may hold more than one hyphen: mf-found-animals.
ALTER TABLE remote DROP CONSTRAINT remote_name_check;
ALTER TABLE remote ADD CONSTRAINT remote_name_check CHECK (name ~ '^(shell|mf-[a-z]+(-[a-z]+)*)$');
