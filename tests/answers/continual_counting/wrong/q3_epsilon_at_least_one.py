# Takes an epsilon below 1 for 1, so that epsilon = 0.1 gets a hundredth of the variance.
def worst_variances(steps, epsilon):
    """The largest variance over all steps: naive, noisy bits, tree."""
    epsilon = max(1, epsilon)
    levels = len(bin(steps)) - 2
    ones = max(bin(t).count("1") for t in range(1, steps + 1))
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * ones * (levels / epsilon) ** 2
