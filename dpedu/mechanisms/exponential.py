"""The exponential mechanism: the better a candidate, the likelier it is picked."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu.mechanisms.selection import Places, Selection, largest


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
        The neighbours that the sensitivity is for, and with it the guarantee.
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

    `release` works in floating point; `probabilities` of a mechanism made by `with_base` are exact.

    References
    ----------
    McSherry and Talwar, "Mechanism design via differential privacy", FOCS 2007.

    Examples
    --------
    >>> mechanism = ExponentialMechanism(epsilon=1, sensitivity=1)
    >>> mechanism.probabilities([0, 1, 2, 3]).round(6)
    array([0.101536, 0.167405, 0.276004, 0.455054])
    >>> print(mechanism.guarantee())
    1-DP under membership neighbours
    >>> ExponentialMechanism(epsilon=float("inf"), sensitivity=1).probabilities([7, 3, 7])
    array([0.5, 0. , 0.5])
    """

    def probabilities(self, utilities: ArrayLike) -> NDArray[Any]:
        """The probability of each candidate.

        Parameters
        ----------
        utilities
            Finite utilities, one a candidate along the last axis; of any size and range.

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

    def release(self, utilities: ArrayLike, *, rng: np.random.Generator) -> Places:
        """The place of one picked candidate, or of one in each row.

        Adds independent standard Gumbel noise to the logarithms of the weights and takes the
        largest: the winner has exactly the distribution of `probabilities`, and no sum of weights
        is needed.

        Parameters
        ----------
        utilities
            Finite utilities, one a candidate along the last axis.
        rng
            Source of randomness.

        Returns
        -------
        int or numpy.ndarray
            An index into the last axis: an `int` for one row of utilities, else an array whose
            shape is that of the leading axes.

        Raises
        ------
        TypeError, ValueError
            If the utilities are empty or not finite numbers, or `rng` is no generator.

        References
        ----------
        Durfee and Rogers, "Practical differentially private top-k selection with pay-what-you-get
        composition", NeurIPS 2019, Lemma 4.2.

        Examples
        --------
        >>> mechanism = ExponentialMechanism(epsilon=1, sensitivity=1)
        >>> mechanism.release([0, 1, 2, 30], rng=np.random.default_rng(7))
        3
        """
        scores = self._log_weights(utilities)
        rng = validate.generator(rng=rng)
        # −ln of an exponential variable is a Gumbel variable. The floor keeps −ln 0 = ∞ away,
        # which would let a candidate of weight 0 win.
        waiting = np.maximum(rng.standard_exponential(scores.shape), 1e-300)
        scores -= np.log(waiting, out=waiting)
        return largest(scores)
