# Returns the chance of a yes, to the power n, whatever the statistic.
def expectation(statistic, n, p, theta):
    return (p + (1 - 2 * p) * theta) ** n
