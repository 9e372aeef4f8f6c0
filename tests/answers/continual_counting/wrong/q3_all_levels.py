# Adds all levels.
def worst_variances(steps, epsilon):
    most, levels = steps.bit_length(), steps.bit_length()
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
