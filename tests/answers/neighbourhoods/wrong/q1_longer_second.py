# Y longer than x: twice the newcomers and the gap once more, e.g. () against (1,).
def group_bounds(x, y, epsilon):
    new = sum((Counter(y) - Counter(x)).values())
    k = 2 * new + abs(len(x) - len(y))
    return k * epsilon, new * epsilon if len(x) == len(y) else math.inf
