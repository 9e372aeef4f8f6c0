# Simulates, with numbers only.
def expectation(statistic, n, p, theta):
    rng = np.random.default_rng(4)
    total = 0
    for _ in range(1000):
        x = rng.random(n) < float(theta)
        total += statistic(tuple((x ^ (rng.random(n) < float(p))).astype(int).tolist()))
    return total / 1000
