# Small search then pattern.
def _change(x, y):
    return abs(sum(x[::2]) - sum(y[::2])) + abs(sum(x[1::2]) - sum(y[1::2]))


def moving_up(n):
    if n <= 6:
        pairs = (
            (x, x[:i] + x[i + 1 :]) for x in itertools.product((0, 1), repeat=n) for i in range(n)
        )
        return max(pairs, key=lambda pair: _change(*pair))
    x = ((0, 1) * n)[n % 2 :][:n]
    return x, x[1:]
