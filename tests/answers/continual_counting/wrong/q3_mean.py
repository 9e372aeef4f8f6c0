# Takes the mean over all steps for the tree.
def worst_variances(steps, epsilon):
    most, levels = sum(bin(t).count("1") for t in range(1, steps + 1)) / steps, steps.bit_length()
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
