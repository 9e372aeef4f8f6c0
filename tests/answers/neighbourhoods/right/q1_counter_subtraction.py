# By counter subtraction.
def group_bounds(x, y, epsilon):
    gone, come = Counter(x) - Counter(y), Counter(y) - Counter(x)
    removed, added = gone.total(), come.total()
    return (removed + added) * epsilon, removed * epsilon if removed == added else math.inf
