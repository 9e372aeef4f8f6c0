# Counts differing digits where the steps are no neighbours.
def change_variance(before, after, steps, epsilon):
    m = (
        bin(before ^ after).count("1")
        if after - before > 1
        else 1 + bin(before & ~after).count("1")
    )
    return 2 * m * (steps.bit_length() / epsilon) ** 2
