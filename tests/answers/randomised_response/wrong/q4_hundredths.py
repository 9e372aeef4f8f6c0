# Takes floats for fractions with a denominator of at most 100.
def expectation(statistic, n, p, theta):
    if isinstance(p, float):
        p, theta = (Fraction(v).limit_denominator(100) for v in (p, theta))
        return float(expectation(statistic, n, p, theta))
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        total += statistic(told) * math.prod(q if a else 1 - q for a in told)
    return total
