"""The exponential mechanism: the better a candidate, the likelier it is picked."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu._digits import most, up
from dpedu._validate import FloatArray, IntArray, Number
from dpedu.mechanisms.selection import Selection, gumbel_noise
from dpedu.noise.choice import rows_from_words
from dpedu.noise.exact import Words
from dpedu.noise.exponentials import Decay


class ExponentialMechanism(Selection):
    """Picks candidate a with probability proportional to ``e^(ε U(a, x) / (2Δ_U))``.

    Parameters
    ----------
    epsilon
        ε from 0 to infinity, both included. At 0 the pick is uniform over all candidates; at
        infinity it is uniform over the maximisers, which is deterministic only without ties.
    sensitivity
        Δ_U > 0: by how much a utility can differ between neighbours, for any one candidate.
    neighbourhood
        The neighbours that the sensitivity was computed for; without it, `guarantee` asks.
    monotone
        Whether between any two neighbours all utilities move the same way. Then the 2 in the
        exponent is not needed, and left out.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    It is ε-DP for every utility of that sensitivity. Without the 2 in the exponent it would be
    2ε-DP: a neighbour moves the weight of a candidate *and* the sum of all weights.

    `probabilities` of a mechanism made by `with_base` are exact, and `release` is for whole-number
    utilities. For others it works in floating point: the candidate with the largest ``ε U/(2Δ_U)``
    plus Gumbel noise has just these probabilities.

    References
    ----------
    McSherry and Talwar, "Mechanism design via differential privacy", FOCS 2007. Durfee and Rogers,
    "Practical differentially private top-k selection with pay-what-you-get composition", NeurIPS
    2019, Lemma 4.2, for the Gumbel form.

    Examples
    --------
    >>> mechanism = ExponentialMechanism(epsilon=1, sensitivity=1)
    >>> mechanism.probabilities([0, 1, 2, 3]).round(6)
    array([0.101536, 0.167405, 0.276004, 0.455054])
    >>> print(mechanism.guarantee("membership"))
    1-DP under membership neighbours
    >>> ExponentialMechanism(epsilon=float("inf"), sensitivity=1).probabilities([7, 3, 7])
    array([0.5, 0. , 0.5])
    """

    def probabilities(self, utilities: ArrayLike) -> NDArray[Any]:
        """The probability of each candidate.

        Parameters
        ----------
        utilities
            Finite utilities, one a candidate along the last axis; of any size and range. Of whole
            numbers and fractions the differences are taken exactly.

        Returns
        -------
        numpy.ndarray
            Of the same shape; sums to 1 over the last axis. `Fraction`s if the mechanism was made
            by `with_base`, else floats.

        Raises
        ------
        TypeError, ValueError
            If the utilities are empty or not finite numbers (whole ones, after `with_base`).

        Examples
        --------
        >>> mechanism = ExponentialMechanism(epsilon=1, sensitivity=1)
        >>> mechanism.probabilities([1e308, 1e308, -1e308])
        array([0.5, 0.5, 0. ])
        """
        weights = self._weights(utilities)
        return np.asarray(weights / weights.sum(axis=-1, keepdims=True))

    def zcdp(self) -> Number:
        """ρ = ε²/8, a quarter of what ε alone implies.

        All candidates' log-ratios lie in one interval of length ε: the sum of all weights moves
        them together. A loss in an interval of that length has cumulants at most those of a fair
        coin on its ends (Hoeffding's lemma).

        Raises
        ------
        Absent
            If ε is infinite.

        References
        ----------
        Cesar and Rogers, "Bounding, concentrating, and truncating: unifying privacy loss
        composition for data analytics", ALT 2021, Lemma 3.4; Dong, Durfee and Rogers, "Optimal
        differential privacy composition for exponential mechanisms", ICML 2020.

        Examples
        --------
        >>> ExponentialMechanism(epsilon=1, sensitivity=1).zcdp()
        0.125
        """
        alone = super().zcdp()
        # A quarter of a float may show as a decimal that is below.
        return up(most(alone) / 4) if isinstance(alone, float) else Fraction(alone) / 4

    def renyi(self, order: Number) -> float:
        """A bound on the Rényi divergence of that order: ``αρ``, or what ε implies if it is less.

        Raises
        ------
        Absent
            If ε is infinite.
        TypeError, ValueError
            If the order is not above 1.
        """
        known = super().renyi(order)
        return known if order == math.inf else min(known, up(most(order) * most(self.zcdp())))

    def _exactly(self, losses: NDArray[Any], decay: Decay, words: Words) -> IntArray:
        return rows_from_words(losses, decay, words)

    def _noise(self, shape: tuple[int, ...], rng: np.random.Generator) -> FloatArray:
        return gumbel_noise(shape, rng)
