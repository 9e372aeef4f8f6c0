"""From a platform's download to one student's answers."""
