# An exact variance.
def change_variance(before, after, steps, epsilon):
    s, t, m = before, after, 0
    while s != t:
        if s > t:
            s, t = t, s
        t &= t - 1
        m += 1
    return Fraction(2 * m * steps.bit_length() ** 2) / Fraction(epsilon) ** 2
