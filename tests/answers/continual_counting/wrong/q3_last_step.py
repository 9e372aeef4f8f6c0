# Takes the last step.
def worst_variances(steps, epsilon):
    most, levels = bin(steps).count("1"), steps.bit_length()
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
