"""A gradebook, a source folder and a configuration in the submission."""

FILES = {
    "gradebook.db": "SQLite format 3",
    "source/bank/bank.ipynb": "{}",
    "autograded/attacker/bank/bank.ipynb": "{}",
    ".dpedu-grade/bank.jsonl": "{}",
    "timestamp.txt": "not a time",
}
