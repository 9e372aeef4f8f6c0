# Written with numpy arrays of fractions and a sorted pair.
from numpy import *
import functools


def belief_interval(prior, ratios):
    half = functools.reduce(lambda s, t: s * t, ratios, Fraction(1))
    formula = array([1 / half, half], dtype=object)
    parts = prior * formula / (prior * formula + (1 - prior))
    return sort(parts)
