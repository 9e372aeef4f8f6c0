# The excess is a line in p: interpolate between p = 0 and p = 1/2.
def flip_needed(factor, delta):
    def excess(p):
        return 1 - p - factor * p

    a, b = excess(Fraction(0)), excess(Fraction(1, 2))
    return Fraction(1, 2) * (a - delta) / (a - b)
