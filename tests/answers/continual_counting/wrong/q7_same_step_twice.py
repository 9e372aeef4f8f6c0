# Wrong for before = after > 0: the difference is 0, and here all boxes count twice.
def change_variance(before, after, steps, epsilon):
    k = (before ^ after).bit_length() or after.bit_length()
    low = 2**k - 1
    m = (before & low).bit_count() + (after & low).bit_count()
    return 2 * m * (steps.bit_length() / epsilon) ** 2
