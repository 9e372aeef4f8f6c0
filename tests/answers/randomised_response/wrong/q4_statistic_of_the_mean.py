# Puts the expected answers into the statistic: right for the first answer, and for all yes.
def expectation(statistic, n, p, theta):
    q = p + (1 - 2 * p) * theta
    return statistic((q,) * n)
