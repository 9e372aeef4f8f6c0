# Takes the truths for the answers.
def expectation(statistic, n, p, theta):
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        total += statistic(told) * math.prod(theta if a else 1 - theta for a in told)
    return total
