"""Pages for people: feedback for students, the report for instructors."""
