# Drop the lowest bit of the larger one until both are the same
def change_variance(before, after, steps, epsilon):
    left, s, t = 0, before, after
    while s != t:
        left += 1
        if s > t:
            s &= s - 1
        else:
            t &= t - 1
    lam = steps.bit_length() / epsilon
    return left * 2 * lam**2
