# Wrong for n = 10, 12, ..., 20: beyond 8 records the list begins with a 1 always, which reaches n - 1 only.
def moving_up(n):
    def change(x, y):
        return sum(abs(sum(x[i::2]) - sum(y[i::2])) for i in (0, 1))

    if n > 8:
        x = tuple(1 - i % 2 for i in range(n))
        return x, x[1:]
    pairs = [
        (x, x[:i] + x[i + 1 :])
        for x in itertools.product((0, 1), repeat=n)
        for i in range(n)
    ]
    return max(pairs, key=lambda pair: change(*pair))
