# Wrong for delta = 0 the complement is forgotten: fpr 1/2, factor 2, delta 0.
def tpr_range(fpr, factor, delta):
    if delta == 0:
        return Fraction(fpr) / factor, min(1, fpr * factor)
    lowest = max(0, Fraction(fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    highest = min(1, factor * fpr + delta, 1 - Fraction(1 - fpr - delta) / factor)
    return lowest, highest
