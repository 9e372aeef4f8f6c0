# Whole numbers only, one Fraction built from numerator and denominator at the end, in a list.
from fractions import Fraction


def scales(epsilon, share, answers, sensitivity, monotone):
    en, ed = epsilon.numerator, epsilon.denominator
    wn, wd = share.numerator, share.denominator
    shift = sensitivity * answers
    if not monotone:
        shift += shift
    return [
        Fraction(sensitivity * ed * wd, en * wn),
        Fraction(shift * ed * wd, en * (wd - wn)),
    ]
