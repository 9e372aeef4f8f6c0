# Right: backwards tuples
def expectation(statistic, n, p, theta):
    # exchangeable: any order of the people has the same law
    q = p * (1 - theta) + (1 - p) * theta
    return sum(
        (
            statistic(told[::-1]) * q ** sum(told) * (1 - q) ** (n - sum(told))
            for told in itertools.product((1, 0), repeat=n)
        ),
        start=Fraction(0) if isinstance(q, Fraction) else 0,
    )
