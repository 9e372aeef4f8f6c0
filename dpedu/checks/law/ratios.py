"""Ratios of likelihoods, which add up what each count sees a little of."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from dpedu._validate import many
from dpedu.checks.law.claims import Calls, Draws
from dpedu.checks.law.counts import Count, likelier


def by_mistakes(table: Sequence[Calls], rows: Sequence[Draws]) -> Iterator[Count]:
    """How much likelier the draws are by a mistake's law than by the claimed one.

    Under the claim the mean of this ratio is at most 1, so that it passes 1/δ with probability δ at
    most (Markov). It adds up what each count sees a little of: in a row, and in all rows together.
    """
    together: dict[str, float] = {}
    for at, (calls, values) in enumerate(zip(table, rows, strict=True)):
        found = [int(event.happens(values).sum()) for event in calls.law.events]
        for mistake, words in calls.mistakes.items() if calls.law.whole else ():
            log = 0.0
            for seen, event, chance in zip(
                found, calls.law.events, calls.law.unlike(mistake), strict=True
            ):
                if seen:
                    log += seen * (_log(chance) - _log(event.chance))
            said = f"what came back in {many(calls.times, 'call')} with {calls.shown} would be {{}}"
            yield likelier([log], f"{said} times as likely if {words}", at)
            together[words] = together.get(words, 0.0) + log
    for words, log in together.items():
        yield likelier([log], f"what came back would be {{}} times as likely if {words}", 0)


def _log(chance: float) -> float:
    return math.log(chance) if chance > 0 else -math.inf
