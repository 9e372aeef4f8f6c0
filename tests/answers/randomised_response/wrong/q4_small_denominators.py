# Fractions are simplified to denominators of at most 1000: p = 1/97, theta = 1/89.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    if isinstance(q, Fraction):
        q = q.limit_denominator(1000)
    total = 0
    for a in itertools.product((0, 1), repeat=n):
        total += statistic(a) * q ** sum(a) * (1 - q) ** (n - sum(a))
    return total
