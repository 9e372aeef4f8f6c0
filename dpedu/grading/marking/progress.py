"""How far the marking has come: a bar on a terminal, lines elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from dpedu.grading.course.words import line
from dpedu.grading.recording.outcomes import Outcome

_WIDTH = 24


class Progress:
    """Counts submissions."""

    def __init__(self, total: int, say: Callable[[str], None]) -> None:
        self._total, self._say = total, say
        self._done = 0
        self._began = self._shown = time.monotonic()
        self._bar = sys.stderr.isatty()

    def one(self, student: str, outcome: Outcome, how: str) -> None:
        """One more is done."""
        self._done += 1
        state = f"NOT MARKED, {outcome.reason}" if outcome.reason else "marked"
        more = f", {outcome.note}" if outcome.marked and outcome.note else ""
        if not self._bar or outcome.reason:
            self._clear()
            self._say(f"  [{self._done:>3}/{self._total}] {line(student)}: {state}{more} ({how})")
        if self._bar and (time.monotonic() - self._shown > 0.1 or self._done == self._total):
            self._show()

    def _show(self) -> None:
        self._shown = time.monotonic()
        seconds = max(1e-3, self._shown - self._began)
        rate = self._done / seconds
        left = (self._total - self._done) / rate
        full = _WIDTH * self._done // self._total
        bar = "#" * full + "." * (_WIDTH - full)
        text = f"\r[{bar}] {self._done}/{self._total}  {rate:.1f} a second  {left:.0f} s left "
        sys.stderr.write(f"{text:<78}")
        sys.stderr.flush()

    def _clear(self) -> None:
        if self._bar:
            sys.stderr.write("\r" + 78 * " " + "\r")

    def close(self) -> None:
        """The end of the bar."""
        if self._bar and self._done:
            sys.stderr.write("\n")
