# Powers of the chance of a yes.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    return sum(
        q ** sum(a) * (1 - q) ** (n - sum(a)) * statistic(a)
        for a in itertools.product((0, 1), repeat=n)
    )
