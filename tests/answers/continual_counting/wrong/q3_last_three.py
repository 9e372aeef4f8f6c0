# Looks at the last three steps for the most ones.
def worst_variances(steps, epsilon):
    most = max(t.bit_count() for t in range(max(1, steps - 2), steps + 1))
    levels = steps.bit_length()
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
