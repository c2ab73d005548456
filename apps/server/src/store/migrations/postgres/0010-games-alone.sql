-- A game played alone is ranked among the player's own of the same kind: by turns to its goal, then by points.
ALTER TABLE results ADD COLUMN kind text;
ALTER TABLE results ADD COLUMN goal integer;
ALTER TABLE results ADD COLUMN turns integer;
