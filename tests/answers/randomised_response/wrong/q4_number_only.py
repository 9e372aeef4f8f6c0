# Turns p and theta into floats, so that no formula comes out.
def expectation(statistic, n, p, theta):
    q = float(p) + (1 - 2 * float(p)) * float(theta)
    return sum(
        statistic(a) * q ** sum(a) * (1 - q) ** (n - sum(a))
        for a in itertools.product((0, 1), repeat=n)
    )
