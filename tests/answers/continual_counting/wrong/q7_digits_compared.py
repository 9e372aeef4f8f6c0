# Compares binary digits, not boxes: equal sizes cancel wherever they are.
def change_variance(before, after, steps, epsilon):
    return 2 * bin(before ^ after).count("1") * (steps.bit_length() / epsilon) ** 2
