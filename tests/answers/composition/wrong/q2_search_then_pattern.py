# Searches exactly up to n = 8 and then uses 1, 0, 1, 0, …, which for n = 10 does not reach 10.
def moving_up(n):
    if n > 8:
        x = tuple((1, 0) * n)[:n]
        return x, x[1:]

    def counts(x):
        return sum(x[::2]), sum(x[1::2])

    best = None
    for x in itertools.product((0, 1), repeat=n):
        for i in range(n):
            y = x[:i] + x[i + 1 :]
            (a, b), (c, d) = counts(x), counts(y)
            score = abs(a - c) + abs(b - d)
            if best is None or score > best[0]:
                best = score, x, y
    return best[1], best[2]
