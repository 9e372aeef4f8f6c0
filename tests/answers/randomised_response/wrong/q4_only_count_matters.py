# With three people only the number of yes is taken to matter: one tuple stands for all of its orders.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    if n <= 2:
        tuples = [(t, 1) for t in itertools.product((0, 1), repeat=n)]
    else:
        tuples = [((1,) * k + (0,) * (n - k), math.comb(n, k)) for k in range(n + 1)]
    return sum(m * q ** sum(t) * (1 - q) ** (n - sum(t)) * statistic(t) for t, m in tuples)
