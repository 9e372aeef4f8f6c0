# Compares binary digits, not boxes.
def change_variance(before, after, steps, epsilon):
    return 2 * (before ^ after).bit_count() * (steps.bit_length() / epsilon) ** 2
