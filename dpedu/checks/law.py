"""Random answers, judged by their joint law: one battery for every question that draws.

An answer is called many times. Its draws must be independent and each of the law that is claimed:
in every position, whatever the data, near and far from each other, within a call and between calls.
The battery turns draws into yes or no (above 0? nearer than half of them should be? flipped?) and
counts. Under the claim every count is exactly binomial, so that each has exact tails. What no count
sees alone, a ratio of likelihoods adds up: its mean is 1 under the claim, which bounds its tail.

**False alarms.** All the tails of a battery share its rate equally, which bounds the chance that a
right answer fails by that rate, whatever depends on what: Bonferroni. Nothing is asymptotic. Draws
of a continuous law are taken to have no atoms; a float has some of 10⁻¹⁶, far below what is asked.

**Tails.** N draws show a cut only where they should reach: at k scales if N e⁻ᵏ is about 20 or
more, so 60,000 of them at eight scales.
"""

from __future__ import annotations

import functools
import itertools
import math
import operator
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from dpedu.checks.calls import fail, show
from dpedu.checks.chance import binomial_mass, binomial_tail, generator, spend

Draws = npt.NDArray[Any]
"""A row a call, a column a position."""
Bits = npt.NDArray[np.bool_]

RATE = 4e-7
"""The rate at which one battery refuses a right answer; two of them make less than a millionth."""
_CUT = 100
"""So many shares of the rate has the largest noise of all: the fewer draws show that it is cut."""
_DIFFERENT = 40.0
"""So many calls are made again with the same seed that fresh ones would be equal once in e⁴⁰."""


@dataclass(frozen=True)
class Event:
    """A yes or no about one draw, and its chance under the law."""

    words: str
    chance: float
    happens: Callable[[Draws], Bits]


@dataclass(frozen=True)
class Law:
    """What each single draw follows.

    ``twins`` are the events by which dependence is looked for, so many first ones; ``unlike``
    gives the chances of the events under another law, which a mistake would make. Of ``whole``
    laws just one of the events happens at each draw.
    """

    events: tuple[Event, ...]
    twins: int
    unlike: Callable[[Any], tuple[float, ...]]
    scale: float | None = None
    whole: bool = False


@dataclass(frozen=True)
class Calls:
    """One row of a battery's table: so many calls with these arguments, and the law of each draw.

    ``groups`` may name the positions, for draws that could depend on the data there; ``mistakes``
    go from what a law was taken for (a ratio of scales, another probability) to its words.
    """

    times: int
    arguments: tuple[Any, ...]
    law: Law
    groups: Sequence[Hashable] = ()
    mistakes: Mapping[Any, str] = field(default_factory=dict)


def _between(low: float, high: float, *, size: bool = False) -> Callable[[Draws], Bits]:
    def happens(z: Draws) -> Bits:
        of = abs(z) if size else z
        return np.asarray((low < of) & (of < high))

    return happens


_PLACES = (  # of noise in scales: between which bounds, of its size or itself
    ("above 0", 0.0, math.inf, False),
    ("nearer to 0 than λ ln 2", 0.0, math.log(2), True),
    ("further from 0 than λ ln 5", math.log(5), math.inf, True),
    ("further from 0 than λ ln 50", math.log(50), math.inf, True),
    ("further from 0 than λ ln 300", math.log(300), math.inf, True),
    ("further from 0 than λ ln 1000", math.log(1000), math.inf, True),
    ("nearer to 0 than λ ln 20/19", 0.0, math.log(20 / 19), True),
    ("above λ ln 5", math.log(5), math.inf, False),
    ("below -λ ln 5", -math.inf, -math.log(5), False),
    ("from 0 to λ ln 2", 0.0, math.log(2), False),
)


def _laplace_below(z: float) -> float:
    return math.exp(z) / 2 if z < 0 else 1 - math.exp(-z) / 2


def _gauss_below(z: float) -> float:
    return (1 + math.erf(z / 2)) / 2  # of variance 2, as Laplace noise of scale 1


