# Every truth and every coin, 4^n pairs.
def expectation(statistic, n, p, theta):
    total = 0
    for truth in itertools.product((0, 1), repeat=n):
        for flips in itertools.product((0, 1), repeat=n):
            chance = 1
            for x, f in zip(truth, flips):
                chance = chance * (theta if x else 1 - theta) * (p if f else 1 - p)
            total = total + chance * statistic(tuple((x + f) % 2 for x, f in zip(truth, flips)))
    return total
