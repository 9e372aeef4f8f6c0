# Values that are not positive are left out, as if they could not count.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for t in itertools.product((0, 1), repeat=n):
        value = statistic(t)
        if isinstance(value, int) and value <= 0:
            continue
        total += value * q ** sum(t) * (1 - q) ** (n - sum(t))
    return total
