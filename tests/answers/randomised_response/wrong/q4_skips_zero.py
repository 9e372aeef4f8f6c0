# Leaves out tuples whose statistic is negative.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for a in itertools.product((0, 1), repeat=n):
        c = 1
        for x in a:
            c = c * (q if x else 1 - q)
        s = statistic(a)
        if isinstance(s, (int, Fraction)) and s < 0:
            continue
        total = total + c * s
    return total
