# From the end, a bit becomes 1 if that makes the change larger. Lists.
def moving_up(n):
    def change(x):
        y = x[1:]
        return abs(sum(x[::2]) - sum(y[::2])) + abs(sum(x[1::2]) - sum(y[1::2]))

    x = [0] * n
    for i in reversed(range(n)):
        before = change(x)
        x[i] = 1
        if change(x) <= before:
            x[i] = 0
    return [x, x[1:]]
