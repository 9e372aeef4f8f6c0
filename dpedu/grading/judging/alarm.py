"""The time that the judge's own process may take: a signal ends what takes longer."""

from __future__ import annotations

import contextlib
import signal
import time
from collections.abc import Iterator
from typing import Any

GRACE = 1.0  # seconds that an interrupted worker has to say so


class CellTimeoutError(BaseException):
    """A cell did not come to an end: the name that nbclient gives to it."""


class Alarm:
    """Rings in the middle of whatever the judge does, while it is on."""

    def __init__(self) -> None:
        self._on = False

    def wind(self) -> None:
        """Hear the signal, in this process."""
        signal.signal(signal.SIGALRM, self._ring)

    def _ring(self, *given: Any) -> None:
        if self._on:
            raise CellTimeoutError("does not come to an end")

    @contextlib.contextmanager
    def until(self, due: float) -> Iterator[None]:
        """What this process does itself, what a student sent included, must end too."""
        left = max(0.1, due - time.monotonic())
        signal.setitimer(signal.ITIMER_REAL, left + 2 * GRACE, 0.5)
        self._on = True
        try:
            yield
        finally:
            self._on = False
            signal.setitimer(signal.ITIMER_REAL, 0)

    @contextlib.contextmanager
    def off(self) -> Iterator[None]:
        """While a message is on its way, its own time limit holds."""
        before, self._on = self._on, False
        try:
            yield
        finally:
            self._on = before

    @contextlib.contextmanager
    def on(self) -> Iterator[None]:
        """While the judge's own code runs."""
        before, self._on = self._on, True
        try:
            yield
        finally:
            self._on = before
