# Goes through all data and all answers, both.
def expectation(statistic, n, p, theta):
    total = 0
    for x in itertools.product((0, 1), repeat=n):
        for a in itertools.product((0, 1), repeat=n):
            chance = 1
            for xi, ai in zip(x, a):
                chance = chance * (theta if xi else 1 - theta) * (1 - p if ai == xi else p)
            total = total + chance * statistic(a)
    return total
