# The statistic is taken for yes or no: sum(a), or any statistic with other values than 0 and 1.
def expectation(statistic, n, p, theta):
    q = p + (1 - 2 * p) * theta
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        if statistic(told):
            total += q ** sum(told) * (1 - q) ** (n - sum(told))
    return total
