# Counts who begins with a name.
def group_bounds(x, y, epsilon):
    k = sum(abs(sum(r.startswith(j) for r in x) - sum(r.startswith(j) for r in y)) for j in {*x, *y})
    return k * epsilon, (k / 2 * epsilon if len(x) == len(y) else math.inf)
