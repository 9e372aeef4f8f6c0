# Exact fractions; grows 1, 11, 111, ... as long as it is at most T.
def worst_variances(steps, epsilon):
    eps, ones, levels = Fraction(epsilon), 0, 0
    while 2 ** (ones + 1) - 1 <= steps:
        ones += 1
    while 2**levels <= steps:
        levels += 1
    one = 2 / eps**2
    return tuple(map(float, (one * steps**2, one * steps, one * levels**2 * ones)))
