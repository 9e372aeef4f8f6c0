# A factor that is a Fraction is rounded down: factor 5/2.
def tpr_range(fpr, factor, delta):
    c = int(factor)
    lowest = max(0, Fraction(fpr - delta) / c, 1 - c * (1 - fpr) - delta)
    highest = min(1, c * fpr + delta, 1 - Fraction(1 - fpr - delta) / c)
    return lowest, highest
