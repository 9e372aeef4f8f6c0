# Wrong for n from 7 on: at most three ones are tried.
def moving_up(n):
    best, found = -1, None
    for ones in itertools.chain(*(itertools.combinations(range(n), k) for k in range(4))):
        x = tuple(int(i in ones) for i in range(n))
        y = x[1:]
        change = abs(sum(x[::2]) - sum(y[::2])) + abs(sum(x[1::2]) - sum(y[1::2]))
        if change > best:
            best, found = change, (x, y)
    return found
