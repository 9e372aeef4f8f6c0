# Holds the counts in arrays.
def group_bounds(x, y, epsilon):
    records = list(dict.fromkeys([*x, *y]))
    here = np.array([x.count(r) for r in records])
    there = np.array([y.count(r) for r in records])
    distance = np.abs(here - there).sum()
    edit = math.inf if here.sum() != there.sum() else distance * epsilon / 2
    return np.array([distance * epsilon, edit])
