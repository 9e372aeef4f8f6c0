# A walk through all data sets, one bit at a time: somewhere the clerk changes his mind
def refusal_leak(refuses, n):
    def walk(k):
        return (
            [()]
            if k == 0
            else [(0, *w) for w in walk(k - 1)] + [(1, *w) for w in reversed(walk(k - 1))]
        )

    path = walk(n)
    for x, y in zip(path, path[1:]):
        if refuses(x) and not refuses(y) or refuses(y) and not refuses(x):
            return [list(y), list(x)]
