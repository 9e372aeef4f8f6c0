# An answer subtracted from itself is taken for two answers with noise of their own.
def change_variance(before, after, steps, epsilon):
    unit = 2 * (steps.bit_length() / epsilon) ** 2
    if before == after:
        return 2 * bin(after).count("1") * unit
    mask = (1 << (before ^ after).bit_length()) - 1
    return unit * (bin(before & mask).count("1") + bin(after & mask).count("1"))
