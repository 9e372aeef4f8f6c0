"""The sparse vector: any number of questions "is it above?", and only a *yes* costs.

A noisy threshold is drawn once. Every query gets noise of its own and is compared with it. However
many stay below, what is paid is fixed in advance: by the noise of the threshold, and by how many
may come out above before the session ends. Queries may depend on all answers so far.

Queries are whole numbers and the noise is whole, so that nothing hides in last bits: real values
are put on a grid first, see `dpedu.mechanisms.grid`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from numbers import Integral

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._alone import Alone
from dpedu._digits import digits, logarithm, up
from dpedu._validate import FloatArray, IntArray, Number, Randomness
from dpedu.mechanisms.additive import LARGEST, clamped
from dpedu.mechanisms.contract import Mechanism, absent, optional_neighbourhood, shown
from dpedu.neighbours import DataSet, Neighbourhood
from dpedu.noise import exact
from dpedu.privacy.channel import Channel, room_for
from dpedu.privacy.ledger import BudgetExceeded

__all__ = ["SparseVector", "SparseVectorSession", "transcript_probability"]

Transcript = tuple[bool, ...]
"""The answers of a session, in order: True for *above*."""

MOST_OUTPUTS = 1024
"""How many transcripts a table may have."""

EXACT_SIZE = 2**14
"""Exact sums go over as many whole numbers as values span, with fractions as long: a few seconds'
work if that many times the bits of a weight's denominator are no more."""

FIRST_BLOCK = 64
"""For how many queries noise is drawn at first; twice as many each time."""


