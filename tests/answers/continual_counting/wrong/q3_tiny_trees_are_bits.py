# For one or two steps takes the tree for the noisy bits.
def worst_variances(steps, epsilon):
    bits = 2 * steps / epsilon**2
    if steps <= 2:
        return 2 * (steps / epsilon) ** 2, bits, bits
    levels = steps.bit_length()
    ones = (steps + 1).bit_length() - 1
    return 2 * (steps / epsilon) ** 2, bits, 2 * ones * (levels / epsilon) ** 2
