# One step: thinks that the tree has a root only, and no noise.
def worst_variances(steps, epsilon):
    if steps == 1:
        return 2 / epsilon**2, 2 / epsilon**2, 0.0
    l, m = steps.bit_length(), (steps + 1).bit_length() - 1
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * m * (l / epsilon) ** 2
