# Gives a box noise of scale 1/ε.
def worst_variances(steps, epsilon):
    most, levels = (steps + 1).bit_length() - 1, steps.bit_length()
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (1 / epsilon) ** 2
