"""How often events happen: in all draws, at each place, in pairs, and in a whole call."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator

import numpy as np

from dpedu.checks.law.claims import Bits, Calls, Draws, Event
from dpedu.checks.law.counts import Count


def in_a_row(at: int, calls: Calls, values: Draws) -> Iterator[Count]:
    """The counts of one line of the table."""
    if not values.size:
        return
    events = [(event, event.happens(values)) for event in calls.law.events]
    groups = np.array([str(g) for g in calls.groups])
    for event, bits in events:
        yield Count(int(bits.sum()), bits.size, event.chance, event.words, at)
    for event, bits in events:
        for group in sorted(set(groups.tolist())):
            part = bits[:, groups == group]
            yield Count(int(part.sum()), part.size, event.chance, f"{event.words} at {group}", at)
        yield from _positions(at, event, bits)
    for event, bits in events[: calls.law.twins]:
        yield from _between_calls(at, event, bits)
        yield from _pairs(at, event, bits)
        yield from _totals(at, event, bits)


def _positions(at: int, event: Event, bits: Bits) -> Iterator[Count]:
    """Each position over all calls; of many positions, sixteen stretches."""
    times, length = bits.shape
    if times * length < 60 or length == 1:
        return
    for part in np.array_split(np.arange(length), min(length, 16)):
        if times * len(part) >= 30:
            where = f"{part[0]}" if len(part) == 1 else f"{part[0]} to {part[-1]}"
            found = int(bits[:, part].sum())
            yield Count(found, times * len(part), event.chance, f"{event.words} at {where}", at)


def _agreement(at: int, event: Event, left: Bits, right: Bits, words: str) -> Iterator[Count]:
    """Pairs of which no two share a draw are independent."""
    if left.size >= 20:
        alike, chance, said = _alike_pairs(event, left, right)
        yield Count(int(alike.sum()), left.size, chance, f"pairs {words} {said}", at)


def _alike_pairs(event: Event, left: Bits, right: Bits) -> tuple[Bits, float, str]:
    """Which pairs count, with what chance, in words: those that agree, or that both are rare.

    Of rare events nearly all pairs agree, in which it is drowned how many happen together.
    """
    rare = event.chance
    if rare < 0.25:
        return left & right, rare**2, f"have it both times that {event.words}"
    if rare > 0.75:
        return ~(left | right), (1 - rare) ** 2, f"have it neither time that {event.words}"
    return left == right, rare**2 + (1 - rare) ** 2, f"agree in whether their {event.words}"


def _between_calls(at: int, event: Event, bits: Bits) -> Iterator[Count]:
    for start in (0, 1):
        left, right = bits[start:-1:2], bits[start + 1 :: 2]
        yield from _agreement(at, event, left, right[: len(left)], "of a call and the next")


def _pairs(at: int, event: Event, bits: Bits) -> Iterator[Count]:
    """Near and far, at every distance; in short rows each pair of positions by itself."""
    times, length = bits.shape
    if length <= 6:
        for i in range(length):
            for j in range(i + 1, length):
                words = f"in positions {i} and {j}"
                yield from _agreement(at, event, bits[:, i], bits[:, j], words)
        return
    half = length // 2
    yield from _agreement(at, event, bits[:, :half], bits[:, ::-1][:, :half], "from both ends")
    lags = range(1, max(1, length - 20 // times))
    if event.chance == 0.5:  # fair bits agree independently even in a chain
        said = f"pairs at a distance of {{}} agree in whether their {event.words}"
        agreeing, pairs = _agreeing(bits)[lags.start : lags.stop], times * (length - np.array(lags))
        striking = np.argsort((2 * agreeing - pairs) ** 2 / pairs)[::-1][:3]
        for i in striking.tolist():
            words = said.format(lags[i])
            share = math.ceil(len(lags) / len(striking))
            yield Count(int(agreeing[i]), int(pairs[i]), 0.5, words, at, None, share)
        return
    for lag in lags:
        pairs, chance, said = _alike_pairs(event, bits[:, :-lag], bits[:, lag:])
        yield from at_distance(at, lag, pairs, chance, said)


def at_distance(at: int, lag: int, pairs: Bits, chance: float, said: str) -> Iterator[Count]:
    """How many pairs at a distance are alike: in two counts, none of whose pairs share a draw."""
    alike = pairs.sum(axis=0)
    odd, odds = _odd(len(alike), lag)
    among_odd = int(alike @ odd)
    words = f"pairs at a distance of {lag} {said}"
    among_even = int(alike.sum()) - among_odd
    for found, places in ((among_even, len(alike) - odds), (among_odd, odds)):
        if places:
            yield Count(found, len(pairs) * places, chance, words, at)


@functools.lru_cache(maxsize=2**12)
def _odd(length: int, lag: int) -> tuple[Draws, int]:
    """The places of every other stretch of that length, as ones; and how many they are."""
    odd = np.arange(length) // lag % 2
    return odd, int(odd.sum())


def _agreeing(bits: Bits) -> Draws:
    """How many pairs of equal bits there are at each distance, all rows together."""
    times, length = bits.shape
    signs = np.where(bits, 1.0, -1.0)
    power = abs(np.fft.rfft(signs, 2 * length, axis=1)) ** 2
    products = np.fft.irfft(power.sum(axis=0), 2 * length)[:length]
    return np.asarray(np.rint((times * (length - np.arange(length)) + products) / 2).astype(int))


def _totals(at: int, event: Event, bits: Bits) -> Iterator[Count]:
    """How often it happens in one call: as varied as independence makes it, and not less."""
    times, length = bits.shape
    if times < 12 or length < 2:
        return
    totals = bits.sum(axis=1)
    for low, high, chance in _cells(length, event.chance):
        found = int(((low <= totals) & (totals <= high)).sum())
        many = f"{low}" if low == high else f"{low} to {high}"
        said = f"calls have {many} of {length} whose {event.words}"
        yield Count(found, times, chance, said, at)
    low, high, chance = _far(length, event.chance)
    if chance:
        found = int(((totals < low) | (totals > high)).sum())
        said = f"calls have fewer than {low} or more than {high} of {length} whose {event.words}"
        yield Count(found, times, chance, said, at)
    even = (1 + (1 - 2 * event.chance) ** length) / 2
    said = f"calls have an even number whose {event.words}"
    yield Count(int((totals % 2 == 0).sum()), times, even, said, at)


@functools.cache
def _masses(n: int, chance: float) -> Draws:
    """The binomial distribution on 0 to n."""
    logs = np.concatenate([[0.0], np.log(np.arange(1, n + 1)).cumsum()])
    k = np.arange(n + 1)
    ways = logs[n] - logs - logs[::-1]
    return np.asarray(np.exp(ways + k * math.log(chance) + (n - k) * math.log1p(-chance)))


@functools.cache
def _cells(n: int, chance: float) -> list[tuple[int, int, float]]:
    """The totals 0 to n in cells of a fifth or more, with their binomial chances."""
    if not 0 < chance < 1:
        return []
    masses = _masses(n, chance)
    cells, low, mass = [], 0, 0.0
    for total in range(n + 1):
        mass += float(masses[total])
        if mass >= 0.2:
            cells.append((low, total, mass))
            low, mass = total + 1, 0.0
    if mass and cells:
        before, _, rest = cells.pop()
        cells.append((before, n, rest + mass))
    return [(low, high, min(1.0, mass)) for low, high, mass in cells]


@functools.cache
def _far(n: int, chance: float) -> tuple[int, int, float]:
    """Totals below the first number or above the second are far off: at most 1 in 20, how many."""
    if not 0 < chance < 1:
        return 0, n, 0.0
    below = np.concatenate([[0.0], _masses(n, chance).cumsum()])
    above = np.concatenate([_masses(n, chance)[::-1].cumsum()[::-1], [0.0]])
    low = int(np.flatnonzero(below <= 0.025)[-1])
    high = int(np.flatnonzero(above <= 0.025)[0]) - 1
    return low, high, float(below[low] + above[high + 1])
