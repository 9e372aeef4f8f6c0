"""All the file descriptors."""

ANSWERS = {
    "q1": r"""
import os
kept = []
try:
    while True: kept.append(os.open("/dev/null", os.O_RDONLY))
except OSError: print(len(kept))
""",
}
