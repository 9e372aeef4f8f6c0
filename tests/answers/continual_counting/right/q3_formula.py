# Another way: formula.
def worst_variances(steps, epsilon):
    """The largest variance over all steps: naive, noisy bits, tree."""
    levels, most = steps.bit_length(), (steps + 1).bit_length() - 1
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
