# Computes with floats and turns the result back into a fraction with a small denominator.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        total += statistic(told) * q ** sum(told) * (1 - q) ** (n - sum(told))
    if isinstance(total, Fraction):
        total = Fraction(float(total)).limit_denominator(1000)
    return total
