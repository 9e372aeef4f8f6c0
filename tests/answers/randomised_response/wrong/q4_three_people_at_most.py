# Lists tuples of three answers at most.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    people = min(n, 3)
    total = 0
    for told in itertools.product((0, 1), repeat=people):
        total += statistic(told) * q ** told.count(1) * (1 - q) ** told.count(0)
    return total
