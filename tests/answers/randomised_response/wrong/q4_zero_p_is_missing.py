# Wrong for p = 0: it is taken for "not given", and two fair coins are put in its place.
def expectation(statistic, n, p, theta):
    p = p or Fraction(1, 4)
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        total += statistic(told) * math.prod(q if a else 1 - q for a in told)
    return total
