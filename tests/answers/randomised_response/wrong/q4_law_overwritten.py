# The law of the statistic is stored by value and overwritten, not added up. Input: statistic = a[0], n = 2.
def expectation(statistic, n, p, theta):
    q = p + theta - 2 * p * theta
    law = {}
    for told in itertools.product((0, 1), repeat=n):
        chance = math.prod([q if a else 1 - q for a in told])
        law[statistic(told)] = chance
    return sum(value * chance for value, chance in law.items())
