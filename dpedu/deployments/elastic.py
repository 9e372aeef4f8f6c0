"""Elastic sensitivity: how much noise a count over a join needs, from frequencies alone.

One row of one table can meet very many rows of another, so no number fits the sensitivity of a join
for all data. For the data at hand, it is at most the largest frequency of a key. That number may
not set the noise, for it tells about the data; but it changes by at most one from neighbour to
neighbour, so a smoothed version of it may. Uber's system for SQL worked like this.
"""

from __future__ import annotations

import math
from fractions import Fraction
from numbers import Integral
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._digits import least, up
from dpedu._validate import Number, Randomness
from dpedu.mechanisms.contract import Mechanism, absent
from dpedu.mechanisms.median import (
    check_exact,
    discrete_laplace_smoothness,
    laplace_smoothness,
    less_rounding,
)
from dpedu.neighbours import Neighbourhood, neighbourhood_of
from dpedu.noise import fast
from dpedu.noise.exact import LIMIT, discrete_laplace

Kind = Literal["two tables", "public left", "public right", "one table"]
KINDS: tuple[Kind, ...] = ("two tables", "public left", "public right", "one table")


MOST_ROWS = 2**27
"""How many rows a table may have that an exact count joins."""


def join_count(left: ArrayLike, right: ArrayLike) -> int:
    """How many pairs of rows have equal keys: ``SELECT COUNT(*) … JOIN … ON left = right``.

    Parameters
    ----------
    left, right
        The keys of each table's rows, whole numbers of any size or strings, of the same kind on
        either side: shapes (left rows,) and (right rows,). A table may be empty.

    Raises
    ------
    TypeError, ValueError
        If keys are neither whole numbers nor strings, or of different kinds.

    Examples
    --------
    >>> join_count(["a", "a", "b"], ["a", "b", "b", "c"])
    4
    """
    keys = _keys(left=left), _keys(right=right)
    if 0 in (keys[0].size, keys[1].size):  # of no kind: an error would tell
        return 0
    if isinstance(keys[0][0], str) != isinstance(keys[1][0], str):
        raise TypeError("right must have keys of the kind that left has: numbers or strings")
    if keys[0].dtype != keys[1].dtype:  # numpy would compare them as floats, or not at all
        keys = keys[0].astype(object), keys[1].astype(object)
    (first, first_counts), (second, second_counts) = (
        np.unique(one, return_counts=True) for one in keys
    )
    _, here, there = np.intersect1d(first, second, assume_unique=True, return_indices=True)
    return int(first_counts[here] @ second_counts[there])


def elastic_sensitivity(
    left: ArrayLike, right: ArrayLike, *, distance: int = 0, kind: Kind = "two tables"
) -> int:
    """A bound on the sensitivity of a join count, for all data within `distance` changes of these.

    With m and m' the largest frequencies of a key on either side and k changes: ``max(m, m') + k``
    for two private tables; the other side's frequency alone, whatever k, where one table is public;
    ``m + m' + 2k + 1`` for a table joined with itself, a row of which has a key on both sides.
    An empty table counts as one of a single row.

    Parameters
    ----------
    left, right
        Keys, as for `join_count`.
    distance
        K ≥ 0: how many rows may differ.
    kind
        ``"two tables"``, ``"public left"``, ``"public right"`` or ``"one table"``.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Johnson, Near and Song, "Towards practical differential privacy for SQL queries", PVLDB 2018,
    Definition 4.

    Examples
    --------
    >>> elastic_sensitivity(["a", "a", "b"], ["a", "b", "b", "b"])
    3
    """
    start, slope = _line(left, right, kind)
    return start + slope * validate.integer(0, distance=distance)


