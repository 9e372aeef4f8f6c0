# The excess is linear in p: interpolation between p = 0 and p = 1/2.
def flip_needed(factor, delta):
    excess = lambda p: (1 - p) - factor * p - delta
    a, b = Fraction(0), Fraction(1, 2)
    fa, fb = excess(a), excess(b)
    return a if fa <= 0 else a + (b - a) * fa / (fa - fb)
