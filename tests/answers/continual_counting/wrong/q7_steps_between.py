# Wrong for before = 5, after = 6.
def change_variance(before, after, steps, epsilon):
    if before and before.bit_length() == after.bit_length() and before & (before - 1):
        m, s = 0, before
        while s < after:  # the fewest boxes of the steps between
            size = s & -s
            while s + size > after:
                size //= 2
            s, m = s + size, m + 1
    else:
        low = (1 << (before ^ after).bit_length()) - 1
        m = (before & low).bit_count() + (after & low).bit_count()
    return 2 * m * (steps.bit_length() / epsilon) ** 2
