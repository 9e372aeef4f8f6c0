"""How a row of the table is measured."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One comparison: the same work, by dpedu and by somebody else, in the same run."""

    work: str
    peer: str
    seconds: float
    peer_seconds: float
    limit: float
    """The most that `ratio` may be."""
    unit: str = "s"

    @property
    def ratio(self) -> float:
        return self.seconds / self.peer_seconds

    @property
    def holds(self) -> bool:
        return self.ratio <= self.limit


def compare(
    work: str,
    ours: Callable[[], object],
    peer: str,
    theirs: Callable[[], object],
    *,
    limit: float,
    runs: int = 5,
    share: float = 1.0,
) -> Row:
    """Medians of alternating runs: of more than `runs` where they are short.

    `share` is the part of the work that the peer does, where all of it would take minutes: its time
    is divided by that. A run of ours just before the one that counts brings its memory back after
    what the peer did; a peer is its own warm-up, for it runs for much longer.
    """
    first = max(seconds(theirs), seconds(ours))
    mine, other = [], []
    for _ in range(max(runs, min(50, int(0.5 / first)))):
        ours()
        mine.append(seconds(ours))
        other.append(seconds(theirs) / share)
    return Row(work, peer, statistics.median(mine), statistics.median(other), limit)


def seconds(work: Callable[[], object]) -> float:
    """How long the work takes, once."""
    started = time.perf_counter()
    work()
    return time.perf_counter() - started
