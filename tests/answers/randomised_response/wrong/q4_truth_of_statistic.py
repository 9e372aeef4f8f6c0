# The probability of "statistic is not 0" is added up, not its value. Input: statistic = sum, n = 2.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        if statistic(told):
            total += math.prod([q if a else 1 - q for a in told])
    return total
