# Another road: By fraction.
def two_coins_rate(yes, n):
    return Fraction(4 * yes - n, 2 * n)
