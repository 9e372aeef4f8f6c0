"""Checks of random answers: seeded, two-sided, and with a false-alarm rate that is exact."""

from __future__ import annotations

import contextlib
import math
import zlib
from bisect import bisect_left
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from dpedu import _validate as validate
from dpedu.checks.calls import fail, items, looks_like, returned, show

FALSE_ALARM = 1e-7
"""Rate at which one statistical check refuses a right answer, unless the check says otherwise."""


@dataclass
class Trial:
    """One run of checks: its seed, its false-alarm rates added up, and whether chance had a part.

    A run in which nothing was ``drawn`` is the same with every seed. Each question that declared
    its domain is in ``questions``.
    """

    seed: int
    false_alarm: float = 0.0
    drawn: bool = False
    questions: list[Any] = field(default_factory=list)


_current = Trial(seed=0)


@contextlib.contextmanager
def trial(seed: int) -> Iterator[Trial]:
    """Run checks with another seed, and add up their false-alarm rates.

    Students never need this; the bench that tests the markers does.
    """
    global _current
    before, _current = _current, Trial(seed)
    try:
        yield _current
    finally:
        _current = before


def declare(question: Any) -> None:
    """Note a question for the bench, which compares its sentence with the task."""
    _current.questions.append(question)


def spend(false_alarm: float) -> None:
    """Add to the rate at which this trial may refuse a right answer: no check has one of 0 or 1.

    Raises
    ------
    TypeError, ValueError
        If it is not strictly between 0 and 1.
    """
    _current.false_alarm += float(validate.open_probability(false_alarm=false_alarm))


def generator(name: str) -> np.random.Generator:
    """A random generator for the check of this name, the same at each call in one trial.

    Examples
    --------
    >>> generator("q2").random() == generator("q2").random()
    True
    >>> generator("q2").random() == generator("q3").random()
    False
    """
    _current.drawn = True
    return np.random.default_rng([_current.seed, zlib.crc32(name.encode())])


def probabilities(**argument: Iterable[Any]) -> None:
    """Refuse what a check expects unless it is a distribution: the answer is not to blame."""
    # Not `divergences.distribution`, which a question may have switched off.
    ((name, values),) = argument.items()
    listed = [validate.probability(**{name: value}) for value in values]
    if not math.isclose(math.fsum(listed), 1.0, abs_tol=1e-9):
        raise ValueError(f"{name} must sum to 1, got {math.fsum(listed):g}")


def outcomes(answer: Any, *, length: int, among: Sequence[Hashable], why: str) -> list[Any]:
    """The sequence that a call returned, checked: so many entries, each one of ``among``.

    Examples
    --------
    >>> outcomes(np.array([0, 1, 1]), length=3, among=(0, 1), why="A bit each.")
    [0, 1, 1]
    """
    __tracebackhide__ = True
    said, value = returned(answer, why)
    entries = items(value)
    if entries is None:
        fail(f"{said} {show(value)}, but a sequence of {length} was expected.", why)
    if len(entries) != length:
        fail(f"{said} {validate.many(len(entries), 'value')}, and not {length}.", why)
    if set(map(type, entries)) == {int} and set(among).issuperset(entries):
        return entries  # nearly every answer, so the shortest way out
    plain = [v.item() if isinstance(v, np.generic) else v for v in entries]
    plain = [int(v) if isinstance(v, bool) else v for v in plain]
    allowed = {a: a for a in among}
    for v in plain:
        try:
            known = v in allowed
        except TypeError:  # not hashable
            known = False
        if not known:
            options = " or ".join(show(a) for a in among)
            fail(f"{said} a sequence with {show(v)} in it; each is {options}.", why)
    return [allowed[v] for v in plain]  # 1 for 1.0, too


def same(first: Any, second: Any, why: str) -> None:
    """Check that two calls returned the same sequence (of a random function: from equal seeds)."""
    __tracebackhide__ = True
    (said, one), (_, other) = returned(first, why), returned(second, why)
    left, right = _rows(one), _rows(other)
    if left is None or right is None:
        fail(f"{said} {show(one)}, but a sequence was expected.", why)
    if not _agree(left, right):
        fail(f"{said} {show(one)} at one time and {show(other)} at another.", why)


def _rows(value: Any) -> list[Any] | None:
    """The entries of a sequence; those of a matrix are its rows."""
    if isinstance(value, np.ndarray) and value.ndim > 1:
        return list(value.tolist())
    return items(value)


def _agree(left: list[Any], right: list[Any]) -> bool:
    """Whether two lists are equal or, where entries cannot be compared, look the same."""
    with contextlib.suppress(Exception):
        if left == right:
            return True
    return [show(v) for v in left] == [show(v) for v in right]


