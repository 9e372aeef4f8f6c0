"""The course that marking works for: its folders, assignments, commands, database."""
