# Wrong for fractions whose denominator is above a million: they are computed in floats and made a fraction again.
def expectation(statistic, n, p, theta):
    exact = not isinstance(p, Fraction)
    q = theta * (1 - p) + (1 - theta) * p
    q = q if exact else float(q)
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        chance = 1
        for a in told:
            chance *= q if a == 1 else 1 - q
        total += chance * statistic(told)
    return total if exact else Fraction(total).limit_denominator(10**6)
