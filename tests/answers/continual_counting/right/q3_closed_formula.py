# Closed formula with binary digits.
def worst_variances(steps, epsilon):
    levels, ones = int(steps).bit_length(), (int(steps) + 1).bit_length() - 1
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * ones * (levels / epsilon) ** 2
