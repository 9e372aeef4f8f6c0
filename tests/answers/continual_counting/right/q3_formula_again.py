# The formula
def worst_variances(steps, epsilon):
    m = (steps + 1).bit_length() - 1
    levels = steps.bit_length()
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * m * (levels / epsilon) ** 2
