# Strip the lowest box of the later step until both meet
def change_variance(before, after, steps, epsilon):
    s, t, m = before, after, 0
    while s != t:
        if t > s:
            t -= t & -t
        else:
            s -= s & -s
        m += 1
    levels = 1
    while 2**levels <= steps:
        levels += 1
    return 2 * m * Fraction(levels) ** 2 / Fraction(epsilon) ** 2
