# Sorts the bounds.
def tpr_range(fpr, factor, delta):
    c = Fraction(factor)
    lower = sorted([Fraction(0), (fpr - delta) / c, 1 - c * (1 - fpr) - delta])
    upper = sorted([Fraction(1), c * fpr + delta, 1 - (1 - fpr - delta) / c])
    return np.array([lower[-1], upper[0]], dtype=object)
