# Which line binds is decided by FPR against 1/2, and not by the corner of the region.
def tpr_range(fpr, factor, delta):
    if fpr < Fraction(1, 2):
        high = factor * fpr + delta
    else:
        high = 1 - (1 - fpr - delta) / factor
    if fpr <= Fraction(1, 2):
        low = (fpr - delta) / factor
    else:
        low = 1 - delta - factor * (1 - fpr)
    return max(low, 0), min(high, 1)
