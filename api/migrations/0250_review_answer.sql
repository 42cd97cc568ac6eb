-- The reason why a review is hidden, for its author; the one public answer of the shelter, and when its author was mailed about it.
ALTER TABLE review
  ADD hidden_reason text CHECK (char_length(hidden_reason) <= 500),
  ADD answer text CHECK (char_length(answer) BETWEEN 1 AND 2000),
  ADD answered_at timestamptz(3),
  ADD answer_updated_at timestamptz(3),
  ADD answer_mailed_at timestamptz,
  ADD CHECK ((answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL) = (answer_updated_at IS NULL));

-- The list of admins: all shelters, hidden ones too.
CREATE INDEX review_newest ON review (created DESC, id DESC);

-- Whoever has the invite wants no reminder of it.
ALTER TABLE review_invite ADD declined_at timestamptz;
