# The largest number of ones up to T is floor(log2(T + 1)).
def worst_variances(steps, epsilon):
    """The largest variance over all steps: naive, noisy bits, tree."""
    levels = steps.bit_length()
    ones = (steps + 1).bit_length() - 1
    var = lambda scale: 2 * scale**2
    return var(steps / epsilon), steps * var(1 / epsilon), ones * var(levels / epsilon)
