"""Whether draws are used again: copied, drawn from an urn, or told by others of the call."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator, Sequence

import numpy as np

from dpedu._validate import many
from dpedu.checks.law.claims import Calls, Draws, Law
from dpedu.checks.law.counts import Count, likelier
from dpedu.checks.law.events import at_distance

_SPREADS = (1.15, 1.3, 1.6, 2.0, 3.0)
"""So many times the right variance totals may have, where draws are used again."""
_BINS = 16
"""Noises are put into so many bins, all as likely, to see whether one tells of another."""
_PARTS = tuple((part, share) for part in (1 / 2, 2 / 3, 9 / 10) for share in (0.5, 0.95))
"""Up to where a call may go before it uses its draws again, and how often the rest does so."""


def drawn_again(table: Sequence[Calls], rows: Sequence[Draws]) -> Iterator[Count]:
    """Whether draws of a call are used again in it, in any order, or tell of one another.

    How much likelier is what came back if an urn had been drawn from, which gets more of what was
    drawn (Pólya)? Under the claim the mean of this ratio is 1, as in `by_mistakes`. Over all values
    at once it adds up what is too little in each.
    """
    pooled = np.zeros(len(_SPREADS) + len(_PARTS))
    for at, (calls, values) in enumerate(zip(table, rows, strict=True)):
        times, length = values.shape
        if calls.law.scale or length < 2 or not 0 < calls.law.events[0].chance < 1:
            continue
        kinds, chances = _kinds(calls.law, values)
        ends = sorted({length, *(round(part * length) for part, _ in _PARTS)})
        some = dict(zip(ends, _totals_up_to(ends, kinds, len(chances)), strict=True))
        logs = [_urn(some[length], chances, _reuse(length, spread)) for spread in _SPREADS]
        for part, share in _PARTS:
            before = some[round(part * length)]
            logs.append(_told(before, some[length] - before, chances, share))
        pooled += logs
        where = f"in {many(times, 'call')} with {calls.shown} would be {{}} times as likely if"
        yield likelier(logs, f"the totals {where} draws were used again within a call", at)
        for left, right in _partners(kinds) if calls.law.whole else ():
            yield _told_by(
                _table(left, right, len(chances)), chances, f"pairs {where} one draw", at
            )
    said = "the totals of all calls together would be {} times as likely if draws were used again"
    yield likelier(pooled, f"{said} within a call", 0)
    noises = [values for calls, values in zip(table, rows, strict=True) if calls.law.scale]
    places = [_partners(_bins(values)) for values in noises if values.shape[1] > 1]
    for pairs in zip(*places, strict=True):  # neighbours of all rows, and so on
        both = np.sum([_table(left, right, _BINS) for left, right in pairs], axis=0)
        even = np.full(_BINS, 1 / _BINS)
        yield _told_by(both, even, "pairs of noises would be {} times as likely if one", 0)


def alike_at_a_distance(table: Sequence[Calls], rows: Sequence[Draws]) -> Iterator[Count]:
    """Whether two draws of a call are the same more or less often, at each distance.

    Of three values and more: of two, `events` has counted so already.
    """
    for at, (calls, values) in enumerate(zip(table, rows, strict=True)):
        times, length = values.shape
        if not calls.law.whole or len(calls.law.events) < 3 or not values.size:
            continue
        kinds, chances = _kinds(calls.law, values)
        chance = float((chances**2).sum())
        for lag in range(1, max(1, length - 20 // times)) if chance < 1 else ():
            pairs = kinds[:, :-lag] == kinds[:, lag:]
            yield from at_distance(at, lag, pairs, chance, "are the same")


def _told_by(both: Draws, chances: Draws, said: str, at: int) -> Count:
    """Whether draws follow others by a law of their own, much or a little."""
    logs = [_urn(both, chances, float(size * len(chances))) for size in (1, 12)]
    return likelier(logs, f"{said} told of another", at)


def _bins(noises: Draws) -> Draws:
    """In which of so many equally likely bins each noise of scale 1 is."""
    tails = np.exp(-abs(noises)) / 2
    below = np.where(noises < 0, tails, 1 - tails)
    return np.asarray(np.minimum(_BINS * below, _BINS - 1), dtype=int)


def _table(left: Draws, right: Draws, many: int) -> Draws:
    """How often each kind goes with each: a row for each one on the left."""
    found = np.bincount((left * many + right).ravel(), minlength=many**2)
    return np.asarray(found.reshape(many, many))


def _totals_up_to(ends: Sequence[int], kinds: Draws, many: int) -> Iterator[Draws]:
    """How often each kind came in each call up to these places."""
    for end in ends:
        yield np.stack([(kinds[:, :end] == i).sum(axis=1) for i in range(many)], axis=1)


def _told(before: Draws, after: Draws, chances: Draws, share: float) -> float:
    """The logarithm of the ratio, if so many of later draws were earlier ones of the call again."""
    seen = before / (before.sum(axis=1, keepdims=True) * chances)
    return float((after * np.log1p(share * (seen - 1))).sum())


def _kinds(law: Law, values: Draws) -> tuple[Draws, Draws]:
    """Which of the possible events each draw is, as a number, and the chance of each."""
    possible = [event for event in law.events if event.chance > 0]
    kinds = np.full(values.shape, len(possible) - law.whole)
    for i, event in enumerate(possible):
        kinds[event.happens(values)] = i
    chances = [event.chance for event in possible]
    return kinds, np.array(chances if law.whole else [*chances, 1 - chances[0]])


def _partners(kinds: Draws) -> Iterator[tuple[Draws, Draws]]:
    """Neighbours, those half a call apart, and those from both ends: pairs that share no draw."""
    half = kinds.shape[1] // 2
    for start in (0, 1):
        left, right = kinds[:, start:-1:2], kinds[:, start + 1 :: 2]
        yield left, right
    yield kinds[:, :half], kinds[:, half : 2 * half]
    yield kinds[:, :half], kinds[:, ::-1][:, :half]


def _reuse(length: int, spread: float) -> float:
    """How much an urn holds at first whose totals vary so many times as much as they should."""
    return max((length - spread) / (spread - 1), 0.5)


def _urn(counts: Draws, chances: Draws, held: float) -> float:
    """The logarithm of the ratio: drawn from urns that held so much at first, a row each."""
    log = -float(_grown(held, int(counts.sum(axis=1).max()))[counts.sum(axis=1)].sum())
    for chance, column in zip(chances, counts.T, strict=True):
        log += float(_grown(held * chance, int(column.max()))[column].sum())
    return log


@functools.lru_cache(maxsize=256)
def _grown(held: float, most: int) -> Draws:
    """For 0 to so many draws, by what factor their chance in an urn grows, as a logarithm."""
    return np.concatenate([[0.0], np.log1p(np.arange(most) / held).cumsum()])


def copied(table: Sequence[Calls], rows: Sequence[Draws]) -> Iterator[Count]:
    """No draw is another one again, in a call or in two: of continuous noise, not even in size.

    The gaps between N sorted sizes of Laplace noise are independent and exponential, with rates
    N, N - 1, … (Rényi), so that k of them are below δ with probability at most (N²δ)^k / k!.
    """
    noises = [values.ravel() for calls, values in zip(table, rows, strict=True) if calls.law.scale]
    if noises:
        sizes = np.sort(abs(np.concatenate(noises)))
        gap = 1e-12
        by_chance = {k: (len(sizes) ** 2 * gap) ** k / math.factorial(k) for k in range(4, 13)}
        least = next((k for k, chance in by_chance.items() if chance < 1e-12), max(by_chance))
        bound = by_chance[least]
        zeros = int((sizes == 0).sum())
        said = f"{zeros} of {len(sizes)} noises are exactly 0"
        yield Count(int(zeros >= least), len(sizes), 0, said, 0, bound)
        equal = int((np.diff(sizes) < gap).sum())
        said = f"{equal} of {len(sizes)} noises have the size of another one"
        yield Count(int(equal >= least), len(sizes), 0, said, 0, bound)
    for at, (calls, values) in enumerate(zip(table, rows, strict=True)):
        if calls.law.scale or not values.size:
            continue
        equal_rows = calls.times - len({row.tobytes() for row in values})
        said = f"{equal_rows} of {calls.times} calls returned just what another one did"
        # So many calls repeat an earlier one: of so many pairs, some set is equal throughout.
        pairs = math.comb(calls.times, 2) * calls.likeliest ** values.shape[1]
        bounds = ((least, pairs**least / math.factorial(least)) for least in range(1, 13))
        for least, bound in bounds:
            if bound < 1e-11:
                yield Count(int(equal_rows >= least), calls.times, 0, said, at, bound)
                break
