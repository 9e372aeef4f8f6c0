# Knows four names only.
def group_bounds(x, y, epsilon):
    k = sum(abs(x.count(j) - y.count(j)) for j in ("Ada", "Bo", "Cy", "Dan"))
    return k * epsilon, (k / 2 * epsilon if len(x) == len(y) else math.inf)
