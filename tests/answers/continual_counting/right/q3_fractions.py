# Exact fractions, floats at the end
def worst_variances(steps, epsilon):
    e2 = Fraction(epsilon) ** 2
    m = 0
    while 2 ** (m + 1) - 1 <= steps:
        m += 1
    levels = 0
    while 2**levels <= steps:
        levels += 1
    return float(2 * steps**2 / e2), float(2 * steps / e2), float(2 * m * levels**2 / e2)
