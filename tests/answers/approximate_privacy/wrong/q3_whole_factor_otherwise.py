# Cuts the factor to a whole number.
def tpr_range(fpr, factor, delta):
    c = factor.numerator // factor.denominator
    low = max(Fraction(0), (fpr - delta) / c, 1 - c * (1 - fpr) - delta)
    return low, min(Fraction(1), c * fpr + delta, 1 - (1 - fpr - delta) / c)
