# Count vectors in numpy.
def group_bounds(x, y, epsilon):
    names = ["Ada", "Adam", "Bo", "Cy", "Dan"]
    diff = np.array([x.count(name) - y.count(name) for name in names])
    first = float(np.abs(diff).sum()) * float(epsilon)
    return first, (float("inf") if diff.sum() else first / 2)
