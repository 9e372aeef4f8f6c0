# From three people on only sorted tuples are evaluated, with their multiplicity. Input: statistic = a[0], n = 3, p = 1/4, theta = 1/3.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    if n < 3:
        tuples = [(told, 1) for told in itertools.product((0, 1), repeat=n)]
    else:
        tuples = [((1,) * k + (0,) * (n - k), math.comb(n, k)) for k in range(n + 1)]
    return sum(m * statistic(t) * q ** sum(t) * (1 - q) ** (n - sum(t)) for t, m in tuples)
