# Counts letters, and not records.
def group_bounds(x, y, epsilon):
    a, b = Counter("".join(x)), Counter("".join(y))
    k = sum(abs(a[j] - b[j]) for j in a.keys() | b.keys() if j.isupper())
    return k * epsilon, (k / 2 * epsilon if len(x) == len(y) else math.inf)
