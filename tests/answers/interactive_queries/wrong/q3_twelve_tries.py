# Tries twelve data sets, drawn at random.
def refusal_leak(refuses, n):
    rng = np.random.default_rng(0)
    for _ in range(12):
        x = tuple(rng.integers(0, 2, size=n).tolist())
        for i in range(n):
            y = x[:i] + (1 - x[i],) + x[i + 1 :]
            if refuses(x) != refuses(y):
                return x, y
    return None
