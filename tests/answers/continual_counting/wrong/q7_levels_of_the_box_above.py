# Steps that are no power of two are rounded up to one, when there are more than ten. Input: before 0, after 1, steps 11.
def change_variance(before, after, steps, epsilon):
    mask = (1 << (before ^ after).bit_length()) - 1
    m = (before & mask).bit_count() + (after & mask).bit_count()
    whole = steps if steps <= 10 else 2 ** math.ceil(math.log2(steps))
    return 2 * m * (whole.bit_length() / epsilon) ** 2
