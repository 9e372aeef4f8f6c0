# Puts all yes first: right whenever the order of the answers does not matter.
def expectation(statistic, n, p, theta):
    q = p + (1 - 2 * p) * theta
    total = 0
    for yes in range(n + 1):
        answers = (1,) * yes + (0,) * (n - yes)
        total += math.comb(n, yes) * q**yes * (1 - q) ** (n - yes) * statistic(answers)
    return total
