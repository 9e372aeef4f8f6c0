# A flip probability above 1/2 is taken for its mirror, since p is at most 1/2 elsewhere.
def expectation(statistic, n, p, theta):
    if isinstance(p, Fraction) and p > Fraction(1, 2):
        p = 1 - p
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        total += statistic(told) * math.prod([q if a else 1 - q for a in told])
    return total
