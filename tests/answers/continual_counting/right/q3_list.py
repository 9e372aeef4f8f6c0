# A list of all variances of the tree.
def worst_variances(steps, epsilon):
    counts = [0]
    while len(counts) <= steps:
        counts += [1 + c for c in counts]
    levels = len(f"{steps:b}")
    tree = [c * 2 * levels * levels for c in counts[: steps + 1]]
    return tuple(v / (epsilon * epsilon) for v in (2 * steps**2, 2 * steps, max(tree)))
