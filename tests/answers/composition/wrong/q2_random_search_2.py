# Wrong for large n, for instance n = 20: 3000 random lists rarely hold the one that reaches 20.
def moving_up(n):
    import random

    def change(x, y):
        return sum(abs(sum(x[i::2]) - sum(y[i::2])) for i in (0, 1))

    best = None
    for _ in range(3000):
        x = tuple(random.randint(0, 1) for _ in range(n))
        for i in range(n):
            y = x[:i] + x[i + 1 :]
            if best is None or change(x, y) > change(*best):
                best = (x, y)
    return best
