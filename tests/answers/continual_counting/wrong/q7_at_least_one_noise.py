# At least one noise is counted, although an answer less itself has no error. Input: before 5, after 5, steps 8.
def change_variance(before, after, steps, epsilon):
    mask = (1 << (before ^ after).bit_length()) - 1
    m = max(1, (before & mask).bit_count() + (after & mask).bit_count())
    return 2 * m * (steps.bit_length() / epsilon) ** 2
