# Strips and lowers texts.
def group_bounds(x, y, epsilon):
    a, b = (Counter(str(r).strip().lower() for r in part) for part in (x, y))
    k = sum(abs(a[j] - b[j]) for j in a.keys() | b.keys())
    return k * epsilon, (k / 2 * epsilon if len(x) == len(y) else math.inf)
