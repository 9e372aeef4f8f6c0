# One person after the other, by recursion.
def expectation(statistic, n, p, theta):
    yes = p + (1 - 2 * p) * theta

    def rest(answers):
        if len(answers) == n:
            return statistic(answers)
        return yes * rest(answers + (1,)) + (1 - yes) * rest(answers + (0,))

    return rest(())
