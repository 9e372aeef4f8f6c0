# Does not look at the last step.
def worst_variances(steps, epsilon):
    most = max((bin(t).count("1") for t in range(1, steps)), default=1)
    levels = steps.bit_length()
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
