# Cuts epsilon to a whole number (1 at least).
def worst_variances(steps, epsilon):
    epsilon = int(epsilon) or 1
    l, m = steps.bit_length(), (steps + 1).bit_length() - 1
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * m * (l / epsilon) ** 2
