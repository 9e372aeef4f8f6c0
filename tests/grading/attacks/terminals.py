"""Terminals, which all who are marked at the time would share."""

ANSWERS = {
    "q1": r"""
import glob, os
found = [path for path in glob.glob("/dev/pts/*") if not path.endswith("ptmx")]
kept = []
try:
    while len(kept) < 100: kept.append(os.openpty())
except OSError: pass
if found or kept: print("DONE ", found, len(kept))
""",
}
