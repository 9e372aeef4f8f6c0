# Right: fraction pair
def two_coins_rate(yes, n):
    from fractions import Fraction as F

    return float((F(yes, n) - F(1, 4)) / F(1, 2))
