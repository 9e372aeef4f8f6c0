# Compares the tuples place by place, as if order counted.
def group_bounds(x, y, epsilon):
    edits = sum(a != b for a, b in itertools.zip_longest(x, y))
    steps = 2 * edits - abs(len(x) - len(y))
    return epsilon * steps, epsilon * edits if len(x) == len(y) else math.inf