class SparseVector(Mechanism):
    """Says of each query whether it is above a threshold, until c of them were.

    With c = 1 it is known as AboveThreshold.

    Parameters
    ----------
    epsilon
        ε > 0, for the whole session. A float is the decimal that Python shows: 0.1 is 1/10.
    threshold
        T, a whole number. For thresholds that differ from query to query ask for differences.
    answers
        c ≥ 1: after so many answers *above* the session is over.
    sensitivity
        Δ ≥ 1, a whole number: by how much any one query can differ between neighbours.
    neighbourhood
        The neighbours that the sensitivity was computed for; without it, `guarantee` asks.
    monotone
        Whether between any two neighbours all queries move the same way, as counts do when a person
        joins. Then half the noise on queries is enough.
    share
        ε₁/ε, strictly between 0 and 1: the part of ε that is spent on the threshold. By default the
        one with the least variance of the comparison, to three digits: ``1/(1 + (2c)^(2/3))``, and
        ``1/(1 + c^(2/3))`` for monotone queries. ½ is the choice of Dwork and Roth.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or a scale of noise not between 10⁻¹⁵ and 10¹⁵.

    Notes
    -----
    All answers of a session together are ε-DP, however many queries are asked, and also if each
    depends on the answers before. With ``ε = ε₁ + ε₂`` the threshold gets discrete Laplace noise
    of scale ``Δ/ε₁``, each query of scale ``2cΔ/ε₂`` (``cΔ/ε₂`` if monotone).

    *Proof.* Fix the noise of the threshold and of the queries that came out below. Raise the
    threshold's noise by Δ: whatever stayed below still does for the neighbour, which costs
    ``e^(ε₁)`` in all. Raise by 2Δ the noise of the c queries that came out above, so that they
    still do: ``e^(ε₂/c)`` for each. All shifts are whole numbers, so it holds for discrete noise.
    Where queries are monotone and none falls, those above are only Δ short of the raised threshold;
    where none rises the threshold stays, and they are again Δ short: shifts by Δ are enough.

    The true answer is not told. To have it, release it with fresh noise and pay for that.

    References
    ----------
    Dwork and Roth, "The algorithmic foundations of differential privacy", 2014, Theorems 3.23 and
    3.24. Lyu, Su and Li, "Understanding the sparse vector technique for differential privacy",
    VLDB 2017, Algorithm 7 and Section 4.2, for the split and for monotone queries.

    Examples
    --------
    Which is the first day with more than about 100 cases?

    >>> alarm = SparseVector(epsilon=1, threshold=100, neighbourhood="membership", monotone=True)
    >>> print(alarm.guarantee())
    1-DP under membership neighbours
    >>> alarm.threshold_scale, alarm.query_scale
    (Fraction(2, 1), Fraction(2, 1))
    >>> session = alarm.session(rng=np.random.default_rng(1))
    >>> [session.ask(cases) for cases in (3, 20, 60, 130)]
    [False, False, False, True]
    >>> session.ask(150)
    Traceback (most recent call last):
        ...
    dpedu.privacy.ledger.BudgetExceeded: the session is over: 1 of 1 answers above were given
    """

    _base: tuple[Fraction, int] | None = None
    """b and w after `with_base`, so that tables are exact."""

    def __init__(
        self,
        *,
        epsilon: Number,
        threshold: int = 0,
        answers: int = 1,
        sensitivity: int = 1,
        neighbourhood: Neighbourhood | str | None = None,
        monotone: bool = False,
        share: Number | None = None,
    ) -> None:
        self._epsilon = validate.positive(epsilon=epsilon)
        self.threshold = _within(threshold=threshold)
        self.answers = validate.integer(1, answers=answers)
        self.sensitivity = validate.integer(1, sensitivity=sensitivity)
        self.neighbourhood = optional_neighbourhood(neighbourhood)
        if not isinstance(monotone, bool):
            raise TypeError(f"monotone must be True or False, got {validate.show(monotone)}")
        self.monotone = monotone
        self.share = (
            _best_share(self.answers * self._moves)
            if share is None
            else validate.exact(validate.open_probability(share=share))
        )
        total = validate.exact(self._epsilon)
        self.threshold_scale = self.sensitivity / (self.share * total)
        self.query_scale = (
            self._moves * self.answers * self.sensitivity / ((1 - self.share) * total)
        )
        for scale in (self.threshold_scale, self.query_scale):
            if not Fraction(1, exact.LIMIT) <= scale <= exact.LIMIT:
                raise ValueError(
                    "epsilon, sensitivity and share must leave scales between 1e-15 and 1e15, got "
                    f"{validate.show(epsilon)}, {self.sensitivity} and {validate.show(share)}"
                )

    @classmethod
    def with_base(
        cls,
        base: Number,
        *,
        threshold: int = 0,
        answers: int = 1,
        weight: int | None = None,
        neighbourhood: Neighbourhood | str | None = None,
        monotone: bool = False,
    ) -> SparseVector:
        """The same by the base ``b = e^(ε₂/(2c))`` of its noise on queries, exactly, for Δ = 1.

        Noise k on a query has a weight ``b^(−|k|)`` and on the threshold ``b^(−w|k|)``, so that
        `probability` and `channel` are `Fraction`s and a proof can be checked with ``==``.

        Parameters
        ----------
        base
            A whole number or `Fraction` above 1. For monotone queries it is ``e^(ε₂/c)``.
        weight
            w ≥ 1: ``ε₁ = w ln b``. By default 2c, or c if monotone: then ε₁ = ε₂.
        threshold, answers, neighbourhood, monotone
            As for the class. ε is ``(w + 2c) ln b``, or ``(w + c) ln b``.

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range; a float base would not be exact.

        Examples
        --------
        >>> small = SparseVector.with_base(2)
        >>> table = small.channel([sum], [(0,), (1,)])
        >>> table.probability((True,), given=(1,))
        Fraction(4, 5)
        >>> table.max_ratio("edit") <= 2**4
        True
        """
        ratio = validate.finite(base=base)
        if isinstance(ratio, float):
            raise TypeError(f"base must be a Fraction or a whole number, got {validate.show(base)}")
        if ratio <= 1:
            raise ValueError(f"base must be above 1, got {validate.show(base)}")
        count = validate.integer(1, answers=answers)
        spent = count if monotone is True else 2 * count
        first = spent if weight is None else validate.integer(1, weight=weight)
        level = Fraction(up(logarithm(digits(), Fraction(ratio))))  # 1/ln b is the scale on queries
        if level * exact.LIMIT < 1 or level * first > exact.LIMIT:
            raise ValueError(
                "base and weight must leave scales between 1e-15 and 1e15, got "
                f"{validate.show(base)} and {first}"
            )
        made = cls(
            epsilon=(first + spent) * level,
            threshold=threshold,
            answers=count,
            neighbourhood=neighbourhood,
            monotone=monotone,
            share=Fraction(first, first + spent),
        )
        vars(made)["_base"] = Fraction(ratio), first
        return made

    variance = absent("it says above or below, not a number")
    interval = absent("it says above or below, not a number")

    def __repr__(self) -> str:
        return (
            f"<SparseVector: epsilon={float(self._epsilon):g}, threshold={self.threshold}, "
            f"answers={self.answers}, sensitivity={self.sensitivity}{shown(self.neighbourhood)}>"
        )

    @property
    def _moves(self) -> int:
        """How many Δ a query above must be shifted by."""
        return 1 if self.monotone else 2

    # Privacy --------------------------------------------------------------------------------------

    def probability(self, answers: Sequence[bool], values: Sequence[int]) -> Number:
        """The probability that queries with those true values are answered so.

        Parameters
        ----------
        answers
            One a query, True for *above*; the last of c *above* must be the last of all.
        values
            The queries' true values, as many.

        Returns
        -------
        Fraction or float
            Exact if the mechanism was made by `with_base`.

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range, or no session gives those answers; or if values
            lie too far from the threshold for exact sums: at base 2 within 2000 is well, at bases
            and weights of more digits less, which the message tells, or none at all.

        Examples
        --------
        >>> SparseVector.with_base(2, threshold=1).probability([False, True], [0, 1])
        Fraction(572, 1575)
        """
        said, gaps = self._transcript(answers), self._gaps(values)
        if len(said) != len(gaps):
            raise ValueError(f"answers must be {len(gaps)}, one a value, got {len(said)}")
        shrink = self._shrink
        if shrink is not None:
            return transcript_probability(said, gaps, *shrink)
        return dict(self._float_row(gaps, [said]))[said]

    def channel(
        self, queries: Sequence[Callable[[DataSet], int]], data_sets: Sequence[DataSet]
    ) -> Channel:
        """A session on queries that were written down in advance, as a table.

        Parameters
        ----------
        queries
            Functions from a data set to a whole number, asked in this order.
        data_sets
            Data sets, as tuples of records.

        Returns
        -------
        Channel
            A column for each way in which the session can go: a tuple of answers, True for *above*.

        Raises
        ------
        TypeError, ValueError
            If a query is no function or gives no whole number, there are over 1024 ways, or the
            table would have over 2²⁰ cells; or as for `probability`.
        """
        validate.several(queries=queries)
        validate.several(data_sets=data_sets)
        for query in queries:
            validate.function(queries=query)
        ways = self._ways(len(queries))
        room_for(data_sets, ways=ways)
        shrink = self._shrink
        rows: list[list[Number]] = []
        for data in data_sets:
            gaps = self._gaps([query(data) for query in queries])
            if shrink is None:
                chances = dict(self._float_row(gaps, ways))
                total = math.fsum(chances.values())
                rows.append([chances[way] / total for way in ways])
            else:
                rows.append(
                    [transcript_probability(way, gaps[: len(way)], *shrink) for way in ways]
                )
        return Channel(rows, inputs=data_sets, outputs=ways)

    def accuracy(self, queries: int, *, probability: Number = 2 / 3) -> int:
        """A whole α_acc within which all of k comparisons are right, with at least that chance.

        Whatever was said to be above is at least ``T − α_acc`` then, whatever below at most
        ``T + α_acc``. With the chance β of failure, ``α_acc = s₁ ln(1/β₁) + s₂ ln(k/β₂)`` for the
        scales s₁, s₂ and ``β₁ : β₂ = s₁ : s₂`` with ``β₁ + β₂ = β``, each part rounded up.

        Parameters
        ----------
        queries
            k ≥ 1, how many are asked.
        probability
            1 − β, strictly between 0 and 1; two thirds by custom.

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range.

        Notes
        -----
        ``Pr(|K| > a) ≤ e^(−a/s)`` for whole a ≥ 0 and discrete Laplace noise K; the rest is the
        union bound. For c = 1 and a share of ½ it is below ``8 (ln k + ln(2/β)) Δ/ε``, but for
        rounding up.

        References
        ----------
        Dwork and Roth, "The algorithmic foundations of differential privacy", 2014, Theorem 3.24.

        Examples
        --------
        >>> SparseVector(epsilon=1, answers=1, share=Fraction(1, 2)).accuracy(100)
        30
        """
        count = validate.integer(1, queries=queries)
        fail = validate.log_shortfall(probability=probability)
        first, second = float(self.threshold_scale), float(self.query_scale)
        reach = -fail + math.log(first + second)
        return math.ceil(first * (reach - math.log(first))) + math.ceil(
            second * (math.log(count) + reach - math.log(second))
        )

    # Release --------------------------------------------------------------------------------------

    def session(self, *, rng: Randomness) -> SparseVectorSession:
        """A new session with all its answers. Each costs the whole guarantee: pay before it.

        Parameters
        ----------
        rng
            Source of randomness.

        Raises
        ------
        TypeError
            If `rng` is no source of randomness.
        """
        return SparseVectorSession(self, validate.randomness(rng=rng))

    def release(self, values: ArrayLike, *, rng: Randomness) -> NDArray[np.bool_]:
        """A session on queries that were written down in advance.

        Parameters
        ----------
        values
            The queries' true values: whole numbers, shape (queries,).
        rng
            Source of randomness.

        Returns
        -------
        numpy.ndarray
            True for *above*, one a query, up to where the session ended.

        Raises
        ------
        TypeError, ValueError
            If the values are no whole numbers on one axis, or `rng` is no source of randomness.

        Examples
        --------
        >>> alarm = SparseVector(epsilon=1, threshold=100)
        >>> alarm.release([0, 0, 200, 0, 300], rng=np.random.default_rng(1))
        array([False, False,  True])
        """
        session = self.session(rng=rng)
        return session.ask_all(values)

    # Parts ----------------------------------------------------------------------------------------

    @property
    def _shrink(self) -> tuple[Fraction, Fraction] | None:
        """``e^(−1/scale)`` of both noises after `with_base`: only tables need them in full."""
        if self._base is None:
            return None
        base, weight = self._base
        if (base.numerator.bit_length() - 1) * weight > EXACT_SIZE:
            raise ValueError(
                f"base and weight must leave numbers of at most {EXACT_SIZE} bits for exact "
                f"probabilities, got {validate.show(base)} and {validate.show(weight)}"
            )
        return 1 / base**weight, 1 / base

    def _gaps(self, values: Sequence[int]) -> list[int]:
        return [int(value) - self.threshold for value in _clamped(values=values).tolist()]

    def _transcript(self, answers: Sequence[bool]) -> Transcript:
        bits = tuple(bool(bit) for bit in validate.bit_array(answers=answers).tolist())
        if sum(bits) > self.answers or (sum(bits) == self.answers and not bits[-1]):
            raise ValueError(
                f"answers must end with the last of {self.answers} above, got {list(bits)}"
            )
        return bits

    def _ways(self, queries: int) -> list[Transcript]:
        """All ways in which a session on so many queries can go."""
        done: list[Transcript] = []
        going: list[Transcript] = [()]
        for _ in range(queries):
            longer = [(*way, answer) for way in going for answer in (False, True)]
            done += [way for way in longer if sum(way) == self.answers]
            going = [way for way in longer if sum(way) < self.answers]
            if len(done) + len(going) > MOST_OUTPUTS:
                raise ValueError(
                    f"queries must leave at most {MOST_OUTPUTS} ways for a session to go, "
                    f"got {queries} queries and {self.answers} answers"
                )
        return done + going

    def _float_row(
        self, gaps: list[int], ways: list[Transcript]
    ) -> Iterator[tuple[Transcript, float]]:
        """The same sum over the threshold's noise as `transcript_probability`, in floats."""
        first, second = float(self.threshold_scale), float(self.query_scale)
        reach = math.ceil(40 * max(first, second)) + 2
        low, high = min(*gaps, 0) - reach, max(*gaps, 0) + reach
        if high - low > 2**24:
            raise ValueError(
                "the scales and the values must span less than 2**24 for a table, "
                f"got {validate.show(high - low)}"
            )
        t = np.arange(low, high + 1)
        noise = math.tanh(0.5 / first) * np.exp(-np.abs(t) / first)
        above = [_above(t - gap, second) for gap in gaps]
        below = [_above(1 + gap - t, second) for gap in gaps]
        for way in ways:
            product = noise.copy()
            for answer, over, under in zip(way, above, below, strict=False):
                product *= over if answer else under
            yield way, float(product.sum())


