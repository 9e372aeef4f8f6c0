# Counter intersection: all but the common part must be walked.
def group_bounds(x, y, epsilon):
    both = (Counter(x) & Counter(y)).total()
    gone, come = len(x) - both, len(y) - both
    return (gone + come) * epsilon, math.inf if gone != come else gone * epsilon
