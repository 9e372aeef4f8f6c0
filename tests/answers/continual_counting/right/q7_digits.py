# Ones of both numbers less twice those of the common beginning.
def change_variance(before, after, steps, epsilon):
    width = (before ^ after).bit_length()
    mask = (1 << width) - 1
    m = (before & mask).bit_count() + (after & mask).bit_count()
    return 2.0 * m * (len(format(steps, "b")) / float(epsilon)) ** 2
