# Walks at random, twenty steps from each end.
def refusal_leak(refuses, n):
    rng = np.random.default_rng(0)
    for x in ((0,) * n, (1,) * n):
        for _ in range(20):
            i = int(rng.integers(n))
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
            x = y
    return None
