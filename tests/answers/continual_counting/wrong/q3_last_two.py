# Compares the last step and the one before only.
def worst_variances(steps, epsilon):
    l = steps.bit_length()
    m = max(steps.bit_count(), (steps - 1).bit_count())
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * m * (l / epsilon) ** 2
