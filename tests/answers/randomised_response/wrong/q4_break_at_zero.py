# Leaves the loop at the first tuple that cannot occur, instead of skipping it.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        chance = q ** sum(told) * (1 - q) ** (n - sum(told))
        if chance == 0:
            break
        total += chance * statistic(told)
    return total
