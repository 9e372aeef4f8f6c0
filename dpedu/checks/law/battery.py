"""The battery: all counts of all calls, and one rate of false alarms for them together."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from dpedu._validate import many
from dpedu.checks.calls import fail
from dpedu.checks.chance import generator, spend
from dpedu.checks.law.claims import Calls, Draws
from dpedu.checks.law.counts import Count
from dpedu.checks.law.events import in_a_row
from dpedu.checks.law.noise import all_together, noise_in_a_row, rounded
from dpedu.checks.law.ratios import by_mistakes
from dpedu.checks.law.reuse import alike_at_a_distance, copied, drawn_again
from dpedu.checks.law.seeds import seeded_by_little
from dpedu.checks.law.threes import in_threes

RATE = 4e-7
"""The rate at which one battery refuses a right answer; two of them make less than a millionth."""
_DIFFERENT = 40.0
"""So many calls are made again with the same seed that fresh ones would be equal once in e⁴⁰."""


def joint_law(
    draw: Callable[..., Iterable[Sequence[Any]]],
    table: Sequence[Calls],
    why: str,
    *,
    name: str,
    false_alarm: float = RATE,
) -> None:
    """Judge by its joint law what an answer draws.

    Parameters
    ----------
    draw
        Calls the answer so many times, ``draw(times, rng, *arguments)``, and yields for each call
        what is random in its result: the noises, each less the truth, or the values drawn. It
        checks their number and their type. `Question.repeat` makes the calls.
    table
        The calls to make. Short and long rows, and data of every kind, belong in it.
    why
        What the draws are, for whoever got it wrong.
    name
        What the seeds are made from.
    false_alarm
        The rate at which a right answer may fail.

    Raises
    ------
    AssertionError
        If a count is less probable than its share of the rate.
    """
    __tracebackhide__ = True
    spend(false_alarm)
    counts: list[Count] = []
    rows: list[Draws] = []
    for i, calls in enumerate(table):
        rows.append(_drawn(draw, calls.times, f"{name} {i}", calls))
    sure = [_log_equal(calls) * values.shape[1] for calls, values in zip(table, rows, strict=True)]
    _same_seed(draw, table, rows, sure, why, name)
    for i, (calls, values) in enumerate(zip(table, rows, strict=True)):
        counts.extend(in_a_row(i, calls, values))
        counts.extend(noise_in_a_row(i, calls, values))
    counts.extend(by_mistakes(table, rows))
    counts.extend(copied(table, rows))
    counts.extend(rounded(table, rows))
    counts.extend(all_together(table, rows))
    counts.extend(drawn_again(table, rows))
    counts.extend(alike_at_a_distance(table, rows))
    counts.extend(in_threes(table, rows))
    level = false_alarm / (2 * sum(count.stands_for * count.share for count in counts))
    for count in counts:
        amount = count.improbable(level)
        if amount:
            # What only some draws do, or two of them together, is not another law of each.
            every = count.of >= rows[count.at].size
            mistake = _mistaken(table, rows, count.at) if every else ""
            _refuse(count, amount, level, table[count.at], why, mistake)
    # Last: who draws nothing, or once for all, also repeats what came from such seeds.
    told = [(log, values.shape[1]) for log, values in zip(sure, rows, strict=True)]
    seeded_by_little(lambda rng, calls: _drawn(draw, 1, rng, calls), table, told, why)


def _drawn(
    draw: Callable[..., Any], times: int, rng: str | np.random.Generator, calls: Calls
) -> Draws:
    """The draws of so many calls with this generator, or this seed: noises in scales."""
    __tracebackhide__ = True
    rng = generator(rng) if isinstance(rng, str) else rng
    values = np.array([*draw(times, rng, *calls.arguments)]).reshape(times, -1)
    return values / calls.law.scale if calls.law.scale else values


def _refuse(count: Count, amount: str, level: float, calls: Calls, why: str, mistake: str) -> None:
    __tracebackhide__ = True
    if count.bound is not None:
        fail(f"{count.words}: chance does not do that.", why)
    expected = count.of * count.chance
    about = f"{expected:.0f}" if expected >= 10 else f"{expected:.2g}"
    seen = f"{count.found} of {count.of} {count.words}: too {amount}, for about {about} were due"
    fail(
        f"{seen}, in {many(calls.times, 'call')} with {calls.shown}.",
        why,
        f"It looks as if {mistake}." if mistake else "",
    )


def _mistaken(table: Sequence[Calls], rows: Sequence[Draws], at: int) -> str:
    """The mistake that the draws of this row look like, and those of all others that know it."""
    for words in table[at].mistakes.values():
        if all(
            _alike(calls, values, law, 1e-4 / len(table))
            for calls, values in zip(table, rows, strict=True)
            for law, text in calls.mistakes.items()
            if text == words
        ):
            return words
    return ""


def _alike(calls: Calls, values: Draws, mistake: Any, level: float) -> bool:
    """Whether the draws follow the law that a mistake makes, all together and in each stretch."""
    length = values.shape[1]
    stretches = (
        [values, *np.array_split(values, min(length, 16), axis=1)] if length > 1 else [values]
    )
    chances = calls.law.unlike(mistake)
    return not any(
        Count(int(event.happens(part).sum()), part.size, chance, "", 0).improbable(level)
        for part in stretches
        for event, chance in zip(calls.law.events, chances, strict=True)
    )


def _same_seed(
    draw: Callable[..., Any],
    table: Sequence[Calls],
    rows: Sequence[Draws],
    sure: Sequence[float],
    why: str,
    name: str,
) -> None:
    """The same seed gives the same draws, call after call; another seed, or the next call, others.

    The first is asked of every row, for chance from elsewhere may matter for some arguments only,
    and it never refuses a right answer. The others are asked of the row that is the least likely to
    be equal.
    """
    __tracebackhide__ = True
    for i, (calls, values, log) in enumerate(zip(table, rows, sure, strict=True)):
        if not log:  # nothing is left to chance
            continue
        enough = max(6, min(60, 6000 // values.shape[1]), math.ceil(-_DIFFERENT / log))
        times = min(calls.times, enough)
        again = _drawn(draw, times, f"{name} {i}", calls)
        if not np.array_equal(again, values[:times], equal_nan=values.dtype.kind == "f"):
            fail(
                f"Two generators with the same seed gave different results, in calls with "
                f"{calls.shown}: let all chance come from `rng`, and let no call depend on "
                "those before it.",
                why,
            )
    if min(sure) <= math.log(1e-12):
        _other_seeds(draw, table, rows, sure, why, name)


def _other_seeds(
    draw: Callable[..., Any],
    table: Sequence[Calls],
    rows: Sequence[Draws],
    sure: Sequence[float],
    why: str,
    name: str,
) -> None:
    """Another seed, or the next call, gives something else."""
    __tracebackhide__ = True
    at = sure.index(min(sure))
    calls, first = table[at], rows[at][0]
    strange, after = _drawn(draw, 2, f"{name} other", calls)
    if calls.law.scale and not first.any():
        fail(f"There is no noise: all {len(first)} are exactly 0, with {calls.shown}.", why)
    if np.array_equal(first, strange):
        fail("Generators with different seeds gave the same result: draw from `rng`.", why)
    if np.array_equal(strange, after):
        fail("Two calls, one after the other, with one `rng` gave the same: draw anew.", why)


def _log_equal(calls: Calls) -> float:
    """The logarithm of a bound of the chance that two draws are equal."""
    if calls.law.scale:
        return -30.0
    chance = calls.law.events[0].chance
    return math.log(max(chance**2 + (1 - chance) ** 2, 1e-9))
