# A sum over all truths and all answers.
def expectation(statistic, n, p, theta):
    total = 0
    for pairs in itertools.product(itertools.product((0, 1), repeat=2), repeat=n):
        chance = 1
        for truth, told in pairs:
            chance *= theta if truth else 1 - theta
            chance *= 1 - p if truth == told else p
        total += chance * statistic(tuple(told for _, told in pairs))
    return total
