# The worst step is the last one or the one before it.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    ones = max(bin(steps).count("1"), bin(steps - 1).count("1"))
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * ones * (levels / epsilon) ** 2
