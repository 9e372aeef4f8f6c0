# The last step has not the most ones.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    most = bin(steps).count("1")
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
