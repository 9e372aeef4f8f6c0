# Variances of both answers less twice their covariance, by recursion on the highest box
def change_variance(before, after, steps, epsilon):
    def shared(s, t):
        if s == 0 or t == 0 or s.bit_length() != t.bit_length():
            return 0
        top = 1 << s.bit_length() - 1
        return 1 + shared(s - top, t - top)

    levels = 0
    while 2**levels <= steps:
        levels += 1
    unit = 2.0 * levels * levels / epsilon / epsilon
    return unit * (before.bit_count() + after.bit_count()) - 2 * unit * shared(before, after)