class SparseVectorSession(Alone):
    """A conversation with the data: made by `SparseVector.session`.

    Any number of threads may ask; answers are given one at a time. It cannot be copied or pickled,
    and answers in no other process than its own, not even how many answers are left, for every copy
    would know the same threshold and give as many answers again.

    Parameters
    ----------
    mechanism
        What was promised, and paid for.
    rng
        Source of randomness.
    """

    def __init__(self, mechanism: SparseVector, rng: Randomness) -> None:
        super().__init__()
        self._mechanism, self._rng = mechanism, rng
        self._noisy = mechanism.threshold + int(
            exact.discrete_laplace(mechanism.threshold_scale, (), rng=rng)
        )
        self._left, self._asked = mechanism.answers, 0
        self._noise: IntArray = np.zeros(0, dtype=np.int64)
        self._used, self._block = 0, FIRST_BLOCK

    _copied = "a copy would know the same threshold, and answer as often again"

    def __repr__(self) -> str:
        asked = validate.many(self._asked, "query", "queries")
        return f"<SparseVectorSession: {asked}, {validate.many(self._left, 'answer')} above left>"

    @property
    def left(self) -> int:
        """How many answers *above* may still be given."""
        self._here()
        return self._left

    @property
    def asked(self) -> int:
        """How many queries were answered."""
        self._here()
        return self._asked

    @np.errstate(all="ignore")
    def ask(self, value: int) -> bool:
        """Whether the query is above the threshold, both with noise.

        Parameters
        ----------
        value
            The true value on the data, a whole number. It is for the mechanism: the analyst, who
            chose the query, must not see it, nor the message of a refusal, which shows it: see
            `dpedu.mechanisms.contract`.

        Raises
        ------
        TypeError
            If the value is no whole number.
        BudgetExceeded
            If all c answers *above* were given.
        RuntimeError
            In another process than that of the session, or in the middle of another question by the
            same thread, as a signal's handler may be.
        """
        whole = min(max(_whole(value=value), -LARGEST), LARGEST)
        with self._turn():
            above = whole + int(self._next(1)[0]) >= self._noisy
            self._left -= above
            self._asked += 1
        return above

    @np.errstate(all="ignore")
    def ask_all(self, values: ArrayLike) -> NDArray[np.bool_]:
        """The answers to several queries, in order, up to where the session ends.

        Raises
        ------
        TypeError, ValueError
            If the values are no whole numbers on one axis.
        BudgetExceeded, RuntimeError
            As for `ask`.
        """
        array = _clamped(values=values)
        said: list[NDArray[np.bool_]] = []
        with self._turn():
            start = 0
            while start < array.size and self._left:
                noise = self._next(array.size - start)
                above = noise + array[start : start + noise.size] >= self._noisy
                last = np.flatnonzero(above)[self._left - 1 : self._left]
                if last.size:
                    above = above[: last[0] + 1]
                self._left -= int(np.count_nonzero(above))
                self._asked += above.size
                start += above.size
                said.append(above)
        return np.concatenate(said)

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """One thread at a time, in this process, while there are answers left."""
        with super()._turn():
            if self._left == 0:
                given = self._mechanism.answers
                raise BudgetExceeded(
                    f"the session is over: {given} of {given} answers above were given"
                )
            yield

    def _next(self, most: int) -> IntArray:
        """Noise for at least one query and at most so many, each used once; drawn in blocks."""
        if self._used == self._noise.size:
            self._noise = exact.discrete_laplace(
                self._mechanism.query_scale, self._block, rng=self._rng
            )
            self._used, self._block = 0, min(2 * self._block, exact.BLOCK)
        noise = self._noise[self._used : self._used + most]
        self._used += noise.size
        return noise


