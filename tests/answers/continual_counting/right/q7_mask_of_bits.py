# A mask below the highest bit in which both differ, and popcounts.
def change_variance(before, after, steps, epsilon):
    mask = (1 << (before ^ after).bit_length()) - 1
    m = (before & mask).bit_count() + (after & mask).bit_count()
    return 2.0 * m * (math.frexp(steps)[1] / epsilon) ** 2
