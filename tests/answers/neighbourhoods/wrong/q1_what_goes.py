# Counts only what goes, and not what comes.
def group_bounds(x, y, epsilon):
    gone = (Counter(x) - Counter(y)).total()
    return epsilon * gone, epsilon * gone if len(x) == len(y) else math.inf
