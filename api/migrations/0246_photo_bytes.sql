-- Bytes of all files that were made of a photo when it came; null for those of before, which count with their largest file.
ALTER TABLE photo ADD COLUMN bytes int CHECK (bytes >= 0);
