# The exact fraction is replaced by the nearest one with a denominator of at most 100, which changes the estimate for 1 yes of 399.
def two_coins_rate(yes, n):
    rate = Fraction(2 * yes, n) - Fraction(1, 2)
    return float(rate.limit_denominator(100))
