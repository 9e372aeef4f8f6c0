"""One notebook: the process that holds its tests, and the one that runs a student's code."""
