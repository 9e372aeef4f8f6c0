# Leaves the flips out: the expectation over the data alone.
def expectation(statistic, n, p, theta):
    total = 0
    for a in itertools.product((0, 1), repeat=n):
        total += statistic(a) * theta ** sum(a) * (1 - theta) ** (n - sum(a))
    return total
