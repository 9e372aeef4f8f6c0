# Leaves out records that are 0 or an empty text.
def group_bounds(x, y, epsilon):
    a, b = Counter(filter(None, x)), Counter(filter(None, y))
    k = sum(abs(a[j] - b[j]) for j in a.keys() | b.keys())
    return k * epsilon, (k / 2 * epsilon if len(x) == len(y) else math.inf)
