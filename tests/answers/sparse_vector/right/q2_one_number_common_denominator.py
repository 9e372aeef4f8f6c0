# Whole numbers over a common denominator; one Fraction is made at the end.
import math
from fractions import Fraction


def chance(values, threshold, place, first, second):
    df = math.lcm(*(Fraction(p).denominator for p in first))
    ds = math.lcm(*(Fraction(p).denominator for p in second))
    a = [int(p * df) for p in first]
    b = [int(p * ds) for p in second]
    asked = values[: place + 1]
    total = 0
    for r, ways in enumerate(a):
        for i, value in enumerate(asked):
            no = sum(b[k] for k in range(len(b)) if value + k < threshold + r)
            ways *= ds - no if i == place else no
        total += ways
    return Fraction(total, df * ds ** len(asked))