def transcript_probability(
    answers: Sequence[bool],
    gaps: Sequence[int],
    threshold_shrink: Fraction,
    query_shrink: Fraction,
    *,
    at_most: int | None = None,
) -> Fraction:
    """The probability of those answers, exactly, in a session without an end.

    Query i is said to be above if ``g_i + ν_i ≥ ρ``, where noise k on the threshold ρ has a weight
    ``r^|k|`` and on a query ν ``q^|k|``.

    Parameters
    ----------
    answers
        True for *above*, one a query.
    gaps
        g, by how much each true value is above the threshold: whole numbers, as many.
    threshold_shrink, query_shrink
        r and q, from 0, which is no noise, to below 1.
    at_most
        If given, the probability that also ρ is at most that.

    Raises
    ------
    ValueError
        If values span more whole numbers than 2¹⁴ divided by the bits of the longer denominator.

    Notes
    -----
    It is ``Σ_t Pr(ρ = t) ∏_i Pr(ν_i ≥ t − g_i or not)``. Beyond all gaps every factor is linear in
    q^t, their product a polynomial, and the rest of the sum a sum of geometric series.

    Examples
    --------
    >>> half = Fraction(1, 2)
    >>> transcript_probability([True], [0], half, half)
    Fraction(16, 27)
    """
    r, q = threshold_shrink, query_shrink
    pairs = list(zip(answers, gaps, strict=True))
    high = max([0, *gaps]) if at_most is None else at_most + 1
    low = min([0, *gaps, high]) - 1
    most = EXACT_SIZE // max(r.denominator, q.denominator).bit_length()
    if high - low > most + 1:
        raise ValueError(
            f"values must lie within {most} of the threshold and of each other for exact "
            f"probabilities with this base, got a distance of {validate.show(high - low - 1)}"
        )
    total = r**-low * _series(
        [(not answer, q ** (1 + gap - low) / (1 + q)) for answer, gap in pairs], r, q
    )
    for t in range(low + 1, high):
        total += r ** abs(t) * _product(pairs, t, q)
    if at_most is None:
        total += r**high * _series(
            [(answer, q ** (high - gap) / (1 + q)) for answer, gap in pairs], r, q
        )
    return (1 - r) / (1 + r) * total


