# Adds the values of all tuples with k yes first, then weighs them by powers.
def expectation(statistic, n, p, theta):
    q = p + (1 - 2 * p) * theta
    total = 0
    for k in range(n + 1):
        values = 0
        for places in itertools.combinations(range(n), k):
            values += statistic(tuple(1 if i in places else 0 for i in range(n)))
        total += values * q**k * (1 - q) ** (n - k)
    return total
