# Right: integer root
def interval(yes, n, p, z):
    stretch = float(1 - 2 * Fraction(p))
    root = math.sqrt(yes * (n - yes) / n) * float(z)
    return [(yes - n * float(p) + sign * root) / n / stretch for sign in (-1, 1)]
