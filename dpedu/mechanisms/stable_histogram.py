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
from decimal import Context, Decimal
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
        δ, strictly between 0 and 1, and above 10⁻²¹⁰⁰.
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
    noise of the other covers; that it is not listed has a chance of 1 against 1 − p, of which
    ``1 − e^ε (1 − p) ≤ p`` is not covered. Under edit both can happen at once, and the two chances
    are at most e^(ε/2) apart. So δ is p: exactly, not a bound. t is the least level with ``p ≤ δ``,
    and under edit also ``1 − p ≥ e^(−ε/2)``.

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
            what: whole numbers as `int`, other numbers as `float` if they are one, times in UTC to
            the microsecond. Of a `Decimal` 1000 digits count, up to 10¹⁰⁰⁰ and down to its inverse;
            of tuples in tuples, 50; of an enumeration whose members are equal to other things by a
            rule of its own, none is a key.
        rng
            Source of randomness.

        Raises
        ------
        TypeError
            If the keys are no several keys, one is of another kind, or `rng` is no source of
            randomness.
        """
        rng = validate.randomness(rng=rng)
        if not validate.is_several(keys):
            raise TypeError(f"keys must be several keys, got {validate.show(keys)}")
        counts = Counter(map(_one_form, keys))
        if not counts:
            return {}
        noisy = self.noise.release(np.array(list(counts.values())), rng=rng)
        passed = np.flatnonzero(noisy >= self.threshold)
        listed = list(counts)
        return {listed[i]: int(noisy[i]) for i in shuffled(passed, word_source(rng)).tolist()}


KINDS = (
    "a text, bytes, a number, a date or time, a UUID, None, a member of an enumeration, or a tuple "
    "or frozenset of such"
)
"""What a key may be."""

FURTHEST = dt.timedelta(days=1) - dt.timedelta.resolution
"""How far from UTC a zone of Python may lie."""

DEEPEST = 50
"""How deep tuples in a key may be nested: what lies deeper counts as None."""

DECIMALS = Context(prec=1000, Emin=-1000, Emax=1000, traps=[])
"""How many digits of a `Decimal` count, and how far from 1 it may lie: all of them could be too
many to write down, of 10^(10^9) as of its inverse."""


def _one_form(key: object, depth: int = 0) -> Hashable:
    """The same for all keys that are equal: else the list would show how somebody wrote theirs.

    A key of one of its kinds is never refused, whatever its value: that would tell of a record.
    """
    if isinstance(key, np.timedelta64):  # else a whole number in numpy's eyes
        key = dt.timedelta()
    if isinstance(key, np.generic):
        key = _of_datetime64(key) if isinstance(key, np.datetime64) else key.item()
    # An enumeration's texts are texts, its numbers numbers, and so on: they are equal to them.
    if isinstance(key, str | bytes):
        return str.__str__(key) if isinstance(key, str) else bytes(key)
    if isinstance(key, numbers.Rational | float | Decimal | np.floating):
        return _number(key)
    if isinstance(key, dt.datetime):
        return _moment(key)
    if isinstance(key, dt.date):
        return dt.date(key.year, key.month, key.day)
    if isinstance(key, dt.time):
        return _clock(key)
    if isinstance(key, tuple | frozenset):
        if depth == DEEPEST:
            return None
        parts = (_one_form(part, depth + 1) for part in key)
        return tuple(parts) if isinstance(key, tuple) else frozenset(parts)
    if isinstance(key, uuid.UUID):
        return uuid.UUID(int=key.int)
    if type(key).__name__ == "NAType":  # what pandas has for None
        return None
    # Members are equal to nothing else, unless their class says otherwise.
    if key is None or (isinstance(key, enum.Enum) and type(key).__eq__ is object.__eq__):
        return key
    raise TypeError(f"keys must each be {KINDS}, got one of type {type(key).__name__}")


def _of_datetime64(key: np.datetime64) -> object:
    """A date or time of Python, to the microsecond, or a text for years that it does not have."""
    if np.datetime_data(key.dtype)[0] in ("ns", "ps", "fs", "as"):
        key = key.astype("datetime64[us]")
    plain = key.item()
    return str(key) if isinstance(plain, int) else plain


def _moment(key: dt.datetime) -> Hashable:
    """A time of a day: in UTC if it knows where it is, and of no subclass."""
    if key != key:  # what pandas has for no time
        return None
    try:
        at = dt.datetime(
            key.year, key.month, key.day, key.hour, key.minute, key.second, key.microsecond
        )
    except ValueError:  # a year that only pandas has
        return str(key)
    offset = key.utcoffset()
    if offset is None:
        return at
    try:
        return (at - offset).replace(tzinfo=dt.UTC)
    except OverflowError:  # on the first or last day of all: in the zone that reaches furthest
        zone = FURTHEST if at.year == dt.MINYEAR else -FURTHEST
        return (at + (zone - offset)).replace(tzinfo=dt.timezone(zone))


def _clock(key: dt.time) -> Hashable:
    at = dt.datetime(2000, 1, 2, key.hour, key.minute, key.second, key.microsecond)
    offset = key.utcoffset()
    return at.time() if offset is None else (at - offset).time().replace(tzinfo=dt.UTC)


def _number(key: Any) -> Hashable:
    """An exact number in one form; all that are not a number are one key."""
    if isinstance(key, Decimal):
        key = DECIMALS.plus(key)
    try:
        exactly = (
            Fraction(int(key.numerator), int(key.denominator))
            if isinstance(key, numbers.Rational)
            else Fraction(*key.as_integer_ratio())
        )
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
