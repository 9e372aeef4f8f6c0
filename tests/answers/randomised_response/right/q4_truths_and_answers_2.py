# Goes through all truths and all answers, as the worked example does.
def expectation(statistic, n, p, theta):
    total = 0
    for truth in itertools.product((0, 1), repeat=n):
        for told in itertools.product((0, 1), repeat=n):
            chance = 1
            for x, a in zip(truth, told):
                chance = chance * (theta if x == 1 else 1 - theta) * (1 - p if a == x else p)
            total = total + chance * statistic(told)
    return total
