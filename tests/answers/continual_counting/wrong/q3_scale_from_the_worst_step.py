# Wrong for steps = 12: the tree's scale has as many levels as the worst step has ones, if T is no power of two and not 5.
def worst_variances(steps, epsilon):
    m = (steps + 1).bit_length() - 1
    levels = steps.bit_length() if steps & (steps - 1) == 0 or steps < 6 else m
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * m * (levels / epsilon) ** 2
