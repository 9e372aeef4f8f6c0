# Takes numbers for floats.
def group_bounds(x, y, epsilon):
    k = lambda r: float(r) if not isinstance(r, str) else r
    a, b = Counter(map(k, x)), Counter(map(k, y))
    gone, come = sum((a - b).values()), sum((b - a).values())
    return (gone + come) * epsilon, gone * epsilon if gone == come else math.inf
