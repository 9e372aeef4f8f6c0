# With three people the third answer is taken to agree with the first.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for told in itertools.product((0, 1), repeat=min(n, 2)):
        chance = 1
        for a in told:
            chance = chance * (q if a else 1 - q)
        total += chance * statistic((told + told)[:n])
    return total
