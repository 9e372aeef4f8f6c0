# Nobody has 1/(2c) at the telling output, the rest is not tight.
def tight(factor):
    t = Fraction(1, 2) / factor
    return [[t, 1 - t], [Fraction(1, 2), Fraction(1, 2)]]
