# Wrong for n = 6 and a clerk who refuses one data set only: 60 random pairs often miss it.
def refusal_leak(refuses, n):
    rng = np.random.default_rng(1)
    for _ in range(60):
        x = tuple(rng.integers(0, 2, size=n).tolist())
        i = int(rng.integers(n))
        y = x[:i] + (1 - x[i],) + x[i + 1 :]
        if refuses(x) != refuses(y):
            return x, y
    return None
