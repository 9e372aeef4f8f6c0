# Computed with floats and brought back by limit_denominator; inexact for large scales. Input: epsilon 1/1000 + 1/99991, share 1/997.
from fractions import Fraction


def scales(epsilon, share, answers, sensitivity, monotone):
    e, w = float(epsilon), float(share)
    first = sensitivity / (w * e)
    second = (1 if monotone else 2) * answers * sensitivity / ((1 - w) * e)
    return Fraction(first).limit_denominator(10**4), Fraction(second).limit_denominator(10**4)
