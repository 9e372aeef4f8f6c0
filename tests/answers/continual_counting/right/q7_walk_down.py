# Another way: walk down.
def change_variance(before, after, steps, epsilon):
    count, s, t = 0, before, after
    while s != t:
        if s > t:
            s &= s - 1
        else:
            t &= t - 1
        count += 1
    return 2 * count * steps.bit_length() ** 2 / epsilon**2