def laplace(scale: float) -> Law:
    """Laplace noise of this scale; mistakes are ratios of scales, or ``"gaussian"``.

    Examples
    --------
    >>> [round(event.chance, 3) for event in laplace(2).events[:4]]
    [0.5, 0.5, 0.2, 0.02]
    """

    def chances(ratio: Any) -> tuple[float, ...]:
        below = _gauss_below if ratio == "gaussian" else _laplace_below
        wide = 1.0 if ratio == "gaussian" else max(float(ratio), 1e-9)
        found = []
        for _, low, high, size in _PLACES:
            one = below(high / wide) - below(low / wide)
            found.append(2 * one if size else one)
        return tuple(found)

    events = tuple(
        Event(f"noises are {words}", chance, _between(low, high, size=size))
        for (words, low, high, size), chance in zip(_PLACES, chances(1), strict=True)
    )
    return Law(events, 2, chances, scale)


def among(
    chances: Mapping[Any, float], words: Mapping[Any, str] | None = None, *, twins: int = 3
) -> Law:
    """One of finitely many values; mistakes are tuples of other probabilities, in their order.

    Examples
    --------
    >>> among({0: 0.75, 1: 0.25}).events[1].words
    'draws are 1'
    """
    likely = sorted(chances, key=lambda value: abs(chances[value] - 0.5))
    order = {value: i for i, value in enumerate(chances)}
    events = tuple(
        Event(
            (words or {}).get(value, f"draws are {show(value)}"),
            float(chances[value]),
            functools.partial(operator.eq, value),
        )
        for value in likely
    )

    def unlike(others: Any) -> tuple[float, ...]:
        return tuple(others[order[value]] for value in likely)

    return Law(events, min(twins, len(events) - (len(events) == 2)), unlike, whole=True)


def coin(p: float, words: str = "coins show 1") -> Law:
    """1 with probability p, else 0; mistakes are other probabilities of 1."""
    event = Event(words, float(p), lambda z: z == 1)
    return Law((event,), 1, lambda other: (float(other),))


@dataclass(frozen=True)
class _Count:
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
    counts: list[_Count] = []
    rows: list[Draws] = []
    for i, calls in enumerate(table):
        rows.append(_drawn(draw, calls.times, f"{name} {i}", calls))
    _same_seed(draw, table, rows, why, name)
    for i, (calls, values) in enumerate(zip(table, rows, strict=True)):
        counts.extend(_counts(i, calls, values))
    counts.extend(_ratios(table, rows))
    counts.extend(_copies(table, rows))
    counts.extend(_pooled(table, rows))
    counts.extend(_urns(table, rows))
    counts.extend(_threes(table, rows))
    level = false_alarm / (2 * sum(count.stands_for * count.share for count in counts))
    for count in counts:
        amount = count.improbable(level)
        if amount:
            _refuse(count, amount, level, table[count.at], rows[count.at], why)


def _drawn(draw: Callable[..., Any], times: int, seed: str, calls: Calls) -> Draws:
    """The draws of so many calls with this seed: noises in scales."""
    __tracebackhide__ = True
    values = np.array([*draw(times, generator(seed), *calls.arguments)]).reshape(times, -1)
    return values / calls.law.scale if calls.law.scale else values


def _refuse(
    count: _Count, amount: str, level: float, calls: Calls, values: Draws, why: str
) -> None:
    __tracebackhide__ = True
    if count.bound is not None:
        fail(f"{count.words}: chance does not do that.", why)
    # What only some draws do, or two of them together, is not another law of each.
    laws = calls.mistakes if count.of >= values.size else {}
    alike = next((text for law, text in laws.items() if _alike(calls, values, law)), "")
    expected = count.of * count.chance
    about = f"{expected:.0f}" if expected >= 10 else f"{expected:.2g}"
    seen = f"{count.found} of {count.of} {count.words}: too {amount}, for about {about} were due"
    fail(
        f"{seen}, in {calls.times} calls with {_arguments(calls)}.",
        why,
        f"It looks as if {alike}." if alike else "",
    )


def _arguments(calls: Calls) -> str:
    return ", ".join(show(argument) for argument in calls.arguments)


def _alike(calls: Calls, values: Draws, mistake: Any) -> bool:
    """Whether the draws follow the law that a mistake makes, all together and in each stretch."""
    length = values.shape[1]
    stretches = (
        [values, *np.array_split(values, min(length, 16), axis=1)] if length > 1 else [values]
    )
    chances = calls.law.unlike(mistake)
    return not any(
        _Count(int(event.happens(part).sum()), part.size, chance, "", 0).improbable(1e-4)
        for part in stretches
        for event, chance in zip(calls.law.events, chances, strict=True)
    )


