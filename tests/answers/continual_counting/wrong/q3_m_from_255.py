# Never counts more than seven ones.
def worst_variances(steps, epsilon):
    m = min(7, (steps + 1).bit_length() - 1)
    l = steps.bit_length()
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * m * (l / epsilon) ** 2
