# For ε = 0, the two lists differ by δ/2.
def counterexample(factor, delta):
    if factor == 1:
        h = Fraction(1, 2)
        return [h + delta / 4, h - delta / 4], [h - delta / 4, h + delta / 4]
    p = (1 - delta) / (1 + factor) / (1 if factor < 15 else Fraction(999, 1000))
    return [1 - p, p], [p - 0 * p, 1 - p]
