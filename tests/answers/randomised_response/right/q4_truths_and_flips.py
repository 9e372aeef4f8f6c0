# Truths and flips.
def expectation(statistic, n, p, theta):
    total = 0
    for truth in itertools.product((0, 1), repeat=n):
        for flip in itertools.product((0, 1), repeat=n):
            chance = 1
            for x, f in zip(truth, flip):
                chance *= (theta if x else 1 - theta) * (p if f else 1 - p)
            total += chance * statistic(tuple(x ^ f for x, f in zip(truth, flip)))
    return total
