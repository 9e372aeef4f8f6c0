# For floats it draws 20000 surveys instead of summing.
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    if isinstance(q, float):
        draws = np.random.default_rng(1).random((20_000, n)) < q
        return float(np.mean([float(statistic(tuple(int(b) for b in row))) for row in draws]))
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        total += statistic(told) * math.prod(q if a else 1 - q for a in told)
    return total
