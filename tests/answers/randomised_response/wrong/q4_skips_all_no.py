# The tuple of only zeros is left out. Input: statistic = lambda a: 1, any n: must give 1.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        if any(told):
            total += statistic(told) * math.prod([q if a else 1 - q for a in told])
    return total
