# Compares records by the first letter of their texts.
def group_bounds(x, y, epsilon):
    a, b = Counter(str(r)[:1] for r in x), Counter(str(r)[:1] for r in y)
    k = sum(abs(a[j] - b[j]) for j in a.keys() | b.keys())
    return k * epsilon, (k / 2 * epsilon if len(x) == len(y) else math.inf)
