# The same with each output split in three, as an array.
def counterexample(factor, delta):
    p = (1 - delta) / (1 + factor)
    w = [Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)]
    row = [a * b for a in (1 - p, p) for b in w]
    return np.array([row, row[3:] + row[:3]], dtype=object)
