"""Counts by key where nobody knows the keys: surnames, words, web pages.

Noise on the counts of the keys that occur is not enough: that a key is listed at all shows that
somebody had it. So what is listed must pass a threshold; a key of one person hardly ever does.
That *hardly ever* is δ.
"""

from __future__ import annotations

import datetime as dt
import enum
import math
import numbers
import uuid
from collections import Counter
from collections.abc import Hashable, Iterable
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np

from dpedu import _validate as validate
from dpedu._validate import Number, Randomness
from dpedu.mechanisms.contract import Mechanism, absent
from dpedu.mechanisms.discrete import DiscreteLaplace
from dpedu.neighbours import Neighbourhood, neighbourhood_of
from dpedu.noise.choice import shuffled
from dpedu.noise.exact import word_source
from dpedu.noise.exponentials import exp_bounds
from dpedu.noise.tails import laplace_tail, least_level
from dpedu.privacy.profiles import implied_delta

__all__ = ["StableHistogram"]


class StableHistogram(Mechanism):
    """Noisy counts of the keys that occur, as far as they pass a threshold.

    Parameters
    ----------
    epsilon
        ε > 0. A float is the decimal that Python shows: 0.1 is 1/10.
    delta
        δ, strictly between 0 and 1.
    neighbourhood
        ``"membership"`` or ``"edit"``. Every record has one key: where people have several, each
        gives one, chosen without looking at other people's.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    It is (ε, δ)-DP. Counts get discrete Laplace noise of scale 1/ε, under edit 2/ε, and a key is
    listed if it occurs and its noisy count is at least `threshold`, t.

    *Proof.* Between neighbours a key that occurs in both costs ε (under edit two keys change, at
    ε/2 each). A key that occurs in one only, once, is listed with ``p = Pr(1 + K ≥ t)``, which no
    noise of the other covers; that it is not listed has a chance of 1 − p against 1, which is less
    than e^ε apart, e^(ε/2) under edit. So δ is p: exactly, not a bound. t is the least level with
    ``p ≤ δ``, and under edit also ``1 − p ≥ e^(−ε/2)``.

    The list is shuffled, for the order of records is private too.

    References
    ----------
    Korolova, Kenthapadi, Mishra and Ntoulas, "Releasing search queries and clicks privately", WWW
    2009; Bun, Nissim and Stemmer, "Simultaneous private learning of multiple concepts", ITCS 2016,
    Section 7.1.

    Examples
    --------
    >>> words = StableHistogram(epsilon=1, delta=1e-6, neighbourhood="membership")
    >>> words.threshold
    15
    >>> typed = ["yes"] * 40 + ["no"] * 30 + ["my secret"]
    >>> words.release(typed, rng=np.random.default_rng(1))
    {'no': 29, 'yes': 42}
    """

    def __init__(
        self, *, epsilon: Number, delta: Number, neighbourhood: Neighbourhood | str
    ) -> None:
        self.neighbourhood = neighbourhood_of(neighbourhood)
        edit = self.neighbourhood is Neighbourhood.EDIT
        self.noise = DiscreteLaplace(
            epsilon=epsilon, sensitivity=2 if edit else 1, neighbourhood=neighbourhood
        )
        self._epsilon = self.noise._epsilon
        self._delta = validate.open_probability(delta=delta)
        most = validate.exact(self._delta)
        if edit:
            half = 1 / self.noise.scale
            bits = 64 + max(0, half.denominator.bit_length() - half.numerator.bit_length())
            most = min(most, 1 - Fraction(exp_bounds(half, bits)[1], 1 << bits))
        self.threshold = 1 + least_level(self.noise.scale, most)

    def __repr__(self) -> str:
        return (
            f"<StableHistogram: epsilon={float(self._epsilon):g}, delta={float(self._delta):g}, "
            f"threshold {self.threshold}, {self.neighbourhood} neighbours>"
        )

    variance = absent("a count is told only where it passes a threshold, which biases it")
    accuracy = absent("a count is told only where it passes a threshold, which biases it")
    interval = absent("a count is told only where it passes a threshold, which biases it")

    @property
    def exact_delta(self) -> Fraction:
        """The δ at ε: the chance that a key of one person is listed, rounded up by 2⁻⁵⁰ at most."""
        return laplace_tail(self.noise.scale, self.threshold - 1)[1]

    def delta(self, epsilon: Number) -> float:
        """A δ at that ε: the exact one from the mechanism's ε on, below it what that implies."""
        return implied_delta(epsilon, self._epsilon, validate.rounded_up(self.exact_delta))

    def release(self, keys: Iterable[Hashable], /, *, rng: Randomness) -> dict[Hashable, int]:
        """The noisy counts of the keys that pass, in random order.

        Parameters
        ----------
        keys
            The key of each record; there may be none. A key is a text, bytes, a number, a date
            or time, a UUID, None, a member of an enumeration, or a tuple or frozenset of such.
            Of keys that are equal, 1 and 1.0 say, only one form is ever listed, whoever wrote
            what: whole numbers as `int`, other numbers as `float` if they are one, times in UTC.
        rng
            Source of randomness.

        Raises
        ------
        TypeError
            If the keys are no several keys, or `rng` is no source of randomness.
        """
        rng = validate.randomness(rng=rng)
        if isinstance(keys, (str, bytes, dict)) or not isinstance(keys, Iterable):
            raise TypeError(f"keys must be several keys, got {validate.show(keys)}")
        counts = Counter(map(_one_form, keys))
        if not counts:
            return {}
        noisy = self.noise.release(np.array(list(counts.values())), rng=rng)
        passed = np.flatnonzero(noisy >= self.threshold)
        listed = list(counts)
        return {listed[i]: int(noisy[i]) for i in shuffled(passed, word_source(rng)).tolist()}


