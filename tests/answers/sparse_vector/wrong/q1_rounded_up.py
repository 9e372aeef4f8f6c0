# Rounded up to whole scales "to be safe"; more noise than the proof needs. Input: epsilon 3, share 1/2.
import math


def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    first = Fraction(sensitivity) / (share * epsilon)
    second = Fraction(answers * step) / ((1 - share) * epsilon)
    return math.ceil(first), math.ceil(second)
