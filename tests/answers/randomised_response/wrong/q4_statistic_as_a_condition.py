# Wrong for statistics that are not 0 or 1: only whether the statistic holds is added up.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        if statistic(told):
            yes = sum(told)
            total += q**yes * (1 - q) ** (n - yes)
    return total
