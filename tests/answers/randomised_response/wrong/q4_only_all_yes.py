# Counts the one tuple in which everybody says yes.
def expectation(statistic, n, p, theta):
    q = p + (1 - 2 * p) * theta
    return q**n * statistic((1,) * n)
