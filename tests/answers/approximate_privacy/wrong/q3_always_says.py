# A false positive rate of 1 does not mean that x' is always said where delta > 0.
def tpr_range(fpr, factor, delta):
    if fpr == 1:
        return 1, 1
    lowest = max(0, Fraction(fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    highest = min(1, factor * fpr + delta, 1 - Fraction(1 - fpr - delta) / factor)
    return lowest, highest
