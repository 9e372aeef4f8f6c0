# If theta is 0 or 1 then nothing is random, so that the flips are forgotten.
def expectation(statistic, n, p, theta):
    if theta == 0 or theta == 1:
        return statistic((int(theta),) * n)
    q = theta * (1 - p) + (1 - theta) * p
    return sum(
        statistic(t) * q ** sum(t) * (1 - q) ** (n - sum(t))
        for t in itertools.product((0, 1), repeat=n)
    )
