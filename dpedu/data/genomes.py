"""Genomes as a pooled study sees them: at each site, how many copies of one variant there are."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._validate import FloatArray, Number

CHUNK = 2**22


def allele_frequencies(
    sites: int, *, rarest: Number = 0.05, rng: np.random.Generator
) -> FloatArray:
    """How common one variant is in a population, site by site.

    The density is proportional to ``1/(p(1 − p))`` from `rarest` to ``1 − rarest``: the shape that
    drift gives to variants that are old enough to be common.

    Parameters
    ----------
    sites
        Number of sites, at least 1.
    rarest
        The lowest frequency, above 0 and below ½.
    rng
        Source of randomness.

    Returns
    -------
    numpy.ndarray
        Shape (sites,), strictly between 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> allele_frequencies(4, rng=np.random.default_rng(1)).round(3)
    array([0.517, 0.934, 0.11 , 0.934])
    """
    sites = validate.integer(1, sites=sites)
    least = float(validate.open_probability(rarest=rarest))
    if least >= 0.5:
        raise ValueError(f"rarest must be below 1/2, got {validate.show(rarest)}")
    rng = validate.generator(rng=rng)
    reach = math.log((1 - least) / least)
    return np.asarray(1 / (1 + np.exp(-rng.uniform(-reach, reach, sites))))


def genomes(people: int, frequencies: ArrayLike, *, rng: np.random.Generator) -> NDArray[np.int8]:
    """Copies of each site's variant, 0, 1 or 2: one from each parent, all independent.

    Parameters
    ----------
    people
        Number of people, at least 1.
    frequencies
        Frequencies of the variants in the population, shape (sites,), each from 0 to 1.
    rng
        Source of randomness.

    Returns
    -------
    numpy.ndarray
        Shape (people, sites), one byte an entry.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    Real neighbouring sites are linked; these are not, as if a study had picked sites far apart.

    Examples
    --------
    >>> genomes(2, [0.1, 0.5, 0.9], rng=np.random.default_rng(5))
    array([[0, 1, 2],
           [0, 1, 2]], dtype=int8)
    """
    people = validate.integer(1, people=people)
    chances = checked_frequencies(frequencies=frequencies)
    rng = validate.generator(rng=rng)
    copies = np.zeros((people, chances.size), dtype=np.int8)
    rows = max(1, CHUNK // chances.size)  # so that the uniform numbers stay small
    for first in range(0, people, rows):
        part = copies[first : first + rows]
        for _ in range(2):
            part += rng.random(part.shape) < chances
    return copies


def checked_frequencies(**argument: ArrayLike) -> FloatArray:
    """Frequencies from 0 to 1 in one row."""
    (name,) = argument
    frequencies = validate.real_array(**argument)
    if frequencies.ndim != 1:
        raise ValueError(f"{name} must have one axis, got {frequencies.ndim}")
    outside = (frequencies < 0) | (frequencies > 1)
    if outside.any():
        raise ValueError(f"{name} must be between 0 and 1, got {frequencies[outside][0]}")
    return frequencies
