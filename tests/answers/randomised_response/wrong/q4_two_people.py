# Writes the sum out for two people, and lets all others repeat the second.
def expectation(statistic, n, p, theta):
    q = p + (1 - 2 * p) * theta
    total = 0
    for first, second in itertools.product((0, 1), repeat=2):
        chance = (q if first else 1 - q) * (q if second else 1 - q)
        total += chance * statistic((first,) + (second,) * (n - 1))
    return total
