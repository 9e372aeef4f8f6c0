"""The files below are answers to questions, run by `tests/markers`. They are no test modules."""

collect_ignore_glob = ["*.py"]
