# Only the first and the last answer get a factor. Input: statistic=max, n=3.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        chance = q if told[0] else 1 - q
        if n > 1:
            chance *= q if told[-1] else 1 - q
        total += chance * statistic(told)
    return total
