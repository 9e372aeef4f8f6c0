# Enumerates truth and answer of one person, with the squared error of their own estimate.
from fractions import Fraction as Frac
from itertools import product as pairs


def variance_sampled(n, p, theta):
    p, theta = Frac(p), Frac(theta)
    one = Frac(0)
    for x, a in pairs((0, 1), repeat=2):
        weight = (theta if x else 1 - theta) * (1 - p if x == a else p)
        one += weight * ((a - p) / (1 - 2 * p) - theta) ** 2
    return float(one / n)
