# Counts names within one text of all records.
def group_bounds(x, y, epsilon):
    s, t = " ".join(x), " ".join(y)
    k = sum(abs(s.count(j) - t.count(j)) for j in {*x, *y})
    return k * epsilon, (k / 2 * epsilon if len(x) == len(y) else math.inf)
