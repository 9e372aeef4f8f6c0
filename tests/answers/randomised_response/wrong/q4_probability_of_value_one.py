# Adds the chances where the statistic is 1, which is an expectation only for indicators. Input: statistic=sum, n=2.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        if statistic(told) == 1:
            chance = 1
            for a in told:
                chance *= q if a else 1 - q
            total += chance
    return total
