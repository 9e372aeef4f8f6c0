"""How long to wait on a machine that does other things too: marks do not depend on its load."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path

MOST_STRETCHED = 4.0
MOST_COUNTED = 1000  # processes of one submission that are looked at


def stretch(besides: int = 0) -> float:
    """By how much longer everything takes than on a machine with a processor for each process.

    Limits are meant for such a machine. Nobody makes their own longer: the process ``besides``,
    and all below it, do not count.
    """
    with contextlib.suppress(OSError, ValueError, IndexError):
        running = int(Path("/proc/loadavg").read_text().split()[3].partition("/")[0])
        processors = len(os.sched_getaffinity(0))
        if running > processors and besides:
            running -= max(0, _running(besides) - 1)  # one of them is who waits
        return min(max(1.0, running / processors), MOST_STRETCHED)
    return 1.0


def _running(process: int) -> int:
    """How many threads of a process, and of all below it, are running or ready to."""
    found, todo, looked = 0, [str(process)], 0
    while todo and looked < MOST_COUNTED:
        looked += 1
        with contextlib.suppress(OSError):  # it may end while it is looked at
            for task in Path("/proc", todo.pop(), "task").iterdir():
                state = (task / "stat").read_text(errors="replace").rpartition(")")[2].split()[0]
                found += state == "R"
                todo += (task / "children").read_text().split()
    return found


class Allowance:
    """Seconds for many steps together. On a busy machine they last longer, as each step does."""

    def __init__(self, seconds: float) -> None:
        self.left = seconds
        self.stretch = 1.0
        self._since = time.monotonic()

    def until(self, stretched: float | None = None) -> float:
        """Count what has passed, and say when the rest ends if what comes is so ``stretched``."""
        now = time.monotonic()
        self.left -= (now - self._since) / self.stretch
        self._since, self.stretch = now, self.stretch if stretched is None else stretched
        return now + self.left * self.stretch
