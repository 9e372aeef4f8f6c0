"""How well samples on the whole numbers fit the probabilities that are stated for them."""

import math
from fractions import Fraction

import numpy as np

SCALES = [Fraction(1, 3), Fraction(1), Fraction(10), Fraction(1000)]


def laplace_pmf(k, scale):
    q = math.exp(-1 / scale)
    return (1 - q) / (1 + q) * q ** np.abs(k)


def gaussian_pmf(k, sigma):
    reach = np.arange(-int(40 * sigma) - 40, int(40 * sigma) + 41)
    total = np.exp(-(reach**2) / (2 * sigma**2)).sum()
    return np.exp(-(k**2) / (2 * sigma**2)) / total


def chi_square(sample, pmf, width):
    """The statistic and its degrees of freedom, over cells of at least 100 expected samples."""
    reach = np.arange(-int(60 * width) - 60, int(60 * width) + 61)
    expected = sample.size * pmf(reach, width)
    found = np.bincount(np.clip(sample - reach[0], 0, reach.size - 1), minlength=reach.size)
    starts, held, left = [0], 0.0, expected.sum()
    for k, mass in enumerate(expected):
        if held >= 100 and left >= 100:
            starts.append(k)
            held = 0.0
        held, left = held + mass, left - mass
    observed, wanted = np.add.reduceat(found, starts), np.add.reduceat(expected, starts)
    assert wanted.min() > 99
    return ((observed - wanted) ** 2 / wanted).sum(), wanted.size - 1
