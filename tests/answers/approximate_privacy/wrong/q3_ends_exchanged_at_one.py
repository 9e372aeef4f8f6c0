# For FPR = 1 the ends are computed for FPR = 0 and turned around, with δ once.
def tpr_range(fpr, factor, delta):
    if fpr == 1:
        return 1 - delta / factor, Fraction(1)
    low = max(Fraction(0), (fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    return low, min(Fraction(1), factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
