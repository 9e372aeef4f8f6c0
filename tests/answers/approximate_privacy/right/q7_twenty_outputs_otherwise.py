# Truth and lie are split in ten each, in arrays, Q is P turned around.
def counterexample(factor, delta):
    p = (1 - delta) / (1 + factor)
    row = [(1 - p) * Fraction(k, 55) for k in range(1, 11)] + [
        p * Fraction(k, 55) for k in range(10, 0, -1)
    ]
    return np.array(row, dtype=object), np.array(row[::-1], dtype=object)
