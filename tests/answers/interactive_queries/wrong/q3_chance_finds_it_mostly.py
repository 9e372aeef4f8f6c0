# Wrong for n = 6, refused if the data are (0, 0, 0, 1, 0, 1): forty pairs are drawn with a fixed seed, most are not looked at.
def refusal_leak(refuses, n):
    rng = np.random.default_rng(1)
    for _ in range(40):
        x = tuple(int(b) for b in rng.integers(0, 2, size=n))
        i = int(rng.integers(n))
        y = x[:i] + (1 - x[i],) + x[i + 1 :]
        if refuses(x) != refuses(y):
            return x, y
    return None
