"""A guarantee as a value: what is promised, and for which neighbours."""

from __future__ import annotations

import math
from dataclasses import dataclass

from dpedu import _validate as validate
from dpedu._digits import big, digits, magnitude, most, times, up
from dpedu._validate import Number
from dpedu.neighbours import Neighbourhood, neighbourhood_of


@dataclass(frozen=True, kw_only=True, repr=False)
class Guarantee(validate.Written):
    """(ε, δ)-differential privacy under a named neighbourhood.

    It says that ``π(A ∣ x) ≤ e^ε π(A ∣ x') + δ`` for every set of outputs A and every pair of
    neighbours x, x', in both orders.

    Parameters
    ----------
    epsilon
        ε ≥ 0; infinity means that nothing is promised.
    delta
        δ between 0 and 1; 0 is pure differential privacy.
    neighbourhood
        ``"membership"`` or ``"edit"``.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Dwork, Kenthapadi, McSherry, Mironov and Naor, "Our data, ourselves", EUROCRYPT 2006.

    Examples
    --------
    >>> print(Guarantee(epsilon=1.0, neighbourhood="edit"))
    1-DP under edit neighbours
    >>> print(Guarantee(epsilon=1.0, delta=1e-6, neighbourhood="membership").as_edit())
    (2, 3.71828e-06)-DP under edit neighbours
    """

    epsilon: Number
    delta: Number = 0.0
    neighbourhood: Neighbourhood

    def __post_init__(self) -> None:
        checked = {
            "epsilon": validate.extended_non_negative(epsilon=self.epsilon),
            "delta": validate.probability(delta=self.delta),
            "neighbourhood": neighbourhood_of(self.neighbourhood),
        }
        for name, value in checked.items():
            object.__setattr__(self, name, value)

    def __str__(self) -> str:
        level = f"{float(self.epsilon):g}"
        if self.delta:
            level = f"({level}, {float(self.delta):g})"
        return f"{level}-DP under {self.neighbourhood} neighbours"

    def for_group(self, size: int) -> Guarantee:
        """The guarantee for data sets at distance `size`: ``(kε, δ (e^(kε) − 1)/(e^ε − 1))``.

        That δ is the sum of ``δ e^(jε)`` over the k steps j = 0, …, k − 1 from one to the other.

        Raises
        ------
        TypeError, ValueError
            If `size` is not a whole number of at least 1.

        References
        ----------
        Dwork and Roth, "The algorithmic foundations of differential privacy", 2014, Theorem 2.2;
        Vadhan, "The complexity of differential privacy", 2017, Lemma 2.2, for δ > 0.

        Examples
        --------
        >>> print(Guarantee(epsilon=0.5, neighbourhood="membership").for_group(4))
        2-DP under membership neighbours
        """
        size = validate.integer(1, size=size)
        if size == 1:
            return self
        return Guarantee(
            epsilon=times(size, self.epsilon),
            delta=self._failure(size),
            neighbourhood=self.neighbourhood,
        )

    def _failure(self, size: int) -> Number:
        """``δ (e^(kε) − 1)/(e^ε − 1)``, rounded up; at most 1."""
        if self.delta in (0, 1) or self.epsilon == math.inf:
            return 1 if self.delta else 0
        if self.epsilon == 0:
            return min(times(size, self.delta), 1)
        mp = digits(lost=-magnitude(most(self.epsilon)))
        epsilon, delta = big(mp, most(self.epsilon)), big(mp, most(self.delta))
        return min(up(delta * mp.expm1(size * epsilon) / mp.expm1(epsilon)), 1.0)

    def as_edit(self) -> Guarantee:
        """What this guarantee implies under edit neighbours.

        An edit is a removal and an addition: (ε, δ) becomes ``(2ε, (1 + e^ε) δ)``. There is no way
        back, for a mechanism that is private under edit may reveal who takes part.

        Examples
        --------
        >>> print(Guarantee(epsilon=1.0, neighbourhood="membership").as_edit())
        2-DP under edit neighbours
        """
        if self.neighbourhood is Neighbourhood.EDIT:
            return self
        twice = self.for_group(2)
        return Guarantee(epsilon=twice.epsilon, delta=twice.delta, neighbourhood=Neighbourhood.EDIT)
