# Epsilon is rounded up to a whole number
# Witness: worst_variances(8, 0.5) gives (128.0, 16.0, 96.0), right is (512.0, 64.0, 384.0)
def worst_variances(steps, epsilon):
    epsilon = math.ceil(epsilon)
    m = (steps + 1).bit_length() - 1
    levels = steps.bit_length()
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * m * (levels / epsilon) ** 2
