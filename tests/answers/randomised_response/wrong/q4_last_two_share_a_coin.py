# From the third person on everybody repeats the answer of the second.
# Witness: expectation(lambda a: a[1] * a[2], 3, Fraction(1, 4), Fraction(1, 3)) returns Fraction(5, 12); right is Fraction(25, 144).
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=min(n, 2)):
        chance = 1
        for a in told:
            chance *= q if a else 1 - q
        total += chance * statistic(told + told[-1:] * (n - len(told)))
    return total
