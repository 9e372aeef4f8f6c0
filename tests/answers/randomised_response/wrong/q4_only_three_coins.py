# At most three factors are multiplied. Input: statistic = max, n = 4, p = 1/4, theta = 1/3.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        chance = 1
        for i in range(min(n, 3)):
            chance *= q if told[i] else 1 - q
        total += chance * statistic(told)
    return total
