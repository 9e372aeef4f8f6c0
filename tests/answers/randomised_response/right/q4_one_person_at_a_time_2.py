# Conditions on one answer after the other, recursively, with the answers so far as a tuple.
def expectation(statistic, n, p, theta):
    half = theta * (1 - p)

    def given(told):
        if len(told) == n:
            return statistic(told)
        yes = half + (1 - theta) * p
        return yes * given((*told, 1)) + (1 - yes) * given((*told, 0))

    return given(())
