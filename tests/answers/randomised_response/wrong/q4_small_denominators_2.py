# Fractions are simplified to denominators up to 100. Input: p = 1/101, theta = 1/103.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    if isinstance(q, Fraction):
        q = q.limit_denominator(100)
    return sum(
        statistic(told) * q ** sum(told) * (1 - q) ** (n - sum(told))
        for told in itertools.product((0, 1), repeat=n)
    )
