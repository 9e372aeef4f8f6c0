"""Signals to the parent, and to the first process."""

ANSWERS = {
    "q1": r"""
import os, signal
for n in (os.getppid(), 1):
    for s in (signal.SIGSTOP, signal.SIGKILL, signal.SIGTERM):
        try:
            if n != os.getpid(): os.kill(n, s)
        except OSError: pass
""",
}
