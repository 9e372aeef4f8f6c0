"""What stays: marks in the gradebook, and what became of each submission."""
