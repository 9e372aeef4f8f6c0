# The variance is rounded to six decimals. Input: before 0, after 1, steps 1, epsilon 70.
def change_variance(before, after, steps, epsilon):
    mask = (1 << (before ^ after).bit_length()) - 1
    m = (before & mask).bit_count() + (after & mask).bit_count()
    return round(2 * m * (steps.bit_length() / epsilon) ** 2, 6)
