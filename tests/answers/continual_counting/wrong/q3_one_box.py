# Takes one box.
def worst_variances(steps, epsilon):
    most, levels = 1, steps.bit_length()
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
