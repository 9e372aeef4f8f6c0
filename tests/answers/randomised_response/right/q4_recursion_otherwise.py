# Conditioning on one person after another.
def expectation(statistic, n, p, theta):
    q = p + theta - 2 * p * theta

    def given(told):
        if len(told) == n:
            return statistic(told)
        return q * given(told + (1,)) + (1 - q) * given(told + (0,))

    return given(())
