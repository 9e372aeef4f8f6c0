# The tree of answers by recursion, one person at a time.
def expectation(statistic, n, p, theta):
    yes = p + theta - 2 * p * theta

    def go(told):
        if len(told) == n:
            return statistic(told)
        return yes * go(told + (1,)) + (1 - yes) * go(told + (0,))

    return go(())
