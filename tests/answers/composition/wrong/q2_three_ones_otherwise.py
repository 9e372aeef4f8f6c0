# Searches lists with at most three ones only, as more seem not to be needed.
def moving_up(n):
    best, pair = -1, None
    for size in range(4):
        for ones in itertools.combinations(range(n), size):
            x = tuple(int(i in ones) for i in range(n))
            for i in range(n):
                y = x[:i] + x[i + 1 :]
                d = abs(sum(x[::2]) - sum(y[::2])) + abs(sum(x[1::2]) - sum(y[1::2]))
                if d > best:
                    best, pair = d, (x, y)
    return pair
