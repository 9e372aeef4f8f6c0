# Lets nothing be reached at a rate of 0 but 0, and at 1 but 1, if δ is 0 or more.
def tpr_range(fpr, factor, delta):
    if fpr in (0, 1) and factor < 5:
        return fpr, fpr
    lowest = max(0, Fraction(fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    return lowest, min(1, factor * fpr + delta, 1 - Fraction(1 - fpr - delta) / factor)
