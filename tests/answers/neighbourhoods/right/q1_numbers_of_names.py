# Counts by numpy, of all names that occur.
def group_bounds(x, y, epsilon):
    names = sorted({*x, *y})
    d = np.array([x.count(j) - y.count(j) for j in names], dtype=int)
    steps = int(abs(d).sum())
    return steps * epsilon, math.inf if d.sum() else steps * epsilon / 2
