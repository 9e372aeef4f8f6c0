# If the steps between are a box longer than one, takes that box for the difference, though the answers do not use it.
def change_variance(before, after, steps, epsilon):
    unit = 2 * (steps.bit_length() / epsilon) ** 2
    gap = after - before
    if gap > 1 and gap & (gap - 1) == 0 and before % gap == 0:
        return unit
    mask = (1 << (before ^ after).bit_length()) - 1
    return unit * (bin(before & mask).count("1") + bin(after & mask).count("1"))
