"""Long work: how far it is, and how to stop it.

Trainings, synthetic tables, accounts and searches for the least noise say where they are to whoever
asks, and to nobody else. To stop one, let what it reports to raise an exception, or give it so many
seconds; Ctrl-C does it too. Nothing is left half made: mechanisms hold no state. A budget that was
paid before stays paid.

Only lengths that are public are reported, never one that the data decide.

Examples
--------
>>> from dpedu.synthetic import MWEM, Domain
>>> mechanism = MWEM(
...     epsilon=1, domain=Domain((2, 2)), workload=[(0, 1)], rounds=2, neighbourhood="edit"
... )
>>> import numpy as np
>>> with watched(print):
...     table = mechanism.release([[0, 1]] * 9, rng=np.random.default_rng(1))
rounds of MWEM: 0 of 2
rounds of MWEM: 1 of 2
rounds of MWEM: 2 of 2
>>> with watched(print, seconds=0):
...     mechanism.release([[0, 1]] * 9, rng=np.random.default_rng(1))
Traceback (most recent call last):
    ...
dpedu.progress.Stopped: after 0 seconds, at rounds of MWEM: 0 of 2
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from dpedu import _validate as validate
from dpedu._validate import Number

__all__ = ["Progress", "Stopped", "watched"]


@dataclass(frozen=True)
class Progress:
    """How far some work is.

    Attributes
    ----------
    work
        What is done.
    done
        How many steps have been taken.
    total
        How many there are; None if nobody knows yet.
    """

    work: str
    done: int
    total: int | None = None

    def __str__(self) -> str:
        return f"{self.work}: {self.done}" + ("" if self.total is None else f" of {self.total}")


class Stopped(Exception):
    """Raised in long work that may not go on, as its time is over."""


Report = Callable[[Progress], object]
_report: ContextVar[Report | None] = ContextVar("report", default=None)


def line() -> Report:
    """A report that keeps one line of the terminal up to date, four times a second at most."""
    last = 0.0

    def written(progress: Progress) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last >= 0.25 or progress.done == progress.total:
            last = now
            sys.stderr.write(f"\r\x1b[K{progress}")
            sys.stderr.flush()

    return written


@contextmanager
def watched(report: Report | None = None, *, seconds: Number | None = None) -> Iterator[None]:
    """Be told how far all work inside of the ``with`` is, in this thread.

    Inside of another one both are told, the outer one first, and either may stop the work.

    Parameters
    ----------
    report
        A function that is called with a `Progress` before each step and after the last. What it
        raises stops the work. Without it, a line of the terminal is kept up to date.
    seconds
        After so many the work is stopped at its next step; without it, never.

    Raises
    ------
    Stopped
        If the time is over.
    TypeError, ValueError
        If `report` cannot be called, or `seconds` is no number of at least 0.
    """
    if report is not None:
        validate.function(report=report)
    allowed = None if seconds is None else float(validate.non_negative(seconds=seconds))
    told, started = line() if report is None else report, time.monotonic()
    outer = _report.get()

    def reported(progress: Progress) -> None:
        if outer is not None:
            outer(progress)
        if allowed is not None and time.monotonic() - started >= allowed:
            raise Stopped(f"after {validate.many(allowed, 'second')}, at {progress}")
        told(progress)

    token = _report.set(reported)
    try:
        yield
    finally:
        _report.reset(token)


def counted(steps: int, work: str) -> Iterator[int]:
    """The numbers 0, …, steps − 1; whoever watches is told of each."""
    report = _report.get()
    for done in range(steps):
        if report is not None:
            report(Progress(work, done, steps))
        yield done
    if report is not None:
        report(Progress(work, steps, steps))


def beats(work: str) -> Callable[[], None]:
    """To be called before each step of a search of unknown length."""
    report, done = _report.get(), 0

    def beat() -> None:
        nonlocal done
        if report is not None:
            report(Progress(work, done))
            done += 1

    return beat
