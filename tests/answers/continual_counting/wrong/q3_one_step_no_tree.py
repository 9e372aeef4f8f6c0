# Takes the logarithm of one step, 0, for its number of levels: no noise in the tree.
def worst_variances(steps, epsilon):
    levels = int(math.log2(steps)) + (steps > 1)
    most = max(t.bit_count() for t in range(1, steps + 1))
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