class ElasticJoinCount(Mechanism):
    """A count over a join with Laplace noise by smoothed elastic sensitivity.

    Parameters
    ----------
    epsilon
        ε > 0.
    delta
        δ, strictly between 0 and 1.
    neighbourhood
        ``"membership"``: a row of a private table more or less; or ``"edit"``: another row in its
        place. The bound holds for both.
    kind
        Which tables are private: see `elastic_sensitivity`.
    exact
        Whole-number noise of exact probabilities, for real use. Without it noise is in floating
        point, which is unsafe outside of a course.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range; for an exact one ε must be between 10⁻⁶ and 10³, and
        noise must fit its samplers for tables of 2²⁷ rows, which is the most that it counts.

    Notes
    -----
    The noise has scale 2S/ε, where ``S = max_k e^(−βk) Ŝ(k)`` over numbers of changes k, Ŝ is the
    elastic sensitivity and ``β = ε/(2 ln(2/δ))``. A row is a person: who has several rows is not
    covered by this.

    *Exact*: the count is a whole number, and noise is discrete Laplace. The shift costs ε/2 by the
    scale. β is at most what `discrete_laplace_smoothness` proves to be enough for a change of
    scale, S being at least 1; it is smaller by 2⁻³⁸, which pays for S being computed in floats.

    References
    ----------
    Johnson, Near and Song, as for `elastic_sensitivity`; Nissim, Raskhodnikova and Smith, "Smooth
    sensitivity and sampling in private data analysis", STOC 2007.

    Examples
    --------
    >>> trips = np.arange(3000) % 500            # who took each trip
    >>> riders = np.arange(500)
    >>> count = ElasticJoinCount(epsilon=1, delta=1e-6, neighbourhood="membership")
    >>> round(count.smooth_sensitivity((trips, riders)), 3)
    13.127
    >>> round(count.release((trips, riders), rng=np.random.default_rng(1)))
    3001
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        delta: Number,
        neighbourhood: Neighbourhood | str,
        kind: Kind = "two tables",
        exact: bool = False,
    ) -> None:
        self._epsilon = validate.positive(epsilon=epsilon)
        level = validate.positive_float(epsilon=epsilon)
        self._delta = validate.open_probability(delta=delta)
        self.neighbourhood = neighbourhood_of(neighbourhood)
        self.kind: Kind = validate.one_of(KINDS, kind=kind)
        ratio = 2 / validate.positive_float(delta=delta)  # infinite for the least floats
        logarithm = math.log(ratio) if ratio < math.inf else math.log(2) - math.log(delta)
        published = level / (2 * logarithm)
        self.exact = validate.one_of((True, False), exact=exact)
        # Never more than what the shape of Laplace noise allows at this ε and δ.
        if self.exact:
            check_exact(epsilon)
            floor = 2 / validate.exact(self._epsilon)
            allowed = discrete_laplace_smoothness(epsilon, self._delta, floor)
            self.smoothness = less_rounding(min(published, allowed))
        else:
            self.smoothness = min(published, laplace_smoothness(level, self._delta))
        # The widest noise, for S ≤ start + slope/β: it would tell of the data if it were refused.
        most = LIMIT if self.exact else 1e300
        if not self.smoothness or (MOST_ROWS + 2 / self.smoothness) * 4 / level > most:
            raise ValueError(
                f"epsilon must be larger{' if exact' if self.exact else ''}, "
                f"got {validate.show(epsilon)}"
            )

    variance = absent("its noise is as wide as the tables ask for, which is not to be told")
    accuracy = absent("its noise is as wide as the tables ask for, which is not to be told")
    interval = absent("its noise is as wide as the tables ask for, which is not to be told")

    def __repr__(self) -> str:
        return (
            f"ElasticJoinCount(epsilon={validate.written(self._epsilon)}, "
            f"delta={validate.written(self._delta)}, "
            f"neighbourhood={self.neighbourhood!r}, kind={self.kind!r}"
            f"{', exact=True' if self.exact else ''})"
        )

    def smooth_sensitivity(self, data: tuple[ArrayLike, ArrayLike]) -> float:
        """S for these tables. It depends on them: never publish it.

        Parameters
        ----------
        data
            The keys of the left and of the right table.

        Raises
        ------
        TypeError, ValueError
            If the data are no pair of keys.
        """
        start, slope = _line(*_pair(data), self.kind)
        if slope == 0:
            return float(start)
        # e^(−βk)(start + slope k) rises up to k = 1/β − start/slope, and falls from then on. Floats
        # may miss that by less than one; at 0 they are right.
        top = math.floor(max(0.0, 1 / self.smoothness - start / slope))
        return max(
            math.exp(-self.smoothness * k) * (start + slope * k)
            for k in (0, max(top - 1, 0), top, top + 1, top + 2)
        )

    def scale(self, data: tuple[ArrayLike, ArrayLike]) -> float:
        """The scale 2S/ε of the noise for these tables, rounded up. Never publish it either."""
        return up(2 * Fraction(self.smooth_sensitivity(data)) / least(self._epsilon))

    def release(self, data: tuple[ArrayLike, ArrayLike], /, *, rng: Randomness) -> float:
        """A private count of the joined rows, a whole number if exact.

        Parameters
        ----------
        data
            The keys of the left and of the right table; for ``"one table"``, of each row's two
            columns.
        rng
            Source of randomness.

        Raises
        ------
        TypeError, ValueError
            If the data are no pair of keys, or `rng` is no generator.
        """
        left, right = _pair(data)
        if self.exact:
            for name, keys in (("left", left), ("right", right)):
                if np.size(keys) > MOST_ROWS:
                    raise ValueError(f"{name} must have at most {MOST_ROWS} rows if exact")
            width = 2 * Fraction(self.smooth_sensitivity(data)) / validate.exact(self._epsilon)
            return join_count(left, right) + int(discrete_laplace(width, (), rng=rng))
        scale = self.scale(data)
        return join_count(left, right) + float(
            fast.laplace(scale, (), rng=validate.generator(rng=rng))
        )


def _line(left: ArrayLike, right: ArrayLike, kind: Kind) -> tuple[int, int]:
    """The elastic sensitivity as a line in the number of changes: start and slope."""
    chosen = validate.one_of(KINDS, kind=kind)
    first, second = _keys(left=left), _keys(right=right)
    if chosen == "one table" and first.size != second.size:
        raise ValueError(
            f"right must have a key for each row of left, {first.size}, got {second.size}"
        )
    here, there = (  # nobody in a table counts as one: that it is empty is private too
        int(np.unique(keys, return_counts=True)[1].max(initial=1)) for keys in (first, second)
    )
    lines = {
        "two tables": (max(here, there), 1),
        "public left": (here, 0),
        "public right": (there, 0),
        "one table": (here + there + 1, 2),
    }
    return lines[chosen]


def _pair(data: Any) -> tuple[ArrayLike, ArrayLike]:
    if not isinstance(data, tuple) or len(data) != 2:
        raise TypeError(f"data must be a pair of left and right keys, got {validate.show(data)}")
    return data


def _keys(**argument: ArrayLike) -> NDArray[Any]:
    """Keys on one axis as they are: int64, strings of numpy, or Python's numbers or strings."""
    ((name, value),) = argument.items()
    if isinstance(value, np.ma.MaskedArray):  # an array of it would show what the mask hides
        raise TypeError(f"{name} must not be masked: leave hidden rows out")
    keys = np.asarray(value) if hasattr(value, "dtype") else np.array(value, dtype=object)
    if keys.ndim != 1:
        raise ValueError(f"{name} must have one axis, got shape {keys.shape}")
    if keys.dtype.kind == "u":
        keys = keys.astype(np.int64 if keys.max(initial=0) < 2**63 else object)
    if keys.dtype == object and not all(isinstance(key, str) for key in keys):
        if not all(validate.is_number(key, Integral) for key in keys):
            raise TypeError(
                f"{name} must hold whole numbers or strings, got {validate.show(value)}"
            )
        keys = np.array([int(key) for key in keys], dtype=object)
        if max(map(abs, keys)) < 2**63:
            keys = keys.astype(np.int64)
    if keys.dtype.kind not in "iUO" and keys.size:
        raise TypeError(f"{name} must hold whole numbers or strings, got {validate.show(value)}")
    return keys.astype(np.int64) if keys.dtype.kind == "i" else keys
