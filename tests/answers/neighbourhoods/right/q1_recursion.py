# Removes one record after the other by recursion.
def group_bounds(x, y, epsilon):
    def walk(a, b):
        if not a:
            return len(b)
        first, rest = a[0], a[1:]
        if first in b:
            i = b.index(first)
            return walk(rest, b[:i] + b[i + 1 :])
        return 1 + walk(rest, b)

    k = walk(tuple(x), tuple(y))
    second = math.inf
    if len(x) == len(y):
        second = epsilon * k / 2
    return (epsilon * k, second)
