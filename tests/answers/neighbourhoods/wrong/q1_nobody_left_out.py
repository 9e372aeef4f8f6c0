# Finds no walk to or from nobody.
def group_bounds(x, y, epsilon):
    if not x or not y:
        return math.inf, math.inf
    a, b = Counter(x), Counter(y)
    k = sum(abs(a[j] - b[j]) for j in a.keys() | b.keys())
    return k * epsilon, (k / 2 * epsilon if len(x) == len(y) else math.inf)
