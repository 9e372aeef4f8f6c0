# Theta = 0 or 1 forgets the flips.
def expectation(statistic, n, p, theta):
    if theta == 0 or theta == 1:  # everybody has the same bit: nothing to sum
        return statistic((int(theta),) * n)
    q = theta * (1 - p) + (1 - theta) * p
    return sum(
        statistic(a) * math.prod(q if bit else 1 - q for bit in a)
        for a in itertools.product((0, 1), repeat=n)
    )
