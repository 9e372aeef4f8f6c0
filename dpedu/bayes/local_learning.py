"""How much a private answer is worth: in the local model, n people count like about nε²."""

from __future__ import annotations

import math
from typing import Literal

from dpedu import _validate as validate
from dpedu._validate import Number
from dpedu.privacy.profiles import randomised_response_flip_probability


def information_share(flip_probability: Number, *, rate: Number) -> Number:
    """The Fisher information about θ in one randomised response, over that in the true bit.

    It is ``(1 − 2p)² θ(1 − θ)/(q(1 − q))`` with ``q = p + (1 − 2p)θ``: at θ = ½ it is
    ``(1 − 2p)²``, which is ``tanh²(ε/2)``, about ``ε²/4``.

    Parameters
    ----------
    flip_probability
        p, at most ½.
    rate
        θ, strictly between 0 and 1. `Fraction`s stay exact.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> from fractions import Fraction
    >>> information_share(Fraction(1, 4), rate=Fraction(1, 2))
    Fraction(1, 4)
    """
    p = validate.between(0, 0.5, flip_probability=flip_probability)
    theta = validate.open_probability(rate=rate)
    yes = p + (1 - 2 * p) * theta
    return (1 - 2 * p) ** 2 * theta * (1 - theta) / (yes * (1 - yes))


def effective_sample_size(
    people: Number,
    *,
    epsilon: Number,
    rate: Number = 0.5,
    dimensions: int = 1,
    sharing: Literal["sample", "split"] = "sample",
) -> float:
    """How many true records teach as much about a rate as ε-private answers of n people.

    Parameters
    ----------
    people
        n ≥ 0.
    epsilon
        ε ≥ 0 of all that one person says, under edit neighbours.
    rate
        θ of every bit, strictly between 0 and 1.
    dimensions
        d: how many bits each person has, all of whose rates are wanted.
    sharing
        ``"sample"``: each person answers for one of the d bits, drawn at random, with all of ε;
        about ``nε²/(4d)``. ``"split"``: for each bit with ``ε/d``; only about ``nε²/(4d²)``.

    Returns
    -------
    float
        At most n.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    No ε-private protocol does better than of order nε² for ε ≤ 1, or nε²/d in d dimensions: see
    `information_contraction`.

    References
    ----------
    Duchi, Jordan and Wainwright, "Local privacy and statistical minimax rates", FOCS 2013.

    Examples
    --------
    >>> round(effective_sample_size(1_000_000, epsilon=0.1))
    2496
    >>> round(effective_sample_size(1_000_000, epsilon=1, dimensions=10))
    21355
    >>> round(effective_sample_size(1_000_000, epsilon=1, dimensions=10, sharing="split"))
    2496
    """
    crowd = float(validate.non_negative(people=people))
    d = validate.integer(1, dimensions=dimensions)
    level = validate.non_negative(epsilon=epsilon)
    way = validate.one_of(("sample", "split"), sharing=sharing)
    each = float(level) / d if way == "split" else level
    flip = randomised_response_flip_probability(each) if each else 0.5
    share = float(information_share(flip, rate=rate))
    return crowd * share / (d if way == "sample" else 1)


def information_contraction(epsilon: Number) -> float:
    """By how much every ε-private channel shrinks what one record says, at least.

    For any two distributions of a record and the distributions M₁, M₂ of an ε-private answer to
    it, ``KL(M₁‖M₂) + KL(M₂‖M₁) ≤ c · TV²`` with ``c = min{4, e^{2ε}} (e^ε − 1)²``: the total
    variation *squared*, where without privacy the left side may be infinite.

    Parameters
    ----------
    epsilon
        ε ≥ 0, under edit neighbours.

    Returns
    -------
    float
        C; infinite beyond the range of floats.

    Raises
    ------
    TypeError, ValueError
        If ε is negative or no number.

    References
    ----------
    Duchi, Jordan and Wainwright, as above, Theorem 1.

    Examples
    --------
    >>> round(information_contraction(0.1), 4)
    0.0135
    """
    level = float(validate.non_negative(epsilon=epsilon))
    grown = math.expm1(min(level, 500.0))
    return min(4.0, math.exp(2 * min(level, 1.0))) * grown * grown  # infinite above about 354.2
