# The third person repeats what the first says: only two coins are played.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for pair in itertools.product((0, 1), repeat=min(n, 2)):
        chance = 1
        for a in pair:
            chance = chance * (q if a == 1 else 1 - q)
        total += chance * statistic((pair * 2)[:n])
    return total
