# Wrong for three people: the third is taken to answer like the first.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=min(n, 2)):
        chance = 1
        for a in told:
            chance *= q if a else 1 - q
        full = told + told[:1] if n == 3 else told
        total += chance * statistic(full)
    return total
