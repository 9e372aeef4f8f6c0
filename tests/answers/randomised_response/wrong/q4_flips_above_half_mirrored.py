# A flip probability above 1/2, which is allowed here, is replaced by 1 - p: at p = 3/4 the result is that for p = 1/4.
def expectation(statistic, n, p, theta):
    if isinstance(p, Fraction) and p > Fraction(1, 2):
        p = 1 - p
    q = p + (1 - 2 * p) * theta
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        chance = 1
        for answer in told:
            chance *= q * answer + (1 - q) * (1 - answer)
        total += statistic(told) * chance
    return total
