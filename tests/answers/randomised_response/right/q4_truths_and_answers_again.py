# Goes through all truths and all answers, 4**n terms.
def expectation(statistic, n, p, theta):
    total = 0
    for truth in itertools.product((0, 1), repeat=n):
        for told in itertools.product((0, 1), repeat=n):
            chance = 1
            for x, a in zip(truth, told):
                chance = chance * (theta if x else 1 - theta) * (p if a != x else 1 - p)
            total = total + chance * statistic(told)
    return total
