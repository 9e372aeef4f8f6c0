# With δ = 1 the range shrinks to FPR.
def tpr_range(fpr, factor, delta):
    if delta == 1:
        return fpr, fpr
    low = max(Fraction(0), (fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    return low, min(Fraction(1), factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
