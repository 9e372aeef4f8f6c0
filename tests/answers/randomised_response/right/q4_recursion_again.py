# Recursion over the people: the expectation given what has been told so far.
def expectation(statistic, n, p, theta):
    yes = theta * (1 - p) + (1 - theta) * p

    def given(told):
        if len(told) == n:
            return statistic(told)
        return yes * given(told + (1,)) + (1 - yes) * given(told + (0,))

    return given(())
