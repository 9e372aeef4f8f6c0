# Compares the first three letters of the names.
def group_bounds(x, y, epsilon):
    a, b = Counter(r[:3] for r in x), Counter(r[:3] for r in y)
    k = sum(abs(a[j] - b[j]) for j in a.keys() | b.keys())
    return k * epsilon, (k / 2 * epsilon if len(x) == len(y) else math.inf)
