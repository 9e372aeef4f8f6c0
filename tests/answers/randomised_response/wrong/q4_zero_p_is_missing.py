# Wrong for p = 0: it is taken for "not given", and two fair coins are put in its place.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p

    def mean_of_the_rest(told):
        if len(told) == n:
            return statistic(told)
        return q * mean_of_the_rest((*told, 1)) + (1 - q) * mean_of_the_rest((*told, 0))

    return mean_of_the_rest(())
