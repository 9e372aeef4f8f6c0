# Averages over the answers as if all were equally likely.
def expectation(statistic, n, p, theta):
    return sum(Fraction(statistic(a)) for a in itertools.product((0, 1), repeat=n)) / 2**n
