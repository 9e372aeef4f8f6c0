# Does not square ε.
def worst_variances(steps, epsilon):
    most, levels = (steps + 1).bit_length() - 1, steps.bit_length()
    return 2 * steps**2 / epsilon, 2 * steps / epsilon, 2 * most * levels**2 / epsilon
