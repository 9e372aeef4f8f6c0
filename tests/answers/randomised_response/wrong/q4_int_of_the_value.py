# A value that is a number is cut to a whole number. Input: statistic=lambda a: Fraction(sum(a), len(a)), n=2.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        value = statistic(told)
        if isinstance(value, (int, float, Fraction)):
            value = int(value)
        total += value * math.prod(q if a else 1 - q for a in told)
    return total
