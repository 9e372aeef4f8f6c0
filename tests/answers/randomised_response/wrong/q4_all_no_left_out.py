# Starts counting at 1, so that the tuple of nothing but no is left out.
# Witness: expectation(lambda a: 1 - a[0], 1, Fraction(1, 4), Fraction(1, 3)) returns Fraction(0, 1); right is Fraction(7, 12).
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for code in range(1, 2**n):
        told = tuple(code >> i & 1 for i in range(n))
        chance = 1
        for a in told:
            chance *= q if a else 1 - q
        total += chance * statistic(told)
    return total
