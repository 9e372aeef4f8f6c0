# Compares the names by their lengths.
def group_bounds(x, y, epsilon):
    a, b = Counter(map(len, x)), Counter(map(len, y))
    k = sum(abs(a[j] - b[j]) for j in a.keys() | b.keys())
    return k * epsilon, (k / 2 * epsilon if len(x) == len(y) else math.inf)
