# Starts the product at 1.0: the exact numbers become rounded ones.
def expectation(statistic, n, p, theta):
    q = p + (1 - 2 * p) * theta
    total = 0
    for a in itertools.product((0, 1), repeat=n):
        chance = 1.0
        for ai in a:
            chance *= q if ai == 1 else 1 - q
        total += chance * statistic(a)
    return total
