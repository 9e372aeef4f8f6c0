# Cut off the common head of the binary numbers
def change_variance(before, after, steps, epsilon):
    cut = (before ^ after).bit_length()
    m = sum(((t >> k) & 1) for t in (before, after) for k in range(cut))
    return float(2 * m * steps.bit_length() ** 2) / float(epsilon) ** 2
