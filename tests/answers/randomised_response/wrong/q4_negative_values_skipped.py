# Only values above 0 are added. Input: statistic=lambda a: a[0] - 1, n=1.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        value = statistic(told)
        if isinstance(value, sp.Basic) or value > 0:
            total += math.prod(q if a else 1 - q for a in told) * value
    return total
