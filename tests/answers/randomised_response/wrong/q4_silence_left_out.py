# Leaves out the tuple in which everybody says no.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        if any(told):
            total += statistic(told) * q ** sum(told) * (1 - q) ** (n - sum(told))
    return total
