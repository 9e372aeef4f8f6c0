# The same in exact fractions.
def variance_fixed(n, p):
    flip = Fraction(p)
    stretch = 1 / (1 - 2 * flip)
    return float(stretch**2 * flip * (1 - flip) / int(n))
