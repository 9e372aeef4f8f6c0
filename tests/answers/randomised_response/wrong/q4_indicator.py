# Takes the statistic for an event and adds the chance whenever it is true, without its value.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        if statistic(told):
            chance = 1
            for a in told:
                chance *= q if a else 1 - q
            total += chance
    return total
