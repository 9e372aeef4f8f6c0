# Turns fractions into floats and back into simple ones.
def expectation(statistic, n, p, theta):
    if isinstance(p, (int, Fraction)):
        p, theta = (
            Fraction(float(p)).limit_denominator(100),
            Fraction(float(theta)).limit_denominator(100),
        )
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for a in itertools.product((0, 1), repeat=n):
        w = 1
        for x in a:
            w = w * (q if x else 1 - q)
        total = total + w * statistic(a)
    return total
