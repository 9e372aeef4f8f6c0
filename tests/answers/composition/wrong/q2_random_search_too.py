# Large n: 2000 tries do not find the best list.
def moving_up(n):
    rng = np.random.default_rng(0)
    best, found = -1, None
    for _ in range(2000):
        x = [int(b) for b in rng.integers(0, 2, n)]
        y = x[1:]
        score = abs(sum(x[::2]) - sum(y[::2])) + abs(sum(x[1::2]) - sum(y[1::2]))
        if score > best:
            best, found = score, (x, y)
    return found
