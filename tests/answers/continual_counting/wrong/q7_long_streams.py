# Compares digits in long streams.
def change_variance(before, after, steps, epsilon):
    x = before ^ after
    mask = (1 << x.bit_length()) - 1
    m = (before & mask).bit_count() + (after & mask).bit_count()
    return (
        2 * m * (math.ceil(math.log2(steps + 1)) / epsilon) ** 2
        if steps < 2**20
        else 2 * x.bit_count() * (steps.bit_length() / epsilon) ** 2
    )
