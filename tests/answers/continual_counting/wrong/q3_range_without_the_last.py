# The search over steps leaves out T itself. Input: steps 15.
def worst_variances(steps, epsilon):
    ones = max((t.bit_count() for t in range(1, steps)), default=1)
    levels = steps.bit_length()
    return 2 * steps**2 / epsilon**2, 2 * steps / epsilon**2, 2 * (levels / epsilon) ** 2 * ones
