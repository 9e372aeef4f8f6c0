# The most ones as the rounded logarithm of T, which is too many between 1.42 and 2 times a power of two.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    most = max(1, round(math.log2(steps)))
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
