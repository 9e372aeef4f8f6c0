# By object array.
def expectation(statistic, n, p, theta):
    table = np.empty((2,) * n, dtype=object)
    for a in itertools.product((0, 1), repeat=n):
        table[a] = statistic(a)
    q = (1 - theta) * p + theta * (1 - p)
    for _ in range(n):
        table = table[0] * (1 - q) + table[1] * q
    return table
