"""Counts, each with the exact chance of one so improbable."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from dpedu.checks.chance import binomial_mass, binomial_tail
from dpedu.checks.law.claims import Draws


@dataclass(frozen=True)
class Count:
    """So many of so many, each independently with this chance; or a chance bounded at once.

    ``stands_for`` says of how many counts this is the most striking one, ``share`` how many times
    the others' share of the rate it has.
    """

    found: int
    of: int
    chance: float
    words: str
    at: int
    bound: float | None = None
    stands_for: int = 1
    share: int = 1

    def improbable(self, level: float) -> str:
        """Whether there are too "few" or too "many" of them, or neither: ``""``."""
        level *= self.share
        if self.bound is not None:
            return "many" if self.found and self.bound < level else ""
        if 0 < self.chance < 1 and binomial_mass(self.found, self.of, self.chance) >= level:
            return ""  # it is a part of both tails, and the shorter way out
        if binomial_tail(self.found, self.of, self.chance) < level:
            return "few"
        if binomial_tail(self.of - self.found, self.of, 1 - self.chance) < level:
            return "many"
        return ""


def likelier(logs: Sequence[float] | Draws, said: str, at: int) -> Count:
    """The mean of some ratios, whose logarithms these are, as a count."""
    log = float(np.logaddexp.reduce(logs)) - math.log(len(logs))
    words = said.format(f"{math.exp(min(max(log, 0.0), 300.0)):.0e}")
    return Count(1, 0, 0, words, at, math.exp(-max(log, 0.0)))
