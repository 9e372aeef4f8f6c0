# A table of values, folded from the last person to the first.
def expectation(statistic, n, p, theta):
    q = (1 - p) * theta + p * (1 - theta)
    table = {told: statistic(told) for told in itertools.product((0, 1), repeat=n)}
    for left in reversed(range(n)):
        table = {
            told: table[told + (0,)] + q * (table[told + (1,)] - table[told + (0,)])
            for told in itertools.product((0, 1), repeat=left)
        }
    (value,) = table.values()
    return value
