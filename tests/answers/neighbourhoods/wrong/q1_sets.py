# Compares sets, and forgets how often a record occurs.
def group_bounds(x, y, epsilon):
    steps = len(set(x) ^ set(y))
    return epsilon * steps, epsilon * steps / 2 if len(x) == len(y) else math.inf
