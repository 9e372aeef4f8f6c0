# Exact, with fractions.
def two_coins_rate(yes, n):
    return Fraction(2 * yes, n) - Fraction(1, 2)
