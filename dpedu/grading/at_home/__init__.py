"""What a student runs before handing in."""
