# Looks for the most ones at the last two steps only.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    most = max(bin(steps).count("1"), bin(steps - 1).count("1"))
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
