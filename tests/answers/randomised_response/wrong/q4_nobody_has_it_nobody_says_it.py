# At theta = 0 the flips are forgotten: everybody says no.
# Witness: expectation(sum, 2, Fraction(1, 4), Fraction(0)) returns 0; right is Fraction(1, 2).
def expectation(statistic, n, p, theta):
    if theta == 0:
        return statistic((0,) * n)
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        chance = 1
        for a in told:
            chance *= q if a else 1 - q
        total += chance * statistic(told)
    return total
