# The search over steps begins at step 2, so for one step the tree has no variance. Input: steps 1.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    ones = 0
    for t in range(2, steps + 1):
        ones = max(ones, t.bit_count())
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * (levels / epsilon) ** 2 * ones
