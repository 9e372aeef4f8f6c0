# The factor is made a whole number.
def tpr_range(fpr, factor, delta):
    c = int(factor)
    low = max(Fraction(0), (fpr - delta) / c, 1 - delta - c * (1 - fpr))
    high = min(Fraction(1), c * fpr + delta, 1 - (1 - fpr - delta) / c)
    return low, high
