# The number passes through a float and a limited denominator, which is not exact for p = 1/101, theta = 1/107 and two people.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = sum(
        statistic(told) * math.prod(q if answer else 1 - q for answer in told)
        for told in itertools.product((0, 1), repeat=n)
    )
    if isinstance(total, Fraction):
        total = Fraction(total / 1).limit_denominator(10**6)
    return total
