# Takes p for the probability of the truth.
def expectation(statistic, n, p, theta):
    q = theta * p + (1 - theta) * (1 - p)
    total = 0
    for a in itertools.product((0, 1), repeat=n):
        total += statistic(a) * q ** sum(a) * (1 - q) ** (n - sum(a))
    return total
