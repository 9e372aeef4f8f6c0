# Simplifies the result to a fraction with a denominator of at most 1000, which is exact for small n only.
def two_coins_rate(yes, n):
    return Fraction(4 * yes - n, 2 * n).limit_denominator(1000)
