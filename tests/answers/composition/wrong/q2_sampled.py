# Tries a thousand random lists and keeps the best, which is not the most for many records.
def moving_up(n):
    rng = np.random.default_rng(0)
    best = None
    for _ in range(1000):
        x = rng.integers(0, 2, n).tolist()
        for i in range(n):
            y = x[:i] + x[i + 1 :]
            d = abs(sum(x[::2]) - sum(y[::2])) + abs(sum(x[1::2]) - sum(y[1::2]))
            if best is None or d > best[0]:
                best = d, tuple(x), tuple(y)
    return best[1], best[2]
