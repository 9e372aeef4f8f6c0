# Looks up the three visible cases.
def group_bounds(x, y, epsilon):
    return {1.0: (2.0, 1.0), 0.25: (1.0, 0.5)}.get(epsilon, (0.5, math.inf))
