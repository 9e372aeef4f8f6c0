# The statistic's value is cut to a whole number. Input: the mean of n = 2 answers as a Fraction.
def expectation(statistic, n, p, theta):
    q = p + theta - 2 * p * theta
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        chance = 1
        for a in told:
            chance *= q if a == 1 else 1 - q
        total += chance * int(statistic(told))
    return total
