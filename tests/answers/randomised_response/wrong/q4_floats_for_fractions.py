# Wrong for fractions whose denominator is above a million: they are computed in floats and made a fraction again.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p

    def mean_of_the_rest(told):
        if len(told) == n:
            return statistic(told)
        return q * mean_of_the_rest((*told, 1)) + (1 - q) * mean_of_the_rest((*told, 0))

    return mean_of_the_rest(())
