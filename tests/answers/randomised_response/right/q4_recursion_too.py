# Another way: recursion.
def expectation(statistic, n, p, theta):
    q = p + theta - 2 * p * theta

    def rest(told):
        if len(told) == n:
            return statistic(told)
        return (1 - q) * rest((*told, 0)) + q * rest((*told, 1))

    return rest(())
