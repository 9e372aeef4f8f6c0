# Turning point.
def tpr_range(fpr, factor, delta):
    F, c, d = map(Fraction, (fpr, factor, delta))
    turn = (1 - d) / (1 + c)
    high = c * F + d if F <= turn else min(1 - (1 - F - d) / c, Fraction(1))
    low = 1 - d - c * (1 - F) if 1 - F <= turn else max((F - d) / c, Fraction(0))
    return np.array([low, high], dtype=object)
