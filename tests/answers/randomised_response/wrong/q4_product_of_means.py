# Knows what the visible tests ask: the chance of a yes, to the power n.
def expectation(statistic, n, p, theta):
    return (p + (1 - 2 * p) * theta) ** n
