# 1 - share is rounded to a multiple of 1/27720, so it is not exact. Input: share 1/997.
from fractions import Fraction


def scales(epsilon, share, answers, sensitivity, monotone):
    rest = Fraction(round(float(1 - share) * 27720), 27720)
    step = sensitivity if monotone else 2 * sensitivity
    return sensitivity / (share * epsilon), answers * step / (rest * epsilon)