def _one_form(key: object) -> Hashable:
    """The same for all keys that are equal: else the list would show how somebody wrote theirs."""
    if isinstance(key, np.generic):
        key = key.item()
    if isinstance(key, str | bytes):  # an enumeration's texts are texts, and its numbers numbers
        return str.__str__(key) if isinstance(key, str) else bytes(key)
    if isinstance(key, numbers.Real | Decimal):
        return _number(key)
    if key is None or isinstance(key, enum.Enum | uuid.UUID):
        return key
    if isinstance(key, dt.date | dt.time):
        return _moment(key)
    if isinstance(key, tuple | frozenset):
        return (tuple if isinstance(key, tuple) else frozenset)(map(_one_form, key))
    raise TypeError(
        "keys must be texts, numbers, dates, None, or tuples of them, "
        f"got one of type {type(key).__name__}"
    )


def _moment(key: dt.date | dt.time) -> Hashable:
    """A date or time: in UTC if it knows where it is, and of no subclass."""
    if isinstance(key, dt.time):
        at = dt.datetime.combine(dt.date(2000, 1, 2), key)
        found = at.astimezone(dt.UTC) if key.utcoffset() is not None else at
        return found.timetz().replace(fold=0)
    if not isinstance(key, dt.datetime):
        return dt.date(key.year, key.month, key.day)
    at = key if key.utcoffset() is None else key.astimezone(dt.UTC)
    clock = (at.hour, at.minute, at.second, at.microsecond)
    return dt.datetime(at.year, at.month, at.day, *clock, tzinfo=at.tzinfo)


def _number(key: Any) -> Hashable:
    """An exact number in one form; all that are not a number are one key."""
    try:
        exactly = Fraction(key)
    except ValueError:
        return math.nan
    except OverflowError:
        return math.inf if key > 0 else -math.inf
    if exactly.denominator == 1:
        return exactly.numerator
    try:
        near = float(exactly)
    except OverflowError:
        return exactly
    return near if near == exactly else exactly
