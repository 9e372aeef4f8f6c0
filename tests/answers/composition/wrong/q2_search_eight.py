# Wrong for n above 8: the best of 8 is searched, with zeros in front.
def moving_up(n):
    def change(x):
        y = x[1:]
        return abs(sum(x[::2]) - sum(y[::2])) + abs(sum(x[1::2]) - sum(y[1::2]))

    small = min(n, 8)
    x = (0,) * (n - small) + max(itertools.product((0, 1), repeat=small), key=change)
    return x, x[1:]
