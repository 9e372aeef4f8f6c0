# Sums the value times the product of q or 1 - q over all tuples of answers.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        chance = 1
        for a in told:
            chance = chance * (q if a == 1 else 1 - q)
        total = total + chance * statistic(told)
    return total