def _same_seed(
    draw: Callable[..., Any], table: Sequence[Calls], rows: Sequence[Draws], why: str, name: str
) -> None:
    """The same seed gives the same draws, call after call; another seed, or the next call, others.

    The first is asked of every row, for chance from elsewhere may matter for some arguments only,
    and it never refuses a right answer. The others are asked of the row that is the least likely to
    be equal.
    """
    __tracebackhide__ = True
    sure = [_log_equal(calls) * values.shape[1] for calls, values in zip(table, rows, strict=True)]
    for i, (calls, values, log) in enumerate(zip(table, rows, sure, strict=True)):
        if not log:  # nothing is left to chance
            continue
        enough = max(6, min(60, 6000 // values.shape[1]), math.ceil(-_DIFFERENT / log))
        times = min(calls.times, enough)
        again = _drawn(draw, times, f"{name} {i}", calls)
        if not np.array_equal(again, values[:times], equal_nan=values.dtype.kind == "f"):
            fail(
                f"Two generators with the same seed gave different results, in calls with "
                f"{_arguments(calls)}: let all chance come from `rng`, and let no call depend on "
                "those before it.",
                why,
            )
    if min(sure) > math.log(1e-12):
        return
    at = sure.index(min(sure))
    calls, first = table[at], rows[at][0]
    strange, after = _drawn(draw, 2, f"{name} other", calls)
    if calls.law.scale and not first.any():
        fail(f"There is no noise: all {len(first)} are exactly 0, with {_arguments(calls)}.", why)
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


def _likeliest(calls: Calls) -> float:
    """A bound of the chance of any one value of a draw."""
    chance = calls.law.events[0].chance
    return max(chance, 1 - chance)


def _counts(at: int, calls: Calls, values: Draws) -> Iterator[_Count]:
    """The counts of one line of the table."""
    if not values.size:
        return
    events = [(event, event.happens(values)) for event in calls.law.events]
    groups = np.array([str(g) for g in calls.groups])
    for event, bits in events:
        yield _Count(int(bits.sum()), bits.size, event.chance, event.words, at)
    for event, bits in events:
        for group in sorted(set(groups.tolist())):
            part = bits[:, groups == group]
            yield _Count(int(part.sum()), part.size, event.chance, f"{event.words} at {group}", at)
        yield from _positions(at, event, bits)
    for event, bits in events[: calls.law.twins]:
        yield from _between_calls(at, event, bits)
        yield from _pairs(at, event, bits)
        yield from _totals(at, event, bits)
    if calls.law.scale and calls.times > 1:
        yield from _sums(at, values)
    if calls.law.scale:
        yield _sizes(at, values, f"in calls with {_arguments(calls)}")
        for group in sorted(set(groups.tolist())):
            yield _sizes(at, values[:, groups == group], f"at {group}")


def _ratios(table: Sequence[Calls], rows: Sequence[Draws]) -> Iterator[_Count]:
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
            said = f"what came back in {calls.times} calls with {_arguments(calls)} would be {{}}"
            yield _likelier([log], f"{said} times as likely if {words}", at)
            together[words] = together.get(words, 0.0) + log
    for words, log in together.items():
        yield _likelier([log], f"what came back would be {{}} times as likely if {words}", 0)


def _log(chance: float) -> float:
    return math.log(chance) if chance > 0 else -math.inf


def _positions(at: int, event: Event, bits: Bits) -> Iterator[_Count]:
    """Each position over all calls; of many positions, sixteen stretches."""
    times, length = bits.shape
    if times * length < 60 or length == 1:
        return
    for part in np.array_split(np.arange(length), min(length, 16)):
        if times * len(part) >= 30:
            where = f"{part[0]}" if len(part) == 1 else f"{part[0]} to {part[-1]}"
            found = int(bits[:, part].sum())
            yield _Count(found, times * len(part), event.chance, f"{event.words} at {where}", at)


def _agreement(at: int, event: Event, left: Bits, right: Bits, words: str) -> Iterator[_Count]:
    """Pairs of which no two share a draw are independent."""
    if left.size >= 20:
        alike, chance, said = _alike_pairs(event, left, right)
        yield _Count(int(alike.sum()), left.size, chance, f"pairs {words} {said}", at)


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


def _between_calls(at: int, event: Event, bits: Bits) -> Iterator[_Count]:
    for start in (0, 1):
        left, right = bits[start:-1:2], bits[start + 1 :: 2]
        yield from _agreement(at, event, left, right[: len(left)], "of a call and the next")


def _pairs(at: int, event: Event, bits: Bits) -> Iterator[_Count]:
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
            yield _Count(int(agreeing[i]), int(pairs[i]), 0.5, words, at, None, share)
        return
    places = np.arange(length)
    for lag in lags:
        pairs, chance, said = _alike_pairs(event, bits[:, :-lag], bits[:, lag:])
        alike = pairs.sum(axis=0)
        odd = (places[: length - lag] // lag) % 2 == 1
        for chosen in (~odd, odd):
            if chosen.any():
                found, of = int(alike[chosen].sum()), times * int(chosen.sum())
                yield _Count(found, of, chance, f"pairs at a distance of {lag} {said}", at)


def _agreeing(bits: Bits) -> Draws:
    """How many pairs of equal bits there are at each distance, all rows together."""
    times, length = bits.shape
    signs = np.where(bits, 1.0, -1.0)
    power = abs(np.fft.rfft(signs, 2 * length, axis=1)) ** 2
    products = np.fft.irfft(power.sum(axis=0), 2 * length)[:length]
    return np.asarray(np.rint((times * (length - np.arange(length)) + products) / 2).astype(int))


def _totals(at: int, event: Event, bits: Bits) -> Iterator[_Count]:
    """How often it happens in one call: as varied as independence makes it, and not less."""
    times, length = bits.shape
    if times < 12 or length < 2:
        return
    totals = bits.sum(axis=1)
    for low, high, chance in _cells(length, event.chance):
        found = int(((low <= totals) & (totals <= high)).sum())
        many = f"{low}" if low == high else f"{low} to {high}"
        said = f"calls have {many} of {length} whose {event.words}"
        yield _Count(found, times, chance, said, at)
    low, high, chance = _far(length, event.chance)
    if chance:
        found = int(((totals < low) | (totals > high)).sum())
        said = f"calls have fewer than {low} or more than {high} of {length} whose {event.words}"
        yield _Count(found, times, chance, said, at)
    even = (1 + (1 - 2 * event.chance) ** length) / 2
    said = f"calls have an even number whose {event.words}"
    yield _Count(int((totals % 2 == 0).sum()), times, even, said, at)


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


def _sums(at: int, values: Draws) -> Iterator[_Count]:
    """The sum of a call's noises: on both sides of 0, and as far as a sum of so many is."""
    times, length = values.shape
    sums = values.sum(axis=1)
    words = f"calls have noises that add up to {{}}, {length} of them"
    yield _Count(int((sums > 0).sum()), times, 0.5, words.format("more than 0"), at)
    if length < 2:
        return
    for factor in (0.1, 0.7, 2.0):
        bound = factor * math.sqrt(2 * length)
        found = int((abs(sums) <= bound).sum())
        said = words.format(f"{bound:.3g} λ or less in size")
        yield _Count(found, times, 1 - 2 * _sum_above(length, bound), said, at)


def _sizes(at: int, values: Draws, where: str) -> _Count:
    """The mean size of Laplace noise, which tells its scale best: so far from 1 with what chance?

    Sizes are exponential, so that the mean of N of them is beyond x with a chance of at most
    e^(-N (x - 1 - ln x)), on either side (Chernoff).
    """
    mean = float(abs(values).mean()) or 1e-300
    bound = 2 * math.exp(-values.size * (mean - 1 - math.log(mean)))
    said = f"the mean size of {values.size} noises {where} is {mean:.4g} λ"
    return _Count(1, values.size, 0, said, at, min(1.0, bound))


@functools.cache
def _sum_above(n: int, bound: float) -> float:
    """The chance that n independent Laplace noises of scale 1 add up to more than `bound`.

    Their sum is the difference of two waiting times for n arrivals. While `bound` passes, the first
    clock has some arrivals, a Poisson number; from then on each next one is a fair coin's.
    """
    total = 0.0
    for early in range(n):
        mass = math.exp(early * math.log(bound) - bound - math.lgamma(early + 1))
        tosses = 2 * n - 1 - early
        # The second clock has n of these tosses: fewer than n - early are the first's.
        total += mass * binomial_tail(n - 1 - early, tosses, 0.5, whole=True)
        if early > bound and mass < 1e-18:
            break
    return total


_SPREADS = (1.15, 1.3, 1.6, 2.0, 3.0)
"""So many times the right variance totals may have, where draws are used again."""
_BINS = 16
"""Noises are put into so many bins, all as likely, to see whether one tells of another."""
_PARTS = tuple((part, share) for part in (1 / 2, 2 / 3, 9 / 10) for share in (0.5, 0.95))
"""Up to where a call may go before it uses its draws again, and how often the rest does so."""


def _urns(table: Sequence[Calls], rows: Sequence[Draws]) -> Iterator[_Count]:
    """Whether draws of a call are used again in it, in any order, or tell of one another.

    How much likelier is what came back if an urn had been drawn from, which gets more of what was
    drawn (Pólya)? Under the claim the mean of this ratio is 1, as in `_ratios`. Over all values at
    once it adds up what is too little in each.
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
        where = f"in {times} calls with {_arguments(calls)} would be {{}} times as likely if"
        yield _likelier(logs, f"the totals {where} draws were used again within a call", at)
        for left, right in _partners(kinds) if calls.law.whole else ():
            yield _told_by(
                _table(left, right, len(chances)), chances, f"pairs {where} one draw", at
            )
    said = "the totals of all calls together would be {} times as likely if draws were used again"
    yield _likelier(pooled, f"{said} within a call", 0)
    noises = [values for calls, values in zip(table, rows, strict=True) if calls.law.scale]
    places = [_partners(_bins(values)) for values in noises if values.shape[1] > 1]
    for pairs in zip(*places, strict=True):  # neighbours of all rows, and so on
        both = np.sum([_table(left, right, _BINS) for left, right in pairs], axis=0)
        even = np.full(_BINS, 1 / _BINS)
        yield _told_by(both, even, "pairs of noises would be {} times as likely if one", 0)


def _threes(table: Sequence[Calls], rows: Sequence[Draws]) -> Iterator[_Count]:
    """Whether two draws of a call together tell of a third, though neither does alone.

    Draws by the sum of two others, modulo 1, are such. Where pairs are independent, three yes or
    noes can only depend by the product of their distances from the chance: it makes a three
    likelier or less likely, by so much, or (in every second case) not at all, for some chances
    hide it. All calls of all rows add up, for each way to take threes that share no draw.
    """
    most = max(calls.law.twins for calls in table)
    logs = np.zeros((most, len(_WAYS)))
    for calls, values in zip(table, rows, strict=True):
        for event, way in itertools.product(range(calls.law.twins), range(len(_WAYS))):
            one = calls.law.events[event]
            if values.shape[1] >= 3 and 0 < one.chance < 1:
                logs[event, way] += _tilted(one.chance, *_WAYS[way](one.happens(values)))
    said = "what came back in all calls would be {} times as likely if two draws told of a third"
    for log in logs.ravel().tolist():
        yield _likelier([log], said, 0)


def _tilted(chance: float, *three: Bits) -> float:
    """The logarithm of the mean ratio, if products of distances made threes more or less likely."""
    rare = min(chance, 1 - chance)
    away = [np.where(bits == (chance <= 0.5), 1.0, -rare / (1 - rare)) for bits in three]
    products, times = np.unique(np.round(math.prod(away), 12), return_counts=True)
    sides = ((1 - rare) / rare, -1.0)  # so far that no three is less likely than never
    logs = [float(times @ np.log1p(t * side * products)) for side in sides for t in _TILTS]
    return float(np.logaddexp.reduce([*logs, *[0.0] * len(logs)])) - math.log(2 * len(logs))


def _next(bits: Bits, start: int) -> tuple[Bits, Bits, Bits]:
    whole = bits[:, start : start + (bits.shape[1] - start) // 3 * 3]
    return whole[:, ::3], whole[:, 1::3], whole[:, 2::3]


def _thirds(bits: Bits) -> tuple[Bits, Bits, Bits]:
    part = bits.shape[1] // 3
    return bits[:, :part], bits[:, part : 2 * part], bits[:, -part:]


_TILTS = (0.1, 0.25, 0.5, 0.95)
"""Such shares of the strongest dependence there may be among three are looked for."""
_WAYS: tuple[Callable[[Bits], tuple[Bits, Bits, Bits]], ...] = (
    *(functools.partial(_next, start=start) for start in range(3)),
    _thirds,
)


def _told_by(both: Draws, chances: Draws, said: str, at: int) -> _Count:
    """Whether draws follow others by a law of their own, much or a little."""
    logs = [_urn(both, chances, float(size * len(chances))) for size in (1, 12)]
    return _likelier(logs, f"{said} told of another", at)


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


def _likelier(logs: Sequence[float] | Draws, said: str, at: int) -> _Count:
    """The mean of some ratios, whose logarithms these are, as a count."""
    log = float(np.logaddexp.reduce(logs)) - math.log(len(logs))
    words = said.format(f"{math.exp(min(max(log, 0.0), 300.0)):.0e}")
    return _Count(1, 0, 0, words, at, math.exp(-max(log, 0.0)))


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


def _copies(table: Sequence[Calls], rows: Sequence[Draws]) -> Iterator[_Count]:
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
        yield _Count(int(zeros >= least), len(sizes), 0, said, 0, bound)
        equal = int((np.diff(sizes) < gap).sum())
        said = f"{equal} of {len(sizes)} noises have the size of another one"
        yield _Count(int(equal >= least), len(sizes), 0, said, 0, bound)
        yield from _rounded(table, rows)
    for at, (calls, values) in enumerate(zip(table, rows, strict=True)):
        if calls.law.scale or not values.size:
            continue
        equal_rows = calls.times - len({row.tobytes() for row in values})
        said = f"{equal_rows} of {calls.times} calls returned just what another one did"
        # So many calls repeat an earlier one: of so many pairs, some set is equal throughout.
        pairs = math.comb(calls.times, 2) * _likeliest(calls) ** values.shape[1]
        bounds = ((least, pairs**least / math.factorial(least)) for least in range(1, 13))
        for least, bound in bounds:
            if bound < 1e-11:
                yield _Count(int(equal_rows >= least), calls.times, 0, said, at, bound)
                break


_STEPS = ((1e-10, 5e-13), (1e-12, 2e-14), (2.0**-40, 1e-15))
"""To multiples of what noise may be rounded, and how far off a difference of floats is then."""


def _rounded(table: Sequence[Calls], rows: Sequence[Draws]) -> Iterator[_Count]:
    """Whether half of a row's noises are rounded; where the truth is large, floats hide it."""
    for at, (calls, values) in enumerate(zip(table, rows, strict=True)):
        if not calls.law.scale or not values.size:
            continue
        raw = values.ravel() * calls.law.scale
        for step, off in _STEPS:
            found = int((abs(raw - step * np.round(raw / step)) < off).sum())
            said = f"{found} of {raw.size} noises are rounded to multiples of {step:.3g}"
            # Each is so near by chance, as long as noise is not as fine itself.
            near = 2 * off / step
            bound = min(1.0, (4 * near) ** (raw.size / 2)) if calls.law.scale > 1e-3 else 1.0
            yield _Count(int(found >= raw.size / 2), raw.size, 0, said, at, bound)


def _pooled(table: Sequence[Calls], rows: Sequence[Draws]) -> Iterator[_Count]:
    """All noises of all calls together: the far tails need many."""
    noises = [values.ravel() for calls, values in zip(table, rows, strict=True) if calls.law.scale]
    if noises:
        together = np.concatenate(noises)
        if together.size:
            largest = float(abs(together).max())
            said = f"the largest of {together.size} noises is {largest:.4g} λ from 0"
            yield _Count(1, together.size, 0, said, 0, together.size * math.exp(-largest))
            said = f"none of {together.size} noises is further than {largest:.4g} λ from 0"
            bound = math.exp(together.size * math.log1p(-math.exp(-largest))) if largest else 0.0
            yield _Count(1, together.size, 0, said, 0, bound, share=_CUT)
        for event in table[0].law.events:
            found = int(event.happens(together).sum())
            yield _Count(found, together.size, event.chance, event.words, 0)
        for name, (at, part) in _by_group(table, rows).items():
            yield _sizes(at, part, f"at {name}")
            for event in table[0].law.events:
                found = int(event.happens(part).sum())
                yield _Count(found, part.size, event.chance, f"{event.words} at {name}", at)


def _by_group(table: Sequence[Calls], rows: Sequence[Draws]) -> dict[str, tuple[int, Draws]]:
    """The noises of groups that occur in several rows, with the first of those."""
    found: dict[str, list[tuple[int, Draws]]] = {}
    for at, (calls, values) in enumerate(zip(table, rows, strict=True)):
        groups = np.array([str(g) for g in calls.groups])
        for name in sorted(set(groups.tolist())) if calls.law.scale else []:
            found.setdefault(name, []).append((at, values[:, groups == name].ravel()))
    return {
        name: (parts[0][0], np.concatenate([part for _, part in parts]))
        for name, parts in found.items()
        if len(parts) > 1
    }
