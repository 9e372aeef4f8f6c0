# Takes the mean over the last answer, then over the one before it, until a single number is left.
def expectation(statistic, n, p, theta):
    truth_one, truth_zero = theta * (1 - p), (1 - theta) * p
    value = {a: statistic(a) for a in itertools.product((0, 1), repeat=n)}
    while n:
        n -= 1
        value = {
            a: (truth_one + truth_zero) * value[*a, 1] + (1 - truth_one - truth_zero) * value[*a, 0]
            for a in itertools.product((0, 1), repeat=n)
        }
    return value[()]
