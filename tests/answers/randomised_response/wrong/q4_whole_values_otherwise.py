# Turns the value of the statistic into a whole number.
def expectation(statistic, n, p, theta):
    q = p + (1 - 2 * p) * theta
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        chance = 1
        for a in told:
            chance = chance * (q if a == 1 else 1 - q)
        value = statistic(told)
        total += chance * (int(value) if isinstance(value, (float, Fraction)) else value)
    return total
