# Another way: formula.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    most = (steps + 1).bit_length() - 1
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
