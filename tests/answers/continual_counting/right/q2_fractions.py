# Exact scales.
def scales(steps, epsilon):
    e = Fraction(epsilon)
    n = 0
    while 2**n <= steps:
        n += 1
    return Fraction(steps) / e, 1 / e, n / e
