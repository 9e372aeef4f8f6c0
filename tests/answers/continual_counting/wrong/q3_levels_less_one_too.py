# Steps = 2^k - 1: the last step has one more.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    most = max(levels - 1, 1)
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
