# An alarm of one half and a remainder.
def counterexample(factor, delta):
    h = Fraction(1, 2)
    q = max(Fraction(0), (h - delta) / factor)
    return [h, h], [q, 1 - q]
