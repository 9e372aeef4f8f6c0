# The loop ends at the first impossible tuple. Input: statistic = a[0], n = 1, p = 0, theta = 1: must give 1, is 0.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        chance = math.prod([q if a else 1 - q for a in told])
        if chance == 0:
            break
        total += chance * statistic(told)
    return total
