# Wrong where p is a formula in theta: a template is filled in first with p, then with theta, also in what p brought in.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p

    def mean_of_the_rest(told):
        if len(told) == n:
            return statistic(told)
        return q * mean_of_the_rest((*told, 1)) + (1 - q) * mean_of_the_rest((*told, 0))

    return mean_of_the_rest(())
