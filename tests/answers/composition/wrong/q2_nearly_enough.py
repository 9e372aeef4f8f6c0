# Stops the search at the first list that reaches nine tenths of n.
def moving_up(n):
    for x in itertools.product((0, 1), repeat=n):
        y = x[1:]
        if abs(sum(x[::2]) - sum(y[::2])) + abs(sum(x[1::2]) - sum(y[1::2])) >= 0.9 * n:
            return x, y
