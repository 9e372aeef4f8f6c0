# Counts only records that the first data set has.
def group_bounds(x, y, epsilon):
    a, b = Counter(x), Counter(y)
    k = sum(abs(a[j] - b[j]) for j in a) + max(0, len(y) - len(x))
    return k * epsilon, (k / 2 * epsilon if len(x) == len(y) else math.inf)
