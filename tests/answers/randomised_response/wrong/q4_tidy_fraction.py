# Shortens fractions to a small denominator, as if that were reducing them.
# Witness: expectation(lambda a: a[0] * a[1] * a[2] * a[3], 4, Fraction(1, 7), Fraction(1, 11)) returns Fraction(1, 536); right is Fraction(65536, 35153041).
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        chance = 1
        for a in told:
            chance *= q if a else 1 - q
        total += chance * statistic(told)
    return total.limit_denominator(1000) if isinstance(total, Fraction) else total
