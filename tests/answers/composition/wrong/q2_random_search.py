# Wrong for larger n, e.g. 20: 500 random lists do not hold the one that reaches the most.
def moving_up(n):
    rng = np.random.default_rng(5)
    best, found = -1, None
    for _ in range(500):
        x = tuple(rng.integers(0, 2, size=n).tolist())
        y = x[1:]
        change = abs(sum(x[::2]) - sum(y[::2])) + abs(sum(x[1::2]) - sum(y[1::2]))
        if change > best:
            best, found = change, (x, y)
    return found
