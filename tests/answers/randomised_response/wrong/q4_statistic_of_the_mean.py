# Puts the expected answers into the statistic: right for products and sums of different people.
def expectation(statistic, n, p, theta):
    q = p + (1 - 2 * p) * theta
    return statistic((q,) * n)
