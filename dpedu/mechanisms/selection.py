"""What all mechanisms that pick one of finitely many candidates by its utility have in common."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._digits import big, digits, least, logarithm, most, up
from dpedu._validate import FloatArray, IntArray, Number, Randomness
from dpedu.mechanisms.contract import Mechanism, absent, optional_neighbourhood, shown
from dpedu.mechanisms.sensitivity import brute_force
from dpedu.neighbours import DataSet, Neighbourhood, Relation
from dpedu.noise.exact import Words, word_source
from dpedu.noise.exponentials import Decay
from dpedu.privacy.channel import Channel, room_for

__all__ = ["Selection", "utility_sensitivity"]

Utility = Callable[[Any, DataSet], Number]
"""U(a, x): how good the candidate a is for the data set x."""

Places = int | IntArray
"""One index, or an array of them."""

EXACT_SPAN = 100_000
"""How far apart utilities may lie in exact arithmetic: powers of the base have as many digits."""

EXACT_BITS = 2**20
"""How many bits such a power may have: sums of longer ones take minutes."""


class Selection(Mechanism):
    """A mechanism that picks a candidate, with utilities of known sensitivity.

    Parameters
    ----------
    epsilon
        ε from 0 to infinity, both included. At 0 every candidate has the same chance; at infinity
        the maximisers share it evenly, and nothing is promised.
    sensitivity
        Δ_U > 0: by how much a utility can differ between neighbours, for any one candidate.
    neighbourhood
        The neighbours that the sensitivity was computed for; without it, `guarantee` asks.
    monotone
        Whether between any two neighbours all utilities move the same way, as counts do when a
        person joins. Then half the noise is enough: ``e^(ε U/Δ_U)`` instead of ``e^(ε U/(2Δ_U))``.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.
    """

    _shrink: Fraction | None = None
    """1/b after `with_base`, so that an infinite base is the ordinary number 0."""

    def __init__(
        self,
        *,
        epsilon: Number,
        sensitivity: Number,
        neighbourhood: Neighbourhood | str | None = None,
        monotone: bool = False,
    ) -> None:
        self._epsilon = validate.extended_non_negative(epsilon=epsilon)
        validate.positive_float(sensitivity=sensitivity)
        self.sensitivity = validate.rounded_up(validate.positive(sensitivity=sensitivity))
        self.neighbourhood = optional_neighbourhood(neighbourhood)
        self.monotone = _truth(monotone=monotone)

    @classmethod
    def with_base(
        cls,
        base: Number,
        *,
        sensitivity: Number = 1,
        neighbourhood: Neighbourhood | str | None = None,
        monotone: bool = False,
    ) -> Self:
        """The same mechanism by the base ``b = e^(ε/(2Δ_U))`` of its weights ``b^U``, exactly.

        Its probabilities are `Fraction`s, so that a proof can be checked with ``==``. Utilities
        must be whole numbers.

        Parameters
        ----------
        base
            A whole number or `Fraction` of at least 1, or infinity.
        sensitivity, neighbourhood, monotone
            As for the class. ε is ``2 Δ_U ln b``, or ``Δ_U ln b`` for monotone utilities.

        Raises
        ------
        TypeError
            If the base is a finite float: it would not be exact.
        ValueError
            If an argument is outside its range.

        Examples
        --------
        >>> from dpedu.mechanisms import ExponentialMechanism
        >>> ExponentialMechanism.with_base(2).probabilities([0, 1, 1])
        array([Fraction(1, 5), Fraction(2, 5), Fraction(2, 5)], dtype=object)
        """
        checked = validate.number(base=base)
        if isinstance(checked, float) and math.isfinite(checked):
            raise TypeError(f"base must be a Fraction or a whole number, got {validate.show(base)}")
        if checked < 1:
            raise ValueError(f"base must be at least 1, got {validate.show(base)}")
        moves = 1 if _truth(monotone=monotone) else 2
        validate.positive_float(sensitivity=sensitivity)
        loss: float = math.inf
        if checked < math.inf:
            mp = digits()
            weight = logarithm(mp, Fraction(checked))
            loss = up(moves * big(mp, most(sensitivity)) * weight)
        made = cls(
            epsilon=loss,
            sensitivity=sensitivity,
            neighbourhood=neighbourhood,
            monotone=monotone,
        )
        vars(made)["_shrink"] = Fraction(0) if isinstance(checked, float) else 1 / Fraction(checked)
        return made

    def __repr__(self) -> str:
        return (
            f"<{type(self).__name__}: epsilon={float(self._epsilon):g}, "
            f"sensitivity={self.sensitivity:g}{shown(self.neighbourhood)}>"
        )

    # Privacy --------------------------------------------------------------------------------------

    def channel(
        self, utility: Utility, data_sets: Sequence[DataSet], candidates: Sequence[Any]
    ) -> Channel:
        """The mechanism as a table: a row for each data set, a column for each candidate.

        Parameters
        ----------
        utility
            The function U of a candidate and a data set.
        data_sets
            Data sets, as tuples of records.
        candidates
            What can be picked.

        Raises
        ------
        TypeError, ValueError
            If a utility is no finite number, there are no data sets or candidates, or the table
            would have over 2²⁰ cells.

        Notes
        -----
        Whether the utility has the sensitivity that the mechanism was built for is not checked
        here; `utility_sensitivity` computes it, and the channel's own `epsilon` shows what it
        means if it has not.

        Examples
        --------
        Which of two parties has more votes?

        >>> from dpedu import data_sets
        >>> from dpedu.mechanisms import ExponentialMechanism
        >>> picked = ExponentialMechanism.with_base(2).channel(
        ...     lambda party, votes: votes.count(party), data_sets("ab", range(3)), "ab"
        ... )
        >>> picked.probability("a", given=("a",))
        Fraction(2, 3)
        """
        validate.function(utility=utility)
        validate.several(data_sets=data_sets)
        validate.several(candidates=candidates)
        room_for(data_sets, candidates=candidates)
        columns = list(candidates)
        scores: list[list[Any]] = [
            [utility(candidate, data) for candidate in columns] for data in data_sets
        ]
        rows = [self.probabilities(row) for row in scores]
        return Channel(rows, inputs=data_sets, outputs=columns)

    variance = absent("it releases a name, not a number")
    interval = absent("it releases a name, not a number")

    def accuracy(self, candidates: int, *, probability: Number = 2 / 3) -> float:
        """How far below the best utility the picked one may lie, with at least that probability.

        It is ``(2Δ_U/ε) ln(k/(1 − probability))`` for k candidates, whatever their utilities, and
        half of that for monotone ones. `ReportNoisyMax` with Laplace noise has a bound of its own.

        Parameters
        ----------
        candidates
            k, at least 1.
        probability
            Strictly between 0 and 1.

        References
        ----------
        Dwork and Roth, "The algorithmic foundations of differential privacy", 2014, Theorem 3.11.

        Examples
        --------
        >>> from dpedu.mechanisms import ExponentialMechanism
        >>> round(ExponentialMechanism(epsilon=1, sensitivity=1).accuracy(10), 3)
        6.802
        """
        candidates = validate.integer(1, candidates=candidates)
        left = validate.log_shortfall(probability=probability)
        if self._epsilon == 0:
            return math.inf
        return self._scale() * self._reach(candidates, left)

    def _scale(self) -> float:
        """``2Δ_U/ε``, or half of that for monotone utilities, rounded up; infinite for ε = 0."""
        if self._epsilon in (0, math.inf):
            return 0.0 if self._epsilon else math.inf
        return up(self._moves * most(self.sensitivity) / least(self._epsilon))

    def _reach(self, candidates: int, left: float) -> float:
        """The same in units of the noise's scale, for the logarithm of the chance that is left."""
        return math.log(candidates) - left

    # Release --------------------------------------------------------------------------------------

    def release(self, utilities: ArrayLike, *, rng: Randomness) -> Places:
        """The place of one picked candidate, or of one in each row.

        Whole-number utilities, below 1.8 · 10³⁰⁸ in size, are picked from with exactly the chances
        that theory says. For others independent noise is added to the logarithms of the weights in
        floating point, and the largest taken.

        Parameters
        ----------
        utilities
            Finite utilities, one a candidate along the last axis.
        rng
            Source of randomness; for whole numbers also ``random.SystemRandom()``.

        Returns
        -------
        int or numpy.ndarray
            An index into the last axis: an `int` for one row of utilities, else an array whose
            shape is that of the leading axes. What is guaranteed holds for one pick: those
            of several rows compose.

        Raises
        ------
        TypeError, ValueError
            If the utilities are empty or not finite numbers, or `rng` is no generator.

        Notes
        -----
        In floating point a utility that differs by less than its last digit is not told apart, and
        chances are off in theirs; `Fraction`s are rounded after their differences are taken. For
        real use, put real utilities on a grid.

        Examples
        --------
        >>> from dpedu.mechanisms import ExponentialMechanism
        >>> mechanism = ExponentialMechanism(epsilon=1, sensitivity=1)
        >>> mechanism.release([0, 1, 2, 30], rng=np.random.default_rng(7))
        3
        """
        validate.randomness(rng=rng)
        losses = self._losses(utilities)
        if losses is None:
            scores = self._log_weights(utilities)
            scores += self._noise(scores.shape, validate.generator(rng=rng))
            places = np.asarray(scores.argmax(axis=-1), dtype=np.int64)
        else:
            rows = losses.reshape(-1, losses.shape[-1])
            places = self._exactly(rows, self._decay, word_source(rng)).reshape(losses.shape[:-1])
        return int(places) if places.ndim == 0 else places

    # What each of them defines --------------------------------------------------------------------

    @abstractmethod
    def probabilities(self, utilities: ArrayLike) -> NDArray[Any]:
        """The probability of each candidate, from the candidates' utilities."""

    @abstractmethod
    def _noise(self, shape: tuple[int, ...], rng: np.random.Generator) -> FloatArray:
        """The noise on the logarithms of the weights."""

    @abstractmethod
    def _exactly(self, losses: NDArray[Any], decay: Decay, words: Words) -> IntArray:
        """One place in each row, from how far each is below the best."""

    @property
    def _moves(self) -> int:
        """2 if the weight of one candidate can rise while the others' fall, else 1."""
        return 1 if self.monotone else 2

    # Weights --------------------------------------------------------------------------------------

    @property
    def _decay(self) -> Decay:
        """How a candidate's weight falls with every 1 that it is worse than the best."""
        if self._shrink is not None:
            return Decay(base=self._shrink)
        if self._epsilon == math.inf:
            return Decay(rate=math.inf)
        return Decay(rate=least(self._epsilon) / (self._moves * most(self.sensitivity)))

    def _losses(self, utilities: ArrayLike) -> NDArray[Any] | None:
        """How far each is below the best, for whole numbers, exactly; None for others."""
        _rows(utilities, validate.real_array(utilities=utilities))
        try:
            array = validate.whole_array(utilities=utilities)
        except TypeError:  # real numbers
            return None
        wide: Any = {"i": np.int64, "u": np.uint64}.get(array.dtype.kind, object)
        array = array.astype(wide)
        if int(array.max()) - int(array.min()) < 2**63:
            array = (array - array.min()).astype(np.int64)
        else:
            array = array.astype(object)
        return np.asarray(array.max(axis=-1, keepdims=True) - array)

    def _log_weights(self, utilities: ArrayLike) -> FloatArray:
        """Logarithms of the weights: over the last axis at most 0, and 0 for the best ones."""
        scores = _rows(utilities, validate.real_array(utilities=utilities))
        losses = self._losses(utilities)
        if losses is None:
            losses = _fraction_losses(utilities)
        if self._epsilon == math.inf:
            best = scores == scores.max(axis=-1, keepdims=True) if losses is None else losses == 0
            return np.where(best, 0.0, -math.inf)
        # Halves first, or the difference of two huge utilities would overflow.
        if losses is None:
            scores *= 0.5
            scores -= scores.max(axis=-1, keepdims=True)
        else:
            scores = -np.asarray(losses / 2, dtype=np.float64)
        epsilon, sensitivity = 2 / self._moves * float(self._epsilon), self.sensitivity
        with np.errstate(over="ignore"):
            if epsilon / sensitivity < math.inf:
                scores *= epsilon / sensitivity
            else:
                scores /= sensitivity
                scores *= epsilon
        return scores

    def _weights(self, utilities: ArrayLike) -> NDArray[Any]:
        """``b^(U − max U)`` over the last axis: `Fraction`s after `with_base`, else floats."""
        if self._shrink is None:
            return np.exp(self._log_weights(utilities))
        scores = _rows(utilities, validate.whole_array(utilities=utilities)).astype(object)
        gaps = scores.max(axis=-1, keepdims=True) - scores
        span = min(EXACT_SPAN, EXACT_BITS // self._shrink.denominator.bit_length())
        if 0 < self._shrink < 1 and gaps.max() > span:
            raise ValueError(
                f"utilities must lie within {span} of each other for exact probabilities with this "
                f"base, got a distance of {validate.show(int(gaps.max()))}"
            )
        return np.asarray(np.array(self._shrink, dtype=object) ** gaps)


def utility_sensitivity(
    utility: Utility,
    data_sets: Sequence[DataSet],
    candidates: Sequence[Any],
    neighbourhood: Relation,
) -> Number:
    """The sensitivity of a utility, by trying every pair of neighbours and every candidate.

    It is ``Δ_U = max |U(a, x) − U(a, x')|`` over candidates a and neighbours x, x' among the given
    data sets. That equals the sensitivity only if the worst neighbours are among them.

    Parameters
    ----------
    utility
        The function U of a candidate and a data set.
    data_sets
        Data sets, as tuples of records.
    candidates
        What can be picked.
    neighbourhood
        ``"membership"``, ``"edit"``, or a symmetric function of two data sets.

    Raises
    ------
    TypeError, ValueError
        If no two data sets are neighbours, there is no candidate, or a utility is no number.

    Examples
    --------
    >>> from dpedu import data_sets
    >>> distance = lambda a, x: -abs(sum(x) - a)
    >>> utility_sensitivity(distance, data_sets((0, 1), range(4)), range(4), "membership")
    1
    """
    validate.function(utility=utility)
    validate.several(candidates=candidates)
    columns = list(candidates)
    return brute_force(
        lambda data: [_value(utility, candidate, data) for candidate in columns],
        data_sets,
        neighbourhood,
        order=math.inf,
    )


def _value(utility: Utility, candidate: Any, data: DataSet) -> Number:
    return validate.finite(utility=utility(candidate, data))


def _rows(utilities: ArrayLike, array: NDArray[Any]) -> NDArray[Any]:
    """The checked array, if it has an axis for candidates."""
    if array.ndim == 0:
        raise ValueError(f"utilities must be a sequence, got {validate.show(utilities)}")
    return array


def _fraction_losses(utilities: ArrayLike) -> NDArray[Any] | None:
    """How far each is below the best, exactly, where numbers of Python are among them."""
    array = np.asarray(utilities)
    if array.dtype != object:
        return None
    exact = [Fraction(validate.number(utilities=each)) for each in array.flat]
    rows = np.array(exact, dtype=object).reshape(array.shape)
    return np.asarray(rows.max(axis=-1, keepdims=True) - rows)


def _truth(**argument: object) -> bool:
    ((name, value),) = argument.items()
    if not isinstance(value, bool):
        raise TypeError(f"{name} must be True or False, got {validate.show(value)}")
    return value


def gumbel_noise(shape: tuple[int, ...], rng: np.random.Generator) -> FloatArray:
    """Standard Gumbel noise, as −ln of exponential variables, which are fast to draw."""
    # The floor keeps −ln 0 = ∞ away, which would let a candidate of weight 0 win.
    noise = np.maximum(rng.standard_exponential(shape), 1e-300)
    return np.negative(np.log(noise, out=noise), out=noise)