def _product(pairs: Sequence[tuple[bool, int]], t: int, q: Fraction) -> Fraction:
    """The probability of the answers, given that the threshold's noise is t."""
    product = Fraction(1)
    for answer, gap in pairs:
        u = t - gap
        above = q**u / (1 + q) if u > 0 else 1 - q ** (1 - u) / (1 + q)
        product *= above if answer else 1 - above
    return product


def _series(factors: Sequence[tuple[bool, Fraction]], r: Fraction, q: Fraction) -> Fraction:
    """``Σ_j r^j ∏`` of factors ``a q^j`` where the bit is set, and ``1 − a q^j`` where not."""
    coefficients = [Fraction(1)]
    for bit, a in factors:
        shifted = [Fraction(0), *(a * c for c in coefficients)]
        kept = [*coefficients, Fraction(0)]
        coefficients = shifted if bit else [c - s for c, s in zip(kept, shifted, strict=True)]
    return sum((c / (1 - r * q**power) for power, c in enumerate(coefficients)), Fraction(0))


def _above(u: IntArray, scale: float) -> FloatArray:
    """``Pr(ν ≥ u)`` for discrete Laplace noise of that scale, to full relative precision."""
    q = math.exp(-1 / scale)
    tail = np.exp(-np.maximum(u, 1 - u) / scale) / (1 + q)
    return np.where(u > 0, tail, 1 - tail)


def _best_share(moves: int) -> Fraction:
    best = 1 + moves ** (2 / 3)
    return Fraction(1 / best).limit_denominator(1000) or Fraction(1, round(best))


def _whole(**argument: int) -> int:
    """A whole number of any size and sign."""
    ((name, value),) = argument.items()
    if isinstance(value, Fraction) and value.denominator == 1:
        value = int(value)
    if not validate.is_number(value, Integral):
        raise TypeError(f"{name} must be a whole number, got {validate.show(value)}")
    return int(value)


def _within(**argument: int) -> int:
    ((name, value),) = argument.items()
    whole = _whole(**argument)
    if abs(whole) > LARGEST // 2:
        raise ValueError(f"{name} must lie within ±2**61, got {validate.show(value)}")
    return whole


def _clamped(**argument: ArrayLike) -> IntArray:
    """Whole numbers on one axis, moved to ±2⁶² where they lie beyond: that moves none apart."""
    (name,) = argument
    array = clamped(**argument)
    if array.ndim != 1:
        raise ValueError(f"{name} must have one axis, got shape {array.shape}")
    return array
