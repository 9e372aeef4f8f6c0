"""What somebody who sees an answer comes to believe about the data."""

from __future__ import annotations

import math

from dpedu import _validate as validate
from dpedu._digits import big, digits, down, float_above, least, most, up
from dpedu._validate import Number


def posterior_bounds(prior: Number, epsilon: Number) -> tuple[float, float]:
    """The least and the greatest belief in x that any answer of an ε-DP mechanism can leave.

    An adversary is sure that the data are x or its neighbour x', and believes in x with probability
    β. After any answer of a mechanism that is ε-differentially private for a neighbourhood in which
    x and x' are neighbours, the belief in x lies between ``β / (β + e^ε (1 − β))`` and
    ``β / (β + e^−ε (1 − β))``.

    Parameters
    ----------
    prior
        β, between 0 and 1.
    epsilon
        ε ≥ 0; infinity is allowed.

    Returns
    -------
    tuple of float
        The lower and the upper bound, rounded outwards. A float β is read in the worse of two ways,
        as what it holds and as the decimal that it shows: next to 1, that is what the lower one is
        off by, 0.1 % at ``1 − 5·10⁻¹⁵``. A `Fraction` has one reading.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Kasiviswanathan and Smith, "On the semantics of differential privacy: a Bayesian formulation",
    JPC 2014.

    Examples
    --------
    >>> low, high = posterior_bounds(0.5, math.log(3))
    >>> round(low, 6), round(high, 6)
    (0.25, 0.75)
    """
    belief = validate.probability(prior=prior)
    loss = validate.extended_non_negative(epsilon=epsilon)
    if belief in (0, 1) or loss == 0:
        return max(0.0, -float_above(-belief)), float_above(belief)
    if loss == math.inf:
        return 0.0, 1.0
    mp = digits()
    shrink = mp.exp(-big(mp, most(loss)))
    rare, often = least(belief), most(belief)
    low = big(mp, rare) * shrink / (big(mp, rare) * shrink + big(mp, 1 - rare))
    high = big(mp, often) / (big(mp, often) + shrink * big(mp, 1 - often))
    return max(0.0, down(low)), min(1.0, up(high))
