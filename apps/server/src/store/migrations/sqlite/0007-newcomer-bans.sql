-- A banned player keeps new guests out from the addresses where the player is seen.
ALTER TABLE bans ADD COLUMN newcomers_for INTEGER;
ALTER TABLE bans ADD COLUMN because TEXT;
