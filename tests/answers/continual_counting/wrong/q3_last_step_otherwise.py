# The worst step is the last.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * bin(steps).count("1") * (levels / epsilon) ** 2
