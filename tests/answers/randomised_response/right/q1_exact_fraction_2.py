# The exact fraction (4 yes - n) / (2 n), returned as a Fraction.
from fractions import Fraction


def two_coins_rate(yes, n):
    return Fraction(4 * int(yes) - int(n), 2 * int(n))
