# Over all truths and all flips, in place of all answers.
def expectation(statistic, n, p, theta):
    total = 0
    for truth in itertools.product((0, 1), repeat=n):
        for flips in itertools.product((0, 1), repeat=n):
            weight = 1
            for x, f in zip(truth, flips):
                weight = weight * (theta if x else 1 - theta) * (p if f else 1 - p)
            total = total + weight * statistic(tuple(x ^ f for x, f in zip(truth, flips)))
    return total