def frequencies(
    observed: Sequence[Hashable],
    expected: Mapping[Any, float],
    why: str,
    *,
    words: Mapping[Any, str] | None = None,
    mistakes: Mapping[Any, str] | None = None,
    false_alarm: float = FALSE_ALARM,
) -> None:
    """Check that independent draws follow a finite distribution, by exact binomial tests.

    Claim: if the draws are independent with the probabilities ``expected``, the check fails with
    probability at most ``false_alarm``, exactly: the count of each value is binomial, each of its
    two tails gets an equal share of the rate, and the shares add up. Both tails count, so too
    little noise fails as too much does.

    Parameters
    ----------
    observed
        The draws; the check fails if there are none, for then nothing was shown.
    expected
        From each possible value to its probability; all of them, so that they sum to 1.
    why
        What the draws are, for whoever got it wrong.
    words
        From values to how a message speaks of their draws: ``{0: "answers are *no*"}``.
    mistakes
        From wrong distributions, as tuples of probabilities in the order of ``expected``, to what
        makes them. The message of a failed check names one that the draws do follow.
    false_alarm
        The rate at which a right answer may fail, strictly between 0 and 1.

    Raises
    ------
    AssertionError
        If chance does not explain the draws.
    TypeError, ValueError
        If what is expected is no distribution, or the rate no such number: an answer is not judged.

    Examples
    --------
    >>> frequencies([0, 1] * 50, {0: 0.5, 1: 0.5}, "Fair coins.")
    >>> frequencies([0] * 100, {0: 0.5, 1: 0.5}, "Fair coins.")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    AssertionError: 100 of the 100 draws are 0: too many. About 50 were expected, ...
    Fair coins.
    """
    __tracebackhide__ = True
    probabilities(expected=expected.values())
    spend(false_alarm)
    if len(observed) == 0:
        fail("There are no draws, but some were expected.", why)
    counts, tail = Counter(observed), false_alarm / (2 * len(expected))
    misfit = _misfit(counts, expected, tail)
    if misfit is None:
        return

    def follow(probabilities: Sequence[float]) -> bool:
        return _misfit(counts, dict(zip(expected, probabilities, strict=True)), tail) is None

    value, amount = misfit
    if value not in expected:
        fail(f"{show(value)} came out, which is impossible.", why, looks_like(mistakes, follow))
    n, probability = counts.total(), expected[value]
    least, most = _usual(n, probability, tail), n - _usual(n, 1 - probability, tail)
    said = (words or {}).get(value, f"draws are {show(value)}")
    fail(
        f"{counts[value]} of the {n} {said}: too {amount}. About {n * probability:.0f} were "
        f"expected, and from {least} to {most} are within chance.",
        why,
        looks_like(mistakes, follow),
    )


def _misfit(
    counts: Counter[Hashable], expected: Mapping[Any, float], tail: float
) -> tuple[Any, str] | None:
    """A value that chance does not explain, and whether it came too seldom or too often."""
    for value in counts:
        if value not in expected:
            return value, "many"
    n = counts.total()
    for value, probability in expected.items():
        if binomial_tail(counts[value], n, probability) < tail:
            return value, "few"
        if binomial_tail(n - counts[value], n, 1 - probability) < tail:
            return value, "many"
    return None


def _usual(n: int, probability: float, tail: float) -> int:
    """The least count of successes in n trials whose lower tail is not below `tail`."""
    return bisect_left(
        range(n), True, key=lambda count: binomial_tail(count, n, probability) >= tail
    )


def binomial_tail(count: int, n: int, probability: float, *, whole: bool = False) -> float:
    """The chance of at most `count` successes in n trials; 1 where it is one half or more.

    With ``whole`` it is the chance itself there too.

    Its own few lines, for scipy would make the first test of a notebook wait half a second.
    """
    if count >= n * probability:  # not below the mean, so not below the median either
        if whole and count < n and 0 < probability < 1:
            return 1.0 - binomial_tail(n - count - 1, n, 1 - probability)
        return 1.0
    if count < 0:
        return 0.0
    if probability >= 1:
        return 0.0
    term = total = binomial_mass(count, n, probability)
    for k in range(count, 0, -1):  # from k successes to k - 1, until nothing more is added
        term *= k / (n - k + 1) * (1 - probability) / probability
        if total + term == total:
            break
        total += term
    return total


def binomial_mass(count: int, n: int, probability: float) -> float:
    """The chance of exactly `count` successes in n trials, for a probability inside (0, 1)."""
    ways = math.lgamma(n + 1) - math.lgamma(count + 1) - math.lgamma(n - count + 1)
    failures = (n - count) * math.log1p(-probability)
    return math.exp(ways + count * math.log(probability) + failures)
