# Steps of 2^k - 1: logarithm of steps instead of steps + 1.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    most = max(1, math.floor(math.log2(steps)))
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
