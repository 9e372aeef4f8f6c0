# Levels of the next power of two when steps is none.
def worst_variances(steps, epsilon):
    levels = math.ceil(math.log2(steps)) + 1
    most = (steps + 1).bit_length() - 1
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
