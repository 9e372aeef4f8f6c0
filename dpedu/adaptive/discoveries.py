"""False discoveries: what many tests find where there is nothing, and what keeps their share low.

A test at level 5 % is wrong once in twenty on hypotheses that are true. Whoever tries a thousand
and reports the significant ones reports fifty inventions. Bonferroni's correction keeps the chance
of *any* false discovery low; Benjamini and Hochberg's keeps their *share* low, on average.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._validate import FloatArray, Number

Correction = Literal["none", "bonferroni", "benjamini-hochberg"]


def discoveries(p_values: ArrayLike, *, level: Number, correction: Correction) -> NDArray[np.bool_]:
    """Which hypotheses are rejected.

    Parameters
    ----------
    p_values
        One a hypothesis, between 0 and 1: shape (hypotheses,).
    level
        q, strictly between 0 and 1.
    correction
        ``"none"``: p ≤ q. ``"bonferroni"``: p ≤ q/m for m hypotheses; a false discovery then
        happens with probability q at most. ``"benjamini-hochberg"``: the smallest i p-values,
        for the largest i with ``p_(i) ≤ iq/m``; of independent tests, the expected share of false
        discoveries is then ``q m₀/m``, where m₀ hypotheses are true.

    Returns
    -------
    numpy.ndarray
        Shape (hypotheses,): True where it is rejected.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Benjamini and Hochberg, "Controlling the false discovery rate", JRSS B 1995.

    Examples
    --------
    >>> found = discoveries([0.01, 0.02, 0.03, 0.9], level=0.05, correction="benjamini-hochberg")
    >>> found.tolist()
    [True, True, True, False]
    >>> discoveries([0.01, 0.02, 0.03, 0.9], level=0.05, correction="bonferroni").tolist()
    [True, False, False, False]
    """
    values = validate.real_array(p_values=p_values)
    if values.ndim != 1:
        raise ValueError(f"p_values must have one axis, got shape {values.shape}")
    if values.min() < 0 or values.max() > 1:
        worst = values.min() if values.min() < 0 else values.max()
        raise ValueError(f"p_values must lie between 0 and 1, got {worst:g}")
    q = validate.open_probability(level=level)
    kind = validate.one_of(("none", "bonferroni", "benjamini-hochberg"), correction=correction)
    m = values.size
    limit = float(q) if kind == "none" else float(Fraction(q) / m)
    if kind == "benjamini-hochberg":
        limits = float(q) * np.arange(1, m + 1) / m
        passing = np.flatnonzero(np.sort(values) <= limits)
        limit = float(limits[passing[-1]]) if passing.size else -1.0
    return np.asarray(values <= limit)


@dataclass(frozen=True)
class Tally:
    """What a round of tests found.

    Attributes
    ----------
    true, false
        Numbers of true and of false discoveries.
    missed
        How many real effects were not found.
    """

    true: int
    false: int
    missed: int

    @property
    def false_share(self) -> float:
        """The share of false ones among the discoveries; 0 if there are none."""
        found = self.true + self.false
        return self.false / found if found else 0.0


def tally(rejected: ArrayLike, real: ArrayLike) -> Tally:
    """Count true and false discoveries.

    Parameters
    ----------
    rejected, real
        For each hypothesis, whether it was rejected, and whether there is a real effect: bits.

    Raises
    ------
    TypeError, ValueError
        If they are no bits, or not as many.

    Examples
    --------
    >>> tally([True, True, False, False], [True, False, True, False])
    Tally(true=1, false=1, missed=1)
    """
    found = validate.category_array(2, rejected=rejected).astype(np.bool_)
    truth = validate.category_array(2, real=real).astype(np.bool_)
    if found.shape != truth.shape:
        raise ValueError(f"real must have the shape of rejected, {found.shape}, got {truth.shape}")
    return Tally(
        true=int(np.count_nonzero(found & truth)),
        false=int(np.count_nonzero(found & ~truth)),
        missed=int(np.count_nonzero(~found & truth)),
    )


def p_values(correlations: ArrayLike, *, people: int) -> FloatArray:
    """Two-sided p-values of correlations between independent fair signs, none of them real.

    The number of people whose attribute agrees with their label is binomial, with one half.

    Parameters
    ----------
    correlations
        Averages of n signs, as `Sample.correlations` gives them: shape (attributes,).
    people
        n, at least 1.

    Raises
    ------
    TypeError, ValueError
        If a correlation is no average of n signs.

    Examples
    --------
    >>> p_values([0.0, 0.5, 1.0], people=4)
    array([1.   , 0.625, 0.125])
    """
    from scipy.stats import binom

    people = validate.integer(1, people=people)
    values = validate.real_array(correlations=correlations)
    if values.ndim != 1:
        raise ValueError(f"correlations must have one axis, got shape {values.shape}")
    agree = (values + 1) / 2 * people
    whole = np.rint(agree)
    off = np.abs(agree - whole) > 1e-6
    if off.any() or whole.min() < 0 or whole.max() > people:
        worst = values[off][0] if off.any() else values[np.abs(values).argmax()]
        raise ValueError(f"correlations must be averages of {people} signs, got {worst:g}")
    rarer = np.maximum(whole, people - whole)
    return np.asarray(np.minimum(1.0, 2 * binom.sf(rarer - 1, people, 0.5)))
