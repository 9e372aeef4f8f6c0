# A p above 1/2 is taken for the probability of the truth.
def expectation(statistic, n, p, theta):
    if isinstance(p, Fraction) and p > Fraction(1, 2):
        p = 1 - p
    q = theta * (1 - p) + (1 - theta) * p
    return sum(
        statistic(t) * q ** sum(t) * (1 - q) ** (n - sum(t))
        for t in itertools.product((0, 1), repeat=n)
    )
