# Bounds as fractions throughout, and an array of two.
def tpr_range(fpr, factor, delta):
    f, c, d = Fraction(fpr), Fraction(factor), Fraction(delta)
    below = [Fraction(0), (f - d) / c, 1 - c * (1 - f) - d]
    above = [Fraction(1), c * f + d, 1 - (1 - f - d) / c]
    return np.array([max(below), min(above)], dtype=object)
