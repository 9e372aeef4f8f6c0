# Wrong for steps = 7 (all 2**k - 1, and 0 for steps = 1): there all digits are ones.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    most = max(levels - 1, 1)
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
