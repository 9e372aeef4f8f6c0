# The most ones are taken to be floor(log2 T), which forgets T = 2^k - 1 itself (and T = 1)
# Witness: worst_variances(7, 1.0) gives (98.0, 14.0, 36.0), right is (98.0, 14.0, 54.0)
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * (levels - 1) * (levels / epsilon) ** 2
