"""Reading what tests cannot mark: one question at a time, all answers below each other."""
