"""Was somebody in the study? Averages over a pool of genomes tell, if there are many of them.

A study publishes, for each site of the genome, how common a variant is among its participants.
Each frequency alone says next to nothing about one person; thousands of them together betray who
was there.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._validate import FloatArray
from dpedu.data.genomes import checked_frequencies

ROWS = 2**21


def pool_frequencies(genomes: ArrayLike) -> FloatArray:
    """What a study publishes: the frequency of the variant at each site, over all participants.

    Parameters
    ----------
    genomes
        Copies of the variant, 0, 1 or 2, shape (people, sites).

    Returns
    -------
    numpy.ndarray
        Shape (sites,), from 0 to 1.

    Raises
    ------
    TypeError, ValueError
        If there are no people, or other entries.

    Examples
    --------
    >>> pool_frequencies([[0, 1, 2], [1, 1, 2]])
    array([0.25, 0.5 , 1.  ])
    """
    return np.asarray(_copies(genomes).mean(axis=0) / 2)


def distance_scores(genomes: ArrayLike, pool: ArrayLike, population: ArrayLike) -> FloatArray:
    """How much closer each person is to the pool than to the population.

    The mean over sites of ``|y − p| − |y − m|``, divided by its standard error: y is half the
    person's copies, m the pool's frequency, p the population's. Positive for those who are in the
    pool. Of those who are not it is around 0 if the pool is large, and below if it is small: its
    frequencies scatter about p, which costs them a little at each site, and in all as much as the
    root of the number of sites.

    Parameters
    ----------
    genomes
        Copies of the variant of those who are tested, 0, 1 or 2, shape (people, sites).
    pool
        The study's frequencies, shape (sites,); perhaps noisy, so any numbers.
    population
        Those of the population, shape (sites,), each from 0 to 1.

    Returns
    -------
    numpy.ndarray
        Shape (people,). Infinite or 0 where all sites say the same.

    Raises
    ------
    TypeError, ValueError
        If shapes do not agree, there are fewer than two sites, or a value is outside its range.

    References
    ----------
    Homer et al., "Resolving individuals contributing trace amounts of DNA to highly complex
    mixtures using high-density SNP genotyping microarrays", PLoS Genetics 2008.

    Examples
    --------
    >>> distance_scores([[0, 1, 2]], [0.2, 0.5, 0.9], [0.3, 0.4, 0.6]).round(3)
    array([2.5])
    """
    copies, m, p = _checked(genomes, pool, population)
    if p.size < 2:
        raise ValueError(f"population must have at least two sites, got {p.size}")

    def score(part: FloatArray) -> FloatArray:
        closer = np.abs(part - p) - np.abs(part - m)
        mean, spread = closer.mean(axis=1), closer.std(axis=1, ddof=1)
        steady = np.where(mean == 0, 0.0, np.copysign(math.inf, mean))
        varies = spread > 1e-12
        return np.where(varies, mean * math.sqrt(p.size) / np.where(varies, spread, 1), steady)

    return _by_parts(score, copies)


def product_scores(genomes: ArrayLike, pool: ArrayLike, population: ArrayLike) -> FloatArray:
    """How far each person and the pool deviate from the population in the same direction.

    The sum over sites of ``(y − p)(m − p)/(p(1 − p))``, in the same letters as for
    `distance_scores`. Over k participants and s sites its mean is ``s/(2k)`` for participants and
    0 for others; its variance about ``s/(4k)`` for both.

    Parameters
    ----------
    genomes, pool, population
        As for `distance_scores`; population frequencies strictly between 0 and 1.

    Returns
    -------
    numpy.ndarray
        Shape (people,).

    Raises
    ------
    TypeError, ValueError
        If shapes do not agree or a value is outside its range.

    References
    ----------
    Dwork, Smith, Steinke, Ullman and Vadhan, "Robust traceability from trace amounts", FOCS 2015.

    Examples
    --------
    >>> product_scores([[0, 1, 2]], [0.25, 0.5, 0.75], [0.5, 0.5, 0.5])
    array([1.])
    """
    copies, m, p = _checked(genomes, pool, population)
    if not ((p > 0) & (p < 1)).all():
        worst = p[(p <= 0) | (p >= 1)][0]
        raise ValueError(f"population must be strictly between 0 and 1, got {worst}")
    weights = (m - p) / (p * (1 - p))
    return _by_parts(lambda part: np.asarray((part - p) @ weights), copies)


def expected_auc(sites: int, people: int) -> float:
    """The area under the ROC curve that `product_scores` reaches, in theory: ``Φ(√(s/(2k)))``.

    Parameters
    ----------
    sites
        s, the number of published frequencies.
    people
        k, the number of participants.

    Returns
    -------
    float
        The probability that a random participant scores above a random other person. It is over 0.9
        from about 3.3 sites for each participant on.

    Raises
    ------
    TypeError, ValueError
        If an argument is no whole number of at least 1.

    Notes
    -----
    The normal approximation for many independent sites and many participants.

    Examples
    --------
    >>> round(expected_auc(sites=1000, people=300), 3)
    0.902
    """
    s, k = validate.integer(1, sites=sites), validate.integer(1, people=people)
    return (1 + math.erf(math.sqrt(s / k) / 2)) / 2


def auc(inside: ArrayLike, outside: ArrayLike) -> float:
    """The probability that a random score of the first exceeds one of the second; ties count half.

    Parameters
    ----------
    inside, outside
        Scores, of any shape; infinite ones, too, which `distance_scores` may give.

    Raises
    ------
    TypeError, ValueError
        If there are none, or they are NaN, no numbers, or whole numbers beyond all floats.

    Examples
    --------
    >>> auc([2, 3], [1, 2])
    0.875
    """
    ours = validate.extended_array(inside=inside).ravel()
    others = np.sort(validate.extended_array(outside=outside), axis=None)
    below = np.searchsorted(others, ours, side="left") + np.searchsorted(others, ours, side="right")
    return float(below.mean() / (2 * others.size))


def _copies(genomes: ArrayLike) -> NDArray[np.integer]:
    """0, 1 or 2 copies, shape (people, sites), as small as they came."""
    array = validate.whole_array(genomes=genomes)
    if array.ndim != 2:
        raise ValueError(f"genomes must have people and sites, got shape {array.shape}")
    low, high = array.min(), array.max()
    if low < 0 or high > 2:
        raise ValueError(f"genomes must hold 0, 1 or 2, got {low if low < 0 else high}")
    return array


def _checked(
    genomes: ArrayLike, pool: ArrayLike, population: ArrayLike
) -> tuple[NDArray[np.integer], FloatArray, FloatArray]:
    copies = _copies(genomes)
    p = checked_frequencies(population=population)
    m = validate.real_array(pool=pool)
    for name, frequencies in (("population", p), ("pool", m)):
        if frequencies.shape != copies.shape[1:]:
            raise ValueError(
                f"{name} must have one frequency for each of {copies.shape[1]} sites, "
                f"got shape {frequencies.shape}"
            )
    return copies, m, p


def _by_parts(score: Callable[[FloatArray], FloatArray], copies: NDArray[np.integer]) -> FloatArray:
    """Scores of a few people at a time, so that a million fit into memory."""
    rows = max(1, ROWS // copies.shape[1])
    parts = [score(copies[i : i + rows] / 2) for i in range(0, len(copies), rows)]
    return np.concatenate(parts)
