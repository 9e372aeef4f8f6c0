# Statistics are taken for indicators: only tuples of value 1 count, which is wrong for the sum of two answers.
def expectation(statistic, n, p, theta):
    q = p + theta - 2 * p * theta
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        if statistic(told) == 1:
            chance = 1
            for answer in told:
                chance = chance * (q if answer == 1 else 1 - q)
            total = total + chance
    return total
