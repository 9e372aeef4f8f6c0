# Wrong for before = 5, after = 6.
def change_variance(before, after, steps, epsilon):
    scale = steps.bit_length() / epsilon
    prefixes, t = {0}, after
    while t:
        prefixes.add(t)
        t &= t - 1
    if before in prefixes:
        m = after.bit_count() - before.bit_count()
    else:
        m = after.bit_count() + before.bit_count()
    return 2 * m * scale**2
