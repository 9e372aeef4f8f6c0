# Everybody is given the same truth: theta is drawn once, not for each person.
def expectation(statistic, n, p, theta):
    total = 0
    for x, cx in ((0, 1 - theta), (1, theta)):
        for t in itertools.product((0, 1), repeat=n):
            total += cx * math.prod([1 - p if a == x else p for a in t]) * statistic(t)
    return total
