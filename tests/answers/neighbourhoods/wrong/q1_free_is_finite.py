# Takes epsilon 0 for a bound on everything.
def group_bounds(x, y, epsilon):
    if epsilon == 0:
        return 0.0, 0.0
    a, b = Counter(x), Counter(y)
    k = sum(abs(a[j] - b[j]) for j in a.keys() | b.keys())
    return k * epsilon, (k / 2 * epsilon if len(x) == len(y) else math.inf)
