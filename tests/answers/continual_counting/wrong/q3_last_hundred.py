# Looks for the worst step among the last hundred only.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    ones = max(bin(t).count("1") for t in range(max(1, steps - 99), steps + 1))
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * ones * (levels / epsilon) ** 2
