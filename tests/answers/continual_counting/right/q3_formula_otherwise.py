# The formula.
def worst_variances(steps, epsilon):
    l, m = steps.bit_length(), (steps + 1).bit_length() - 1
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * m * (l / epsilon) ** 2
