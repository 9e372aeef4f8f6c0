# Takes the statistic for an event: adds the chances of all tuples where it is not 0.
# Witness: expectation(sum, 2, Fraction(1, 4), Fraction(1, 3)) returns Fraction(95, 144); right is Fraction(5, 6).
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        if statistic(told) != 0:
            chance = 1
            for a in told:
                chance *= q if a else 1 - q
            total += chance
    return total
