# Gives everybody the same truth, drawn once.
def expectation(statistic, n, p, theta):
    total = 0
    for truth in (0, 1):
        for a in itertools.product((0, 1), repeat=n):
            chance = theta if truth else 1 - theta
            for ai in a:
                chance = chance * (1 - p if ai == truth else p)
            total += chance * statistic(a)
    return total
