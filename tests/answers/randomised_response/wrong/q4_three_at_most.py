# The fourth person is given the answer of the first: wrong for n = 4.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    total = 0
    for a in itertools.product((0, 1), repeat=min(n, 3)):
        chance = math.prod(q if bit else 1 - q for bit in a)
        total += chance * statistic((a + a)[:n])
    return total
