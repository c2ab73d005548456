-- A node that appends has read all earlier entries and recognises a repeated command by itself.
DROP INDEX entries_command;
